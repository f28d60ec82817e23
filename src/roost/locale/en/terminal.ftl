### What the command line says. Everything else it says is in game.ftl.

## Help

help-about = Roost: play, learn and study two dice games, Pickomino and Knockout.
help-usage = Usage:
help-arguments = Arguments
help-options = Options
help-more = Options of a command: roost COMMAND --help

command-play = play a game, with people and bots on one keyboard
command-resume = go on with an unfinished game
command-replay = go through a game file, turn by turn
command-rules = read the rules of a game
command-show = show a position and what may be done in it

option-help = show this help
option-language = language of all texts

## Refusals of the command line

error-unknown-command = There is no command “{ $value }”{ $near ->
    [none] {""}
   *[other] ; did you mean “{ $near }”?
} Known: { $known }
error-usage = { $command }: { $reason }
error-unknown-argument = { $command } knows no “{ $value }”; see { $command } --help
error-argument-without-value = { $value } needs a value; see { $command } --help
error-argument-with-value = { $value } takes no value; see { $command } --help
error-argument-missing = Missing: { $value }; see { $command } --help
error-not-a-number = { $option } is a number ({ $allowed }), not “{ $value }”.
error-end-of-input = The input ended before the question was answered.
error-no-file = There is no file { $file }.
error-file = { $file } cannot be used: { $reason }
error-not-text = This file is not text.
interrupted = Stopped.
