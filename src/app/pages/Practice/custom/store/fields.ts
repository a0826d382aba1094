type Unknown = { readonly [name: string]: unknown };

/** A value from storage as an object whose fields can be asked for; null when it is none. */
export function asRecord(value: unknown): Unknown | null {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : null;
}
