import { randomUUID } from "node:crypto";
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull } from "drizzle-orm";
import { balanceTeams, racePlaces } from "../../engine/race/raceResults";
import {
  isOver,
  raceLimits,
  type RaceGroup,
  type RaceHeat,
  type RaceMode,
  type RacePhase,
} from "../../engine/race/RaceState";
import { limits } from "../../contract/limits";
import type { Context, Services } from "../Context";
import { type HeatsWish, raceHeats, type RaceHeatsRow } from "../database/raceSchema";
import { results } from "../database/schema";
import { users } from "../database/userSchema";
import { DomainError, InvalidInput } from "../DomainError";
import { fromGlobalId, toGlobalId } from "../globalIds";
import type { SeenGroup } from "../groups/groups";
import { openGroup } from "../groups/groupRights";
import { raceResultId } from "../results/results";
import { chooseText, findTypists, mayCreate, type Maybe, type TextWish } from "./createRace";
import { distinctNicknames, findMedians, findRacers, nameForWall } from "./racers";
import { raceKey } from "./RaceResults";
import type { RaceRoom } from "./RaceRoom";

/** Limits of heats: how many, and how many of each reach the final. */
export const heatLimits = { fewest: 2, most: 6, best: { min: 1, max: 20 } } as const;

/** How people are put in heats: equally strong ones by their medians, or by chance. */
export type HeatSplit = "SPEED" | "DRAW";

type StartHeats = TextWish & {
  readonly groupId: string;
  readonly heats: number;
  readonly best: number;
  readonly split: HeatSplit;
  readonly mode?: Maybe<RaceMode>;
};

/**
 * Puts the members of a group in heats, and opens a race for each. For its coaches. People who come into the group
 * later may join any heat; all others only their own.
 * @returns issues at `heats`, `best` or `mode` (OUT_OF_RANGE), or at the fields of the text.
 */
export async function startHeats(
  context: Context,
  { groupId, heats, best, split, mode, ...about }: StartHeats,
): Promise<{ readonly group: SeenGroup } | DomainError> {
  const opened = await openGroup(context, groupId, "COACH");
  if (opened instanceof DomainError) return opened;
  const { services } = context;
  const { database, now } = services;
  const { group } = opened;
  const members = await findTypists(database, group.id, limits.groupMembers);
  const issue = issueOf({ heats, best, mode, members: members.length });
  if (issue) return issue;
  const viewer = await mayCreate(context);
  if (viewer instanceof DomainError) return viewer;
  const wish: HeatsWish = {
    mode: mode ?? "SPEED",
    language: about.language,
    textId: about.textId,
    lessonId: about.lessonId ?? null,
    length: about.length ?? null,
  };
  const people = await splitPeople(services, members, heats, split);
  const texts = await Promise.all(people.map((userIds) => chooseText(context, wish, viewer.userId, userIds)));
  const refused = texts.find((text) => text instanceof DomainError);
  if (refused) return refused;
  const heatsId = randomUUID();
  const rooms: RaceRoom[] = [];
  for (const [index, text] of texts.entries()) {
    if (text instanceof DomainError) continue;
    const userIds = people[index] ?? [];
    const elsewhere = members.filter((id) => !userIds.includes(id));
    const heat = { heatsId, number: index + 1, count: heats, best, elsewhere };
    rooms.push(await openHeat(services, group, { ...text.settings, wish, heat, userIds }));
  }
  await database.insert(raceHeats).values({
    id: heatsId,
    groupId: group.id,
    wish,
    best,
    heats: rooms.map(({ code }, index) => ({ code, userIds: people[index] ?? [] })),
    createdAt: new Date(now()),
  });
  return { group };
}

type Wanted = Pick<StartHeats, "heats" | "best" | "mode"> & { readonly members: number };

/** What is out of range, if anything: each heat has 2 to 40 people, and so has the final. */
function issueOf({ heats, best, mode, members }: Wanted): InvalidInput | null {
  const { fewest, most, best: range } = heatLimits;
  const size = members / heats;
  const paths = [
    heats < fewest || heats > most || size < 2 || Math.ceil(size) > raceLimits.privateSeats ? "heats" : null,
    best < range.min || best > range.max || best * heats > raceLimits.privateSeats ? "best" : null,
    mode === "TEAMS" ? "mode" : null,
  ].filter((path) => path !== null);
  return paths.length === 0 ? null : new InvalidInput(paths.map((path) => ({ path, code: "OUT_OF_RANGE" })));
}

async function splitPeople(
  { database, now }: Services,
  members: readonly string[],
  heats: number,
  split: HeatSplit,
): Promise<readonly (readonly string[])[]> {
  const shuffled = members.map((id) => ({ id, key: Math.random() })).sort((a, b) => a.key - b.key);
  const medians = split === "SPEED" ? await findMedians(database, members, now()) : new Map<string, number>();
  const teams = balanceTeams(
    shuffled.map(({ id }) => ({ baseline: medians.get(id) ?? null })),
    heats,
  );
  return Array.from({ length: heats }, (_, index) =>
    shuffled.flatMap(({ id }, at) => (teams[at] === index + 1 ? [id] : [])),
  );
}

type NewHeat = {
  readonly textId: string | null;
  readonly lessonId: string | null;
  readonly text: string;
  readonly chosenBy: string | null;
  readonly wish: HeatsWish;
  readonly heat: RaceHeat;
  readonly userIds: readonly string[];
};

/** Opens the race of a heat or a final, with seats for these people. */
async function openHeat(
  services: Services,
  { id, name, settings: { nicknames } }: SeenGroup,
  { wish, heat, userIds, ...text }: NewHeat,
): Promise<RaceRoom> {
  const group: RaceGroup = { id, name };
  const { language, mode } = wish;
  const racers = distinctNicknames(await findRacers(services, { group, language, mode }, userIds));
  return services.races.create(
    { visibility: "PRIVATE", language, ...text, group, mode, guests: false, nicknames, heat },
    null,
    nameForWall({ group, nicknames }, racers),
  );
}

/**
 * Opens the final of heats, with the best of each: those with the first places whose results are verified and who are
 * still in the group. For the group's coaches. Made once, however often it is asked for.
 * @param globalId of the heats.
 * @returns RACE_NOT_OVER or RACE_STOPPED while a heat has not ended, RACE_EMPTY if nobody has a place.
 */
export async function startFinal(
  context: Context,
  globalId: string,
): Promise<{ readonly group: SeenGroup } | DomainError> {
  const { services } = context;
  if (!context.viewer) return new DomainError("NOT_SIGNED_IN");
  const heatsId = fromGlobalId("RaceHeats", globalId);
  if (heatsId === null) return new DomainError("NOT_FOUND");
  const [row] = await services.database.select().from(raceHeats).where(eq(raceHeats.id, heatsId));
  if (!row) return new DomainError("NOT_FOUND");
  const opened = await openGroup(context, toGlobalId("Group", row.groupId), "COACH");
  if (opened instanceof DomainError) return opened;
  const { group } = opened;
  if (row.finalCode !== null) return { group };
  const heats = await Promise.all(row.heats.map(({ code }) => findHeat(services, code)));
  if (heats.some(({ room }) => room !== null && !room.isOver)) return new DomainError("RACE_NOT_OVER");
  if (heats.some(({ phase }) => phase === null)) return new DomainError("RACE_STOPPED");
  const viewer = await mayCreate(context);
  if (viewer instanceof DomainError) return viewer;
  const members = await findTypists(services.database, group.id, limits.groupMembers);
  const best = await Promise.all(heats.map((heat) => findBest(services, row, heat, members)));
  const userIds = best.flatMap((ids) => ids.slice(0, row.best));
  if (userIds.length === 0) return new DomainError("RACE_EMPTY");
  const text = await chooseText(context, row.wish, viewer.userId, userIds);
  if (text instanceof DomainError) return text;
  const elsewhere = members.filter((id) => !userIds.includes(id));
  const heat = { heatsId, number: 0, count: row.heats.length, best: row.best, elsewhere };
  const room = await openHeat(services, group, { ...text.settings, wish: row.wish, heat, userIds });
  const taken = await services.database
    .update(raceHeats)
    .set({ finalCode: room.code })
    .where(and(eq(raceHeats.id, heatsId), isNull(raceHeats.finalCode)))
    .returning({ id: raceHeats.id });
  // Somebody else asked at the same time.
  if (taken.length === 0) await services.races.remove(room);
  return { group };
}

/** A heat as it is now: its code, which changes when it stopped and was made again; its race, while it exists. */
export type FoundHeat = {
  readonly code: string;
  readonly room: RaceRoom | null;
  /** Null if it stopped because the server restarted. */
  readonly phase: RacePhase | null;
};

/** Display names of people, in their order; accounts that are gone are left out. */
export async function findNames({ database }: Services, userIds: readonly string[]): Promise<readonly string[]> {
  if (userIds.length === 0) return [];
  const rows = await database
    .select({ id: users.id, name: users.displayName })
    .from(users)
    .where(inArray(users.id, [...userIds]));
  return userIds.flatMap((id) => rows.find((row) => row.id === id)?.name ?? []);
}

/** How often a heat may be made again. */
const MOST_REMATCHES = 20;

/** The race of a heat, or the one that replaced it after a restart of the server. */
export async function findHeat({ races }: Services, first: string): Promise<FoundHeat> {
  let code = first;
  for (let turn = 0; turn < MOST_REMATCHES; turn += 1) {
    const room = await races.find(code);
    if (room) return { code, room, phase: room.state.phase };
    const row = await races.registry.find(code);
    // Long over: only its results remain.
    if (!row || row.phase === "FINISHED" || row.phase === "CANCELLED")
      return { code, room: null, phase: row?.phase ?? "FINISHED" };
    if (row.rematchCode === null) break;
    code = row.rematchCode;
  }
  return { code, room: null, phase: null };
}

/** Row ids of those of a heat who have a place, best first. */
async function findBest(
  { database }: Services,
  { createdAt }: RaceHeatsRow,
  { code, room }: FoundHeat,
  members: readonly string[],
): Promise<readonly string[]> {
  if (members.length === 0) return [];
  const ofRace = and(
    inArray(results.userId, [...members]),
    gt(results.createdAt, createdAt),
    eq(results.raceCode, code),
    eq(results.status, "VERIFIED"),
  );
  if (room === null || !isOver(room.state)) {
    const rows = await database
      .select({ userId: results.userId })
      .from(results)
      .where(and(ofRace, isNotNull(results.place)))
      .orderBy(asc(results.place), asc(results.durationMs));
    return rows.map(({ userId }) => userId);
  }
  const { state } = room;
  const verified = new Set((await database.select({ id: results.id }).from(results).where(ofRace)).map(({ id }) => id));
  return [...racePlaces(state)]
    .sort(([, a], [, b]) => a - b)
    .map(([id]) => id)
    .filter((id) => verified.has(raceResultId(raceKey(state), id)));
}

/** Heats are shown for this long, in ms. */
const SHOWN_MS = 24 * 60 * 60 * 1000;

/** The newest heats of a group of the last day; null without any. */
export async function findHeatsOf({ database, now }: Services, groupId: string): Promise<RaceHeatsRow | null> {
  const [row] = await database
    .select()
    .from(raceHeats)
    .where(and(eq(raceHeats.groupId, groupId), gt(raceHeats.createdAt, new Date(now() - SHOWN_MS))))
    .orderBy(desc(raceHeats.createdAt), desc(raceHeats.id))
    .limit(1);
  return row ?? null;
}
