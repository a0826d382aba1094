import type { RaceEvent, RaceSettings } from "../../engine/race/RaceState";
import type { Announcements } from "../redis/Announcements";

type About = Pick<RaceSettings, "group" | "visibility">;

const CHANNEL = "races";

/** Said of the list of open races; anything else is the row id of a group. */
const BOARD = "board";

/** What changes the list of open races. */
const ofBoard: ReadonlySet<RaceEvent["kind"]> = new Set(["created", "joined", "left", "countdownStarted", "cancelled"]);

/** What changes who is invited, or what a list of a group's races says. */
const ofGroup: ReadonlySet<RaceEvent["kind"]> = new Set([
  "created",
  "joined",
  "left",
  "countdownStarted",
  "started",
  "finished",
  "cancelled",
  "rematched",
]);

/** Tells all processes that a list of races says something else now. */
export class RaceNews {
  readonly #announcements: Announcements;
  readonly #board = new Set<() => void>();
  /** Called with the row id of a group; null: any group, something may have been missed. */
  readonly #groups = new Set<(groupId: string | null) => void>();
  readonly #stops: readonly (() => void)[];

  constructor(announcements: Announcements) {
    this.#announcements = announcements;
    this.#stops = [
      announcements.listen(CHANNEL, (text) => this.#hear(text)),
      announcements.onMissed(() => this.#missed()),
    ];
  }

  tell({ group, visibility }: About, events: readonly RaceEvent[]): void {
    if (group !== null && events.some(({ kind }) => ofGroup.has(kind))) this.#announcements.announce(CHANNEL, group.id);
    if (visibility === "OPEN" && events.some(({ kind }) => ofBoard.has(kind)))
      this.#announcements.announce(CHANNEL, BOARD);
  }

  /** A race is no longer known; every process finds that by itself. */
  tellOfEnd({ group, visibility }: About): void {
    if (group !== null) this.#hear(group.id);
    if (visibility === "OPEN") this.#hear(BOARD);
  }

  watchBoard(changed: () => void): () => void {
    this.#board.add(changed);
    return () => this.#board.delete(changed);
  }

  watchGroups(changed: (groupId: string | null) => void): () => void {
    this.#groups.add(changed);
    return () => this.#groups.delete(changed);
  }

  close(): void {
    for (const stop of this.#stops) stop();
  }

  #hear(text: string): void {
    if (text === BOARD) for (const changed of this.#board) changed();
    else for (const changed of this.#groups) changed(text);
  }

  #missed(): void {
    for (const changed of this.#board) changed();
    for (const changed of this.#groups) changed(null);
  }
}
