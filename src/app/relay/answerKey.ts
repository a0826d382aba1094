import { stableCopy, type Variables } from "relay-runtime";

/** What one answer is the answer to: the document's persisted id and its variables, the same in whatever order they were given. */
export function answerKey(documentId: string, variables: Variables): string {
  return `${documentId}:${JSON.stringify(stableCopy(variables))}`;
}
