import { randomUUID } from "node:crypto";
import { encodeLog } from "../../src/engine/log/logCodec";
import { makeWordText } from "../../src/engine/practice/makeWordText";
import { words as english } from "../../src/contract/languages/en/words";
import { typeNaturally } from "./humanTyping";

/**
 * A faultless run of ten English words at 60 ms a key on average, as the input of saveResult; it ended a minute ago, or
 * `endedMsAgo`.
 */
export function wordRun({
  seed = 7,
  endedMsAgo = 60_000,
  gapMs = 60,
}: { seed?: number; endedMsAgo?: number; gapMs?: number } = {}) {
  const text = makeWordText(english, 10, seed);
  const keystrokes = typeNaturally(text, gapMs);
  const durationMs = keystrokes.at(-1)!.time;
  return {
    runId: randomUUID(),
    mode: "WORDS",
    modeAmount: 10,
    language: "EN",
    seed,
    textId: null as string | null,
    log: encodeLog(keystrokes),
    startedAt: new Date(Date.now() - endedMsAgo - durationMs).toISOString(),
  };
}
