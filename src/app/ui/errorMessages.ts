import type { ErrorCode } from "../../contract/errorCodes";

type Messages = Readonly<Record<ErrorCode, string>>;

const listeners = new Set<() => void>();
let messages: Messages | null = null;
let loading: Promise<void> | undefined;

/**
 * Brings the catalogue's sentences: the first screen says none of them. Called when the first one is needed, and as soon as somebody types,
 * so that they are here when the connection is not. Never rejects; what failed is tried again by the next call.
 */
export function loadErrorMessages(): Promise<void> {
  loading ??= import("../../contract/errorMessagesEnUs").then(
    ({ errorMessagesEnUs }) => {
      messages = errorMessagesEnUs;
      for (const listener of listeners) listener();
    },
    () => {
      loading = undefined;
    },
  );
  return loading;
}

/** What a code says, in the interface's language; in general words while the catalogue is not here. */
export function errorMessage(code: ErrorCode): string {
  return messages?.[code] ?? "Something went wrong. Check the connection, then try again.";
}

/** Calls the listener when the sentences have come. Returns the way to stop. */
export function subscribeToErrorMessages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
