import { plainKey, splitGraphemes } from "../text/graphemes";
import { type KeyboardLayout, type KeyOutput, type Level, levels } from "./KeyboardLayout";

/** One way to type a character: a press, or a dead key and another press. */
export type Way = readonly KeyPress[];

const indexes = new WeakMap<KeyboardLayout, ReadonlyMap<string, readonly Way[]>>();

/**
 * The ways to type a character, easiest first: by the number of keys, including held ones. A typographic quote, dash or
 * space is typed with its plain key if the layout has none of its own. Null if the layout cannot type it.
 */
export function waysToType(layout: KeyboardLayout, grapheme: string): readonly Way[] | null {
  const index = indexes.get(layout) ?? indexWays(layout);
  indexes.set(layout, index);
  const composed = grapheme.normalize("NFC");
  return index.get(composed) ?? index.get(plainKey(composed)) ?? null;
}

function indexWays(layout: KeyboardLayout): ReadonlyMap<string, readonly Way[]> {
  const index = new Map<string, Way[]>();
  const add = (text: string, way: Way) => index.set(text, [...(index.get(text) ?? []), way]);
  const presses = [...layout.keys].flatMap(([code, outputs]) =>
    outputs.flatMap((output, at) =>
      output === null ? [] : [{ output, press: pressOf(code, levels[at] ?? levels[0]) }],
    ),
  );
  for (const { output, press } of presses) {
    if (output.kind === "character") add(output.text, [press]);
    else addDeadKey(output, press);
  }
  for (const ways of index.values()) ways.sort((a, b) => effort(a) - effort(b));
  return index;

  function addDeadKey(dead: KeyOutput, first: KeyPress): void {
    const deadKey = layout.deadKeys.get(dead.text);
    if (deadKey === undefined) return;
    for (const { output, press } of presses) {
      if (output.kind === "dead") continue;
      const composed = output.text === " " ? deadKey.alone : deadKey.composed.get(output.text);
      if (composed !== undefined) add(composed, [first, press]);
    }
  }
}

function pressOf(code: string, level: Level = { shift: false, altGr: false }): KeyPress {
  const shift = physicalKeys.get(code)?.hand === "left" ? "ShiftRight" : "ShiftLeft";
  return {
    code,
    ...level,
    hold: [...(level.shift ? ([shift] as const) : []), ...(level.altGr ? (["AltRight"] as const) : [])],
  };
}

/** Number of keys to press or hold; dead keys come before AltGr, as in courses. */
function effort(way: Way): number {
  return way.reduce((sum, { hold, altGr }) => sum + 1 + hold.length + (altGr ? 0.5 : 0), 0);
}

/** One key press, with the keys held for it. */
export type KeyPress = {
  readonly code: string;
  /** Codes of the keys to hold: Shift with the other hand, AltGr with the right thumb. */
  readonly hold: readonly ("ShiftLeft" | "ShiftRight" | "AltRight")[];
} & Level;

/** The characters of a text that a layout cannot type, each once and in order. */
export function untypable(layout: KeyboardLayout, text: string): readonly string[] {
  return [...new Set(splitGraphemes(text))].filter((grapheme) => waysToType(layout, grapheme) === null);
}

/** Whether a layout can type a whole text. */
export function canType(layout: KeyboardLayout, text: string): boolean {
  return untypable(layout, text).length === 0;
}

/** Whether a character is on the home row of a layout: one press there, without modifiers. */
export function isHomeKey(layout: KeyboardLayout, key: string): boolean {
  const press = waysToType(layout, key)?.[0];
  return press?.length === 1 && press[0]?.hold.length === 0 && physicalKeys.get(press[0].code)?.row === "C";
}

/**
 * The columns of touch typing, each with its keys from the digits down. Keys beyond the last column belong to the right
 * little finger; those before the first to the left one.
 */
const columns: readonly (readonly [Hand, Finger, string])[] = [
  ["left", "little", "Backquote/E Digit1/E Tab/D KeyQ/D KeyA/C KeyZ/B IntlBackslash/B ShiftLeft/B"],
  ["left", "ring", "Digit2/E KeyW/D KeyS/C KeyX/B"],
  ["left", "middle", "Digit3/E KeyE/D KeyD/C KeyC/B"],
  ["left", "index", "Digit4/E Digit5/E KeyR/D KeyT/D KeyF/C KeyG/C KeyV/B KeyB/B"],
  ["right", "index", "Digit6/E Digit7/E KeyY/D KeyU/D KeyH/C KeyJ/C KeyN/B KeyM/B"],
  ["right", "middle", "Digit8/E KeyI/D KeyK/C Comma/B"],
  ["right", "ring", "Digit9/E KeyO/D KeyL/C Period/B"],
  [
    "right",
    "little",
    "Digit0/E Minus/E Equal/E KeyP/D BracketLeft/D BracketRight/D " +
      "Semicolon/C Quote/C Backslash/C Enter/C Slash/B ShiftRight/B",
  ],
  ["either", "thumb", "Space/A"],
  ["right", "thumb", "AltRight/A"],
];

const rows: Readonly<Record<string, KeyRow>> = { E: "E", D: "D", C: "C", B: "B", A: "A" };

/**
 * Every key by its code. `Backslash` is placed as on ISO keyboards, left of Enter; on ANSI keyboards it is a row
 * higher, above Enter, for the same finger.
 */
export const physicalKeys: ReadonlyMap<string, PhysicalKey> = new Map(
  columns.flatMap(([hand, finger, keys]) =>
    keys.split(" ").map((key): readonly [string, PhysicalKey] => {
      const [code = "", row = ""] = key.split("/");
      return [code, { code, row: rows[row] ?? "A", hand, finger }];
    }),
  ),
);

export type Hand = "left" | "right" | "either";
export type Finger = "little" | "ring" | "middle" | "index" | "thumb";

/** Rows from the digits down, as ISO/IEC 9995-1 calls them: E digits, D, C home row, B, A space bar. */
export type KeyRow = "E" | "D" | "C" | "B" | "A";

/** A physical key, whatever its label, and the finger for it. */
type PhysicalKey = {
  /** As in `KeyboardEvent.code` (W3C UI Events code values). */
  readonly code: string;
  readonly row: KeyRow;
  readonly hand: Hand;
  readonly finger: Finger;
};
