import { randomUUID } from "node:crypto";
import type { Database } from "../database/Database";
import type { GroupRoles } from "../groups/GroupRoles";
import { GroupRosters } from "./GroupRosters";
import { loadRoster, type GroupRoster } from "./GroupRoster";
import { GroupWatchers } from "./GroupWatchers";
import { Listeners } from "./Listeners";
import type { LiveEvent, TypingReport } from "./LiveEvent";
import { LiveHomes } from "./LiveHomes";
import type { LiveLog } from "./LiveLog";
import { LivePeople } from "./LivePeople";
import type { LiveReportAnswer } from "./LiveReportAnswer";
import { LiveReports } from "./LiveReports";
import { Memberships } from "./Memberships";

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
