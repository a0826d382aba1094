import type { RequestParameters, Variables } from "relay-runtime";
import type { PersistedQueryExtension } from "../../contract/wire";
import type { PersistedQueryMode } from "./runtimeConfig";

/**
 * What a request says at any door: which document, by its persisted id or as text or both, and with which variables.
 */
export type DocumentRequest = {
  readonly operationName: string;
  readonly variables: Variables;
  readonly query?: string;
  readonly extensions?: PersistedQueryExtension;
};

/**
 * By id, unless the mode is `off`; with the text, where it is given. Refuses a document that the compiler did not
 * persist: the server would not know it.
 */
export function documentRequest(
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
