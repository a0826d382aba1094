import { useRef, useEffect, useState } from "react";
import { keyboardLayouts } from "../../../engine/keyboards/keyboardLayouts";
import type { Language } from "../../../contract/languages/languages";
import { usePreferences } from "../../platform/preferences/usePreferences";
import { spellKeys } from "../spellKeys";
import type { TypingRun } from "../TypingRun";
import { Keys } from "./Keys";
import { Hands, fingers, useFingers } from "./Hands";
import styles from "./Keyboard.module.css";
import { LayoutSelect } from "./LayoutSelect";
import { practiceLayout } from "./layouts";
import { useHiddenBy } from "./hiddenKeyboard";
import { useKeyboardView, nextCharacter, nextPresses } from "./KeyboardView";
import { useLingui } from "@lingui/react/macro";
import type { KeyboardLayout } from "../../../engine/keyboards/KeyboardLayout";
import { Button } from "../../ui/Button";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type FingerSet, fingerZones } from "../../../engine/keyboards/fingerZones";
import type { KeyPress } from "../../../engine/keyboards/waysToType";

/**
 * A picture of the keyboard with the next key of a run and the finger for it. Screen readers use the next key on
 * request instead.
 */
export function Keyboard({ run, language }: { readonly run: TypingRun; readonly language: Language }) {
  const picture = useRef<HTMLDivElement>(null);
  const layout = keyboardLayouts[practiceLayout(usePreferences(), language).id];
  const set = useFingers();
  const hiddenBy = useHiddenBy();
  useKeyboardView(picture, layout, run, set);
  return (
    <div className={styles["keyboard"]} data-hidden={hiddenBy === null ? undefined : "true"}>
      {hiddenBy !== null && <KeyboardHidden group={hiddenBy} />}
      <div ref={picture} className={styles["picture"]} aria-hidden="true" hidden={hiddenBy !== null}>
        <Keys key={layout.id} layout={layout} fingers={set} />
        <Hands set={set} />
      </div>
      <div className={styles["choices"]} data-fades>
        <LayoutSelect language={language} />
        <NextKey run={run} layout={layout} />
      </div>
    </div>
  );
}

/** Replaces the picture of the keyboard if a group types without it. */
export function KeyboardHidden({ group }: { readonly group: string }) {
  const { t } = useLingui();
  return <p className={styles["words"]}>{t`The on-screen keyboard is turned off in ${group}.`}</p>;
}

/** The next key in words, on request and not for each key. It disappears with the next change. */
export function NextKey({ run, layout }: { readonly run: TypingRun; readonly layout: KeyboardLayout }) {
  const { t } = useLingui();
  const [answer, setAnswer] = useState("");
  const set = useFingers();
  useEffect(() => (answer === "" ? undefined : run.onChange(() => setAnswer(""))), [run, answer]);
  return (
    <div className={styles["next"]}>
      <Button look="quiet" isSmall onClick={() => setAnswer(describeNext(run, layout, set, t))}>
        {t`Show next key`}
      </Button>
      <output className={styles["answer"]}>{answer}</output>
    </div>
  );
}

type Translate = (message: MessageDescriptor) => string;

/** The next key of a run in words: the key, the finger, and other keys to hold or press. Empty at its end. */
export function describeNext(run: TypingRun, layout: KeyboardLayout, set: FingerSet, t: Translate): string {
  const character = nextCharacter(run.state);
  if (character === null) return "";
  const name = character === " " ? t(msg`space`) : spellKeys(character, t).trim();
  const next = nextPresses(run, layout);
  if (next === null) return t(msg`Next: ${name}, which you can't type with this layout`);
  const finger = nameFinger(next.now.code, set, t);
  if (next.after !== null) {
    const dead = describePress(next.now, layout, t);
    const letter = describePress(next.after, layout, t);
    return t(msg`Next: ${name}, first ${dead}, ${finger}; then ${letter}`);
  }
  const held = heldBy(next.now, t);
  return held === "" ? t(msg`Next: ${name}, ${finger}`) : t(msg`Next: ${name}, ${finger}, hold ${held}`);
}

/** The finger for a key, by its code, in the middle of a sentence; empty if it has none. */
export function nameFinger(code: string, set: FingerSet, t: Translate): string {
  const place = fingerZones(set).get(code);
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
