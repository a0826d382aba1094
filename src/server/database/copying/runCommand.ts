import { access } from "node:fs/promises";
import path from "node:path";
import type { Config } from "../../readConfig";
import { StartError } from "../StartError";
import { backup } from "./backup";
import { move } from "./move";
import { placeAt, placeInFolder, placeToRead, type Place } from "./openPlace";
import { restore } from "./restore";

export type Command = "backup" | "restore" | "move";

/** Whether a word of the command line is one of these instead of a start of the server. */
export function isCommand(word: string | undefined): word is Command {
  return word === "backup" || word === "restore" || word === "move";
}

/**
 * Runs `backup <file>`, `restore <file> [--replace]` or `move <postgres url> [--replace]` on the database that the
 * settings name.
 * @throws StartError, with what to do, when it cannot be done.
 */
export async function runCommand(
  command: Command,
  words: readonly string[],
  config: Config,
  say: (line: string) => void,
): Promise<void> {
  const replace = words.includes("--replace");
  const [what, ...more] = words.filter((word) => word !== "--replace");
  if (what === undefined || more.length > 0 || what.startsWith("-") || (replace && command === "backup"))
    throw new StartError(usage);
  const { databaseUrl, dataDirectory } = config;
  if (command === "move") {
    if (databaseUrl !== null)
      throw new StartError(
        "DATABASE_URL is set: move takes the database out of the folder (TYPELOOP_DATA). From one Postgres to " +
          "another, use backup and restore.",
      );
    if (!/^postgres(?:ql)?:\/\//u.test(what) || !URL.canParse(what)) throw new StartError(usage);
    await within(await placeInFolder(dataDirectory, false), (from) =>
      move(from, placeAt(what, "The address"), replace, say),
    );
    say("From now on start Typeloop with DATABASE_URL set to that address.");
    return;
  }
  // npm runs its scripts in the folder of the package.
  const file = path.resolve(process.env["INIT_CWD"] ?? ".", what);
  if (command === "backup")
    return within(
      databaseUrl === null ? await placeToRead(dataDirectory) : placeAt(databaseUrl, "DATABASE_URL"),
      (place) => backup(place, file, say),
    );
  await access(file).catch(() => Promise.reject(new StartError(`There is no file ${file}.`)));
  return within(
    databaseUrl === null ? await placeInFolder(dataDirectory, true) : placeAt(databaseUrl, "DATABASE_URL"),
    (place) => restore(file, place, replace, say),
  );
}

async function within(place: Place, work: (place: Place) => Promise<void>): Promise<void> {
  try {
    await work(place);
  } finally {
    await place.close();
  }
}

const usage = `Say one of:
  npm run backup -- <file>
  npm run restore -- <file> [--replace]
  npm run move -- <postgres://user:password@host:5432/database> [--replace]`;
