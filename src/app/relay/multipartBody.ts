import type { DocumentRequest } from "./documentRequest";
import type { FoundFile } from "./findFiles";

/**
 * A request with files, by the GraphQL multipart request specification: `operations` (files replaced by null), then
 * `map`, then the files,
 * in this order, so that a server can begin before the files have arrived.
 */
export function multipartBody(request: DocumentRequest, files: readonly FoundFile[]): FormData {
  const body = new FormData();
  body.append(
    "operations",
    JSON.stringify(request, (_, value: unknown) => (value instanceof Blob ? null : value)),
  );
  body.append("map", JSON.stringify(Object.fromEntries(files.map(({ path }, index) => [String(index), [path]]))));
  for (const [index, { file }] of files.entries()) body.append(String(index), file);
  return body;
}
