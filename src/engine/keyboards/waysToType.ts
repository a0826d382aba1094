import { plainKey } from "../text/acceptsKey";
import type { KeyboardLayout, KeyOutput, Level } from "./KeyboardLayout";
import { levels } from "./KeyboardLayout";
import type { KeyPress } from "./KeyPress";
import { physicalKeys } from "./physicalKeys";

/** One way to type a character: a press, or a dead key and another press. */
export type Way = readonly KeyPress[];

const indexes = new WeakMap<KeyboardLayout, ReadonlyMap<string, readonly Way[]>>();

/**
 * How a character is typed, the easiest way first: fewest keys, held ones counted. A typographic quote, dash or space
 * is typed as its plain key where
 * the layout has none of its own. Null when the layout cannot type it.
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

/** Keys to press or hold; a dead key before AltGr, as courses teach it. */
function effort(way: Way): number {
  return way.reduce((sum, { hold, altGr }) => sum + 1 + hold.length + (altGr ? 0.5 : 0), 0);
}
