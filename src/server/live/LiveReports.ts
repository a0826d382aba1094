import { cutGraphemes } from "../../engine/text/graphemes";
import type { GroupRoster, GroupRosters, Memberships } from "./GroupRosters";
import type { LiveReportAnswer, LiveQuestion, LiveMessage, LiveLog } from "./LiveLog";
import type { TypingReport } from "./liveRun";
import { type LivePeople, GRACE_MS } from "./LivePeople";
import { liveLimits } from "../../engine/live/LiveRun";
import { MAX_LOG_DURATION_MS } from "../../engine/log/Keystroke";
import { DomainError, RateLimited, SequenceGap } from "../DomainError";
import type { Context } from "../Context";

export type LiveReportsOptions = {
  readonly log: LiveLog;
  readonly people: LivePeople;
  readonly homes: LiveHomes;
  readonly watchers: GroupWatchers;
  readonly rosters: GroupRosters;
  readonly memberships: Memberships;
};

/**
 * Reports from pages, whichever process receives them. They are decided in the user's home process and passed to the
 * processes where someone who is allowed to watches. A process that starts to show a user gets the run so far; one that
 * missed a part requests it.
 */
export class LiveReports {
  readonly #options: LiveReportsOptions;

  constructor(options: LiveReportsOptions) {
    this.#options = options;
  }

  /** The result of a report: synchronous if this process is the user's home. */
  take(question: LiveQuestion): LiveReportAnswer | Promise<LiveReportAnswer> {
    const { log, homes } = this.#options;
    const home = homes.of(question.userId);
    return home === null || home === log.here ? this.answer(question) : log.ask(home, question);
  }

  /** Decides a report of a user whose home is this process, or was a moment ago. */
  answer(question: LiveQuestion): LiveReportAnswer {
    const { userId } = question;
    if (!this.#options.people.find(userId) || !this.isWatched(userId)) return { isWatched: false };
    if (question.kind === "typing") return this.#type(userId, question.report);
    this.#options.log.append(question);
    return { isWatched: true };
  }

  /** Handles a message from another process about a user. */
  receive(word: LiveMessage, from: string): void {
    const { log, people } = this.#options;
    const { userId } = word;
    if (word.kind === "lost") this.#sendRun(userId, from);
    else if (!this.#isSeenHere(userId)) return;
    else if (word.kind === "run") people.importRun(userId, word.run);
    else if (!people.copy(userId, word.report)) log.send(from, { kind: "lost", userId });
  }

  /**
   * Someone started to watch a group in another process: sends it the runs of the members whose home is this process.
   */
  async sendRuns(groupId: string, watcherId: string, process: string): Promise<void> {
    const { log, rosters, people } = this.#options;
    if (process === log.here) return;
    const roster = await rosters.read(groupId);
    if (!roster?.coaches.has(watcherId)) return;
    for (const userId of people.typists) {
      if (roster.members.has(userId)) this.#sendRun(userId, process);
    }
  }

  /** A user connected to another process: requests their run if they are watched here. */
  requestRun(userId: string, from: string): void {
    const { log } = this.#options;
    if (from !== log.here && this.#isSeenHere(userId)) log.send(from, { kind: "lost", userId });
  }

  /** Drops a user's run if it is no longer decided or shown here. */
  forgetUnwatched(userId: string): void {
    const { log, people, homes } = this.#options;
    if (!people.find(userId) || this.#isSeenHere(userId)) return;
    const home = homes.of(userId);
    if (home !== null && (home !== log.here || !this.isWatched(userId))) people.forget(userId);
  }

  /** Whether a user whose home is this process may be watched right now, in any process. */
  isWatched(userId: string): boolean {
    return this.#rostersOf(userId).some((roster) => this.watchersOf(roster).length > 0);
  }

  /** The row ids of those who watch a group now and are allowed to. */
  watchersOf({ groupId, coaches }: GroupRoster): readonly string[] {
    return [...this.#options.watchers.of(groupId)].filter((userId) => coaches.has(userId));
  }

  #type(userId: string, report: TypingReport): LiveReportAnswer {
    const { log, people } = this.#options;
    const taken = people.take(userId, report);
    if (!("isNew" in taken)) return taken;
    for (const process of taken.isNew ? this.#processesSeeing(userId) : []) {
      if (process !== log.here) log.send(process, { kind: "typed", userId, report });
    }
    return { isWatched: true };
  }

  #sendRun(userId: string, to: string): void {
    const { log, homes, people } = this.#options;
    if (homes.of(userId) === log.here) log.send(to, { kind: "run", userId, run: people.exportRun(userId) });
  }

  #rostersOf(userId: string): readonly GroupRoster[] {
    return this.#options.memberships.of(userId).filter(({ members }) => members.has(userId));
  }

  #processesSeeing(userId: string): ReadonlySet<string> {
    return new Set(this.#rostersOf(userId).flatMap((roster) => this.#processesOf(roster)));
  }

  #processesOf(roster: GroupRoster): readonly string[] {
    return this.watchersOf(roster).flatMap((watcherId) => [
      ...this.#options.watchers.processesOf(roster.groupId, watcherId),
    ]);
  }

  /** Whether a coach watches a user in this process. */
  #isSeenHere(userId: string): boolean {
    const { log, watchers, rosters } = this.#options;
    return [...watchers.groups()].some((groupId) => {
      const roster = rosters.find(groupId);
      return roster !== null && roster.members.has(userId) && this.#processesOf(roster).includes(log.here);
    });
  }
}

/**
 * The process in which a user's typing is folded: their home, which is where their pages are connected. If these are
 * connected to several processes, the home is the one whose name sorts first, so that all agree. When it moves during a
 * run, the run is requested from its beginning.
 */
export class LiveHomes {
  /** The process of each connection, by user. */
  readonly #people = new Map<string, Map<string, string>>();

  add(userId: string, connection: string, process: string): void {
    const connections = this.#people.get(userId) ?? new Map<string, string>();
    this.#people.set(userId, connections.set(connection, process));
  }

  remove(userId: string, connection: string): void {
    const connections = this.#people.get(userId);
    connections?.delete(connection);
    if (connections?.size === 0) this.#people.delete(userId);
  }

  /** Null when no page of theirs is connected. */
  of(userId: string): string | null {
    const processes = this.#people.get(userId)?.values() ?? [];
    let first: string | null = null;
    for (const process of processes) {
      if (first === null || process < first) first = process;
    }
    return first;
  }
}

/**
 * Who has a group's live view or a member's view open. A dropped connection may come back a moment later (a reload), so
 * until then they count as watching.
 */
export class GroupWatchers {
  readonly #changed: (groupId: string) => void;
  /** The process of each connection, by user, by group. */
  readonly #groups = new Map<string, Map<string, Map<string, string>>>();

  /** @param changed called for each group when someone starts or stops watching it. */
  constructor(changed: (groupId: string) => void) {
    this.#changed = changed;
  }

  /** The row ids of those who watch a group. */
  of(groupId: string): Iterable<string> {
    return this.#groups.get(groupId)?.keys() ?? [];
  }

  /** The groups that are watched. */
  groups(): Iterable<string> {
    return this.#groups.keys();
  }

  /** The processes in which a user watches a group. */
  processesOf(groupId: string, userId: string): Iterable<string> {
    return this.#groups.get(groupId)?.get(userId)?.values() ?? [];
  }

  add(groupId: string, userId: string, connection: string, process: string): void {
    const watchers = this.#groups.get(groupId) ?? new Map<string, Map<string, string>>();
    this.#groups.set(groupId, watchers);
    const connections = watchers.get(userId);
    if (connections) return void connections.set(connection, process);
    watchers.set(userId, new Map([[connection, process]]));
    this.#changed(groupId);
  }

  remove(groupId: string, userId: string, connection: string): void {
    setTimeout(() => this.#forget(groupId, userId, connection), GRACE_MS).unref();
  }

  #forget(groupId: string, userId: string, connection: string): void {
    const watchers = this.#groups.get(groupId);
    const connections = watchers?.get(userId);
    connections?.delete(connection);
    if (!watchers || !connections || connections.size > 0) return;
    watchers.delete(userId);
    if (watchers.size === 0) this.#groups.delete(groupId);
    this.#changed(groupId);
  }
}

type Answer = { readonly isWatched: boolean };

/** Says that a page of the viewer has seen no key or mouse lately, or that it does again. */
export async function reportPresence(
  { viewer, services }: Context,
  page: string,
  isAway: boolean,
): Promise<Answer | DomainError> {
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  if (page.length > liveLimits.idLength) return new DomainError("TOO_LONG");
  const wait = await services.rateLimits.take("reportPresence", viewer.userId);
  if (wait !== null) return new RateLimited(wait);
  const answer = await services.live.reportPresence(viewer.userId, page, isAway);
  return { isWatched: "isWatched" in answer && answer.isWatched };
}

/** A part of what a user types, as the page sends it. */
type SentReport = Omit<TypingReport, "start" | "isOver"> & {
  readonly start?:
    | (Omit<NonNullable<TypingReport["start"]>, "title" | "position"> & {
        readonly title?: string | null | undefined;
        readonly position?: number | null | undefined;
      })
    | null
    | undefined;
  readonly isOver?: boolean | null | undefined;
};

/** Takes the next part of what the viewer types, for the coaches who watch. */
export async function reportTyping({ viewer, services }: Context, sent: SentReport): Promise<Answer | DomainError> {
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  if (sent.runId.length > liveLimits.idLength || (sent.start?.text.length ?? 0) > liveLimits.textLength)
    return new DomainError("TOO_LONG");
  const wait = await services.rateLimits.take("reportTyping", viewer.userId);
  if (wait !== null) return new RateLimited(wait);
  const answer = await services.live.reportTyping(viewer.userId, reportOf(sent));
  if ("expected" in answer) return new SequenceGap(answer.expected);
  return "refused" in answer ? new DomainError(answer.refused) : answer;
}

function reportOf({ runId, batch, elapsedMs, start, keystrokes, isOver }: SentReport): TypingReport {
  return {
    runId,
    batch: Math.max(1, batch),
    start: start
      ? {
          activity: start.activity,
          rules: start.rules,
          text: start.text,
          title: start.title == null ? null : cutGraphemes(start.title, liveLimits.titleLength),
          position: start.position ?? 0,
        }
      : null,
    keystrokes,
    elapsedMs: Math.min(MAX_LOG_DURATION_MS, Math.max(0, elapsedMs)),
    isOver: isOver ?? false,
  };
}
