import type { Language } from "../../contract/languages/languages";
import { useLingui } from "@lingui/react/macro";
import {
  lazy,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useLayoutEffect,
  type RefObject,
} from "react";
import { loadWithCatalog } from "../platform/locale/i18n";
import { useLocale } from "../platform/locale/useLocale";
import { Button } from "../ui/Button";
import { IdleSlot } from "../ui/InBrowser";
import { earlyFieldAttribute, takeRecordedInputs } from "./preHydration/recorder";
import { FIELD_REST, refusalWords, FieldConnection } from "./input/typingInput";
import { type RunSubject, useShownRun } from "./live/currentRun";
import { remainingText, type TypingRun } from "./TypingRun";
import { printFirstLines } from "./stage/layOutLines";
import styles from "./TypingStage.module.css";
import { useRunPhase, useTypingMark } from "./runHooks";
import { useTypeAnywhere } from "./useTypeAnywhere";
import { takeEarlyStage, takeEarlyField } from "./preHydration/earlyRun";
import { openStage, type StageElements } from "./stage/StageView";

type Props = {
  /** The run to show. Another run shows another text, from its start. */
  readonly run: TypingRun;
  /** The field's label for screen readers, such as "Type these words". */
  readonly label: string;
  /** What the run is about, for a coach who watches. */
  readonly subject: RunSubject;
  readonly language: Language;
  /** Shows a restart button that is next in the tab order: Tab, then Enter restarts. Default: none (races). */
  readonly onRestart?: () => void;
  /** What Esc does, such as asking whether to leave. Default: the field loses the focus. */
  readonly onEscape?: () => void;
  /** The first part of the summary for screen readers, such as the state of a race. */
  readonly describeMore?: () => string;
  /** Says below the text how to type it, if that needs saying. */
  readonly hint?: ReactNode;
  /**
   * Turns a text into what screen readers read; for texts with line breaks or tabs (spellKeys). The same function from
   * one render to the next.
   */
  readonly spell?: (text: string) => string;
  /** Shows a dot for each letter until it is typed: for a text that is heard. */
  readonly isMasked?: boolean;
  /** Whether the run is about to stop, because nobody types. */
  readonly isEnding?: boolean;
  /** What else is drawn over the lines, such as a PaceCaret. For the eye, and positioned by itself. */
  readonly overlay?: ReactNode;
};

const SpokenTyping = lazy(async () => {
  const module = await loadWithCatalog("spoken", import("./spoken/SpokenStage"));
  return { default: module.SpokenTyping };
});

const isServer = typeof document === "undefined";

/** Makes React leave the element's content alone. */
const ofTheView = { __html: "" };

/**
 * The typing surface: three lines of at most 60 characters, drawn without a render per key. Takes the focus when it
 * appears and with each new run. Fills the available width; no outer margin.
 */
export function TypingStage({
  run,
  label,
  subject,
  language,
  onRestart,
  onEscape,
  describeMore,
  hint,
  spell = String,
  isMasked = false,
  isEnding = false,
  overlay,
}: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const id = useId();
  const lines = useRef<HTMLDivElement>(null);
  const caret = useRef<HTMLDivElement>(null);
  const provisional = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  // A new field takes the focus at once, so this avoids a flicker before it does.
  const [isFocused, setFocused] = useState(true);
  /** The run for which input was refused. */
  const [refused, setRefused] = useState<TypingRun | null>(null);
  const [isCapsLockOn, setCapsLockOn] = useState(false);
  const phase = useRunPhase(run);
  useStageView(run, { lines, caret, provisional, field }, isMasked);
  // It was read long ago when the run is about to stop.
  if (isEnding && refused !== null) setRefused(null);
  const refuse = useCallback(() => setRefused(run), [run]);
  useTypingField(run, field, refuse);
  useEffect(() => setFocused(document.activeElement === field.current), []);
  useTypeAnywhere(field, phase !== "ended");
  useTypingMark(run);
  useShownRun(run, run.rules, run.text, subject, run.skipped);

  const onKeyDown = (event: KeyboardEvent): void => {
    const isOn = event.getModifierState("CapsLock");
    // Without a change there is nothing to render.
    if (isOn !== isCapsLockOn) setCapsLockOn(isOn);
    if (event.key !== "Escape" || event.nativeEvent.isComposing || !onEscape) return;
    // The key would also close the confirmation dialog.
    event.preventDefault();
    onEscape();
  };
  const focusField = (): void => field.current?.focus({ preventScroll: true });

  return (
    <div className={styles["stage"]} data-phase={phase} data-focused={isFocused}>
      {/* The text is for the eye and the mouse; screen readers use the field and its description. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        className={styles["window"]}
        aria-hidden="true"
        lang={language}
        onMouseDown={preserveFocus}
        onClick={focusField}
      >
        <div
          ref={lines}
          className={styles["lines"]}
          dangerouslySetInnerHTML={isServer ? { __html: printFirstLines(run.text) } : ofTheView}
          suppressHydrationWarning
        />
        {overlay}
        <div ref={caret} className={styles["caret"]} />
        <div
          ref={provisional}
          className={styles["provisional"]}
          dangerouslySetInnerHTML={ofTheView}
          suppressHydrationWarning
        />
        <div className={styles["away"]}>
          <span className={styles["awayText"]} lang={locale}>{t`Press any key or click to type`}</span>
          <span className={styles["awayTouch"]} lang={locale}>{t`Tap to type`}</span>
        </div>
      </div>
      <textarea
        ref={field}
        className={styles["field"]}
        aria-label={label}
        aria-describedby={`${hint ? `${id}hint ` : ""}${id}text`}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        lang={language}
        rows={1}
        data-gramm="false"
        {...(isServer && { defaultValue: FIELD_REST, [earlyFieldAttribute]: describeEarly(run) })}
        suppressHydrationWarning
        data-takes-question={phase !== "waiting" || remainingText(run.state).startsWith("?")}
        onKeyDownCapture={onKeyDown}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      />
      <p id={`${id}text`} lang={language} hidden>
        {spell(run.text)}
      </p>
      {hint && <div id={`${id}hint`}>{hint}</div>}
      {onRestart && (
        <div className={styles["restart"]} data-fades>
          <Button look="quiet" isSmall onClick={onRestart}>
            {t`Restart`}
          </Button>
        </div>
      )}
      <output className={styles["note"]}>
        {isEnding
          ? t`Are you still there? The run is about to stop.`
          : refused === run
            ? t(refusalWords)
            : isCapsLockOn && t`Caps Lock is on.`}
      </output>
      <IdleSlot>
        <SpokenTyping {...{ run, field, language, spell, describeMore, isMasked }} />
      </IdleSlot>
    </div>
  );
}

function describeEarly({ limitMs, rules, isForwardOnly }: TypingRun): string {
  const rule = rules === "stopOnError" ? " stop" : isForwardOnly ? " forward" : "";
  return `${limitMs ?? ""}${rule}`;
}

/** Pressing on the text must not take the focus from the field, which the click then focuses. */
function preserveFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** Draws a run into the stage's elements while both exist. */
function useStageView(
  run: TypingRun,
  elements: { readonly [Name in keyof StageElements]: RefObject<StageElements[Name] | null> },
  isMasked: boolean,
): void {
  const { lines, caret, provisional, field } = elements;
  useLayoutEffect(() => {
    if (lines.current === null || caret.current === null || provisional.current === null || field.current === null)
      return;
    const found = {
      lines: lines.current,
      caret: caret.current,
      provisional: provisional.current,
      field: field.current,
    };
    return takeEarlyStage(run, found) ?? openStage(found, run, isMasked);
  }, [run, isMasked, lines, caret, provisional, field]);
}

/**
 * Lets what is typed into the field count in the run, and gives the field the focus for each new run. Before the text
 * is painted: the first key may follow at once.
 * @param onRefuse the same function from one render to the next.
 */
function useTypingField(run: TypingRun, field: RefObject<HTMLTextAreaElement | null>, onRefuse: () => void): void {
  useLayoutEffect(() => {
    if (field.current === null) return;
    field.current.focus({ preventScroll: true });
    const connection =
      takeEarlyField(run, field.current) ?? new FieldConnection(field.current, run, takeRecordedInputs(field.current));
    connection.onRefuse = onRefuse;
    return connection.close;
  }, [run, field, onRefuse]);
}
