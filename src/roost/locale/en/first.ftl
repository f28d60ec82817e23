### Your first game: what is said at a table whose dice follow a script.

first-title = Your first game
first-next = Next
first-place = Step { $number } of { $count }
first-play = Play a real game
first-play-how = fair dice, same opponent
first-again = Once more from the start

## Pickomino

first-pickomino-hello = These tiles are the prize. The number is the points you need, the worms are what counts at the end.
first-pickomino-roll = Your turn: roll all eight dice.
first-pickomino-worms = Now take all dice of one face. A worm counts 5, and without a worm there is no tile. Tap the worms.
first-pickomino-on = 15 so far. The lowest tile needs 21: roll the other five.
first-pickomino-dimmed = This worm is dimmed: you have taken worms, so in this turn that face is gone.
first-pickomino-fours = Take both 4s: 15 and 8 make 23.
first-pickomino-stop = 23 lies on the grill, and you have a worm. Stop, and it is yours.
first-pickomino-rival = { $name } took the 25. It lies on top: with exactly 25 points you can steal it.
first-pickomino-again = Your turn: roll.
first-pickomino-ten = First the two worms: 10.
first-pickomino-six = Roll the other six.
first-pickomino-fives = Three 5s. 10 and 15 make 25: take them.
first-pickomino-steal = Exactly 25. Stop, and steal the tile from { $name }.
first-pickomino-covered = The 25 covers your 23. Only the top tile can be stolen or lost.
first-pickomino-twenty = Four worms: 20 in one go.
first-pickomino-four = Roll the other four.
first-pickomino-thirty = Take the 5s: that makes 30.
first-pickomino-greedy = 30 would be a fine tile. But let us see what happens when luck runs out: roll on.
first-pickomino-failed = A 5 and a worm: you have both already, so the turn is lost. Your top tile goes back to the grill.
first-pickomino-turned = And the highest tile is turned over: the 36 is out of the game.
first-pickomino-end = When the grill is empty, most worms win. That is all there is to know.

## Knockout

first-knockout-colours = Two players have two colours each. Yours are blue and red; { $name } has green and yellow.
first-knockout-roll = Roll both dice.
first-knockout-halves = A 2 and a 5: one of your 5s moves 2 spaces, one of your 2s moves 5. You choose which, and which goes first.
first-knockout-five = Say blue’s 5 goes first. Tap the glowing space.
first-knockout-pass = Now the 2, five steps along the lines. It may walk over other pieces: they are not harmed.
first-knockout-again = { $name } has moved. Your turn: roll.
first-knockout-hit = Your 3 moves 6, and green’s 3 is exactly six steps away. Land on an equal number, and it is knocked out.
first-knockout-empty = And the 6 moves 3, to an empty space: other numbers cannot be landed on.
first-knockout-near = Yellow’s 3 is the last 3 against yours, and it has come close.
first-knockout-roll-now = Roll.
first-knockout-second = Red’s 3 moves 2: knock yellow’s out.
first-knockout-lock = Nobody else has a 3 now. Your 3s wear a lock: they never move again, and nobody can knock them out.
first-knockout-two = The 2 still moves 3, and another 2 is right there.
first-knockout-score = At the end your pieces score: 1 and 6 three points, 2 and 5 two, 3 and 4 one.
first-knockout-end = When no number is left to fight over, most points win. That is all there is to know.
