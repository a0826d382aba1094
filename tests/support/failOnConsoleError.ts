/**
 * A console.error is a failed test: React and Relay say there what is wrong, babel-plugin-relay among others that a
 * document has changed
 * since it was compiled. A test that expects one replaces it: `jest.spyOn(console, "error").mockImplementation()`.
 */
const errors: string[] = [];

beforeEach(() => {
  errors.length = 0;
  jest.spyOn(console, "error").mockImplementation((...parts: readonly unknown[]) => {
    errors.push(parts.map((part) => (part instanceof Error ? part.stack : String(part))).join(" "));
  });
});

afterEach(() => {
  const written = errors.splice(0);
  jest.restoreAllMocks();
  if (written.length > 0) throw new Error(`console.error was called:\n${written.join("\n")}`);
});
