import type { RequestParameters, Variables } from "relay-runtime";
import type { PersistedQueryExtension } from "../../contract/wire";

/** What a request says at any door: which document, by its persisted id, and with which variables. */
export type DocumentRequest = { readonly operationName: string; readonly variables: Variables; readonly extensions: PersistedQueryExtension };

/** Refuses a document that the compiler did not persist: the server would not know it. */
export function documentRequest(params: RequestParameters, variables: Variables): DocumentRequest {
  if (params.id === null) throw new Error(`${params.name} has no persisted id: run relay-compiler`);
  return { operationName: params.name, variables, extensions: { persistedQuery: { version: 1, sha256Hash: params.id } } };
}
