import { readFileSync, writeFileSync } from "node:fs";
import { printContract } from "../server/graphql/schema";

/** The server in development: it brings schema.graphql up to date before it starts, so that the app's types follow. */
const printed = printContract();
if (readFileSync("schema.graphql", "utf8") !== printed) writeFileSync("schema.graphql", printed);
void import("../server/main");
