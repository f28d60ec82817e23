"""`python -m bench.calibration`: Pickomino is the game whose values are learnt."""

from bench.calibration.pickomino.report import main

if __name__ == "__main__":
    main()
