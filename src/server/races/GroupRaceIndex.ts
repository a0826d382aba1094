import type { RaceMode } from "../../engine/race/RaceMode";
import type { RaceEvent } from "../../engine/race/RaceEvent";
import { seatedRacer } from "../../engine/race/seatedRacer";
import type { RaceRoom } from "./RaceRoom";

/** A race that somebody's group waits for them in. */
export type GroupInvitation = { readonly code: string; readonly groupName: string; readonly mode: RaceMode; readonly isSeated: boolean };

/** What changes who is invited, or what a list of a group's races says. */
const told: ReadonlySet<RaceEvent["kind"]> = new Set(["created", "joined", "left", "countdownStarted", "started", "finished", "cancelled", "rematched"]);

/** The races of groups, by the group's row id. */
export class GroupRaceIndex {
  readonly #races = new Map<string, Set<RaceRoom>>();
  readonly #watchers = new Set<(groupId: string) => void>();

  add(room: RaceRoom): void {
    const groupId = room.state.settings.group?.id;
    if (groupId === undefined) return;
    this.#races.set(groupId, (this.#races.get(groupId) ?? new Set()).add(room));
    this.#tell(groupId);
  }

  remove(room: RaceRoom): void {
    const groupId = room.state.settings.group?.id;
    const races = groupId === undefined ? undefined : this.#races.get(groupId);
    if (groupId === undefined || !races?.delete(room)) return;
    if (races.size === 0) this.#races.delete(groupId);
    this.#tell(groupId);
  }

  /** Something happened in a race: those who watch its group's races hear of it, where it is news to them. */
  react(room: RaceRoom, event: RaceEvent): void {
    const { group } = room.state.settings;
    if (group !== null && told.has(event.kind)) this.#tell(group.id);
  }

  /** A group's races, open ones and those that are over and still known, newest first. */
  of(groupId: string): readonly RaceRoom[] {
    return [...(this.#races.get(groupId) ?? [])].toReversed();
  }

  /** The races of these groups that somebody can still join, or has joined and that have not begun; newest first. */
  invitations(userId: string, groupIds: readonly string[]): readonly GroupInvitation[] {
    const open = groupIds.flatMap((groupId) => this.of(groupId)).filter(({ state }) => state.phase === "LOBBY");
    return open.flatMap(({ code, state }) => {
      const { group, mode } = state.settings;
      const isBarred = state.lostSeats.some(({ racerId, reason }) => racerId === userId && reason === "KICKED");
      return group === null || isBarred ? [] : [{ code, groupName: group.name, mode, isSeated: seatedRacer(state, userId) !== undefined }];
    });
  }

  /**
   * Tells of every change of a group's races: one was made, joined, left, begun, ended or forgotten.
   * @returns ends the telling.
   */
  watch(listener: (groupId: string) => void): () => void {
    this.#watchers.add(listener);
    return () => this.#watchers.delete(listener);
  }

  #tell(groupId: string): void {
    for (const listener of this.#watchers) listener(groupId);
  }
}
