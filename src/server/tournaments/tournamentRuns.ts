import { eq, sql } from "drizzle-orm";
import { dayNumber } from "../../contract/dates";
import type { Language } from "../../contract/languages/languages";
import type { Database } from "../database/Database";
import { tournamentRuns, tournaments } from "../database/raceSchema";
import { Part, type Write } from "../database/statements";
import type { Announcements } from "../redis/Announcements";

/** Its messages are row ids of groups. */
const CHANNEL = "tournaments";

/** Says in all processes that a tournament of a group, or its standing, changed. Call it after the transaction. */
export function announceTournament(announcements: Announcements, groupId: string): void {
  announcements.announce(CHANNEL, groupId);
}

/**
 * Calls the listener on every change of a group's tournaments, and when one may have been missed.
 * @returns removes the listener.
 */
export function onTournamentChanged(announcements: Announcements, groupId: string, listener: () => void): () => void {
  const ends = [
    announcements.listen(CHANNEL, (other) => void (other === groupId && listener())),
    announcements.onMissed(listener),
  ];
  return () => ends.forEach((end) => end());
}

type RaceRun = {
  readonly resultId: string;
  readonly groupId: string;
  readonly language: Language;
  /** When the race started: its day is the one that counts, also if it ends after midnight. */
  readonly startedAt: Date;
};

const notedRun = new Part(
  "noted_tournament_run",
  sql`insert into ${tournamentRuns} (tournament_id, result_id)
    select t.id, ${sql.placeholder("raced_result_id")}::uuid from ${tournaments} t
    where t.group_id = ${sql.placeholder("raced_group_id")}::uuid
      and ${sql.placeholder("raced_day")}::int between t.first_day and t.last_day
      and (t.ended_at is null or t.ended_at > ${sql.placeholder("raced_at")}::timestamptz)
      and t.languages ? ${sql.placeholder("raced_language")}::text
    on conflict do nothing`,
);

/**
 * Notes that a result was raced for its group's tournament, if there is one on the day and in the language of the race:
 * written with the result, so that neither is ever there without the other. Safe to repeat.
 */
export function noteTournamentRun({ resultId, groupId, language, startedAt }: RaceRun, timeZone: string): Write {
  const values = {
    raced_result_id: resultId,
    raced_group_id: groupId,
    raced_day: dayNumber(startedAt.getTime(), timeZone),
    raced_at: startedAt.toISOString(),
    raced_language: language,
  };
  return { part: notedRun, values };
}

/** Says that the standings with a result changed, after it was reviewed. */
export async function announceTournamentsOf(
  { database, announcements }: { readonly database: Database; readonly announcements: Announcements },
  resultId: string,
): Promise<void> {
  const rows = await database
    .select({ groupId: tournaments.groupId })
    .from(tournamentRuns)
    .innerJoin(tournaments, eq(tournaments.id, tournamentRuns.tournamentId))
    .where(eq(tournamentRuns.resultId, resultId));
  for (const { groupId } of rows) announceTournament(announcements, groupId);
}
