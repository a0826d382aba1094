import { randomBytes } from "node:crypto";
import { and, between, eq, isNotNull, max, sql, type SQL } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { dayNumber } from "../../contract/dates";
import { type Language, languageCodes } from "../../contract/languages/languages";
import { dailyTexts } from "../database/boardSchema";
import type { Connection } from "../database/Database";
import { texts } from "../database/schema";
import { hostSecrets } from "../database/userSchema";
import { isDrawnFrom } from "../texts/drawText";

const SECRET_NAME = "text of the day";
const SECRET_BYTES = 32;

/** Characters of a text of medium length: one to two minutes for most people. */
const SHORTEST = 220;
const LONGEST = 700;

/** So many days a text is not drawn again, as long as there are others. */
const RESTS_DAYS = 40;

/** The row id of the text of a day; null if none was drawn. */
export async function findDailyText(database: Connection, language: Language, day: number): Promise<string | null> {
  const [row] = await database
    .select({ textId: dailyTexts.textId })
    .from(dailyTexts)
    .where(and(eq(dailyTexts.day, day), eq(dailyTexts.language, language)));
  return row?.textId ?? null;
}

/**
 * The row id of the text of a day, which is drawn unless it was before: a library text of medium length that was never
 * the text of the day, or else not for {@link RESTS_DAYS}. Which of them is decided by a key of this host, so that all
 * its processes draw the same and nobody can foretell it.
 * @returns null if the library has no such text.
 */
export async function drawDailyText(database: Connection, language: Language, day: number): Promise<string | null> {
  const drawn = await findDailyText(database, language, day);
  if (drawn !== null) return drawn;
  const key = await readKey(database);
  const last = lastDay();
  const candidate = database
    .select({ day: sql<number>`${day}::int`.as("day"), language: texts.language, textId: texts.id })
    .from(texts)
    .where(
      and(
        isDrawnFrom,
        isNotNull(texts.slug),
        eq(texts.language, language),
        between(texts.characters, SHORTEST, LONGEST),
      ),
    )
    .orderBy(
      sql`${last} is not null`,
      sql`case when ${last} >= ${day}::int - ${RESTS_DAYS}::int then ${last} end nulls first`,
      sql`md5(${key}::text || ${day}::text || ${texts.id}::text)`,
    )
    .limit(1);
  await database.insert(dailyTexts).select(candidate).onConflictDoNothing();
  return findDailyText(database, language, day);
}

/** Draws the texts of today, then those of tomorrow, in all languages. */
export async function drawDailyTexts(database: Connection, now: number, timeZone: string): Promise<void> {
  const today = dayNumber(now, timeZone);
  for (const day of [today, today + 1])
    for (const language of languageCodes) await drawDailyText(database, language, day);
}

function lastDay(): SQL {
  return sql`(${new QueryBuilder()
    .select({ day: max(dailyTexts.day) })
    .from(dailyTexts)
    .where(eq(dailyTexts.textId, texts.id))})`;
}

async function readKey(database: Connection): Promise<string> {
  const find = () =>
    database.select({ secret: hostSecrets.secret }).from(hostSecrets).where(eq(hostSecrets.name, SECRET_NAME));
  const [found] = await find();
  if (found) return found.secret.toString("hex");
  await database
    .insert(hostSecrets)
    .values({ name: SECRET_NAME, secret: randomBytes(SECRET_BYTES) })
    .onConflictDoNothing();
  const [made] = await find();
  if (!made) throw new Error("The key of the text of the day was not stored.");
  return made.secret.toString("hex");
}
