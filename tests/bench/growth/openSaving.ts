import { randomUUID } from "node:crypto";
import { words as english } from "../../../src/contract/languages/en/words";
import { encodeLog } from "../../../src/engine/log/logCodec";
import { makeWordText } from "../../../src/engine/practice/makeWordText";
import { openDatabase } from "../../../src/server/database/Database";
import { users } from "../../../src/server/database/userSchema";
import { insertRun } from "../../../src/server/results/insertRun";
import { typeNaturally } from "../../support/humanTyping";
import { seedRuns } from "../../support/seedRuns";
import type { BenchDatabase } from "../support/BenchDatabase";

/** Runs that the person has typed before. */
const EARLIER = 300;

const WORDS = 25;
const MINUTE_MS = 60_000;

/** Each text is new: a log that was seen before is flagged, which is less work. */
let seed = 5_000_000;

export type Saving = {
  /** Saves a run that nobody has typed before. */
  readonly save: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Somebody with a history of their own who saves one run after the other, over connections of their own. */
export async function openSaving({ config }: BenchDatabase): Promise<Saving> {
  const { database, close } = openDatabase(config);
  const [user] = await database.insert(users).values({ role: "MEMBER", displayName: "Typist" }).returning();
  const userId = user?.id ?? "";
  const began = Date.now() - 30 * 24 * 60 * MINUTE_MS;
  await seedRuns(config, { userId, runs: EARLIER, last: new Date(began - MINUTE_MS) });
  let at = began;
  const save = async () => {
    const text = makeWordText(english, WORDS, (seed += 1));
    const keystrokes = typeNaturally(text, 150);
    at += 2 * MINUTE_MS;
    const saved = await insertRun(database, {
      userId,
      runId: randomUUID(),
      mode: "WORDS",
      modeAmount: WORDS,
      language: "en",
      textId: null,
      log: encodeLog(keystrokes),
      startedAt: new Date(at),
      createdAt: new Date(at),
      run: { rules: "free", text, keystrokes, durationMs: keystrokes.at(-1)?.time ?? 0 },
      timeZone: "Europe/Amsterdam",
    });
    if (saved?.status !== "VERIFIED") throw new Error(`The run was not counted: ${saved?.flagReason}`);
  };
  return { save, close };
}
