/**
 * Takes anything that was thrown and gives its `code` ("ENOENT", "3D000"), or null when it has none.
 * Asks for the property, not for `instanceof Error`: errors of Node's core come from another realm under Jest.
 */
export function errorCode(error: unknown): string | null {
  return typeof error === "object" && error !== null && "code" in error && typeof error.code === "string"
    ? error.code
    : null;
}
