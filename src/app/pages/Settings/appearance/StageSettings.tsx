import { useLingui } from "@lingui/react/macro";
import type { Appearance } from "../../../../contract/appearance";
import { isOwnChoice, readAppearance, rememberAppearance } from "../../../platform/preferences/appearance";
import { usePreferences, usePreferenceStore } from "../../../platform/preferences/usePreferences";
import { fingers } from "../../../typing/keyboard/Hands";
import { Checkbox, SegmentedControl } from "../../../ui/ChoiceFields";
import styles from "./StageSettings.module.css";
import { useLayoutEffect, useRef } from "react";
import {
  allTenFingers,
  type FingerSet,
  fingerSets,
  leftHandOnly,
  rightHandOnly,
  tenFingers,
} from "../../../../engine/keyboards/fingerZones";
import { useLanguage } from "../../../platform/locale/useLocale";
import { useReducedMotion } from "../../../platform/useReducedMotion";
import { openStage } from "../../../typing/stage/StageView";
import { TypingRun } from "../../../typing/TypingRun";
import stage from "../../../typing/TypingStage.module.css";

/** How the line that is typed looks and sounds, with a line that shows it. */
export function StageSettings() {
  const { t } = useLingui();
  const { change, current } = usePreferenceStore();
  const appearance = readAppearance(usePreferences());
  const choose = (part: Partial<Appearance>): void => {
    const now = current();
    const isOfAccount = now.appearance !== "" && !isOwnChoice(now);
    change(rememberAppearance({ ...readAppearance(now), ...part }, isOfAccount));
  };
  return (
    <div className={styles["stage"]}>
      <StagePreview appearance={appearance} />
      <div className={styles["choices"]}>
        <SegmentedControl
          label={t`Text size`}
          options={[
            { value: "small", label: t({ message: "Small", context: "text size" }) },
            { value: "medium", label: t({ message: "Medium", context: "text size" }) },
            { value: "large", label: t({ message: "Large", context: "text size" }) },
            { value: "huge", label: t({ message: "Very large", context: "text size" }) },
          ]}
          value={appearance.textSize}
          onChange={(textSize) => choose({ textSize })}
        />
        <SegmentedControl
          label={t`Line length`}
          options={[
            { value: "narrow", label: t({ message: "Short", context: "line length" }) },
            { value: "medium", label: t({ message: "Medium", context: "line length" }) },
            { value: "standard", label: t({ message: "Normal", context: "line length" }) },
            { value: "wide", label: t({ message: "Long", context: "line length" }) },
          ]}
          value={appearance.lineWidth}
          onChange={(lineWidth) => choose({ lineWidth })}
        />
        <SegmentedControl
          label={t`Letter spacing`}
          options={[
            { value: "normal", label: t({ message: "Normal", context: "letter spacing" }) },
            { value: "wide", label: t({ message: "Wide", context: "letter spacing" }) },
            { value: "wider", label: t({ message: "Very wide", context: "letter spacing" }) },
          ]}
          value={appearance.letterSpacing}
          onChange={(letterSpacing) => choose({ letterSpacing })}
        />
        <SegmentedControl
          label={t`Font`}
          options={[
            { value: "atkinson", label: "Atkinson" },
            { value: "dyslexic", label: t`OpenDyslexic (for dyslexia)` },
            { value: "system", label: t({ message: "System", context: "font" }) },
          ]}
          value={appearance.font}
          onChange={(font) => choose({ font })}
        />
        <SegmentedControl
          label={t`Cursor`}
          options={[
            { value: "bar", label: t({ message: "Bar", context: "caret" }) },
            { value: "block", label: t({ message: "Block", context: "caret" }) },
            { value: "underline", label: t({ message: "Underline", context: "caret" }) },
            { value: "outline", label: t({ message: "Outline", context: "caret" }) },
          ]}
          value={appearance.caret}
          onChange={(caret) => choose({ caret })}
        />
        <SegmentedControl
          label={t`Cursor movement`}
          options={[
            { value: "instant", label: t({ message: "Instant", context: "caret movement" }) },
            { value: "quick", label: t({ message: "Quick", context: "caret movement" }) },
            { value: "smooth", label: t({ message: "Smooth", context: "caret movement" }) },
          ]}
          value={appearance.caretMotion}
          onChange={(caretMotion) => choose({ caretMotion })}
        />
        <SegmentedControl
          label={t`Key sounds`}
          options={[
            { value: "off", label: t({ message: "Off", context: "sounds" }) },
            { value: "click", label: t({ message: "Soft click", context: "sounds" }) },
            { value: "typewriter", label: t({ message: "Typewriter", context: "sounds" }) },
            { value: "bubble", label: t({ message: "Bubble", context: "sounds" }) },
          ]}
          value={appearance.sounds}
          onChange={(sounds) => {
            choose({ sounds });
            if (sounds !== "off") void playSample(sounds).catch(() => undefined);
          }}
        />
      </div>
      <Checkbox
        label={t`Vibrate when I press a wrong key`}
        hint={t`Only on devices that can vibrate, such as most Android phones.`}
        isChecked={appearance.vibration === "on"}
        onChange={(isOn) => choose({ vibration: isOn ? "on" : "off" })}
      />
      <Checkbox
        label={t`Show speed and accuracy while I type`}
        isChecked={appearance.liveFigures === "on"}
        onChange={(isOn) => choose({ liveFigures: isOn ? "on" : "off" })}
      />
      <SegmentedControl
        label={t`Stop a practice run when I don't type for`}
        options={[
          { value: "10", label: t`10 seconds` },
          { value: "30", label: t`30 seconds` },
          { value: "60", label: t`60 seconds` },
          { value: "off", label: t({ message: "Never", context: "stop" }) },
        ]}
        value={appearance.idleStop}
        onChange={(idleStop) => choose({ idleStop })}
      />
      <Checkbox
        label={t`Single-key shortcuts`}
        hint={t`Any key starts the run, ? shows the shortcuts, and in a story a letter picks what happens next. Turn them off if you use speech input or press keys by accident.`}
        isChecked={appearance.shortcuts === "on"}
        onChange={(isOn) => choose({ shortcuts: isOn ? "on" : "off" })}
      />
      <Checkbox
        label={t`Holding down a key types it only once`}
        hint={t`Turn this on if you let go of keys slowly. Your computer's Sticky Keys and Slow Keys work here, too.`}
        isChecked={appearance.keyRepeat === "off"}
        onChange={(isOnce) => choose({ keyRepeat: isOnce ? "off" : "on" })}
      />
      <FingerSettings value={appearance.fingers} onChange={(set) => choose({ fingers: set })} />
    </div>
  );
}

async function playSample(sounds: Exclude<Appearance["sounds"], "off">): Promise<void> {
  const { playOnce } = await import("../../../platform/preferences/sounds/keySounds");
  playOnce(sounds);
}

/** Letters that the preview types, and how often. It then stands still: nothing moves for long. */
const TYPED = 16;
const KEY_MS = 220;
/** The one that it gets wrong, to show how that looks. */
const WRONG = 9;

/** A line like those of practice, as chosen; it types a few letters after each change. For the eye. */
function StagePreview({ appearance }: { readonly appearance: Appearance }) {
  const { t } = useLingui();
  const language = useLanguage();
  const isReduced = useReducedMotion();
  const text = t`Pack my box with five dozen jugs, then type this line once more and see how it looks.`;
  const lines = useRef<HTMLDivElement>(null);
  const caret = useRef<HTMLDivElement>(null);
  const provisional = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLSpanElement>(null);
  const shown = JSON.stringify(appearance);

  useLayoutEffect(() => {
    if (!lines.current || !caret.current || !provisional.current || !field.current) return;
    const run = new TypingRun({ rules: "free", text });
    const close = openStage(
      { lines: lines.current, caret: caret.current, provisional: provisional.current, field: field.current },
      run,
    );
    let at = 0;
    const type = (): void => {
      const letter = at === WRONG ? "x" : text.charAt(at);
      run.apply({ kind: "insert", text: letter }, at * KEY_MS);
      at += 1;
      if (at === TYPED) clearInterval(timer);
    };
    const timer = setInterval(type, KEY_MS);
    if (isReduced) for (let count = 0; count < TYPED; count += 1) type();
    return () => {
      clearInterval(timer);
      run.stop("left");
      close();
    };
    // eslint-disable-next-line react/exhaustive-effect-dependencies -- begins again with each change of the appearance
  }, [text, shown, isReduced]);

  return (
    <div className={styles["preview"]} aria-hidden="true" lang={language}>
      <div className={stage["stage"]} data-phase="running" data-focused="true">
        <div className={stage["window"]}>
          <div ref={lines} className={stage["lines"]} />
          <div ref={caret} className={stage["caret"]} />
          <div ref={provisional} className={stage["provisional"]} />
          <span ref={field} className={styles["field"]} />
        </div>
      </div>
    </div>
  );
}

type FingerSettingsProps = { readonly value: FingerSet; readonly onChange: (set: FingerSet) => void };

/** Of the ten, as somebody chooses them one by one. */
const firstOfSome: FingerSet = "0111111111";

/** The fingers that somebody types with: both hands, one, or some. The keyboard and the course go by them. */
function FingerSettings({ value, onChange }: FingerSettingsProps) {
  const { t } = useLingui();
  const named = { [allTenFingers]: "all", [leftHandOnly]: "left", [rightHandOnly]: "right" } as const;
  const kind = named[value as keyof typeof named] ?? "some";
  const sets = { all: allTenFingers, left: leftHandOnly, right: rightHandOnly, some: firstOfSome } as const;
  return (
    <>
      <SegmentedControl
        label={t`I type with`}
        options={[
          { value: "all", label: t`Ten fingers` },
          { value: "left", label: t`My left hand` },
          { value: "right", label: t`My right hand` },
          { value: "some", label: t`Some fingers` },
        ]}
        value={kind}
        onChange={(chosen) => onChange(sets[chosen])}
      />
      {kind === "some" && (
        <fieldset className={styles["fingers"]}>
          <legend>{t`Fingers you type with: at least one besides the thumbs`}</legend>
          {tenFingers.map(({ hand, finger }, at) => {
            const turned = `${value.slice(0, at)}${value[at] === "1" ? 0 : 1}${value.slice(at + 1)}`;
            const name = fingers.find((each) => each.hand === hand && each.finger === finger)?.fullName;
            return (
              <Checkbox
                key={`${hand} ${finger}`}
                label={name === undefined ? "" : t(name)}
                isChecked={value[at] === "1"}
                onChange={() => fingerSets.includes(turned) && onChange(turned)}
              />
            );
          })}
        </fieldset>
      )}
    </>
  );
}
