import { readFileSync } from "node:fs";
import path from "node:path";
import { StartError } from "../database/databaseErrors";
import { schema } from "../graphql/schema";
import {
  type RegisteredFile,
  lookAtRegistered,
  readTeamFile,
  writeRegistered,
  removeRegistered,
} from "./RegisteredDocuments";

/**
 * Runs `documents add <file>…`, `documents list` or `documents remove <id or name>…` on the folder of registered
 * documents. `-` reads a document from standard input.
 * @throws StartError, which says what to do, if it fails; nothing has changed then.
 */
export function runDocumentsCommand(words: readonly string[], folder: string, say: (line: string) => void): void {
  const [command, ...names] = words;
  if (command === "list" && names.length === 0) return list(folder, say);
  if (command === "add" && names.length > 0) return add(names, folder, say);
  if (command === "remove" && names.length > 0) return remove(names, folder, say);
  throw new StartError(usage);
}

function add(files: readonly string[], folder: string, say: (line: string) => void): void {
  const documents = files.flatMap((file) => readTeamFile(schema, file, readGiven(file)));
  writeRegistered(folder, documents);
  for (const { id, name } of documents) say(`${id}  ${name}`);
  say(`Registered in ${folder}. Servers read the folder when they start.`);
}

function list(folder: string, say: (line: string) => void): void {
  const files = lookAtRegistered(schema, folder);
  for (const { id, name, fault } of files) say(fault === null ? `${id}  ${name}` : `${id}  does not fit: ${fault}`);
  say(files.length === 0 ? `No document is registered in ${folder}.` : `${files.length} registered in ${folder}.`);
}

function remove(names: readonly string[], folder: string, say: (line: string) => void): void {
  const files = lookAtRegistered(schema, folder);
  const chosen = names.map((name) => chooseOne(files, name, folder));
  for (const file of new Set(chosen)) {
    removeRegistered(file);
    say(`${file.id}  ${file.name}`);
  }
  say(`Removed from ${folder}. Servers read the folder when they start.`);
}

/** By id, the first characters of an id (at least six), or the name of the operation. */
function chooseOne(files: readonly RegisteredFile[], wanted: string, folder: string): RegisteredFile {
  const found = files.filter(
    ({ id, name }) => id === wanted || (wanted.length >= 6 && id.startsWith(wanted)) || name.split(" ")[1] === wanted,
  );
  const [file] = found;
  if (file && found.length === 1) return file;
  if (!file) throw new StartError(`No document ${wanted} is registered in ${folder}. See npm run documents -- list.`);
  throw new StartError(
    `${found.length} documents are called ${wanted}. ` +
      `Say which by its id: ${found.map(({ id }) => id.slice(0, 12)).join(", ")}.`,
  );
}

/** Paths are relative to where the command was typed; npm runs its scripts in the package's folder. */
function readGiven(file: string): string {
  if (file === "-") return readFileSync(0, "utf8");
  const place = path.resolve(process.env["INIT_CWD"] ?? ".", file);
  try {
    return readFileSync(place, "utf8");
  } catch {
    throw new StartError(`There is no file ${place}.`);
  }
}

const usage = `Usage:
  npm run documents -- add <file.graphql or file.json>…
  npm run documents -- list
  npm run documents -- remove <id or name>…`;
