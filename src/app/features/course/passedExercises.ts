import {
  type CourseProgress,
  type ExercisePassed,
  mergeProgress,
  placedLesson,
  type Pass,
} from "../../../engine/lessons/courseProgress";
import { findExercise } from "../../../engine/lessons/courses";
import { createEmitter } from "../../platform/createStore";
import { getToken, subscribeToToken } from "../../relay/sessionToken";
import { useSyncExternalStore } from "react";

/** The user's progress, as known to this page. */
type PassedExercises = {
  readonly progress: CourseProgress;
  /** False while the account may still turn out to have passed more. */
  readonly isLoaded: boolean;
  /** False if this browser stores nothing, so that it only lasts as long as the page. */
  readonly isLasting: boolean;
};

const changed = createEmitter();
let stored: StoredCourse = { owner: null, exercises: new Map() };
let isLasting = true;
let isAnswered = false;
let snapshot: PassedExercises | null = null;

/** As the server renders it. */
const nothingPassed: PassedExercises = { progress: new Map(), isLoaded: true, isLasting: true };

/** The user's progress; the same object until it changes. Only in the browser. */
export function readPassedExercises(): PassedExercises {
  return (snapshot ??= open());
}

/** Calls the listener after each change. Returns the unsubscribe function. */
export const subscribeToPassedExercises = changed.subscribe;

/** Stores that an exercise was passed just now, with its stars. Repeating it changes nothing. */
export function notePassed(exerciseId: string, stars: number): void {
  readPassedExercises();
  add([{ exerciseId, at: Date.now(), stars }], false);
}

/**
 * Takes over what an account has passed; null for visitors without one. This browser's progress of other accounts is
 * dropped.
 */
export function noteAccount(account: { readonly id: string; readonly passed: readonly ExercisePassed[] } | null): void {
  readPassedExercises();
  isAnswered = true;
  takeOver(account?.id ?? null);
  add(account?.passed ?? [], true);
}

/** The server has saved an exercise that was stored here first. */
export function noteSaved(exerciseId: string): void {
  const exercise = stored.exercises.get(exerciseId);
  if (exercise !== undefined)
    store({ ...stored, exercises: new Map(stored.exercises).set(exerciseId, { ...exercise, isSaved: true }) });
}

/** The account could not be loaded, so only this browser's progress counts. */
export function noteUnanswered(): void {
  isAnswered = true;
  emit();
}

/** Exercises without typing that were done, and lessons that were opened, which may not be saved yet. */
export function unsavedReadings(): readonly string[] {
  readPassedExercises();
  return [...stored.exercises].flatMap(([id, { isSaved }]) => (!isSaved && isReading(id) ? [id] : []));
}

function open(): PassedExercises {
  const storedCourse = readStoredCourse();
  isLasting = storedCourse !== null;
  stored = storedCourse ?? stored;
  subscribeToStoredCourse(() => {
    const theirs = readStoredCourse();
    if (theirs === null) return;
    // Keeps what this tab could not store, unless it now belongs to another user.
    const isOurs = stored.owner === null || stored.owner === theirs.owner;
    stored = { owner: theirs.owner, exercises: new Map([...(isOurs ? stored.exercises : []), ...theirs.exercises]) };
    emit();
  });
  // After signing out, nothing remains that the next user would get.
  if (getToken() === null) dropOthers(null);
  subscribeToToken((change) => {
    // A guest who is created for a run continues what they were doing; another user's account must be loaded first.
    isAnswered = change !== "replaced";
    if (change === "lost" || change === "expired") takeOver(null);
    emit();
  });
  return taken();
}

function add(passed: readonly ExercisePassed[], isSaved: boolean): void {
  const exercises = new Map(stored.exercises);
  const merged = mergeProgress(
    progressOf(stored.exercises),
    new Map(passed.map(({ exerciseId, ...pass }) => [exerciseId, pass])),
  );
  const passedIds = new Set(passed.map(({ exerciseId }) => exerciseId));
  for (const [id, pass] of merged)
    exercises.set(id, { ...pass, isSaved: exercises.get(id)?.isSaved === true || (isSaved && passedIds.has(id)) });
  store({ ...stored, exercises });
}

/**
 * From now on the progress belongs to this account, including progress without an owner: a guest was created for it, or
 * signs in.
 */
function takeOver(owner: string | null): void {
  if (owner === stored.owner) return;
  dropOthers(owner);
  store({ ...stored, owner });
}

/**
 * Of another account only unsaved exercises without typing are kept: a guest who signs in has done them, and
 * nothing says whose exercises they are.
 */
function dropOthers(owner: string | null): void {
  if (stored.owner === null || stored.owner === owner) return;
  const exercises = new Map(
    [...stored.exercises].filter(([id, { isSaved }]) => owner !== null && !isSaved && isReading(id)),
  );
  stored = { owner, exercises };
  isLasting = writeStoredCourse(stored);
}

function store(next: StoredCourse): void {
  stored = next;
  isLasting = writeStoredCourse(next);
  emit();
}

function emit(): void {
  snapshot = taken();
  changed.emit();
}

function taken(): PassedExercises {
  return {
    progress: progressOf(stored.exercises),
    isLoaded: isAnswered || stored.exercises.size > 0 || getToken() === null,
    isLasting,
  };
}

function progressOf(exercises: ReadonlyMap<string, StoredExercise>): CourseProgress {
  return new Map([...exercises].map(([id, { at, stars }]) => [id, { at, stars }]));
}

function isReading(id: string): boolean {
  return placedLesson(id) !== null || findExercise(id)?.exercise.kind === "read";
}

const atFirst = (): PassedExercises => nothingPassed;

/** The user's progress in the courses, kept up to date. */
export function usePassedExercises(): PassedExercises {
  return useSyncExternalStore(subscribeToPassedExercises, readPassedExercises, atFirst);
}

/** The progress that this browser stores, and its owner: the global id of the account, or null while there is none. */
type StoredCourse = { readonly owner: string | null; readonly exercises: ReadonlyMap<string, StoredExercise> };

const KEY = "typeloop-course";

const nothing: StoredCourse = { owner: null, exercises: new Map() };

/**
 * Reads what {@link writeStoredCourse} wrote. Invalid entries are skipped, because other code may have written them.
 * Null if storage is forbidden.
 */
function readStoredCourse(): StoredCourse | null {
  let text: string | null;
  try {
    text = localStorage.getItem(KEY);
  } catch {
    return null;
  }
  try {
    return parse(JSON.parse(text ?? "null"));
  } catch {
    return nothing;
  }
}

/** Returns whether it was stored; a full or forbidden storage stores nothing. */
function writeStoredCourse({ owner, exercises }: StoredCourse): boolean {
  try {
    if (exercises.size === 0 && owner === null) localStorage.removeItem(KEY);
    else
      localStorage.setItem(
        KEY,
        JSON.stringify({
          owner,
          steps: [...exercises].map(([id, { at, isSaved, stars }]) => [id, at, isSaved, stars]),
        }),
      );
    return true;
  } catch {
    return false;
  }
}

/** Calls the listener when another tab of this browser wrote. Returns the unsubscribe function. */
function subscribeToStoredCourse(listener: () => void): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === KEY || event.key === null) listener();
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}

function parse(value: unknown): StoredCourse {
  if (typeof value !== "object" || value === null) return nothing;
  const owner: unknown = Reflect.get(value, "owner");
  const exercises: unknown = Reflect.get(value, "steps");
  return {
    owner: typeof owner === "string" ? owner : null,
    exercises: new Map(Array.isArray(exercises) ? exercises.flatMap(readExercise) : []),
  };
}

function readExercise(value: unknown): readonly (readonly [string, StoredExercise])[] {
  if (!Array.isArray(value)) return [];
  // Earlier versions stored no stars.
  const [id, at, isSaved, stars = 1]: readonly unknown[] = value;
  return typeof id === "string" && isNumber(at) && isNumber(stars)
    ? [[id, { at, isSaved: isSaved === true, stars }]]
    : [];
}

function isNumber(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value);
}

/** A passed exercise, as stored in this browser. `at` is by the server's clock once it is saved. */
type StoredExercise = Pass & {
  /** Whether the account is known to have it too. */
  readonly isSaved: boolean;
};
