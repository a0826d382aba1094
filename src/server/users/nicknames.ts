import { createHash, randomInt } from "node:crypto";

/**
 * Friendly words, harmless in any combination. None is a word that races show beside a racer: “Ready”, “Away”, “Host”.
 */
export const adjectives = [
  "Agile",
  "Amber",
  "Bold",
  "Brave",
  "Bright",
  "Brisk",
  "Calm",
  "Cheerful",
  "Clever",
  "Cosy",
  "Crisp",
  "Curious",
  "Daring",
  "Eager",
  "Fair",
  "Fearless",
  "Fresh",
  "Friendly",
  "Gentle",
  "Golden",
  "Grand",
  "Happy",
  "Honest",
  "Jolly",
  "Keen",
  "Kind",
  "Lively",
  "Loyal",
  "Lucky",
  "Merry",
  "Mighty",
  "Neat",
  "Nimble",
  "Noble",
  "Patient",
  "Polite",
  "Proud",
  "Quick",
  "Quiet",
  "Rapid",
  "Silver",
  "Smart",
  "Snappy",
  "Steady",
  "Sunny",
  "Swift",
  "Tidy",
  "Vivid",
  "Warm",
  "Wise",
  "Witty",
  "Zesty",
] as const;

export const animals = [
  "Badger",
  "Bee",
  "Bison",
  "Bluebird",
  "Camel",
  "Chipmunk",
  "Crane",
  "Deer",
  "Dolphin",
  "Duck",
  "Eagle",
  "Falcon",
  "Ferret",
  "Finch",
  "Firefly",
  "Fox",
  "Gecko",
  "Goose",
  "Hare",
  "Hawk",
  "Hedgehog",
  "Heron",
  "Ibex",
  "Kestrel",
  "Kingfisher",
  "Koala",
  "Lark",
  "Lemur",
  "Lion",
  "Lynx",
  "Marmot",
  "Marten",
  "Meerkat",
  "Mole",
  "Moose",
  "Newt",
  "Octopus",
  "Otter",
  "Owl",
  "Panda",
  "Panther",
  "Parrot",
  "Pelican",
  "Penguin",
  "Puffin",
  "Rabbit",
  "Raven",
  "Robin",
  "Salmon",
  "Seal",
  "Sparrow",
  "Squirrel",
  "Stork",
  "Swallow",
  "Swan",
  "Tiger",
  "Toucan",
  "Turtle",
  "Walrus",
  "Whale",
  "Wolf",
  "Wombat",
  "Wren",
  "Zebra",
] as const;

const allAdjectives: ReadonlySet<string> = new Set(adjectives);
const allAnimals: ReadonlySet<string> = new Set(animals);

/** Whether a name may have been made by {@link makeNickname}. */
export function isNickname(name: string): boolean {
  const [adjective = "", animal = "", ...others] = name.split(" ");
  return others.length === 0 && allAdjectives.has(adjective) && allAnimals.has(animal);
}

/**
 * A name for a guest, such as "Quick Otter". Not unique; a race adds numbers to equal ones (distinctNicknames in
 * raceText.ts).
 */
export function makeNickname(): string {
  return `${adjectives[randomInt(adjectives.length)] ?? "Quick"} ${animals[randomInt(animals.length)] ?? "Otter"}`;
}

/** The nickname of a key, always the same. If it is taken, the next free one. */
export function nicknameFor(key: string, taken: ReadonlySet<string> = new Set()): string {
  const start = createHash("sha256").update(key).digest().readUInt32BE(0);
  const count = adjectives.length * animals.length;
  const names = Array.from({ length: taken.size + 1 }, (_, step) => nameAt((start + step * animals.length) % count));
  return names.find((name) => !taken.has(name)) ?? nameAt(start % count);
}

function nameAt(index: number): string {
  return `${adjectives[Math.floor(index / animals.length)] ?? "Quick"} ${animals[index % animals.length] ?? "Otter"}`;
}
