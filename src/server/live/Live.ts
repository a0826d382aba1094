import { randomUUID } from "node:crypto";
import type { Database } from "../database/Database";
import type { GroupRoles } from "../groups/GroupRoles";
import { GroupRosters, loadRoster, type GroupRoster, Memberships } from "./GroupRosters";
import { type LiveEvent, type LiveReportAnswer, endingOf, type LiveOpening } from "./LiveEvent";
import type { TypingReport } from "./liveRun";
import type { LiveLog } from "./LiveLog";
import { LivePeople } from "./LivePeople";
import { LiveReports } from "./LiveReports";
import { LiveHomes, GroupWatchers } from "./LiveHomes";

/** Names change without a change of roles: rosters of walls that are open are read anew so often, in ms. */
const ROSTER_MS = 30_000;

export type LiveOptions = {
  readonly log: LiveLog;
  readonly database: Database;
  readonly roles: GroupRoles;
  readonly now: () => number;
};

/**
 * What happens live in groups: who is here, who watches, and what those who are watched type. It is the fold of the
 * live log, in the memory of the processes: who is here and who watches in
 * each of them, what somebody types where their page is connected and where it is watched. None of it is written
 * anywhere, and what somebody types is forgotten when they are through, are gone, or nobody watches any more.
 */
export class Live {
  readonly rosters: GroupRosters;
  readonly memberships: Memberships;
  readonly people: LivePeople;
  readonly watchers: GroupWatchers;
  /** Told of each change, by the row id of a group or of a person. */
  readonly walls = new Listeners();
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
    this.people = new LivePeople(now, (userId) => this.#tellOf(userId));
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
      word: (word, from) => this.#reports.hear(word, from),
      answer: (question) => this.#reports.answer(question),
    });
    this.#refreshing = setInterval(() => this.#refresh(), ROSTER_MS).unref();
  }

  /** Somebody opened a page that follows their news; the returned function says that it closed. */
  attend(userId: string, page: string): () => void {
    const connection = randomUUID();
    this.#log.append({ kind: "came", userId, connection, page });
    return () => this.#log.append({ kind: "went", userId, connection });
  }

  /** A coach opened a wall of a group, or follows somebody in it; the returned function says that it closed. */
  watch(groupId: string, userId: string): () => void {
    const connection = randomUUID();
    this.#log.append({ kind: "watching", groupId, userId, connection });
    return () => this.#log.append({ kind: "unwatching", groupId, userId, connection });
  }

  /** A page of somebody says whether they touch it. Kept only while somebody watches. */
  reportPresence(userId: string, page: string, isAway: boolean): LiveReportAnswer | Promise<LiveReportAnswer> {
    return this.#reports.take({ kind: "presence", userId, page, isAway });
  }

  /** A part of somebody's run. It goes nowhere when nobody watches, or they are not here. */
  reportTyping(userId: string, report: TypingReport): LiveReportAnswer | Promise<LiveReportAnswer> {
    return this.#reports.take({ kind: "typing", userId, report });
  }

  /** The row ids of those who watch a group now and may. */
  watchersOf(roster: GroupRoster): readonly string[] {
    return this.#reports.watchersOf(roster);
  }

  /** Says that something that members of a group are told is otherwise, such as its races. */
  newsChanged(groupId: string): void {
    const roster = this.rosters.find(groupId);
    for (const userId of roster?.members.keys() ?? []) this.news.tell(userId);
    for (const userId of roster?.coaches.keys() ?? []) this.news.tell(userId);
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
      void this.#reports.introduce(event.groupId, userId, from);
    }
  }

  #come(userId: string, connection: string, page: string, from: string): void {
    this.#homes.add(userId, connection, from);
    this.people.come(userId, connection, page);
    this.#reports.forgetUnwatched(userId);
    this.#reports.meet(userId, from);
  }

  #go(userId: string, connection: string): void {
    this.#homes.remove(userId, connection);
    this.people.go(userId, connection);
  }

  #tellOf(userId: string): void {
    this.views.tell(userId);
    const rosters = this.memberships.of(userId);
    for (const { groupId } of rosters) this.walls.tell(groupId);
    // Whoever has gone belongs to nothing that is kept up to date.
    if (rosters.length > 0) return;
    for (const groupId of this.walls.keys()) {
      if (this.rosters.find(groupId)?.members.has(userId)) this.walls.tell(groupId);
    }
  }

  #watchersChanged(groupId: string): void {
    this.newsChanged(groupId);
    this.#forgetUnwatched();
  }

  #membershipChanged(userId: string): void {
    this.news.tell(userId);
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
 * What is known of another process: when it was last heard, how much it had said by then, and what is open there, by
 * connection.
 */
type Neighbour = { heardAt: number; said: number; readonly open: Map<string, LiveOpening> };

/**
 * The other processes as they are heard. Each numbers what it says; who hears a number that does not follow has missed
 * something, and asks for all that is open there.
 */
export class LiveNeighbours {
  readonly #known = new Map<string, Neighbour>();
  readonly #fold: (event: LiveEvent, from: string) => void;

  /** @param fold hears of each event once, in the order of who said it, and of the ends that nobody said. */
  constructor(fold: (event: LiveEvent, from: string) => void) {
    this.#fold = fold;
  }

  /**
   * Somebody says their `said`-th thing: an event, or only that they are alive. False when something before it was
   * missed: then nothing is done with it.
   */
  hear(from: string, said: number, event: LiveEvent | null, now: number): boolean {
    const neighbour = this.#known.get(from);
    if (!neighbour) return false;
    neighbour.heardAt = now;
    if (neighbour.said + (event === null ? 0 : 1) !== said) return false;
    neighbour.said = said;
    if (event) this.#take(neighbour, event, from);
    return true;
  }

  knows(from: string): boolean {
    return this.#known.has(from);
  }

  /** All that is open at somebody who has said so much. What is new began; what is not among it any more has ended. */
  reconcile(from: string, said: number, openings: readonly LiveOpening[], now: number): void {
    const neighbour = this.#known.get(from) ?? { heardAt: now, said, open: new Map<string, LiveOpening>() };
    this.#known.set(from, neighbour);
    neighbour.heardAt = now;
    neighbour.said = said;
    const connections = new Set(openings.map(({ connection }) => connection));
    for (const opening of openings) {
      if (!neighbour.open.has(opening.connection)) this.#take(neighbour, opening, from);
    }
    for (const opening of neighbour.open.values()) {
      if (!connections.has(opening.connection)) this.#take(neighbour, endingOf(opening), from);
    }
  }

  /** Whoever was last heard before that is gone, and with them all that was open there. */
  endSilent(before: number): void {
    for (const [from, neighbour] of this.#known) {
      if (neighbour.heardAt < before) this.#end(from, neighbour);
    }
  }

  /** They say themselves that they are gone. */
  end(from: string): void {
    const neighbour = this.#known.get(from);
    if (neighbour) this.#end(from, neighbour);
  }

  /** Nobody could be heard for a while: nobody is blamed for it. */
  excuse(now: number): void {
    for (const neighbour of this.#known.values()) neighbour.heardAt = now;
  }

  #end(from: string, neighbour: Neighbour): void {
    this.#known.delete(from);
    for (const opening of neighbour.open.values()) this.#fold(endingOf(opening), from);
  }

  #take({ open }: Neighbour, event: LiveEvent, from: string): void {
    if (event.kind === "came" || event.kind === "watching") open.set(event.connection, event);
    else if (event.kind !== "presence") open.delete(event.connection);
    this.#fold(event, from);
  }
}

/** Whoever must hear of changes, by what changes. */
class Listeners {
  readonly #listeners = new Map<string, Set<() => void>>();

  /** Calls back after each change of `key`, until the returned function is called. */
  add(key: string, changed: () => void): () => void {
    const listeners = this.#listeners.get(key) ?? new Set();
    this.#listeners.set(key, listeners);
    // One and the same function may be given twice.
    const listener = () => changed();
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(key) === listeners) this.#listeners.delete(key);
    };
  }

  /** All keys of which somebody wants to hear. */
  keys(): Iterable<string> {
    return this.#listeners.keys();
  }

  tell(key: string): void {
    for (const listener of this.#listeners.get(key) ?? []) listener();
  }
}

declare module "../services" {
  interface Services {
    readonly live: Live;
  }
}
