import { type Finger, type Hand, physicalKeys } from "./waysToType";

/** The fingers that somebody types with: `1` or `0` for each of the ten, from the left little to the right little. */
export type FingerSet = string;

type Side = Exclude<Hand, "either">;

/** The ten fingers, as a {@link FingerSet} lists them. */
export const tenFingers: readonly { readonly hand: Side; readonly finger: Finger }[] = [
  ...(["little", "ring", "middle", "index", "thumb"] as const).map((finger) => ({ hand: "left" as const, finger })),
  ...(["thumb", "index", "middle", "ring", "little"] as const).map((finger) => ({ hand: "right" as const, finger })),
];

export const allTenFingers: FingerSet = "1111111111";
export const leftHandOnly: FingerSet = "1111100000";
export const rightHandOnly: FingerSet = "0000011111";

/** Those of one hand that reach letters, from the weakest to the strongest. */
const letterFingers: readonly Finger[] = ["little", "ring", "middle", "index"];

/** Every set with at least one finger beside the thumbs: a thumb alone reaches no letters. */
export const fingerSets: readonly FingerSet[] = Array.from({ length: 1024 }, (_, at) =>
  at.toString(2).padStart(10, "0"),
).filter((set) => tenFingers.some(({ finger }, at) => finger !== "thumb" && set[at] === "1"));

/** The finger for a key. `either` only for the space bar, when there are two thumbs. */
export type Zone = { readonly hand: Hand; readonly finger: Finger };

/**
 * With one hand its fingers rest in the middle of the keyboard, on F, G, H and J, and each takes the columns beside its
 * own; the outer ones reach to the edges. Columns as of touch typing, by the codes of their keys.
 */
const oneHandColumns: readonly (readonly string[])[] = [
  "Backquote Digit1 Digit2 Digit3 Digit4 Tab KeyQ KeyW KeyE KeyR KeyA KeyS KeyD KeyF",
  "Digit5 KeyT KeyG KeyV",
  "Digit6 KeyY KeyH KeyB",
  "Digit7 Digit8 Digit9 Digit0 Minus Equal KeyU KeyI KeyO KeyP BracketLeft BracketRight KeyJ KeyK KeyL Semicolon",
].map((column) => column.split(" "));

/** Keys at the edges, for the outer finger on their side. */
const oneHandEdges: readonly [left: readonly string[], right: readonly string[]] = [
  "IntlBackslash KeyZ KeyX KeyC ShiftLeft".split(" "),
  "Quote Backslash Enter KeyN KeyM Comma Period Slash ShiftRight".split(" "),
];

const found = new Map<FingerSet, ReadonlyMap<string, Zone>>();

/**
 * The finger for each key, by its code. Ten fingers have the columns of touch typing; of a hand that misses some, the
 * nearest one takes over; a hand alone has the whole keyboard.
 * @param set one of {@link fingerSets}; anything else counts as all ten.
 */
export function fingerZones(set: FingerSet): ReadonlyMap<string, Zone> {
  const known = found.get(set);
  if (known !== undefined) return known;
  const zones = makeZones(fingerSets.includes(set) ? set : allTenFingers);
  found.set(set, zones);
  return zones;
}

function makeZones(set: FingerSet): ReadonlyMap<string, Zone> {
  const has = (hand: Side, finger: Finger) =>
    set[tenFingers.findIndex((each) => each.hand === hand && each.finger === finger)] === "1";
  const hands = (["left", "right"] as const).filter((hand) => letterFingers.some((finger) => has(hand, finger)));
  const [only] = hands;
  const wanted = hands.length === 1 && only !== undefined ? oneHandZones(only) : physicalKeys;
  return new Map([...wanted].map(([code, { hand, finger }]) => [code, nearest(hand, finger, hands, has)] as const));
}

function oneHandZones(hand: Side): ReadonlyMap<string, Zone> {
  const fingers = hand === "left" ? letterFingers : letterFingers.toReversed();
  const zones = new Map<string, Zone>([...physicalKeys.keys()].map((code) => [code, { hand, finger: "thumb" }]));
  oneHandColumns.forEach((column, at) => {
    for (const code of column) zones.set(code, { hand, finger: fingers[at] ?? "index" });
  });
  oneHandEdges.forEach((edge, at) => {
    for (const code of edge) zones.set(code, { hand, finger: fingers[at === 0 ? 0 : 3] ?? "index" });
  });
  return zones;
}

/** The finger itself, or the nearest there is on its hand. */
function nearest(
  hand: Hand,
  finger: Finger,
  hands: readonly Side[],
  has: (hand: Side, finger: Finger) => boolean,
): Zone {
  if (finger === "thumb") return thumbZone(hand, hands, has);
  const side = hand === "right" ? "right" : "left";
  const distance = (each: Finger) => Math.abs(letterFingers.indexOf(each) - letterFingers.indexOf(finger));
  // Of two that are as near, the stronger one, which is the later.
  const [best] = letterFingers
    .toReversed()
    .filter((each) => has(side, each))
    .toSorted((a, b) => distance(a) - distance(b));
  return { hand: side, finger: best ?? finger };
}

/** The space bar is for either thumb, or the one there is; without any, for an index finger, or what is nearest. */
function thumbZone(hand: Hand, hands: readonly Side[], has: (hand: Side, finger: Finger) => boolean): Zone {
  const thumbs = (["left", "right"] as const).filter((side) => has(side, "thumb"));
  const [one] = thumbs;
  if (hand === "either" && thumbs.length === 2) return { hand, finger: "thumb" };
  if (hand !== "either" && has(hand, "thumb")) return { hand, finger: "thumb" };
  if (one !== undefined) return { hand: one, finger: "thumb" };
  return nearest(hand === "either" ? (hands[0] ?? "left") : hand, "index", hands, has);
}
