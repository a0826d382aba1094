import type { Keystroke } from "../../src/engine/log/Keystroke";
import { encodeLog } from "../../src/engine/log/logCodec";
import * as op from "./examOperations";
import { typeNaturally } from "./humanTyping";
import type { WireClient } from "./WireClient";

type Clock = { forward(ms: number): void };

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
export async function beginAttempt(
  client: WireClient,
  clock: Clock,
  examId: string,
  attempt = 1,
  device = DEVICE,
): Promise<any> {
  const { answer } = await client.run(op.begin, { examId, attempt, device });
  if (answer.exam === undefined) throw new Error(JSON.stringify(answer));
  clock.forward(3_000);
  return answer.exam.attempts.at(-1);
}

/** How long {@link typeAttempt} types, in ms: 200 words a minute. */
export const typingTime = (characters: number): number => 60 * characters + 100;

/**
 * Types `characters` of the attempt's text with a person's rhythm, without an error unless `change` makes one, in
 * batches; the server's clock goes on with it. Gives the
 * number of the last batch.
 */
export async function typeAttempt(
  client: WireClient,
  clock: Clock,
  examId: string,
  attempt: { number: number; seat: number; text: string },
  characters: number,
  change = (text: string) => text,
): Promise<number> {
  return sendAttempt(client, clock, examId, attempt, typeNaturally(change(attempt.text.slice(0, characters)), 60));
}

/**
 * Sends keystrokes of an attempt in batches; the server's clock goes on with them. Gives the number of the last batch.
 */
export async function sendAttempt(
  client: WireClient,
  clock: Clock,
  examId: string,
  attempt: { number: number; seat: number },
  keystrokes: readonly Keystroke[],
): Promise<number> {
  clock.forward((keystrokes.at(-1)?.time ?? 0) + 160);
  let batch = 0;
  for (let at = 0; at < keystrokes.length; at += 900) {
    batch += 1;
    const { answer } = await client.run(op.send, {
      examId,
      attempt: attempt.number,
      seat: attempt.seat,
      batch,
      keystrokes: encodeLog(keystrokes.slice(at, at + 900)),
    });
    if (answer.batch !== batch) throw new Error(JSON.stringify(answer));
  }
  return batch;
}

/** A whole attempt, handed in. Gives the exam afterwards. */
export async function takeAttempt(
  client: WireClient,
  clock: Clock,
  examId: string,
  number: number,
  characters: number,
  change?: (text: string) => string,
): Promise<any> {
  const attempt = await beginAttempt(client, clock, examId, number);
  const batch = await typeAttempt(client, clock, examId, attempt, characters, change);
  const { answer } = await client.run(op.handIn, { examId, attempt: number, seat: attempt.seat, batch });
  if (answer.exam === undefined) throw new Error(JSON.stringify(answer));
  return answer.exam;
}
