import { isRecord } from "./readPersistedId";
import { RequestFailure } from "./RequestFailure";
import type { UploadedFile } from "./UploadedFile";
import { uploadLimits } from "./uploadLimits";

/** Puts a file where the request holds null for it. */
export type Place = (file: UploadedFile) => void;

const forbidden: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

/**
 * The `map` of a multipart request: for each part's name the places of its file. Every path is checked against
 * `operations` at once, before any file is read.
 * @throws RequestFailure 400 when it is no map or a path leads to no null in variables, 413 when it names too much.
 */
export function readFileMap(map: unknown, operations: Record<string, unknown>): ReadonlyMap<string, readonly Place[]> {
  if (!isRecord(map)) throw bad("map is a JSON object of lists of paths.");
  const entries = Object.entries(map);
  if (entries.length === 0) throw bad("map names no file.");
  if (entries.length > uploadLimits.files)
    throw new RequestFailure(413, "PAYLOAD_TOO_LARGE", `A request has at most ${uploadLimits.files} files.`);
  const taken = new Set<string>();
  return new Map(
    entries.map(([name, paths]) => [name, readPaths(paths).map((path) => findPlace(operations, path, taken))]),
  );
}

function readPaths(paths: unknown): readonly string[] {
  if (!Array.isArray(paths) || paths.length === 0) throw bad("map is a JSON object of lists of paths.");
  return paths.map((path: unknown) => {
    if (typeof path === "string") return path;
    throw bad("map is a JSON object of lists of paths.");
  });
}

function findPlace(operations: Record<string, unknown>, path: string, taken: Set<string>): Place {
  if (path.length > uploadLimits.pathLength)
    throw bad(`A path of map has at most ${uploadLimits.pathLength} characters.`);
  if (taken.has(path)) throw bad(`map names the path "${path}" twice.`);
  taken.add(path);
  if (taken.size > uploadLimits.paths)
    throw new RequestFailure(413, "PAYLOAD_TOO_LARGE", `map has at most ${uploadLimits.paths} paths.`);
  const keys = path.split(".");
  const last = keys.pop() ?? "";
  let holder: unknown = operations;
  for (const key of keys) holder = ownValue(holder, key);
  if (keys[0] !== "variables" || !isHolder(holder) || ownValue(holder, last) !== null)
    throw bad(`The path "${path}" of map leads to no null in variables.`);
  const place = holder;
  return (file) => {
    place[last] = file;
  };
}

/** By own properties alone, and none by which prototypes are reached. */
function ownValue(holder: unknown, key: string): unknown {
  return isHolder(holder) && !forbidden.has(key) && Object.hasOwn(holder, key) ? holder[key] : undefined;
}

function isHolder(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function bad(detail: string): RequestFailure {
  return new RequestFailure(400, "BAD_UPLOAD", detail);
}
