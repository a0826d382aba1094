const sha256 = /^[0-9a-f]{64}$/u;

/** The document id of a request's `extensions`, or null when it names none. */
export function readPersistedId(extensions: unknown): string | null {
  if (!isRecord(extensions) || !isRecord(extensions["persistedQuery"])) return null;
  const { version, sha256Hash } = extensions["persistedQuery"];
  return version === 1 && typeof sha256Hash === "string" && sha256.test(sha256Hash) ? sha256Hash : null;
}

/** Whether a value is an object with names, not a list and not null. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
