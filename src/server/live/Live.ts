import { randomUUID } from "node:crypto";
import type { Database } from "../database/Database";
import type { GroupRoles } from "../groups/groupRights";
import { GroupRosters, loadRoster, type GroupRoster, Memberships } from "./GroupRosters";
import { type LiveEvent, type LiveReportAnswer, endingOf, type LiveOpening, type LiveLog } from "./LiveLog";
import type { TypingReport } from "./liveRun";
import { LivePeople } from "./LivePeople";
import { LiveReports, LiveHomes, GroupWatchers } from "./LiveReports";

/** Names can change without a change of roles, so rosters of open live views are read again at this interval, in ms. */
const ROSTER_MS = 30_000;

export type LiveOptions = {
  readonly log: LiveLog;
  readonly database: Database;
  readonly roles: GroupRoles;
  readonly now: () => number;
};

/**
 * Live state of groups: who is online, who watches, and what the watched users type. It is the fold of the live log, in
 * memory: all processes know who is online and who watches; what a user types is known where their page is connected
 * and where they are watched. Nothing is stored, and what a user types is dropped when they finish, leave, or are no
 * longer watched.
 */
export class Live {
  readonly rosters: GroupRosters;
  readonly memberships: Memberships;
  readonly people: LivePeople;
  readonly watchers: GroupWatchers;
  /** Notified of each change, by the row id of a group or a user. */
  readonly liveViews = new Listeners();
  readonly views = new Listeners();
  readonly news = new Listeners();
  readonly now: () => number;
  readonly #log: LiveLog;
  readonly #homes = new LiveHomes();
  readonly #reports: LiveReports;
  readonly #unwatch: () => void;
  readonly #refreshing: NodeJS.Timeout;

  constructor({ log, database, roles, now }: LiveOptions) {
    this.now = now;
    this.#log = log;
    this.people = new LivePeople(now, (userId) => this.#notifyWatchersOf(userId));
    this.watchers = new GroupWatchers((groupId) => this.#watchersChanged(groupId));
    this.rosters = new GroupRosters((groupId) => loadRoster(database, groupId), roles);
    this.memberships = new Memberships(roles, this.rosters, (userId) => this.#membershipChanged(userId));
    this.#reports = new LiveReports({
      log,
      people: this.people,
      homes: this.#homes,
      watchers: this.watchers,
      rosters: this.rosters,
      memberships: this.memberships,
    });
    this.#unwatch = log.open({
      event: (event, from) => this.#fold(event, from),
      word: (word, from) => this.#reports.receive(word, from),
      answer: (question) => this.#reports.answer(question),
    });
    this.#refreshing = setInterval(() => this.#refresh(), ROSTER_MS).unref();
  }

  /** Call when a user opens a page that follows their news. The returned function is called when it closes. */
  attend(userId: string, page: string): () => void {
    const connection = randomUUID();
    this.#log.append({ kind: "came", userId, connection, page });
    return () => this.#log.append({ kind: "went", userId, connection });
  }

  /**
   * Call when a coach opens a group's live view or the view of a member. The returned function is called when it
   * closes.
   */
  watch(groupId: string, userId: string): () => void {
    const connection = randomUUID();
    this.#log.append({ kind: "watching", groupId, userId, connection });
    return () => this.#log.append({ kind: "unwatching", groupId, userId, connection });
  }

  /** A page reports whether its user is active. Kept only while someone watches. */
  reportPresence(userId: string, page: string, isAway: boolean): LiveReportAnswer | Promise<LiveReportAnswer> {
    return this.#reports.take({ kind: "presence", userId, page, isAway });
  }

  /** A part of a user's run. Ignored when no one watches or the user is not online. */
  reportTyping(userId: string, report: TypingReport): LiveReportAnswer | Promise<LiveReportAnswer> {
    return this.#reports.take({ kind: "typing", userId, report });
  }

  /** The row ids of those who watch a group now and are allowed to. */
  watchersOf(roster: GroupRoster): readonly string[] {
    return this.#reports.watchersOf(roster);
  }

  /** Call when the news of a group's members changes, such as its races. */
  newsChanged(groupId: string): void {
    const roster = this.rosters.find(groupId);
    for (const userId of roster?.members.keys() ?? []) this.news.notify(userId);
    for (const userId of roster?.coaches.keys() ?? []) this.news.notify(userId);
  }

  close(): void {
    clearInterval(this.#refreshing);
    this.#unwatch();
    this.people.close();
    this.memberships.close();
    this.rosters.close();
  }

  #fold(event: LiveEvent, from: string): void {
    const { kind, userId } = event;
    if (kind === "presence") this.people.setAway(userId, event.page, event.isAway);
    else if (kind === "came") this.#come(userId, event.connection, event.page, from);
    else if (kind === "went") this.#go(userId, event.connection);
    else if (kind === "unwatching") this.watchers.remove(event.groupId, userId, event.connection);
    else {
      this.watchers.add(event.groupId, userId, event.connection, from);
      void this.#reports.sendRuns(event.groupId, userId, from);
    }
  }

  #come(userId: string, connection: string, page: string, from: string): void {
    this.#homes.add(userId, connection, from);
    this.people.come(userId, connection, page);
    this.#reports.forgetUnwatched(userId);
    this.#reports.requestRun(userId, from);
  }

  #go(userId: string, connection: string): void {
    this.#homes.remove(userId, connection);
    this.people.go(userId, connection);
  }

  #notifyWatchersOf(userId: string): void {
    this.views.notify(userId);
    const rosters = this.memberships.of(userId);
    for (const { groupId } of rosters) this.liveViews.notify(groupId);
    // Nothing is kept for users who have left.
    if (rosters.length > 0) return;
    for (const groupId of this.liveViews.keys()) {
      if (this.rosters.find(groupId)?.members.has(userId)) this.liveViews.notify(groupId);
    }
  }

  #watchersChanged(groupId: string): void {
    this.newsChanged(groupId);
    this.#forgetUnwatched();
  }

  #membershipChanged(userId: string): void {
    this.news.notify(userId);
    this.#reports.forgetUnwatched(userId);
  }

  #forgetUnwatched(): void {
    for (const userId of this.people.typists) this.#reports.forgetUnwatched(userId);
  }

  #refresh(): void {
    for (const groupId of this.watchers.groups()) this.rosters.refresh(groupId);
    this.#forgetUnwatched();
  }
}

/**
 * State of another process: when it was last heard, the number of its last message, and its open pages and live views,
 * by connection.
 */
type Neighbor = { lastReceivedAt: number; sequence: number; readonly open: Map<string, LiveOpening> };

/**
 * The state of the other processes. Each numbers its messages; after a gap in the numbers, everything open there is
 * requested again.
 */
export class LiveNeighbors {
  readonly #processes = new Map<string, Neighbor>();
  readonly #fold: (event: LiveEvent, from: string) => void;

  /** @param fold called once for each event, in the order of its process, and for ends that were never sent. */
  constructor(fold: (event: LiveEvent, from: string) => void) {
    this.#fold = fold;
  }

  /**
   * Handles message number `said` of another process: an event or just a heartbeat. False when an earlier one was
   * missed; then it is ignored.
   */
  receive(from: string, sequence: number, event: LiveEvent | null, now: number): boolean {
    const neighbor = this.#processes.get(from);
    if (!neighbor) return false;
    neighbor.lastReceivedAt = now;
    if (neighbor.sequence + (event === null ? 0 : 1) !== sequence) return false;
    neighbor.sequence = sequence;
    if (event) this.#take(neighbor, event, from);
    return true;
  }

  has(from: string): boolean {
    return this.#processes.has(from);
  }

  /**
   * Replaces what is open at another process as of message number `said`. New openings begin, and those not in the list
   * end.
   */
  reconcile(from: string, sequence: number, openings: readonly LiveOpening[], now: number): void {
    const neighbor = this.#processes.get(from) ?? {
      lastReceivedAt: now,
      sequence,
      open: new Map<string, LiveOpening>(),
    };
    this.#processes.set(from, neighbor);
    neighbor.lastReceivedAt = now;
    neighbor.sequence = sequence;
    const connections = new Set(openings.map(({ connection }) => connection));
    for (const opening of openings) {
      if (!neighbor.open.has(opening.connection)) this.#take(neighbor, opening, from);
    }
    for (const opening of neighbor.open.values()) {
      if (!connections.has(opening.connection)) this.#take(neighbor, endingOf(opening), from);
    }
  }

  /** Drops processes that were last heard before this time, and ends all that was open there. */
  endTimedOut(before: number): void {
    for (const [from, neighbor] of this.#processes) {
      if (neighbor.lastReceivedAt < before) this.#end(from, neighbor);
    }
  }

  /** Handles a process that reports its own end. */
  end(from: string): void {
    const neighbor = this.#processes.get(from);
    if (neighbor) this.#end(from, neighbor);
  }

  /** Resets all timeouts after a time in which this process could not hear others. */
  resetTimeouts(now: number): void {
    for (const neighbor of this.#processes.values()) neighbor.lastReceivedAt = now;
  }

  #end(from: string, neighbor: Neighbor): void {
    this.#processes.delete(from);
    for (const opening of neighbor.open.values()) this.#fold(endingOf(opening), from);
  }

  #take({ open }: Neighbor, event: LiveEvent, from: string): void {
    if (event.kind === "came" || event.kind === "watching") open.set(event.connection, event);
    else if (event.kind !== "presence") open.delete(event.connection);
    this.#fold(event, from);
  }
}

/** Listeners, by the key whose changes they need. */
class Listeners {
  readonly #listeners = new Map<string, Set<() => void>>();

  /** Calls back after each change of `key` until the returned function is called. */
  add(key: string, changed: () => void): () => void {
    const listeners = this.#listeners.get(key) ?? new Set();
    this.#listeners.set(key, listeners);
    // A wrapper, because the same function may be added twice.
    const listener = () => changed();
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(key) === listeners) this.#listeners.delete(key);
    };
  }

  /** All keys that have listeners. */
  keys(): Iterable<string> {
    return this.#listeners.keys();
  }

  notify(key: string): void {
    for (const listener of this.#listeners.get(key) ?? []) listener();
  }
}

declare module "../Context" {
  interface Services {
    readonly live: Live;
  }
}
