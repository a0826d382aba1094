import { type RaceMode, seatedRacer, type RaceSettings, type RaceEvent } from "../../engine/race/RaceState";
import { type RaceLog, groupList } from "./RaceLog";

import type { RaceRoom } from "./RaceRoom";
import { GatheredNews } from "../redis/GatheredNews";
import type { PubSub } from "../redis/PubSub";

/** A race in a user's group that they are invited to. */
export type GroupInvitation = {
  readonly code: string;
  readonly groupName: string;
  readonly mode: RaceMode;
  readonly isSeated: boolean;
};

/** The races that this process has open, and any by its code. */
type Rooms = {
  readonly find: (code: string) => RaceRoom | null | Promise<RaceRoom | null>;
  readonly all: () => Iterable<RaceRoom>;
};

/** Number of groups whose lists are cached. */
const REMEMBERED = 1_000;

/** The races of groups, by the group's row id. */
export class GroupRaceIndex {
  readonly #log: RaceLog;
  readonly #rooms: Rooms;
  readonly #watchers = new Set<(groupId: string) => void>();
  /** Codes by group, cached because a class of thirty requests them at once. Null since the last change. */
  readonly #codes = new Map<string, Promise<readonly string[]> | null>();

  constructor(log: RaceLog, news: RaceNews, rooms: Rooms) {
    this.#log = log;
    this.#rooms = rooms;
    news.watchGroups((groupId) => this.#changed(groupId));
  }

  /**
   * A group's races, newest first: open ones, and those that are over but still kept. While the node of a cluster that
   * has their list is lost, those that this process has open.
   */
  async of(groupId: string): Promise<readonly RaceRoom[]> {
    const isPart = (error: unknown) => {
      if (this.#log.respondsInPart?.() !== true) throw error;
      return null;
    };
    const codes = await this.#codesOf(groupId).catch(isPart);
    if (codes === null) return this.#openRoomsOf(groupId);
    const rooms = await Promise.all(
      codes.map(async (code) => this.#rooms.find(code)).map((room) => room.catch(isPart)),
    );
    return rooms.filter((room) => room !== null);
  }

  /**
   * The races of these groups that a user can still join, or has joined and that have not begun; newest first. Without
   * quick ones, which start within seconds.
   */
  async invitations(userId: string, groupIds: readonly string[]): Promise<readonly GroupInvitation[]> {
    const rooms = (await Promise.all(groupIds.map((groupId) => this.of(groupId)))).flat();
    const open = rooms.filter(({ state: { phase, settings } }) => phase === "LOBBY" && !settings.isQuick);
    return open.flatMap(({ code, state }) => {
      const { group, mode } = state.settings;
      const isBarred = state.lostSeats.some(({ racerId, reason }) => racerId === userId && reason === "KICKED");
      const isElsewhere = state.settings.heat?.elsewhere.includes(userId) === true;
      return group === null || isBarred || isElsewhere
        ? []
        : [{ code, groupName: group.name, mode, isSeated: seatedRacer(state, userId) !== undefined }];
    });
  }

  /**
   * Calls the listener on every change of a group's races: one was made, joined, left, begun, ended or deleted.
   * @returns removes the listener.
   */
  watch(listener: (groupId: string) => void): () => void {
    this.#watchers.add(listener);
    return () => this.#watchers.delete(listener);
  }

  #openRoomsOf(groupId: string): readonly RaceRoom[] {
    const rooms = [...this.#rooms.all()].filter(({ state }) => state.settings.group?.id === groupId);
    return rooms.toSorted((one, other) => other.state.createdAt - one.state.createdAt);
  }

  #codesOf(groupId: string): Promise<readonly string[]> {
    const cached = this.#codes.get(groupId);
    if (cached) return cached;
    if (this.#codes.size >= REMEMBERED) this.#codes.clear();
    const codes = Promise.resolve(this.#log.list(groupList(groupId)));
    this.#codes.set(groupId, codes);
    codes.catch(() => this.#codes.set(groupId, null));
    return codes;
  }

  #changed(groupId: string | null): void {
    for (const id of groupId === null ? [...this.#codes.keys()] : [groupId]) {
      if (this.#codes.has(id)) this.#codes.set(id, null);
      for (const listener of this.#watchers) listener(id);
    }
  }
}

type About = Pick<RaceSettings, "group" | "visibility">;

const CHANNEL = "races";

/** Message for the list of open races; other messages are row ids of groups. */
const BOARD = "board";

/** Events that change the list of open races. */
const ofBoard: ReadonlySet<RaceEvent["kind"]> = new Set(["created", "joined", "left", "countdownStarted", "cancelled"]);

/** Events that change who is invited, or the list of a group's races. */
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

/** Notifies all processes of changes in lists of races: this one at once, others a tenth of a second later at most. */
export class RaceNews {
  readonly #news: GatheredNews;
  readonly #board = new Set<() => void>();
  /** Called with the row id of a group; null for any group, when messages may have been missed. */
  readonly #groups = new Set<(groupId: string | null) => void>();
  readonly #stops: readonly (() => void)[];

  constructor(pubSub: PubSub) {
    let isPublishing = false;
    this.#news = new GatheredNews((texts) => {
      isPublishing = true;
      for (const text of texts) pubSub.publish(CHANNEL, text);
      isPublishing = false;
    });
    this.#stops = [
      // What this process publishes it knew when it happened.
      pubSub.subscribe(CHANNEL, (text) => isPublishing || this.#receive(text)),
      pubSub.onMissed(() => this.#missed()),
    ];
  }

  notify({ group, visibility }: About, events: readonly RaceEvent[]): void {
    const texts: string[] = [];
    if (group !== null && events.some(({ kind }) => ofGroup.has(kind))) texts.push(group.id);
    if (visibility === "OPEN" && events.some(({ kind }) => ofBoard.has(kind))) texts.push(BOARD);
    for (const text of texts) this.#receive(text);
    this.#news.add(texts);
  }

  /** A race is no longer kept; each process notices that itself. */
  notifyEnd({ group, visibility }: About): void {
    if (group !== null) this.#receive(group.id);
    if (visibility === "OPEN") this.#receive(BOARD);
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
    this.#news.close();
    for (const stop of this.#stops) stop();
  }

  #receive(text: string): void {
    if (text === BOARD) for (const changed of this.#board) changed();
    else for (const changed of this.#groups) changed(text);
  }

  #missed(): void {
    for (const changed of this.#board) changed();
    for (const changed of this.#groups) changed(null);
  }
}
