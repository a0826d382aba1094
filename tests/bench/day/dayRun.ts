import { randomUUID } from "node:crypto";
import { words as english } from "../../../src/contract/languages/en/words";
import { encodeLog } from "../../../src/engine/log/logCodec";
import type { Keystroke } from "../../../src/engine/log/Keystroke";
import { makeWordText } from "../../../src/engine/practice/makeWordText";
import { typeAsPerson } from "../../support/humanTyping";
import { dayMix } from "./dayMix";
import type { DayPerson } from "./DayPerson";

/** A run of words of somebody: its text and keys, and what saves it. */
export type DayRun = {
  readonly text: string;
  readonly keystrokes: readonly Keystroke[];
  readonly durationMs: number;
  /** The input of saveResult. @param endedAt ms since 1970. */
  readonly saved: (endedAt: number) => Readonly<Record<string, unknown>>;
};

/** Seeds of runs are far from those of others: a log that was seen before is flagged. */
const RUNS_OF_ONE = 200;

const ERRORS = 0.02;

/** How fast somebody types, in words a minute: the same for the same person. */
export function speedOf({ random }: DayPerson): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return Math.min(120, Math.max(12, dayMix.wordsPerMinute * Math.exp(dayMix.speedSpread * normal)));
}

/** A run of words at this speed. @param number of the run of this person, from 0. */
export function makeRun({ plan: { seed: person } }: DayPerson, number: number, wpm: number): DayRun {
  const seed = person * RUNS_OF_ONE + (number % RUNS_OF_ONE);
  const text = makeWordText(english, dayMix.runWords, seed);
  const keystrokes = typeAsPerson(text, seed, { wpm, errors: ERRORS, hand: person });
  const durationMs = keystrokes.at(-1)?.time ?? 0;
  const saved = (endedAt: number) => ({
    runId: randomUUID(),
    mode: "WORDS",
    modeAmount: dayMix.runWords,
    language: "EN",
    seed,
    log: encodeLog(keystrokes),
    startedAt: new Date(endedAt - durationMs).toISOString(),
  });
  return { text, keystrokes, durationMs, saved };
}

/** Saves a run, with a key as the app does. */
export async function saveRun(person: DayPerson, run: DayRun): Promise<void> {
  const { wire, record } = person.world;
  const request = wire.mutation(person.sender, "saveResult", { input: run.saved(Date.now()) }, true);
  const answer = await person.ask("save a result", request, "SaveResultSuccess");
  if (answer.includes('"status":"FLAGGED"')) record().count("results flagged");
  if (answer !== "") record().count("results saved");
}
