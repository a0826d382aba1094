import { readFileSync, writeFileSync } from "node:fs";
import { printContract } from "../server/graphql/schema";

/** Writes schema.graphql from the server's types; with `--check` it only compares, and fails on a difference. */
const file = "schema.graphql";
const printed = printContract();
if (!process.argv.includes("--check")) {
  writeFileSync(file, printed);
} else if (readFileSync(file, "utf8") !== printed) {
  process.stderr.write("schema.graphql is not what the server's types print. Run: npm run schema\n");
  process.exit(1);
}
