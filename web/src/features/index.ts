/**
 * The features there are. Nothing else imports one, and none imports another. Their sections stand on a
 * page in this order.
 */
import type { Feature } from "$/app/feature";
import { accounts } from "./accounts";
import { challenges } from "./challenges";
import { daily } from "./daily";
import { daysOff } from "./days_off";
import { flashcards } from "./flashcards";
import { insight } from "./insight";
import { myGames } from "./my_games";
import { notifications } from "./notifications";

export const features: readonly Feature[] = [
  accounts,
  daily,
  flashcards,
  challenges,
  daysOff,
  insight,
  myGames,
  notifications,
];
