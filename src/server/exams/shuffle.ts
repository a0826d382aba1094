import { randomInt } from "node:crypto";

const PLACES = 2 ** 47;

/** The same items in a random order that nobody can foretell. */
export function shuffle<Item>(items: readonly Item[]): readonly Item[] {
  return items
    .map((item) => ({ item, place: randomInt(PLACES) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
}
