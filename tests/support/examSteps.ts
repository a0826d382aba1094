import { encodeLog } from "../../src/engine/log/encodeLog";
import * as op from "./examOperations";
import type { WireClient } from "./WireClient";

export const DEVICE = "device-one";

/** Keys that give a text, all at one time in ms since the attempt's start. */
export function keysOf(text: string, time = 0): string {
  return encodeLog([...text].map((character) => ({ time, kind: "insert" as const, text: character })));
}

export const cbt = { norm: "cbt", language: "EN", hasDyslexia: false };

/** A new exam. @throws when it was refused. */
export async function newExam(client: WireClient, input: object = cbt): Promise<any> {
  const { createExam } = await client.run(op.createExam, { input });
  if (createExam.exam === undefined) throw new Error(JSON.stringify(createExam));
  return createExam.exam;
}

/** Begins an attempt and waits for its zero by setting the server's clock. */
export async function beginAttempt(client: WireClient, clock: { forward(ms: number): void }, examId: string, attempt = 1, device = DEVICE): Promise<any> {
  const { answer } = await client.run(op.begin, { examId, attempt, device });
  if (answer.exam === undefined) throw new Error(JSON.stringify(answer));
  clock.forward(3_000);
  return answer.exam.attempts.at(-1);
}

/** Types `characters` of the attempt's text, without an error unless `change` makes one, in batches. Gives the number of the last batch. */
export async function typeAttempt(client: WireClient, examId: string, attempt: { number: number; seat: number; text: string }, characters: number, change = (text: string) => text): Promise<number> {
  const typed = change(attempt.text.slice(0, characters));
  const batches = typed.match(/.{1,900}/gsu) ?? [];
  for (const [at, keys] of batches.entries()) {
    const { answer } = await client.run(op.send, { examId, attempt: attempt.number, seat: attempt.seat, batch: at + 1, keystrokes: keysOf(keys) });
    if (answer.batch !== at + 1) throw new Error(JSON.stringify(answer));
  }
  return batches.length;
}

/** A whole attempt, handed in. Gives the exam afterwards. */
export async function takeAttempt(client: WireClient, clock: { forward(ms: number): void }, examId: string, number: number, characters: number, change?: (text: string) => string): Promise<any> {
  const attempt = await beginAttempt(client, clock, examId, number);
  const batch = await typeAttempt(client, examId, attempt, characters, change);
  const { answer } = await client.run(op.handIn, { examId, attempt: number, seat: attempt.seat, batch });
  if (answer.exam === undefined) throw new Error(JSON.stringify(answer));
  return answer.exam;
}
