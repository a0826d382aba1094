/** A value as JSON for a script element: nothing in it can end the element or begin a comment. */
export function printJson(value: unknown): string {
  return JSON.stringify(value).replace(/</gu, "\\u003c");
}
