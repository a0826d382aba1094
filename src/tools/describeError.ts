/** What a thrown value says, in one line. */
export function describeError(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replaceAll(/\s*\n\s*/gu, " ");
}
