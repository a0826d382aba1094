import { type CourseProgress, type ExercisePassed, mergeProgress } from "../../../engine/lessons/courseProgress";
import { findExercise } from "../../../engine/lessons/courses";
import { getToken, subscribeToToken } from "../../relay/sessionToken";
import {
  readStoredCourse,
  type StoredCourse,
  subscribeToStoredCourse,
  writeStoredCourse,
  type StoredStep,
} from "./storedCourse";
import { useSyncExternalStore } from "react";

/** The user's progress, as known to this page. */
export type CourseSteps = {
  readonly progress: CourseProgress;
  /** False while the account may still turn out to have passed more. */
  readonly isKnown: boolean;
  /** False if this browser stores nothing, so that it only lasts as long as the page. */
  readonly isLasting: boolean;
};

const listeners = new Set<() => void>();
let stored: StoredCourse = { owner: null, steps: new Map() };
let isLasting = true;
let isAnswered = false;
let snapshot: CourseSteps | null = null;

/** As the server renders it. */
export const nothingPassed: CourseSteps = { progress: new Map(), isKnown: true, isLasting: true };

/** The user's progress; the same object until it changes. Only in the browser. */
export function readCourseSteps(): CourseSteps {
  return (snapshot ??= open());
}

/** Calls the listener after each change. Returns the unsubscribe function. */
export function subscribeToCourseSteps(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Stores that an exercise was passed just now. Repeating it changes nothing. */
export function notePassed(exerciseId: string): void {
  readCourseSteps();
  add([{ exerciseId, at: Date.now() }], false);
}

/**
 * Takes over what an account has passed; null for visitors without one. This browser's progress of other accounts is
 * dropped.
 */
export function noteAccount(account: { readonly id: string; readonly passed: readonly ExercisePassed[] } | null): void {
  readCourseSteps();
  isAnswered = true;
  takeOver(account?.id ?? null);
  add(account?.passed ?? [], true);
}

/** The server has saved an exercise that was stored here first. */
export function noteSaved(exerciseId: string): void {
  const step = stored.steps.get(exerciseId);
  if (step !== undefined) keep({ ...stored, steps: new Map(stored.steps).set(exerciseId, { ...step, isSaved: true }) });
}

/** The account could not be loaded, so only this browser's progress counts. */
export function noteUnanswered(): void {
  isAnswered = true;
  tell();
}

/** Exercises without typing that were done and may not be saved yet. */
export function unsavedReadings(): readonly string[] {
  readCourseSteps();
  return [...stored.steps].flatMap(([id, { isSaved }]) => (!isSaved && isReading(id) ? [id] : []));
}

function open(): CourseSteps {
  const kept = readStoredCourse();
  isLasting = kept !== null;
  stored = kept ?? stored;
  subscribeToStoredCourse(() => {
    const theirs = readStoredCourse();
    if (theirs === null) return;
    // Keeps what this tab could not store, unless it now belongs to another user.
    const isOurs = stored.owner === null || stored.owner === theirs.owner;
    stored = { owner: theirs.owner, steps: new Map([...(isOurs ? stored.steps : []), ...theirs.steps]) };
    tell();
  });
  // After signing out, nothing remains that the next user would get.
  if (getToken() === null) dropOthers(null);
  subscribeToToken((change) => {
    // A guest who is created for a run continues what they were doing; another user's account must be loaded first.
    isAnswered = change !== "replaced";
    if (change === "lost" || change === "expired") takeOver(null);
    tell();
  });
  return taken();
}

function add(passed: readonly ExercisePassed[], isSaved: boolean): void {
  const steps = new Map(stored.steps);
  const merged = mergeProgress(progressOf(stored.steps), new Map(passed.map(({ exerciseId, at }) => [exerciseId, at])));
  const told = new Set(passed.map(({ exerciseId }) => exerciseId));
  for (const [id, at] of merged)
    steps.set(id, { at, isSaved: steps.get(id)?.isSaved === true || (isSaved && told.has(id)) });
  keep({ ...stored, steps });
}

/**
 * From now on the progress belongs to this account, including progress without an owner: a guest was created for it, or
 * signs in.
 */
function takeOver(owner: string | null): void {
  if (owner === stored.owner) return;
  dropOthers(owner);
  keep({ ...stored, owner });
}

/**
 * Of another account only unsaved exercises without typing are kept: a guest who signs in has done them, and steps do
 * not say whose they are.
 */
function dropOthers(owner: string | null): void {
  if (stored.owner === null || stored.owner === owner) return;
  const steps = new Map([...stored.steps].filter(([id, { isSaved }]) => owner !== null && !isSaved && isReading(id)));
  stored = { owner, steps };
  isLasting = writeStoredCourse(stored);
}

function keep(next: StoredCourse): void {
  stored = next;
  isLasting = writeStoredCourse(next);
  tell();
}

function tell(): void {
  snapshot = taken();
  for (const listener of listeners) listener();
}

function taken(): CourseSteps {
  return {
    progress: progressOf(stored.steps),
    isKnown: isAnswered || stored.steps.size > 0 || getToken() === null,
    isLasting,
  };
}

function progressOf(steps: ReadonlyMap<string, StoredStep>): CourseProgress {
  return new Map([...steps].map(([id, { at }]) => [id, at]));
}

function isReading(id: string): boolean {
  return findExercise(id)?.exercise.kind === "read";
}

const atFirst = (): CourseSteps => nothingPassed;

/** The user's progress in the courses, kept up to date. */
export function useCourseSteps(): CourseSteps {
  return useSyncExternalStore(subscribeToCourseSteps, readCourseSteps, atFirst);
}
