import { eq, sql } from "drizzle-orm";
import { dayNumber } from "../../contract/dates";
import type { Language } from "../../contract/languages/languages";
import type { Database } from "../database/Database";
import { tournamentRuns, tournaments } from "../database/raceSchema";
import { Part, type Write } from "../database/statements";
import type { PubSub } from "../redis/PubSub";

/** Its messages are row ids of groups. */
const CHANNEL = "tournaments";

/** Says in all processes that a tournament of a group, or its standing, changed. Call it after the transaction. */
export function announceTournament(pubSub: PubSub, groupId: string): void {
  pubSub.publish(CHANNEL, groupId);
}

/**
 * Calls the listener on every change of a group's tournaments, and when one may have been missed.
 * @returns removes the listener.
 */
export function onTournamentChanged(pubSub: PubSub, groupId: string, listener: () => void): () => void {
  const ends = [
    pubSub.subscribe(CHANNEL, (other) => void (other === groupId && listener())),
    pubSub.onMissed(listener),
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
  { database, pubSub }: { readonly database: Database; readonly pubSub: PubSub },
  resultId: string,
): Promise<void> {
  const rows = await database
    .select({ groupId: tournaments.groupId })
    .from(tournamentRuns)
    .innerJoin(tournaments, eq(tournaments.id, tournamentRuns.tournamentId))
    .where(eq(tournamentRuns.resultId, resultId));
  for (const { groupId } of rows) announceTournament(pubSub, groupId);
}
