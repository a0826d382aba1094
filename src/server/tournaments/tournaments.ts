import { and, desc, eq, gte, isNull, lte } from "drizzle-orm";
import { dayNumber } from "../../contract/dates";
import type { TextLength } from "../../contract/enums";
import { type GroupSettings, tournamentRules } from "../../contract/groupRules";
import type { Language } from "../../contract/languages/languages";
import { inTransaction, type Connection } from "../database/Database";
import { tournaments, type TournamentRow } from "../database/raceSchema";
import { groupMembers, groups } from "../database/userSchema";
import type { Context, Services } from "../Context";
import { DomainError, InvalidInput, validate } from "../DomainError";
import { fromGlobalId, toGlobalId } from "../globalIds";
import { lockGroups, type SeenGroup } from "../groups/groups";
import { openGroup } from "../groups/groupRights";
import { findText } from "../texts/texts";
import { announceTournament } from "./tournamentRuns";
import { raceLimits } from "../../engine/race/RaceState";
import { texts } from "../database/schema";
import { mayCreate } from "../races/createRace";
import { findRacers, nameForWall } from "../races/racers";
import { seatAtOnce } from "../races/raceNow";
import type { RaceRoom } from "../races/RaceRoom";
import { drawText } from "../texts/drawText";

export type TournamentPhase = "UPCOMING" | "RUNNING" | "OVER";

/** The columns of a tournament that decide its phase. */
type Span = Pick<TournamentRow, "firstDay" | "lastDay" | "endedAt">;

/** The phase of a tournament on a day: it is over from the midnight after its last day, or when a coach ended it. */
export function phaseOf({ firstDay, lastDay, endedAt }: Span, today: number): TournamentPhase {
  if (endedAt !== null || today > lastDay) return "OVER";
  return today < firstDay ? "UPCOMING" : "RUNNING";
}

/** Today in the host's time zone, as counted by dayNumber. */
export function todayOf({ now, timeZone }: Pick<Services, "now" | "timeZone">): number {
  return dayNumber(now(), timeZone);
}

/** How many days a tournament that is over is shown. */
const SHOWN_DAYS = 14;

/** A tournament, and what has to be known of its group to show it. */
export type TournamentOfGroup = {
  readonly row: TournamentRow;
  readonly groupName: string;
  readonly settings: GroupSettings;
};

const columns = { row: tournaments, groupName: groups.name, settings: groups.settings };

/** The tournament of a group: its newest, unless that has been over for two weeks. Null for none. */
export async function findTournamentOf(
  services: Pick<Services, "database" | "now" | "timeZone">,
  groupId: string,
): Promise<TournamentOfGroup | null> {
  const [found] = await services.database
    .select(columns)
    .from(tournaments)
    .innerJoin(groups, eq(groups.id, tournaments.groupId))
    .where(and(eq(tournaments.groupId, groupId), gte(tournaments.lastDay, todayOf(services) - SHOWN_DAYS)))
    .orderBy(desc(tournaments.createdAt), desc(tournaments.id))
    .limit(1);
  return found ?? null;
}

/** The tournaments that run today in groups of a user, as a member; without groups that have no competition. */
export async function findTournamentsOf(services: Services, userId: string): Promise<readonly TournamentOfGroup[]> {
  const today = todayOf(services);
  const rows = await services.database
    .select(columns)
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .innerJoin(tournaments, eq(tournaments.groupId, groups.id))
    .where(
      and(
        eq(groupMembers.userId, userId),
        eq(groupMembers.role, "MEMBER"),
        isNull(groups.archivedAt),
        isNull(tournaments.endedAt),
        lte(tournaments.firstDay, today),
        gte(tournaments.lastDay, today),
      ),
    )
    .orderBy(tournaments.lastDay, tournaments.id);
  return rows.filter(({ settings }) => settings.leaderboard);
}

type StartTournament = {
  readonly groupId: string;
  readonly name: string;
  readonly firstDay: number;
  readonly lastDay: number;
  readonly languages: readonly Language[];
  readonly length?: TextLength | null | undefined;
  /** Row ids. */
  readonly textIds: readonly string[];
  readonly rule: TournamentRow["rule"];
  readonly bestDays: number;
};

type Done = { readonly group: SeenGroup };

/**
 * Starts a tournament of a group. For its coaches; a group has one at a time. The same again changes nothing.
 * @returns COMPETITION_OFF if its members see no leaderboard, TOURNAMENT_EXISTS while it has another one, and issues at
 * the fields that are out of range.
 */
export async function startTournament(
  context: Context,
  { groupId, length = null, rule, ...input }: StartTournament,
): Promise<Done | DomainError> {
  const open = await openGroup(context, groupId, "COACH");
  if (open instanceof DomainError) return open;
  const { group, viewer } = open;
  if (!group.settings.leaderboard) return new DomainError("COMPETITION_OFF");
  const { services } = context;
  const today = todayOf(services);
  const clean = await validate(tournamentRules(today), input);
  if (clean instanceof DomainError) return clean;
  const { name, firstDay, lastDay, bestDays } = clean;
  const { languages, textIds } = input;
  for (const [at, textId] of textIds.entries()) {
    const text = await findText(services.database, textId, viewer.userId);
    if (!text || !languages.includes(text.language))
      return new InvalidInput([{ path: `textIds.${at}`, code: "TEXT_NOT_FOUND" }]);
  }
  const values = { groupId: group.id, name, firstDay, lastDay, bestDays, languages, textIds, length, rule };
  const refusal = await inTransaction(services.database, async (transaction) => {
    await lockGroups(transaction, [group.id]);
    const [current] = await findCurrent(transaction, group.id, today);
    if (current) return isSame(current, values) ? null : new DomainError("TOURNAMENT_EXISTS");
    await transaction.insert(tournaments).values({ ...values, createdAt: new Date(services.now()) });
    return null;
  });
  if (refusal !== null) return refusal;
  announceTournament(services.pubSub, group.id);
  return { group };
}

function isSame(row: TournamentRow, wish: Omit<TournamentRow, "id" | "createdAt" | "endedAt">): boolean {
  return Object.entries(wish).every(
    ([key, value]) => JSON.stringify(row[key as keyof typeof wish]) === JSON.stringify(value),
  );
}

function findCurrent(database: Connection, groupId: string, today: number): Promise<TournamentRow[]> {
  return database
    .select()
    .from(tournaments)
    .where(and(eq(tournaments.groupId, groupId), isNull(tournaments.endedAt), gte(tournaments.lastDay, today)));
}

/** Ends a tournament before its last day is over: races that have begun still count. For coaches. Safe to repeat. */
export async function endTournament(context: Context, tournamentId: string): Promise<Done | DomainError> {
  const { services } = context;
  if (!context.viewer) return new DomainError("NOT_SIGNED_IN");
  const row = await findTournament(services, tournamentId);
  if (!row) return new DomainError("NOT_FOUND");
  const open = await openGroup(context, toGlobalId("Group", row.groupId), "COACH");
  if (open instanceof DomainError) return open;
  if (phaseOf(row, todayOf(services)) !== "OVER")
    await services.database
      .update(tournaments)
      .set({ endedAt: new Date(services.now()) })
      .where(and(eq(tournaments.id, row.id), isNull(tournaments.endedAt)));
  announceTournament(services.pubSub, row.groupId);
  return { group: open.group };
}

/** Deletes a tournament; the results of its races stay. For its group's coaches. One that is gone is no failure. */
export async function deleteTournament(
  context: Context,
  { groupId, tournamentId }: { readonly groupId: string; readonly tournamentId: string },
): Promise<Done | DomainError> {
  const open = await openGroup(context, groupId, "COACH");
  if (open instanceof DomainError) return open;
  const { database, pubSub } = context.services;
  const { group } = open;
  const id = fromGlobalId("Tournament", tournamentId);
  if (id !== null)
    await database.delete(tournaments).where(and(eq(tournaments.id, id), eq(tournaments.groupId, group.id)));
  announceTournament(pubSub, group.id);
  return { group };
}

/** The tournament with a global id, without a look at who asks for it. */
async function findTournament(
  { database }: Pick<Services, "database">,
  tournamentId: string,
): Promise<TournamentRow | null> {
  const id = fromGlobalId("Tournament", tournamentId);
  const [row] = id === null ? [] : await database.select().from(tournaments).where(eq(tournaments.id, id));
  return row ?? null;
}

/**
 * Seats the viewer, ready to start, in a race of their group for its tournament: where classmates wait, otherwise in a
 * new one, which starts with them alone after ten seconds. For members of the group. Asking again returns the race in
 * which they wait.
 * @param language one of the tournament's; on a day with a text of its own, that of the text instead.
 * @returns TOURNAMENT_NOT_RUNNING before its first day and when it is over, an issue at `language` (OUT_OF_RANGE) for
 * another language.
 */
export async function raceForTournament(
  context: Context,
  tournamentId: string,
  language: Language,
): Promise<{ readonly room: RaceRoom } | DomainError> {
  const { services } = context;
  if (!context.viewer) return new DomainError("NOT_SIGNED_IN");
  const row = await findTournament(services, tournamentId);
  if (!row) return new DomainError("NOT_FOUND");
  const open = await openGroup(context, toGlobalId("Group", row.groupId), "MEMBER");
  if (open instanceof DomainError) return open;
  const { group } = open;
  if (group.myRole !== "MEMBER") return new DomainError("NOT_A_MEMBER");
  if (!group.settings.leaderboard) return new DomainError("COMPETITION_OFF");
  const today = todayOf(services);
  if (phaseOf(row, today) !== "RUNNING") return new DomainError("TOURNAMENT_NOT_RUNNING");
  if (!row.languages.includes(language)) return new InvalidInput([{ path: "language", code: "OUT_OF_RANGE" }]);
  const viewer = await mayCreate(context);
  if (viewer instanceof DomainError) return viewer;
  const { userId } = viewer;
  const textId = row.textIds[today - row.firstDay];
  const [ofDay] = textId === undefined ? [] : await services.database.select().from(texts).where(eq(texts.id, textId));
  const raced = ofDay?.language ?? language;
  return seatAtOnce(services, userId, {
    language: raced,
    rooms: () => services.races.groups.of(group.id),
    fits: (settings) => settings.isQuick,
    seats: raceLimits.openSeats,
    make: async () => {
      const text = ofDay ?? (await drawText(services.database, wishOf(row, raced, userId)));
      return text ? makeRace(services, group, { language: raced, textId: text.id, text: text.body, userId }) : noText();
    },
  });
}

function wishOf({ length }: TournamentRow, language: Language, userId: string) {
  return { language, length, typists: [userId] };
}

function noText(): DomainError {
  return new DomainError("TEXT_NOT_FOUND");
}

type NewRace = {
  readonly language: Language;
  readonly textId: string;
  readonly text: string;
  readonly userId: string;
};

/** A quick race of the group, in which a member has a seat. It has no host. */
async function makeRace(
  services: Services,
  { id, name, settings: { nicknames } }: SeenGroup,
  { language, textId, text, userId }: NewRace,
): Promise<RaceRoom> {
  const group = { id, name };
  const racers = nameForWall({ group, nicknames }, await findRacers(services, { group, language }, [userId]));
  const about = { visibility: "PRIVATE", language, textId, text, chosenBy: null, group, mode: "SPEED" } as const;
  return services.races.create({ ...about, nicknames, isQuick: true }, null, racers);
}
