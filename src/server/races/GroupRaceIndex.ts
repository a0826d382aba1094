import { type RaceMode, seatedRacer } from "../../engine/race/RaceState";
import type { RaceLog } from "./RaceLog";
import type { RaceNews } from "./RaceNews";
import { groupList } from "./raceOutlook";
import type { RaceRoom } from "./RaceRoom";

/** A race that somebody's group waits for them in. */
export type GroupInvitation = {
  readonly code: string;
  readonly groupName: string;
  readonly mode: RaceMode;
  readonly isSeated: boolean;
};

type Find = (code: string) => RaceRoom | null | Promise<RaceRoom | null>;

/** The lists of so many groups are remembered. */
const REMEMBERED = 1_000;

/** The races of groups, by the group's row id. */
export class GroupRaceIndex {
  readonly #log: RaceLog;
  readonly #find: Find;
  readonly #watchers = new Set<(groupId: string) => void>();
  /** Codes by group: a class of thirty asks at once, each for themselves. Null since the last change. */
  readonly #codes = new Map<string, Promise<readonly string[]> | null>();

  constructor(log: RaceLog, news: RaceNews, find: Find) {
    this.#log = log;
    this.#find = find;
    news.watchGroups((groupId) => this.#changed(groupId));
  }

  /** A group's races, open ones and those that are over and still known, newest first. */
  async of(groupId: string): Promise<readonly RaceRoom[]> {
    const rooms = await Promise.all((await this.#codesOf(groupId)).map((code) => this.#find(code)));
    return rooms.filter((room) => room !== null);
  }

  /** The races of these groups that somebody can still join, or has joined and that have not begun; newest first. */
  async invitations(userId: string, groupIds: readonly string[]): Promise<readonly GroupInvitation[]> {
    const rooms = (await Promise.all(groupIds.map((groupId) => this.of(groupId)))).flat();
    const open = rooms.filter(({ state }) => state.phase === "LOBBY");
    return open.flatMap(({ code, state }) => {
      const { group, mode } = state.settings;
      const isBarred = state.lostSeats.some(({ racerId, reason }) => racerId === userId && reason === "KICKED");
      return group === null || isBarred
        ? []
        : [{ code, groupName: group.name, mode, isSeated: seatedRacer(state, userId) !== undefined }];
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

  #codesOf(groupId: string): Promise<readonly string[]> {
    const known = this.#codes.get(groupId);
    if (known) return known;
    if (this.#codes.size >= REMEMBERED) this.#codes.clear();
    const asked = Promise.resolve(this.#log.list(groupList(groupId)));
    this.#codes.set(groupId, asked);
    asked.catch(() => this.#codes.set(groupId, null));
    return asked;
  }

  #changed(groupId: string | null): void {
    for (const id of groupId === null ? [...this.#codes.keys()] : [groupId]) {
      if (this.#codes.has(id)) this.#codes.set(id, null);
      for (const listener of this.#watchers) listener(id);
    }
  }
}
