import { and, desc, eq, inArray, or, sql, type SQL, ne } from "drizzle-orm";
import { dayNumber } from "../../contract/dates";
import { timesOfRun, type GhostCurve, reduceTimes } from "../../engine/lessons/pace";
import { decodeLog } from "../../engine/log/logCodec";
import { hasBoard } from "../../engine/practice/boardRules";
import { boardKey } from "../boards/boardEntries";
import { firstPlaces } from "../boards/leaderboard";
import type { Context, Viewer } from "../Context";
import type { Connection } from "../database/Database";
import { isComparableKind } from "../database/comparable";
import { results } from "../database/schema";
import { users, type UserRow } from "../database/userSchema";
import { DomainError } from "../DomainError";
import { profileVisibleTo } from "../players/players";
import { rulesOf } from "../results/results";
import { isOfKind, medianOfLast, resultColumns, type KindOfRun } from "../results/selectResults";
import { createHash } from "node:crypto";
import type { Language } from "../../contract/languages/languages";
import { CHARACTERS_PER_WORD } from "../../engine/metrics/rates";
import { isSeated, type RaceState } from "../../engine/race/RaceState";
import { raceKey } from "../races/RaceResults";
import { raceLanguage } from "../races/raceText";

/** What a ghost is made from. */
export type GhostKind = "BEST" | "MEDIAN" | "GROUP_MEDIAN" | "TODAY";

/** Somebody's stored run, or a median, to type beside. */
export type Ghost = {
  /** What was asked for; null for the runs of others of like speed in a race. */
  readonly kind: GhostKind | null;
  /** Whose run it is, if it is somebody else's and the viewer may see their profile. */
  readonly name: string | null;
  readonly isOwn: boolean;
  readonly wpm: number;
  /** Null for an even speed. */
  readonly curve: GhostCurve | null;
};

/** A run that becomes a ghost. */
type Found = { readonly id: string; readonly isOwn: boolean };

/** How far back the runs of a group count, in days. */
const GROUP_DAYS = 30;

/** A group with fewer people who have typed has no median, so that it is nobody's own. */
const FEWEST_TYPISTS = 3;

/** Medians are of the groups that the viewer joined last, */
const MOST_GROUPS = 5;

/** and of the people in each who joined it last, */
export const MOST_TYPISTS = 100;

/** and of each of these, of the runs typed last, of any kind: so a ghost costs the same in a group of any size. */
export const MOST_RUNS_EACH = 200;

/** SQL condition for accounts with a choice: guests and accounts made by a coach have none. As {@link canAllow}. */
const mayAllow: SQL = sql`(${users.role} <> 'GUEST' and ${users.madeInGroupId} is null)`;

function canAllow({ role, madeInGroupId }: UserRow): boolean {
  return role !== "GUEST" && madeInGroupId === null;
}

/** SQL condition for users who let others race their ghost. */
const allowsGhost: SQL = sql`(${users.allowsGhost} and ${mayAllow})`;

/** The ghost that the viewer asks for; null if there is none. */
export async function findGhost(context: Context, kind: GhostKind, run: KindOfRun): Promise<Ghost | null> {
  const { viewer, services } = context;
  if (kind === "TODAY") {
    const found = await findTodaysBest(context, run);
    return found && ((await readGhosts(services.database, viewer, [found], kind))[0] ?? null);
  }
  if (viewer === null) return null;
  if (kind === "GROUP_MEDIAN") return evenGhost(kind, await groupMedian(context, viewer, run));
  const ownRuns = and(eq(results.userId, viewer.userId), eq(results.status, "VERIFIED"), isOfKind(run));
  if (kind === "MEDIAN") return evenGhost(kind, await medianOfLast(services.database, ownRuns));
  const [best] = await services.database
    .select({ id: results.id })
    .from(results)
    .where(ownRuns)
    .orderBy(desc(results.wpm), desc(results.createdAt))
    .limit(1);
  return best ? ((await readGhosts(services.database, viewer, [{ ...best, isOwn: true }], kind))[0] ?? null) : null;
}

function evenGhost(kind: "MEDIAN" | "GROUP_MEDIAN", wpm: number | null): Ghost | null {
  return wpm === null || wpm <= 0 ? null : { kind, name: null, isOwn: kind === "MEDIAN", wpm, curve: null };
}

/** The median of the members' medians, of the viewer's group in which most have one. Whole words per minute. */
async function groupMedian(
  { services: { database, now } }: Context,
  viewer: Viewer,
  run: KindOfRun,
): Promise<number | null> {
  const since = new Date(now() - GROUP_DAYS * 24 * 3_600_000).toISOString();
  const { rows } = await database.execute<{ readonly wpm: number }>(sql`
    with own as (
      select group_id from group_members where user_id = ${viewer.userId} order by joined_at desc limit ${MOST_GROUPS}
    ), typists as (
      select own.group_id, percentile_cont(0.5) within group (order by ${results.wpm}) as wpm
      from own
      cross join lateral (
        select user_id from group_members member where member.group_id = own.group_id and member.role = 'MEMBER'
        order by joined_at desc, user_id limit ${MOST_TYPISTS}
      ) as typist
      cross join lateral (
        select wpm, status, mode, mode_amount, language, punctuation, numbers, word_list, key_rule from ${results}
        where ${results.userId} = typist.user_id and ${results.startedAt} > ${since}::timestamptz
        order by ${results.startedAt} desc limit ${MOST_RUNS_EACH}
      ) as results
      where ${results.status} = 'VERIFIED' and ${isOfKind(run)}
      group by own.group_id, typist.user_id
    )
    select floor(percentile_cont(0.5) within group (order by wpm))::float8 as wpm from typists
    group by group_id having count(*) >= ${FEWEST_TYPISTS} order by count(*) desc, group_id limit 1`);
  return rows[0]?.wpm ?? null;
}

/** The fastest run of today's public board whose owner allows it, among those that the board shows. */
async function findTodaysBest({ viewer, services }: Context, run: KindOfRun): Promise<Found | null> {
  const { mode, modeAmount, language } = run;
  const { database, switches, now, timeZone } = services;
  if (!hasBoard(mode, modeAmount) || !isComparableKind(run) || !(await switches.isOn("BOARDS"))) return null;
  const board = boardKey({ period: "DAY", day: dayNumber(now(), timeZone), mode, amount: modeAmount, language });
  const first = firstPlaces(database, { board, rankBy: "SPEED", among: null });
  const [best] = await database
    .select({ id: first.resultId, userId: first.userId })
    .from(first)
    .innerJoin(users, eq(users.id, first.userId))
    .where(viewer ? or(allowsGhost, eq(users.id, viewer.userId)) : allowsGhost)
    .orderBy(desc(first.score), desc(first.userId))
    .limit(1);
  return best ? { id: best.id, isOwn: best.userId === viewer?.userId } : null;
}

/** These runs as ghosts, in their order; those whose log cannot be read are left out. */
async function readGhosts(
  database: Connection,
  viewer: Viewer | null,
  found: readonly Found[],
  kind: GhostKind | null,
): Promise<readonly Ghost[]> {
  if (found.length === 0) return [];
  const rows = await database
    .select({
      run: { ...resultColumns, prompt: results.prompt, log: results.log },
      name: users.displayName,
    })
    .from(results)
    .leftJoin(users, and(eq(users.id, results.userId), profileVisibleTo(viewer)))
    .where(
      inArray(
        results.id,
        found.map(({ id }) => id),
      ),
    );
  return found.flatMap(({ id, isOwn }) => {
    const row = rows.find(({ run }) => run.id === id);
    if (!row) return [];
    const log = decodeLog(row.run.log);
    const curve = log.ok ? reduceTimes(timesOfRun(rulesOf(row.run), row.run.prompt, log.keystrokes)) : null;
    return curve === null ? [] : [{ kind, name: isOwn ? null : row.name, isOwn, wpm: row.run.wpm, curve }];
  });
}

/** What the owner of an account has chosen; null for those who cannot choose. */
export function ghostChoice(user: UserRow): boolean | null {
  return canAllow(user) ? user.allowsGhost : null;
}

/** Says whether others may race the viewer's ghost. */
export async function setAllowsGhost(
  { viewer, services: { database } }: Context,
  allows: boolean,
): Promise<{ readonly user: UserRow } | DomainError> {
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  const [user] = await database
    .update(users)
    .set({ allowsGhost: allows })
    .where(and(eq(users.id, viewer.userId), mayAllow))
    .returning();
  return user ? { user } : new DomainError("NOT_ALLOWED");
}

/** Number of ghosts in a race. */
const MOST_GHOSTS = 3;

/** How many people are considered, and how many of the last runs of each: what a search costs at most. */
const MOST_PEOPLE = 100;
const MOST_RUNS = 200;

/** Runs older than this, in days, say little about how fast somebody is. */
const RECENT_DAYS = 90;

/** Like speed: so much slower or faster, as a part of the racer's own. */
const SPEED_BAND = 0.2;

/** The speed of somebody without runs, in words per minute. */
const NEWCOMER_WPM = 30;

/**
 * The ghosts of a race in which nobody else is: the one that the racer has chosen, then runs of others of like speed
 * who allow it, or else the racer's own best. Nobody else gets any, and nothing counts them.
 */
export async function findRaceGhosts(
  context: Context,
  code: string,
  chosen: GhostKind | null,
): Promise<readonly Ghost[] | null> {
  const { viewer, services } = context;
  const room = await services.races.find(code);
  if (!room) return null;
  const { state } = room;
  if (viewer === null || !isAlone(state, viewer)) return [];
  const race = { language: raceLanguage(state.settings), characters: state.racers[0]?.typing.text.length ?? 0 };
  const { database } = services;
  const speed = (await medianSpeed(database, viewer, race.language)) ?? NEWCOMER_WPM;
  const [first, others] = await Promise.all([
    chosen === null ? null : findChosen(context, viewer, chosen, race),
    findOthers(context, viewer, { ...race, key: raceKey(state) }, speed),
  ]);
  // Today's best may also be one of like speed.
  const beside = others.filter(({ id }) => id !== first?.id);
  const ghosts = [...(first ? [first.ghost] : []), ...(await readGhosts(database, viewer, beside, null))];
  return ghosts.length > 0 ? ghosts : readBest(database, viewer, race);
}

/** The ghost that the racer has chosen in practice, for a race; null if there is none. */
async function findChosen(
  context: Context,
  viewer: Viewer,
  kind: GhostKind,
  race: GhostRace,
): Promise<{ readonly ghost: Ghost; readonly id: string | null } | null> {
  const { database } = context.services;
  const run = { ...raceRun, language: race.language };
  const today = kind === "TODAY" ? await findTodaysBest(context, run) : null;
  const found = {
    BEST: () => readBest(database, viewer, race),
    MEDIAN: async () => [evenGhost("MEDIAN", await medianSpeed(database, viewer, race.language))],
    GROUP_MEDIAN: async () => [evenGhost("GROUP_MEDIAN", await groupMedian(context, viewer, run))],
    TODAY: () => readGhosts(database, viewer, today ? [today] : [], kind),
  } as const;
  const [ghost] = await found[kind]();
  return ghost ? { ghost, id: today?.id ?? null } : null;
}

/** The kind of all races in a language. */
const raceRun: Omit<KindOfRun, "language"> = {
  mode: "RACE",
  modeAmount: null,
  punctuation: false,
  numbers: false,
  wordList: null,
  keyRule: null,
};

/** The racer's own best run of about a race's length, if any. */
async function readBest(database: Connection, viewer: Viewer, race: GhostRace): Promise<readonly Ghost[]> {
  const own = await findOwn(database, viewer, race);
  return own === null ? [] : readGhosts(database, viewer, [{ id: own, isOwn: true }], "BEST");
}

/** Whether the viewer is the only racer of a race that has begun. In a group's race there are only its people. */
function isAlone({ phase, settings, racers }: RaceState, { userId }: Viewer): boolean {
  const [racer] = racers;
  if (racer === undefined || racers.length > 1 || racer.id !== userId || !isSeated(racer)) return false;
  return settings.group === null && (phase === "COUNTDOWN" || phase === "RUNNING");
}

type GhostRace = { readonly language: Language; readonly characters: number };

function medianSpeed(database: Connection, { userId }: Viewer, language: Language): Promise<number | null> {
  const ownRuns = and(
    eq(results.userId, userId),
    eq(results.language, language),
    eq(results.status, "VERIFIED"),
    ne(results.mode, "LESSON"),
  );
  return medianOfLast(database, ownRuns);
}

/**
 * Whether a run has about the race's length. From its speed and time, which the index of a user's history has; the text
 * itself is not read.
 */
function isOfLength({ language, characters }: GhostRace): SQL {
  return sql`(${results.language} = ${language} and ${results.status} = 'VERIFIED' and ${results.mode} <> 'LESSON'
    and ${results.wpm} * ${CHARACTERS_PER_WORD} * ${results.durationMs} / 60000
      between ${characters * 0.6}::float8 and ${characters * 1.6}::float8)`;
}

/**
 * The runs nearest in speed, one per person. Of people from somewhere in the list of those who allow it: another place
 * for each race, and the same for a page that is loaded again.
 */
async function findOthers(
  { services: { database, now } }: Context,
  { userId }: Viewer,
  { key, ...race }: GhostRace & { readonly key: string },
  speed: number,
): Promise<readonly { readonly id: string; readonly isOwn: boolean }[]> {
  const start = createHash("sha256").update(key).digest("hex").slice(0, 32);
  const since = new Date(now() - RECENT_DAYS * 24 * 3_600_000).toISOString();
  const people = (side: SQL) => sql`(select ${users.id} as id from ${users}
    where ${allowsGhost} and ${users.id} <> ${userId} and ${side} order by ${users.id} limit ${MOST_PEOPLE})`;
  const { rows } = await database.execute<{ readonly id: string }>(sql`
    select nearest.id from (
      select id from (
        ${people(sql`${users.id} >= ${start}::uuid`)} union all ${people(sql`${users.id} < ${start}::uuid`)}
      ) as allowing limit ${MOST_PEOPLE}
    ) as person
    cross join lateral (
      select recent.id, recent.wpm from (
        select ${results.id} as id, ${results.wpm} as wpm, ${isOfLength(race)} as fits from ${results}
        where ${results.userId} = person.id and ${results.startedAt} > ${since}::timestamptz
        order by ${results.startedAt} desc limit ${MOST_RUNS}
      ) as recent
      where fits and wpm between ${speed * (1 - SPEED_BAND)}::float8 and ${speed * (1 + SPEED_BAND)}::float8
      order by abs(recent.wpm - ${speed}::float8), recent.id limit 1
    ) as nearest
    order by abs(nearest.wpm - ${speed}::float8), nearest.id limit ${MOST_GHOSTS}`);
  return rows.map(({ id }) => ({ id, isOwn: false }));
}

async function findOwn(database: Connection, { userId }: Viewer, race: GhostRace): Promise<string | null> {
  const [best] = await database
    .select({ id: results.id })
    .from(results)
    .where(and(eq(results.userId, userId), isOfLength(race)))
    .orderBy(desc(results.wpm), desc(results.createdAt))
    .limit(1);
  return best?.id ?? null;
}
