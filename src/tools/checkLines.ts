import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Problem } from "./gates";

const COLUMNS = 120;
const code = /\.(?:[cm]?[jt]sx?|css)$/u;

/** Passages, stories and word lists: a line is a text. */
const texts =
  /^src\/(?:contract\/languages\/[\w-]+\/(?:\w*[wW]ords\.ts|stories\.ts|passages\/|examTexts\/)|server\/users\/commonPasswords\.ts)/u;

/** What stays on one line: the import of a single name, a sentence for Lingui, a regular expression, a test's title. */
const unbreakable = [
  /^import (?:type )?\{ \S+ \} from "/u,
  /\b(?:t|msg)`/u,
  /\/[a-z]*u[,;]?(?:\.test\()?$/u,
  /^\s*(?:test|testLong)\("[^"]+", (?:async )?\(.*\{$/u,
];

/**
 * The lines of code that are too long. The formatter leaves strings, comments and templates as they are.
 * @param root the folder of the project.
 */
export function checkLines(root: string): readonly Problem[] {
  const files = execFileSync("git", ["ls-files", "-z", "src", "tests"], { cwd: root, encoding: "utf8" })
    .split("\0")
    .filter((file) => code.test(file) && !texts.test(file));
  return files.flatMap((file) => findLongLines(file, readFileSync(path.join(root, file), "utf8")));
}

/** The lines of one file. */
export function findLongLines(file: string, text: string): readonly Problem[] {
  return text
    .split("\n")
    .flatMap((line, index) =>
      line.length <= COLUMNS || unbreakable.some((pattern) => pattern.test(line))
        ? []
        : [{ what: `${file}:${index + 1} has ${line.length} columns.`, fix: `Break it: the limit is ${COLUMNS}.` }],
    );
}
