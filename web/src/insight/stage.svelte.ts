/** The game's own table, for a position that is looked at: nobody is served there, nothing is sent. */
import type { GameKey, Option, PositionView, SeatSummary, TableView } from "$/generated/wire";
import { load } from "$/games";
import { TableCtrl } from "$/table/table.svelte";

export interface Scene {
  game: GameKey;
  variant: string;
  seats: readonly SeatSummary[];
  mine: readonly number[]; // whose "you" it is
}

export class StageCtrl extends TableCtrl {
  constructor(readonly scene: Scene) {
    super("", null);
    this.table = tableOf(scene);
    this.sitAt(scene.mine);
  }

  /** Whose seats are one's own. */
  sitAt(mine: readonly number[]): void {
    this.you = { type: "you", player: null, seats: [...mine], maker: false, tutor: false };
  }

  /** A position as it lies there; with options, whoever's turn it is may choose. */
  async place(position: PositionView, options: readonly Option[] | null = null): Promise<void> {
    this.ui ??= await load(this.scene.game);
    await this.ui.prepare?.(position);
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

function tableOf({ game, variant, seats }: Scene): TableView {
  return {
    id: "",
    version: 0,
    status: "playing",
    game,
    variant,
    private: true,
    clock: null,
    pace_ms: 0,
    tutor: false,
    one_seat: true,
    start: null,
    maker: "",
    created: 0,
    seats: seats.map(({ kind, name, bot }, seat) => ({
      seat,
      kind,
      name,
      bot,
      player: null,
      connected: true,
      kept: false,
      ready: true,
      reserve_ms: null,
    })),
    position: null,
    decision: null,
    outcome: null,
    dice: {
      source: "fair",
      commitment: null,
      seed: null,
      seats: [],
      stream: null,
      rolls: 0,
      scheme: 2,
      links: "",
      reveal_deadline: null,
    },
    can_take_back: false,
    watching: 0,
    rematch: null,
    lesson: null,
  };
}
