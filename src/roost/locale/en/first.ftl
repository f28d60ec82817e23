### Your first game: what is said at a table whose dice follow a script.

first-title = Your first game
first-next = Next
first-place = Step { $number } of { $count }
first-play = Play for real
first-play-how = real dice, same opponent
first-again = Start over

## Pickomino

first-pickomino-hello = These tiles are what you’re after. The number is how many points a tile costs; the worms are what it’s worth.
first-pickomino-roll = Your turn: roll all eight dice.
first-pickomino-worms = Now set aside all dice of one face. A worm counts 5, and without a worm there’s no tile. Take the worms.
first-pickomino-on = 15 so far. The lowest tile needs 21: roll the other five.
first-pickomino-dimmed = You already have worms, so this one doesn’t count: that face is used up for this turn.
first-pickomino-fours = Set aside both 4s: 15 and 8 make 23.
first-pickomino-stop = There’s a 23 on the grill, and you have a worm. Stop, and it’s yours.
first-pickomino-rival = { $name } took the 25. It’s on top of the stack: with exactly 25 points you can steal it.
first-pickomino-again = Your turn: roll.
first-pickomino-ten = First the two worms: 10.
first-pickomino-six = Roll the other six.
first-pickomino-fives = Three 5s. 10 and 15 make 25: set them aside.
first-pickomino-steal = Exactly 25! Stop, and steal the tile from { $name }.
first-pickomino-covered = The 25 covers your 23. Only the top tile can be stolen or lost.
first-pickomino-twenty = Four worms: 20 in one go!
first-pickomino-four = Roll the other four.
first-pickomino-thirty = Set aside the 5s: that makes 30.
first-pickomino-greedy = 30 would be a fine tile. But let’s see what happens when luck runs out: roll again.
first-pickomino-failed = A 5 and a worm: you have both already, so the turn is lost. Your top tile goes back to the grill.
first-pickomino-turned = And the highest tile is turned over: the 36 is out of the game.
first-pickomino-end = When the grill is empty, the most worms win. That’s all you need to know!

## Knockout

first-knockout-colours = Two players have two colours each. Yours are blue and red; { $name } has green and yellow.
first-knockout-roll = Roll both dice.
first-knockout-halves = A 2 and a 5: one of your 5s moves 2 spaces, one of your 2s moves 5. You pick which pieces, and which goes first.
first-knockout-five = Let’s move the blue 5 first: two spaces towards the centre.
first-knockout-pass = Now the 2, five steps along the lines. It can pass over other pieces without hurting them.
first-knockout-again = { $name } has played. Your turn: roll.
first-knockout-hit = Your 3 moves 6, and green’s 3 is exactly six steps away. Land on a piece with the same number to knock it out.
first-knockout-empty = And the 6 moves 3, to an empty space: you can’t land on other numbers.
first-knockout-near = Yellow’s 3 is the only other 3 left, and it has come close.
first-knockout-roll-now = Roll.
first-knockout-second = Red’s 3 moves 2: knock yellow’s out.
first-knockout-lock = No one else has a 3 now. Your 3s are locked: they never move again, and they’re safe.
first-knockout-two = The 2 still moves 3, and another 2 is right there.
first-knockout-score = At the end your pieces score: 1 and 6 three points, 2 and 5 two, 3 and 4 one.
first-knockout-end = When there’s no number left to fight over, the most points win. That’s all you need to know!
