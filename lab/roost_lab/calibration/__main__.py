"""`python -m roost_lab.calibration`: Pickomino is the game whose values are learnt."""

from roost_lab.calibration.pickomino.report import main

if __name__ == "__main__":
    main()
