import type { TypedExercise } from "../../../../engine/lessons/Course";
import { decodeTimes, encodeTimes, timesOfRun } from "../../../../engine/lessons/pace";
import { asRecord, readOwn, writeOwn } from "../../../features/text/ownStore";
import type { TypingRun } from "../../../typing/TypingRun";

/** When each character of the fastest passed run was typed (timesOfRun); null if none was passed in this browser. */
export function readGhost({ id }: TypedExercise): readonly number[] | null {
  const stored = readOwn(`ghost-${id}`);
  return typeof stored === "string" ? decodeTimes(stored) : null;
}

/** Keeps the times of a passed run if it was faster than the one before. */
export function noteGhost(exercise: TypedExercise, run: TypingRun): void {
  if (beatsGhost(exercise, run)) writeOwn(`ghost-${exercise.id}`, encodeTimes(timesOf(run)));
}

/** Whether a run was faster than the fastest one that is stored. */
export function beatsGhost(exercise: TypedExercise, run: TypingRun): boolean {
  const times = timesOf(run);
  const before = readGhost(exercise);
  return times.length > 0 && (before === null || meanMs(times) < meanMs(before));
}

function timesOf({ rules, text, keystrokes }: TypingRun): readonly number[] {
  return timesOfRun(rules, text, keystrokes);
}

function meanMs(times: readonly number[]): number {
  return (times.at(-1) ?? 0) / times.length;
}

/** What a user reached in a game. */
export type GameRecord = {
  /** The level that is played next, from 1. */
  readonly level: number;
  /** The best score on each level so far. */
  readonly bests: Readonly<Record<number, number>>;
};

/** @param levels how many levels the game has. */
export function readGame({ id }: TypedExercise, levels: number): GameRecord {
  const stored = asRecord(readOwn(`game-${id}`));
  const level = stored?.["level"];
  const bests = Object.entries(asRecord(stored?.["bests"]) ?? {}).flatMap(([at, score]) =>
    typeof score === "number" && Number.isFinite(score) ? [[Number(at), score] as const] : [],
  );
  return {
    level: typeof level === "number" && Number.isInteger(level) ? Math.min(levels, Math.max(1, level)) : 1,
    bests: Object.fromEntries(bests),
  };
}

/** A game that is over. */
export type PlayedGame = { readonly level: number; readonly score: number; readonly isLevelDone: boolean };

/** Keeps the best score, and goes up one level if this one is done. Noting a game twice has no effect. */
export function noteGame(exercise: TypedExercise, levels: number, { level, score, isLevelDone }: PlayedGame): void {
  const before = readGame(exercise, levels);
  writeOwn(`game-${exercise.id}`, {
    level: isLevelDone ? Math.max(before.level, Math.min(levels, level + 1)) : before.level,
    bests: { ...before.bests, [level]: Math.max(score, before.bests[level] ?? score) },
  });
}
