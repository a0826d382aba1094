import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { KeyboardLayout } from "../../../engine/keyboards/KeyboardLayout";
import type { KeyPress } from "../../../engine/keyboards/waysToType";
import { physicalKeys } from "../../../engine/keyboards/physicalKeys";
import type { TypingRun } from "../TypingRun";
import { fingers } from "./fingers";
import { nextCharacter } from "./nextCharacter";
import { nextPresses } from "./nextPresses";

type Translate = (message: MessageDescriptor) => string;

/** The next key of a run in words: what, with which finger, and what to hold or press besides. Empty at its end. */
export function describeNext(run: TypingRun, layout: KeyboardLayout, t: Translate): string {
  const character = nextCharacter(run.state);
  if (character === null) return "";
  const name = character === " " ? t(msg`space`) : character;
  const next = nextPresses(run, layout);
  if (next === null) return t(msg`Next: ${name}, which this layout cannot type`);
  const finger = fingerOf(next.now, t);
  if (next.after !== null) {
    const dead = describePress(next.now, layout, t);
    const letter = describePress(next.after, layout, t);
    return t(msg`Next: ${name}, first ${dead}, ${finger}; then ${letter}`);
  }
  const held = heldBy(next.now, t);
  return held === "" ? t(msg`Next: ${name}, ${finger}`) : t(msg`Next: ${name}, ${finger}, hold ${held}`);
}

function fingerOf({ code }: KeyPress, t: Translate): string {
  const place = physicalKeys.get(code);
  if (place?.hand === "either") return t(msg`a thumb`);
  const found = fingers.find(({ hand, finger }) => hand === place?.hand && finger === place.finger);
  return found === undefined ? "" : t(found.fullName);
}

function heldBy({ hold }: KeyPress, t: Translate): string {
  return hold
    .map((code) => (code === "AltRight" ? "AltGr" : t(code === "ShiftLeft" ? msg`left Shift` : msg`right Shift`)))
    .join(" + ");
}

function describePress(press: KeyPress, layout: KeyboardLayout, t: Translate): string {
  const own = layout.keys.get(press.code)?.[0]?.text ?? "";
  const held = heldBy(press, t);
  return held === "" ? own : `${held} + ${own}`;
}
