import { and, desc, eq, ne, sql, type SQL } from "drizzle-orm";
import { createHash } from "node:crypto";
import type { Language } from "../../contract/languages/languages";
import { CHARACTERS_PER_WORD } from "../../engine/metrics/rates";
import { isSeated, type RaceState } from "../../engine/race/RaceState";
import type { Context, Viewer } from "../Context";
import type { Connection } from "../database/Database";
import { results } from "../database/schema";
import { users } from "../database/userSchema";
import { raceKey } from "../races/RaceResults";
import { raceLanguage } from "../races/raceText";
import { medianOfLast } from "../results/selectResults";
import { allowsGhost, type Ghost, readGhosts } from "./ghosts";

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
 * The ghosts of a race in which nobody else is: runs of others of like speed who allow it, or else the racer's own
 * best. Nobody else gets any, and nothing counts them.
 */
export async function findRaceGhosts(context: Context, code: string): Promise<readonly Ghost[] | null> {
  const { viewer, services } = context;
  const room = await services.races.find(code);
  if (!room) return null;
  const { state } = room;
  if (viewer === null || !isAlone(state, viewer)) return [];
  const race = { language: raceLanguage(state.settings), characters: state.racers[0]?.typing.text.length ?? 0 };
  const { database } = services;
  const speed = (await medianSpeed(database, viewer, race.language)) ?? NEWCOMER_WPM;
  const others = await findOthers(context, viewer, { ...race, key: raceKey(state) }, speed);
  if (others.length > 0) return readGhosts(database, viewer, others);
  const own = await findOwn(database, viewer, race);
  return own === null ? [] : readGhosts(database, viewer, [{ id: own, isOwn: true }]);
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
