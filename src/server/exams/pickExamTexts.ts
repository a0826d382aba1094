import type { ExamText } from "../../contract/languages/ExamText";
import { type Language, languagesWith, loadPart } from "../../contract/languages/languages";
import { desc, eq, sql } from "drizzle-orm";
import type { ExamNorm } from "../../engine/exams/examNorms";
import { fillAttempts } from "../../engine/exams/fillAttempts";
import { normaliseText } from "../../engine/text/normaliseText";
import type { Connection } from "../database/Database";
import { examEvents, exams } from "../database/schema";
import { shuffle } from "./shuffle";

/** The texts of exams in a language; none if it has no exams. */
export async function findExamTexts(language: Language): Promise<readonly ExamText[]> {
  if (!languagesWith("examTexts").includes(language)) return [];
  const { sevenMinutes, tenMinutes } = await loadPart(language, "examTexts");
  return [...sevenMinutes, ...tenMinutes];
}

/** How many of a user's past exams are looked at: more than there are texts for. */
const REMEMBERED_EXAMS = 20;

/**
 * Picks random texts for the attempts, all different as long as there are enough. Texts the user never had come first,
 * then those they had longest ago.
 */
export async function pickExamTexts(
  database: Connection,
  userId: string,
  norm: ExamNorm,
  language: Language,
): Promise<readonly string[]> {
  const bodies = (await findExamTexts(language)).map(({ body }) => normaliseText(body));
  const had = await textsHad(database, userId, bodies);
  const lastHad = (body: string): number => had.get(body) ?? Number.POSITIVE_INFINITY;
  const inOrder = shuffle(bodies).toSorted((one, other) =>
    lastHad(one) === lastHad(other) ? 0 : lastHad(other) - lastHad(one),
  );
  return fillAttempts(inOrder, norm);
}

/** Those of the texts that the user's earlier exams had, with how many exams ago each was used. */
async function textsHad(
  database: Connection,
  userId: string,
  bodies: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  // The database searches, so that it does not send all that was ever typed.
  const places = sql<number[]>`array(
    select place::int
    from unnest(${sql.param(bodies)}::text[]) with ordinality as offered (body, place)
    where exists (
      select from jsonb_array_elements_text(${examEvents.event} #> '{settings,texts}') as had
      where position(offered.body in had) > 0
    )
  )`;
  const rows = await database
    .select({ places })
    .from(exams)
    .innerJoin(examEvents, sql`${examEvents.examId} = ${exams.id} and ${examEvents.place} = 1`)
    .where(eq(exams.userId, userId))
    .orderBy(desc(exams.createdAt))
    .limit(REMEMBERED_EXAMS);
  const had = new Map<string, number>();
  rows.forEach((row, ago) =>
    row.places.forEach((place) => {
      const body = bodies[place - 1] ?? "";
      had.set(body, had.get(body) ?? ago);
    }),
  );
  return had;
}
