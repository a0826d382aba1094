import { retireDocuments } from "./retireDocuments";

const retired = retireDocuments({ documents: "__generated__/persisted_queries.json", artifacts: "__generated__", releases: "tests/contract/releases" });
process.stdout.write(`${retired} documents retired. Releases that still count have a folder in tests/contract/releases.\n`);
