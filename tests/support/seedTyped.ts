import type { Connection } from "../../src/server/database/Database";
import { results } from "../../src/server/database/schema";

type Typed = {
  /** Row ids. */
  readonly userId: string;
  readonly textId: string;
  readonly at: Date;
  readonly wpm?: number;
  readonly status?: "VERIFIED" | "FLAGGED";
};

/** Puts a made-up run of a text straight into a database; gives its row id. */
export async function seedTyped(
  database: Connection,
  { userId, textId, at, wpm = 40, status = "VERIFIED" }: Typed,
): Promise<string> {
  const figures = { durationMs: 30_000, wpm, raw: wpm, strokesPerMinute: wpm * 5, accuracy: 98, consistency: 80 };
  const [row] = await database
    .insert(results)
    .values({
      userId,
      textId,
      runId: crypto.randomUUID(),
      mode: "TEXT",
      language: "en",
      prompt: "typed",
      log: "",
      ...figures,
      status,
      startedAt: at,
      createdAt: at,
    })
    .returning({ id: results.id });
  return row!.id;
}
