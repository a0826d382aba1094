import { makeRelease } from "./releases/changeReleases";

const number = makeRelease({
  schema: "schema.graphql",
  documents: "__generated__/persisted_queries.json",
  artifacts: "__generated__",
  releases: "tests/contract/releases",
  number: "src/contract/wire.ts",
});
process.stdout.write(
  `Release ${number} is kept in tests/contract/releases/${number}: commit it with what goes out. ` +
    "Every change is held against it from now on.\n",
);
