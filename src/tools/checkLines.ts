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
 * The lines of code that are too long, which the formatter leaves as they are in strings, comments and templates, and
 * comments that name a file that does not exist.
 * @param root the folder of the project.
 */
export function checkLines(root: string): readonly Problem[] {
  const all = execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" }).split("\0");
  const names = new Set(all.map((file) => path.basename(file)));
  const files = all.filter((file) => /^(?:src|tests)\//u.test(file) && code.test(file) && !texts.test(file));
  return files.flatMap((file) => {
    const text = readFileSync(path.join(root, file), "utf8");
    return [...findLongLines(file, text), ...findMissingFiles(file, text, names)];
  });
}

/** The mentions of files in comments of one file, by their name alone, that none of `names` is. */
export function findMissingFiles(file: string, text: string, names: ReadonlySet<string>): readonly Problem[] {
  return text.split("\n").flatMap((line, index) => {
    const comment = /^\s*(?:\/?\*+|\/\/) (.*)/u.exec(line)?.[1] ?? "";
    const mentions = comment.match(/(?<![\w.>*-])[a-z]\w*\.(?:long\.)?(?:test\.)?tsx?\b/giu) ?? [];
    return mentions
      .filter((name) => !names.has(name))
      .map((name) => ({
        what: `${file}:${index + 1} names ${name}.`,
        fix: "There is no such file: name the new one.",
      }));
  });
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
