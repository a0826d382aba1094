/**
 * Whether a part of Typeloop could not be fetched: the server is away, or has a newer version. Browsers word it
 * differently, and none gives it a code.
 */
export function isUnloadedChunk(error: unknown): boolean {
  return (
    error instanceof Error && /dynamically imported module|importing a module script|preload CSS/iu.test(error.message)
  );
}
