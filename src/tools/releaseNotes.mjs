// Prints the notes of the version in package.json. Fails when the tag is another version, or when there are none.
import { readFileSync } from "node:fs";

const { version } = JSON.parse(readFileSync("package.json", "utf8"));
const [tag = `v${version}`] = process.argv.slice(2);
const sections = readFileSync("src/deploy/CHANGELOG.md", "utf8").split(/^## /mu).slice(1);
const notes = sections.find((section) => section.split("\n", 1)[0] === version);
if (tag !== `v${version}` || notes === undefined) {
  process.stderr.write(
    tag === `v${version}`
      ? `src/deploy/CHANGELOG.md has no section ${version}: write what is new for those who upgrade.\n`
      : `The tag is ${tag}, but package.json has version ${version}: tag v${version}, or change the version.\n`,
  );
  process.exit(1);
}
process.stdout.write(`${notes.slice(version.length).trim()}\n`);
