import type { RequestParameters, Variables } from "relay-runtime";
import type { PersistedQueryExtension } from "../../contract/wire";
import type { PersistedQueryMode } from "./runtimeConfig";

/** The body of an operation over HTTP or websocket: its document, by persisted id or text or both, and its variables. */
export type DocumentRequest = {
  readonly operationName: string;
  readonly variables: Variables;
  readonly query?: string;
  readonly extensions?: PersistedQueryExtension;
};

/**
 * By id, unless the mode is `off`; with the text if given. Throws for a document that the compiler did not persist,
 * because the server would refuse it.
 */
export function toDocumentRequest(
  { name, id }: RequestParameters,
  variables: Variables,
  mode: PersistedQueryMode,
  query: string | undefined,
): DocumentRequest {
  if (id === null) throw new Error(`${name} has no persisted id: run relay-compiler`);
  return {
    operationName: name,
    variables,
    ...(query !== undefined && { query }),
    ...(mode !== "off" && { extensions: { persistedQuery: { version: 1, sha256Hash: id } } }),
  };
}

/** The text of a document. The chunk of texts is fetched only in the modes `apq` and `off`. */
export async function loadDocumentText(id: string | null): Promise<string> {
  const { documentTexts } = await import("./documentTexts");
  const text = documentTexts[id ?? ""];
  if (text === undefined) throw new Error(`There is no text of the document ${id}`);
  return text;
}
