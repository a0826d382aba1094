/**
 * Checks every item of a table in one test, so that a long table does not count as many tests, and names those that
 * fail. An empty table fails.
 */
export function expectEach<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  check: (item: Item) => void,
): void {
  const faults = items.flatMap((item) => {
    try {
      check(item);
      return [];
    } catch (error) {
      return [`${nameOf(item)}: ${error instanceof Error ? error.message : String(error)}`];
    }
  });
  expect(faults.join("\n\n")).toBe("");
  expect(items.length).toBeGreaterThan(0);
}
