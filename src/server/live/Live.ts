import { randomUUID } from "node:crypto";
import type { Database } from "../database/Database";
import type { GroupRoles } from "../groups/GroupRoles";
import { GroupRosters } from "./GroupRosters";
import { loadRoster, type GroupRoster } from "./GroupRoster";
import { GroupWatchers } from "./GroupWatchers";
import { Listeners } from "./Listeners";
import type { LiveEvent, TypingReport } from "./LiveEvent";
import type { LiveLog } from "./LiveLog";
import { LivePeople } from "./LivePeople";
import { Memberships } from "./Memberships";

/** Names change without a change of roles: rosters of walls that are open are read anew so often, in ms. */
const ROSTER_MS = 30_000;

export type LiveOptions = { readonly log: LiveLog; readonly database: Database; readonly roles: GroupRoles; readonly now: () => number };

/** What of a report is to be said: nothing is watched, it is taken, or what {@link LivePeople.decide} says. */
export type ReportAnswer = { readonly isWatched: boolean } | Exclude<ReturnType<LivePeople["decide"]>, { readonly followed: unknown }>;

/**
 * What happens live in groups: who is here, who watches, and what those who are watched type. It is the fold of the live log, in the memory of this process;
 * none of it is written anywhere, and what somebody types is forgotten when they are through, are gone, or nobody watches any more.
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
  readonly #unwatch: () => void;
  readonly #refreshing: NodeJS.Timeout;

  constructor({ log, database, roles, now }: LiveOptions) {
    this.now = now;
    this.#log = log;
    this.people = new LivePeople(now, (userId) => this.#tellOf(userId));
    this.watchers = new GroupWatchers((groupId) => this.#watchersChanged(groupId));
    this.rosters = new GroupRosters((groupId) => loadRoster(database, groupId), roles);
    this.memberships = new Memberships(roles, this.rosters, (userId) => this.#membershipChanged(userId));
    this.#unwatch = log.watch((event) => this.#fold(event));
    this.#refreshing = setInterval(() => this.#refreshRosters(), ROSTER_MS).unref();
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

  /** A page of somebody says whether they touch it. */
  reportPresence(userId: string, page: string, isAway: boolean): boolean {
    const isWatched = this.isWatched(userId);
    if (isWatched) this.#log.append({ kind: "presence", userId, page, isAway });
    return isWatched;
  }

  /** A part of somebody's run. It goes nowhere when nobody watches, or they are not here. */
  reportTyping(userId: string, report: TypingReport): ReportAnswer {
    if (!this.people.find(userId) || !this.isWatched(userId)) return { isWatched: false };
    const decision = this.people.decide(userId, report);
    if (!("followed" in decision)) return decision;
    this.#log.append({ kind: "typed", userId, report });
    return { isWatched: true };
  }

  /** Whether somebody may be seen typing right now. */
  isWatched(userId: string): boolean {
    return this.memberships.of(userId).some((roster) => roster.members.has(userId) && this.watchersOf(roster).length > 0);
  }

  /** The row ids of those who watch a group now and may. */
  watchersOf({ groupId, coaches }: GroupRoster): readonly string[] {
    return [...this.watchers.of(groupId)].filter((userId) => coaches.has(userId));
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

  #fold(event: LiveEvent): void {
    const { kind, userId } = event;
    if (kind === "came") this.people.come(userId, event.connection, event.page);
    else if (kind === "went") this.people.go(userId, event.connection);
    else if (kind === "presence") this.people.setAway(userId, event.page, event.isAway);
    else if (kind === "typed") this.people.type(userId, event.report);
    else if (kind === "watching") this.watchers.add(event.groupId, userId, event.connection);
    else this.watchers.remove(event.groupId, userId, event.connection);
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
    for (const userId of this.rosters.find(groupId)?.members.keys() ?? []) this.#forgetUnwatched(userId);
  }

  #membershipChanged(userId: string): void {
    this.news.tell(userId);
    this.#forgetUnwatched(userId);
  }

  #forgetUnwatched(userId: string): void {
    if (this.people.find(userId) && !this.isWatched(userId)) this.people.forget(userId);
  }

  #refreshRosters(): void {
    for (const groupId of this.watchers.groups()) this.rosters.refresh(groupId);
  }
}
