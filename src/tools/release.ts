import { makeRelease, restoreDocuments, retireDocuments } from "./releases/changeReleases";

const files = {
  schema: "schema.graphql",
  documents: "__generated__/persisted_queries.json",
  artifacts: "__generated__",
  releases: "tests/contract/releases",
  number: "src/contract/protocol.ts",
};

/** `npm run release` keeps the contract of today; `npm run retire` removes documents, and `--undo` restores them. */
const [command] = process.argv.slice(2);
process.stdout.write(command === "retire" ? retire() : release());

function release(): string {
  const number = makeRelease(files);
  return (
    `Release ${number} is kept in ${files.releases}/${number}: commit it with what goes out. ` +
    "Every change is held against it from now on.\n"
  );
}

function retire(): string {
  const line = process.argv.includes("--undo")
    ? `${restoreDocuments(files)} documents are back.`
    : `${retireDocuments(files)} documents retired.`;
  return `${line} Releases that still count have a folder in ${files.releases}.\n`;
}
