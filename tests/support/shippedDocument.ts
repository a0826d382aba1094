import { readFileSync } from "node:fs";
import { projectFile } from "./workshop";

/** The text of an operation that the app ships, by its name. */
export function shippedDocument(name: string): string {
  const documents: Record<string, string> = JSON.parse(
    readFileSync(projectFile("__generated__/persisted_queries.json"), "utf8"),
  );
  const found = Object.values(documents).find((text) =>
    new RegExp(`^\\s*(?:query|mutation|subscription) ${name}\\b`, "u").test(text),
  );
  if (found === undefined) throw new Error(`the app ships no operation named ${name}`);
  return found;
}
