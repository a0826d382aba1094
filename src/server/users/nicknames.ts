import { randomInt } from "node:crypto";

/** Friendly, and harmless beside each other in any pair. None is a word that a race says of a racer: “Ready”, “Away”, “Host”. */
export const adjectives = [
  "Agile", "Amber", "Bold", "Brave", "Bright", "Brisk", "Calm", "Cheerful", "Clever", "Cosy", "Crisp", "Curious", "Daring", "Eager", "Fair", "Fearless",
  "Fresh", "Friendly", "Gentle", "Golden", "Grand", "Happy", "Honest", "Jolly", "Keen", "Kind", "Lively", "Loyal", "Lucky", "Merry", "Mighty", "Neat",
  "Nimble", "Noble", "Patient", "Polite", "Proud", "Quick", "Quiet", "Rapid", "Silver", "Smart", "Snappy", "Steady", "Sunny", "Swift", "Tidy",
  "Vivid", "Warm", "Wise", "Witty", "Zesty",
] as const;

export const animals = [
  "Badger", "Bee", "Bison", "Bluebird", "Camel", "Chipmunk", "Crane", "Deer", "Dolphin", "Duck", "Eagle", "Falcon", "Ferret", "Finch", "Firefly", "Fox",
  "Gecko", "Goose", "Hare", "Hawk", "Hedgehog", "Heron", "Ibex", "Kestrel", "Kingfisher", "Koala", "Lark", "Lemur", "Lion", "Lynx", "Marmot", "Marten",
  "Meerkat", "Mole", "Moose", "Newt", "Octopus", "Otter", "Owl", "Panda", "Panther", "Parrot", "Pelican", "Penguin", "Puffin", "Rabbit", "Raven", "Robin",
  "Salmon", "Seal", "Sparrow", "Squirrel", "Stork", "Swallow", "Swan", "Tiger", "Toucan", "Turtle", "Walrus", "Whale", "Wolf", "Wombat", "Wren", "Zebra",
] as const;

const allAdjectives: ReadonlySet<string> = new Set(adjectives);
const allAnimals: ReadonlySet<string> = new Set(animals);

/** Whether a name could be one that {@link makeNickname} made. */
export function isNickname(name: string): boolean {
  const [adjective = "", animal = "", ...others] = name.split(" ");
  return others.length === 0 && allAdjectives.has(adjective) && allAnimals.has(animal);
}

/** A name for a guest, such as "Quick Otter". Others may have the same one: a race tells them apart (distinctNicknames.ts). */
export function makeNickname(): string {
  return `${adjectives[randomInt(adjectives.length)] ?? "Quick"} ${animals[randomInt(animals.length)] ?? "Otter"}`;
}
