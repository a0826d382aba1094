import type { ExamText } from "../../contract/languages/ExamText";
import { type Language, languagesWith, loadPart } from "../../contract/languages/languages";
import { createHash, randomInt } from "node:crypto";
import { desc, eq, sql } from "drizzle-orm";
import type { ExamNorm } from "../../engine/exams/examNorms";
import { normaliseText } from "../../engine/text/normaliseText";
import type { Connection } from "../database/Database";
import { examEvents, exams } from "../database/schema";

/** Up to this many minutes, the shorter texts are long enough. */
const SEVEN = 7;

/** The texts in a language that are long enough for this many minutes; none if it has no exams. */
export async function findExamTexts(language: Language, minutes: number): Promise<readonly ExamText[]> {
  if (!languagesWith("examTexts").includes(language)) return [];
  const { sevenMinutes, tenMinutes } = await loadPart(language, "examTexts");
  return minutes <= SEVEN ? sevenMinutes : tenMinutes;
}

/** How many of a user's past exams are looked at: more than there are texts for. */
const REMEMBERED_EXAMS = 20;

/**
 * Picks a random text for each attempt, all different as long as there are enough. Texts the user never had come first,
 * then those they had longest ago.
 */
export async function pickExamTexts(
  database: Connection,
  userId: string,
  norm: ExamNorm,
  language: Language,
): Promise<readonly string[]> {
  const had = await textsHad(database, userId);
  const bodies = (await findExamTexts(language, norm.minutes)).map(({ body }) => normaliseText(body));
  const lastHad = (body: string): number => had.get(md5(body)) ?? Number.POSITIVE_INFINITY;
  const inOrder = shuffle(bodies).toSorted((one, other) =>
    lastHad(one) === lastHad(other) ? 0 : lastHad(other) - lastHad(one),
  );
  return Array.from({ length: norm.attempts }, (_, attempt) => inOrder[attempt % inOrder.length] ?? "");
}

/**
 * MD5 hashes of the texts in earlier exams, with how many exams ago each was used. The texts themselves stay in the
 * database.
 */
async function textsHad(database: Connection, userId: string): Promise<ReadonlyMap<string, number>> {
  const hashes = sql<string[]>`(
    select coalesce(array_agg(md5(had)), '{}')
    from jsonb_array_elements_text(${examEvents.event} #> '{settings,texts}') as had
  )`;
  const rows = await database
    .select({ hashes })
    .from(exams)
    .innerJoin(examEvents, sql`${examEvents.examId} = ${exams.id} and ${examEvents.place} = 1`)
    .where(eq(exams.userId, userId))
    .orderBy(desc(exams.createdAt))
    .limit(REMEMBERED_EXAMS);
  const had = new Map<string, number>();
  rows.forEach((row, ago) => row.hashes.forEach((hash) => had.set(hash, had.get(hash) ?? ago)));
  return had;
}

function md5(text: string): string {
  return createHash("md5").update(text).digest("hex");
}

/** The same texts in a random order (Fisher & Yates, after Durstenfeld, CACM 7(7), 1964). */
function shuffle(texts: readonly string[]): readonly string[] {
  const mixed = [...texts];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = randomInt(at + 1);
    [mixed[at], mixed[other]] = [mixed[other] ?? "", mixed[at] ?? ""];
  }
  return mixed;
}
