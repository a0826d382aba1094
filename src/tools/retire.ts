import { restoreDocuments, retireDocuments } from "./releases/changeReleases";

const files = {
  documents: "__generated__/persisted_queries.json",
  artifacts: "__generated__",
  releases: "tests/contract/releases",
};
const line = process.argv.includes("--undo")
  ? `${restoreDocuments(files)} documents are back.`
  : `${retireDocuments(files)} documents retired.`;
process.stdout.write(`${line} Releases that still count have a folder in ${files.releases}.\n`);
