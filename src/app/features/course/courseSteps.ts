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

/** How far somebody is, as one page knows it. */
export type CourseSteps = {
  readonly progress: CourseProgress;
  /** False while it may still turn out that the account has passed more. */
  readonly isKnown: boolean;
  /** False where this browser keeps nothing: it lasts as long as the page. */
  readonly isLasting: boolean;
};

const listeners = new Set<() => void>();
let stored: StoredCourse = { owner: null, steps: new Map() };
let isLasting = true;
let isAnswered = false;
let snapshot: CourseSteps | null = null;

/** As the server draws it. */
export const nothingPassed: CourseSteps = { progress: new Map(), isKnown: true, isLasting: true };

/** How far somebody is; the same object until that changes. In the browser only. */
export function readCourseSteps(): CourseSteps {
  return (snapshot ??= open());
}

/** Calls the listener after each change. Returns the way to stop. */
export function subscribeToCourseSteps(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps that an exercise was passed just now. Twice is once. */
export function notePassed(exerciseId: string): void {
  readCourseSteps();
  add([{ exerciseId, at: Date.now() }], false);
}

/** Takes in what an account has passed; null for nobody's. What this browser knows of another account goes. */
export function noteAccount(account: { readonly id: string; readonly passed: readonly ExercisePassed[] } | null): void {
  readCourseSteps();
  isAnswered = true;
  takeOver(account?.id ?? null);
  add(account?.passed ?? [], true);
}

/** The account has an exercise now that was kept here first. */
export function noteSaved(exerciseId: string): void {
  const step = stored.steps.get(exerciseId);
  if (step !== undefined) keep({ ...stored, steps: new Map(stored.steps).set(exerciseId, { ...step, isSaved: true }) });
}

/** The account could not be asked: what this browser knows is all there is. */
export function noteUnanswered(): void {
  isAnswered = true;
  tell();
}

/** What was read and done, and the account may not have yet. */
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
    // What this tab could not write down stays, unless it belongs to somebody else by now.
    const isOurs = stored.owner === null || stored.owner === theirs.owner;
    stored = { owner: theirs.owner, steps: new Map([...(isOurs ? stored.steps : []), ...theirs.steps]) };
    tell();
  });
  // Somebody who signs out leaves nothing behind that the next person would get.
  if (getToken() === null) dropOthers(null);
  subscribeToToken((change) => {
    // A guest who is made for a run goes on with what they do; another person's account has to be asked first.
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

/** From now on it belongs to this account. What nobody owned yet goes along: a guest is made for it, or signs in. */
function takeOver(owner: string | null): void {
  if (owner === stored.owner) return;
  dropOthers(owner);
  keep({ ...stored, owner });
}

/**
 * Of another account only what was read and not sent yet stays: a guest who signs in has done it, and whose it is no
 * step tells.
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

/** How far somebody is in the courses, kept up to date. */
export function useCourseSteps(): CourseSteps {
  return useSyncExternalStore(subscribeToCourseSteps, readCourseSteps, atFirst);
}
