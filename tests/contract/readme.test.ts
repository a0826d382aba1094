import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { readConfig } from "../../src/server/readConfig";
import { commandIsRunBy, commandsOf, documents, fileOf, nightly, readDocument } from "../support/documentedCommands";
import { projectFile } from "../support/workshop";

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: projectFile("."),
  encoding: "utf8",
}).split("\n");
const folders = files.flatMap((file) => file.split("/").map((_, at, parts) => parts.slice(0, at).join("/")));
const places = new Set([...files, ...folders]);

/** The id that GitHub gives a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, "")
    .replaceAll(" ", "-");
}

test("the README is short enough to read, and shows a picture before anything else", () => {
  const lines = readDocument("README.md").split("\n");
  expect(lines.length).toBeLessThan(200);
  expect(lines.filter((line) => line.startsWith("| -")).length).toBeLessThanOrEqual(5);
  expect(lines.findIndex((line) => line.startsWith("<picture>"))).toBeLessThan(10);
});

test("every link of every page leads somewhere, to a heading as well", () => {
  const broken = documents.flatMap((document) => {
    const links = [...readDocument(document).matchAll(/\]\(([^)\s]+)\)|(?:src|srcset)="([^"]+)"/gu)];
    return links
      .map(([, link, picture]) => link ?? picture ?? "")
      .filter((link) => !/^https?:/u.test(link))
      .filter((link) => {
        const [file = "", anchor] = link.split("#");
        const target = file === "" ? document : path.posix.join(path.posix.dirname(document), file);
        if (!existsSync(projectFile(target))) return true;
        if (anchor === undefined) return false;
        const headings = [...readDocument(target).matchAll(/^#+ (.+)$/gmu)];
        return !headings.some(([, heading = ""]) => anchorOf(heading) === anchor);
      })
      .map((link) => `${document}: ${link}`);
  });
  expect(broken).toEqual([]);
});

test("every file and folder that a page names is there", () => {
  const missing = documents.flatMap((document) => {
    const named = readDocument(document).matchAll(
      /`((?:src|tests|__generated__|app|server|engine|contract)\/[\w./-]+)`/gu,
    );
    return [...named]
      .map(([, file = ""]) => file.replace(/\/$/u, ""))
      .filter((file) => ![file, `src/${file}`].some((place) => places.has(place)))
      .map((file) => `${document}: ${file}`);
  });
  expect(missing).toEqual([]);
});

test("every command that a page tells people to type is run by something, and nothing else is listed", () => {
  const typed = new Set(documents.flatMap((document) => commandsOf(readDocument(document))));
  expect([...typed].filter((command) => !(command in commandIsRunBy))).toEqual([]);
  expect(Object.keys(commandIsRunBy).filter((command) => !typed.has(command))).toEqual([]);
  expect(Object.values(commandIsRunBy).filter((runner) => !places.has(fileOf(runner)))).toEqual([]);
});

test("what runs a command has it to the letter, or has what is said to run it", () => {
  const lacking = Object.entries(commandIsRunBy).filter(([command, runner]) => {
    const [file, wanted] = typeof runner === "string" ? [runner, command] : [runner.file, runner.as];
    return !readDocument(file).includes(wanted);
  });
  expect(lacking).toEqual([]);
});

test("every part of the benchmarks that a page names is one", () => {
  const main = readDocument("tests/bench/main.ts");
  const parts = new Set(
    [.../const parts = \{([^}]*)\}/u.exec(main)![1]!.matchAll(/^ {2}(\w+):/gmu)].map(([, name]) => name),
  );
  const named = Object.keys(commandIsRunBy)
    .filter((command) => command.startsWith("npm run bench -- "))
    .flatMap((command) => command.split(" ").slice(4))
    .filter((word) => !/^\d+$/u.test(word));
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !parts.has(name))).toEqual([]);
});

test("the nightly workflow has its commands to the letter", () => {
  const workflow = readDocument(nightly);
  const commands = Object.keys(commandIsRunBy).filter((command) => commandIsRunBy[command] === nightly);
  expect(commands.length).toBeGreaterThan(5);
  expect(commands.filter((command) => !workflow.includes(command))).toEqual([]);
});

test("the table of settings has every setting that the server reads, and no other", () => {
  const read = new Set<string>();
  readConfig(new Proxy<NodeJS.ProcessEnv>({}, { get: (_, name) => void read.add(String(name)) }));
  // Reads it to say that it no longer does anything.
  read.delete("TYPELOOP_ADMINS");
  const section = /## Settings\n([^]*?)\n## /u.exec(readDocument("src/deploy/README.md"))?.[1] ?? "";
  const named = [...section.matchAll(/`([A-Z]+_\w+|PORT|HOST)`/gu)].map(([, name = ""]) => name);
  expect(named.length).toBeGreaterThan(15);
  expect([...read].filter((name) => !named.includes(name))).toEqual([]);
  // The packages of OpenTelemetry read these by themselves.
  const others = ["OTEL_SERVICE_NAME", "OTEL_EXPORTER_OTLP_HEADERS"];
  expect(named.filter((name) => !read.has(name))).toEqual(others);
});
