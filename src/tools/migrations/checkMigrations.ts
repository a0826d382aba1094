import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Fault } from "../Fault";
import { findBreaks } from "./findBreaks";

const reason = /^-- breaks: *\S/u;

/**
 * Whether the release before each migration can work on with it. Gives a fault for each thing that it could not, unless
 * the migration's first line says why.
 */
export function checkMigrations(folder: string): readonly Fault[] {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort();
  return files.flatMap((name) => {
    const sql = readFileSync(path.join(folder, name), "utf8");
    if (reason.test(sql)) return [];
    return findBreaks(sql).map((words) => ({ what: `${path.join(folder, name)} ${words}`, mend: WAY_OUT }));
  });
}

const WAY_OUT =
  "While an update rolls, the release before runs on this schema. Do it a release later, when nothing uses it " +
  'any more, or say in the first line why it must be now: "-- breaks: <reason>".';
