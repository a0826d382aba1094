import type { PreviewedRow } from "./PreviewedRow";

/** The rows of a file as a list that a person can mend, and that is read the same way again. */
export function listOf(rows: readonly PreviewedRow[]): string {
  return rows.map(({ name, username, isUsernameChosen }) => (isUsernameChosen ? `${quoted(name)};${username}` : quoted(name))).join("\n");
}

function quoted(name: string): string {
  return /[;,\t"]/u.test(name) ? `"${name.replaceAll('"', '""')}"` : name;
}
