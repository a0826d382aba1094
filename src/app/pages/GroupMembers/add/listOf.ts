import type { PreviewedRow } from "./PreviewedRow";

/**
 * Rows as a list that a person can mend, and that is read the same way again: with a heading where user names were
 * asked for, since the server knows them by it whatever they look like.
 */
export function listOf(rows: readonly PreviewedRow[], heading: string): string {
  const isTable = rows.some(({ isUsernameChosen }) => isUsernameChosen);
  const lines = rows.map(({ name, username, isUsernameChosen }) =>
    isTable ? `${quoted(name)};${isUsernameChosen ? quoted(username) : ""}` : quoted(name),
  );
  return [...(isTable ? [heading] : []), ...lines].join("\n");
}

function quoted(text: string): string {
  return /[;,\t\n"]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
