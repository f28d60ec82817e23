/** The tutor and the hint at a table, and what decided a game. */
import Reason from "$/features/insight/review/Reason.svelte";
import { panelKind, type TablePart } from "$/table/panel";
import Beside from "./Beside.svelte";
import Hint from "./Hint.svelte";
import Sheet from "./Panel.svelte";
import Above from "./Tutor.svelte";
import { TutorCtrl } from "./tutor.svelte";
import Dialog from "./Warning.svelte";

export const part: TablePart = {
  panel: panelKind({
    title: "tutor-title",
    icon: "bulb",
    make: (ctrl) => new TutorCtrl(ctrl),
    Above,
    Sheet,
    Beside,
    Dialog,
    opener: ".tutor [data-show]",
  }),
  Action: Hint,
  End: Reason,
};
