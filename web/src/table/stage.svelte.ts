/** The game's own table, for a position that is looked at: nobody is served there, nothing is sent. */
import type { Action, GameKey, Option, PositionView } from "$/generated/wire";
import { Actions } from "./actions";
import { bareTable, type Sitter } from "./bare";
import { same } from "./state.svelte";
import { TableCtrl } from "./table.svelte";

export interface Scene {
  game: GameKey;
  variant: string;
  seats: readonly Sitter[];
  mine: readonly number[]; // whose "you" it is
}

const never = () => new Promise<never>(() => undefined);

class Choosing extends Actions {
  choose: ((token: string) => void) | null = null;

  override act(action: Action): Promise<void> {
    const { decision } = this.state;
    const chosen = decision?.options.find((option) => same(option.action, action));
    if (chosen) this.choose?.(chosen.token);
    return Promise.resolve();
  }
}

export class StageCtrl extends TableCtrl {
  override readonly actions = new Choosing(this, this.fair, never, never);

  constructor(readonly scene: Scene) {
    super("", null);
    this.table = bareTable(scene);
    this.sitAt(scene.mine);
  }

  /** What is done with a choice, where somebody may choose. */
  set choose(choose: (token: string) => void) {
    this.actions.choose = choose;
  }

  /** Whose seats are one's own. */
  sitAt(mine: readonly number[]): void {
    const nobody = { player: null, maker: false, tutor: false, hints: false };
    this.you = { type: "you", seats: [...mine], ...nobody };
  }

  /** A position as it lies there; with options, whoever's turn it is may choose. */
  async place(position: PositionView, options: readonly Option[] | null = null): Promise<void> {
    await this.prepare(this.scene.game, position);
    const decision = options && {
      seat: position.seat,
      kind: "act" as const,
      options: [...options],
      dice: 0,
      deadline: null,
    };
    this.table = { ...this.table!, position, decision };
    this.shown = position;
  }
}
