/**
 * What engines say of themselves, without the names they quote: a message may hold what somebody typed, so only known
 * sentences leave the page.
 */
const known: readonly (readonly [pattern: RegExp, said: string])[] = [
  [/^Cannot read properties of (undefined|null)/u, "Cannot read properties of $1"],
  [/^Cannot set properties of (undefined|null)/u, "Cannot set properties of $1"],
  [/^Cannot convert undefined or null to object/u, "Cannot convert undefined or null to object"],
  [/is not a function$/u, "not a function"],
  [/is not a constructor$/u, "not a constructor"],
  [/is not iterable/u, "not iterable"],
  [/is not defined$/u, "not defined"],
  [/^Cannot access '.*' before initialization$/u, "access before initialization"],
  [/^Assignment to constant variable/u, "Assignment to constant variable"],
  [/^Maximum call stack size exceeded/u, "Maximum call stack size exceeded"],
  [/^Invalid (?:array|string) length/u, "Invalid length"],
  [/^Minified React error #(\d+)/u, "Minified React error #$1"],
  [
    /^(?:Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed)/iu,
    "A chunk could not be loaded",
  ],
  [/^ResizeObserver loop/u, "ResizeObserver loop"],
  [/is not valid JSON$|^JSON Parse error|^JSON\.parse/u, "not valid JSON"],
  // Our own: operation and code (src/app/relay/RequestError.ts).
  [/^([A-Za-z]+(?:Query|Mutation|Subscription)): ([A-Z_]+)$/u, "$1: $2"],
];

/** What may be told of an error's message. The place in the code says the rest. */
export function cleanMessage(message: string): string {
  for (const [pattern, said] of known) {
    const [found] = pattern.exec(message) ?? [];
    if (found !== undefined) return found.replace(pattern, said);
  }
  return "(message withheld)";
}
