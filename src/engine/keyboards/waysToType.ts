import { plainKey, splitGraphemes } from "../text/graphemes";
import { type KeyboardLayout, type KeyOutput, type Level, levels } from "./KeyboardLayout";
import { physicalKeys } from "./physicalKeys";

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
