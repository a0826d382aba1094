import { and, eq, exists, inArray, isNull, ne, or, sql, type SQL } from "drizzle-orm";
import { alias, type PgColumn } from "drizzle-orm/pg-core";
import type { Language } from "../../contract/languages/languages";
import { bandOf, isNewcomer, type RatingBand } from "../../engine/race/ratingBand";
import type { RaceSettings } from "../../engine/race/RaceState";
import type { Services } from "../Context";
import type { Connection } from "../database/Database";
import { ratingChanges, ratings, type RatingChangeRow } from "../database/rankingSchema";
import { groupMembers, groups, users } from "../database/userSchema";

const leaderboardIsOn = (settings: PgColumn): SQL => sql`(${settings} ->> 'leaderboard')::boolean`;

/**
 * Whether a race counts for ratings: it is open, so that it is not only for people who know each other, all have equal
 * conditions in it, nobody has seen its text, and ratings are on (the switch BOARDS).
 */
export async function isRatedRace(
  { switches }: Pick<Services, "switches">,
  {
    mode,
    visibility,
    chosenBy,
    lessonId,
  }: Pick<RaceSettings, "mode" | "visibility" | "chosenBy"> & Partial<Pick<RaceSettings, "lessonId">>,
): Promise<boolean> {
  const isRandomText = chosenBy === null && (lessonId ?? null) === null;
  return mode === "SPEED" && visibility === "OPEN" && isRandomText && switches.isOn("BOARDS");
}

const home = alias(groups, "home");

/** The group that made somebody's account has a leaderboard, or none made it. */
const mayCompete = or(isNull(home.id), leaderboardIsOn(home.settings));

/**
 * The bands that a race shows beside its racers, by user row id: only of those who let everybody in the race see their
 * profile. In a race of a group its members are shown to each other; in any other race only public profiles.
 */
export async function findBands(
  services: Pick<Services, "database" | "switches">,
  { group, language }: { readonly group: RaceSettings["group"]; readonly language: Language },
  userIds: readonly string[],
): Promise<ReadonlyMap<string, RatingBand>> {
  if (userIds.length === 0 || !(await services.switches.isOn("BOARDS"))) return new Map();
  const { database } = services;
  const inGroup =
    group === null
      ? eq(users.profileVisibility, "ALL")
      : and(
          ne(users.profileVisibility, "ME"),
          exists(
            database
              .select({ one: sql`1` })
              .from(groupMembers)
              .innerJoin(groups, eq(groups.id, groupMembers.groupId))
              .where(
                and(
                  eq(groupMembers.groupId, group.id),
                  eq(groupMembers.userId, users.id),
                  leaderboardIsOn(groups.settings),
                ),
              ),
          ),
        );
  const rows = await database
    .select({ id: users.id, rating: ratings.rating, deviation: ratings.deviation, races: ratings.races })
    .from(users)
    .leftJoin(ratings, and(eq(ratings.userId, users.id), eq(ratings.language, language)))
    .leftJoin(home, eq(home.id, users.madeInGroupId))
    .where(and(inArray(users.id, [...userIds]), ne(users.role, "GUEST"), inGroup, mayCompete));
  return new Map(rows.map(({ id, ...row }) => [id, bandOf(readRating(row))]));
}

type Row = { readonly rating: number | null; readonly deviation: number | null; readonly races: number | null };

function readRating({ rating, deviation, races }: Row) {
  return rating === null || deviation === null || races === null ? null : { rating, deviation, races };
}

export type PlayerRating = { readonly language: Language; readonly band: RatingBand };

/** The ratings on a profile that the viewer may see, one for each language in which its owner has raced. */
export async function selectRatings(
  { database, switches }: Pick<Services, "database" | "switches">,
  userId: string,
): Promise<readonly PlayerRating[]> {
  if (!(await switches.isOn("BOARDS"))) return [];
  const rows = await database
    .select({
      language: ratings.language,
      rating: ratings.rating,
      deviation: ratings.deviation,
      races: ratings.races,
    })
    .from(ratings)
    .innerJoin(users, eq(users.id, ratings.userId))
    .leftJoin(home, eq(home.id, users.madeInGroupId))
    .where(and(eq(ratings.userId, userId), mayCompete))
    .orderBy(sql`${ratings.races} desc`, ratings.language);
  return rows.map(({ language, ...rating }) => ({ language, band: bandOf(rating) }));
}

/** What a race did to somebody's rating. */
export type RatingChange = {
  readonly rating: number;
  readonly change: number;
  readonly band: RatingBand;
  readonly races: number;
};

/** What the races of these results did, by the order of the ids; null where a result changed no rating. */
export async function findChanges(
  services: Pick<Services, "database" | "switches">,
  resultIds: readonly string[],
): Promise<(RatingChange | null)[]> {
  const rows = await findChangeRows(services, resultIds);
  return rows.map((row) => (row?.isCounted ? readChange(row) : null));
}

/** Whether these results changed no rating because their racers had met as often as counts. */
export async function findPastLimit(
  services: Pick<Services, "database" | "switches">,
  resultIds: readonly string[],
): Promise<boolean[]> {
  const rows = await findChangeRows(services, resultIds);
  return rows.map((row) => row?.isCounted === false);
}

async function findChangeRows(
  { database, switches }: Pick<Services, "database" | "switches">,
  resultIds: readonly string[],
): Promise<(RatingChangeRow | null)[]> {
  if (!(await switches.isOn("BOARDS"))) return resultIds.map(() => null);
  const rows = await database
    .select()
    .from(ratingChanges)
    .where(inArray(ratingChanges.resultId, [...resultIds]));
  const byId = new Map(rows.map((row) => [row.resultId, row]));
  return resultIds.map((id) => byId.get(id) ?? null);
}

function readChange({ before, after, deviation, races }: RatingChangeRow): RatingChange {
  // The difference of the two figures that people see, not of what is behind them.
  const [from, to] = [Math.round(before), Math.round(after)];
  return { rating: to, change: to - from, band: bandOf({ rating: after, deviation, races }), races };
}

/** All that is stored about somebody's ratings, for their export. */
export function selectOwnRatings(database: Connection, userId: string) {
  const { language, rating, deviation, volatility, races } = ratings;
  return database
    .select({ language, rating, deviation, volatility, races })
    .from(ratings)
    .where(eq(ratings.userId, userId))
    .orderBy(language);
}

/** The ratings of those of these people who are no newcomers, by user row id: to find like ones, never shown. */
export async function findRatings(
  database: Connection,
  userIds: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .select()
    .from(ratings)
    .where(and(inArray(ratings.userId, [...userIds]), eq(ratings.language, language)));
  return new Map(rows.filter((row) => !isNewcomer(row)).map((row) => [row.userId, row.rating]));
}
