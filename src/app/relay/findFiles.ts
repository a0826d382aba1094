import type { Variables } from "relay-runtime";

/** A file and the place where it was found, as the multipart specification names places: `variables.files.0`. */
export type FoundFile = { readonly path: string; readonly file: Blob };

/** Every File and Blob in the variables, however deep, in the order in which JSON would print them. */
export function findFiles(variables: Variables): readonly FoundFile[] {
  return search(variables, "variables");
}

function search(value: unknown, path: string): readonly FoundFile[] {
  if (value instanceof Blob) return [{ path, file: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => search(child, `${path}.${name}`));
}
