import type { Pass } from "../../../engine/lessons/courseProgress";

/** The progress that this browser stores, and its owner: the global id of the account, or null while there is none. */
export type StoredCourse = { readonly owner: string | null; readonly exercises: ReadonlyMap<string, StoredExercise> };

const KEY = "typeloop-course";

const nothing: StoredCourse = { owner: null, exercises: new Map() };

/**
 * Reads what {@link writeStoredCourse} wrote. Invalid entries are skipped, because other code may have written them.
 * Null if storage is forbidden.
 */
export function readStoredCourse(): StoredCourse | null {
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
export function writeStoredCourse({ owner, exercises }: StoredCourse): boolean {
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
export function subscribeToStoredCourse(listener: () => void): () => void {
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
export type StoredExercise = Pass & {
  /** Whether the account is known to have it too. */
  readonly isSaved: boolean;
};
