import type { Language } from "../../../contract/languages/languages";
import { useLingui } from "@lingui/react/macro";
import {
  type KeyboardEvent,
  lazy,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type RefObject,
  useLayoutEffect,
} from "react";
import { loadWithCatalog } from "../../platform/locale/i18n";
import { useLocale } from "../../platform/locale/useLocale";
import { useCountdown } from "../../relay/serverClock";
import { refusalWords, attachTypingInput, isTouchKeyboard } from "../../typing/input/typingInput";
import { type RunSubject, useShownRun } from "../../typing/live/currentRun";
import { useRunPhase, useTypingMark } from "../../typing/runHooks";
import { useTypeAnywhere } from "../../typing/useTypeAnywhere";
import { IdleSlot } from "../../ui/InBrowser";
import type { CopyRun } from "./CopyRun";
import styles from "./ExamSheet.module.css";
import { watchCells } from "../../typing/stage/layOutLines";
import { SourcePosition } from "./SourcePosition";
import { SheetView, type SheetElements } from "./SheetView";
import { splitGraphemes } from "../../../engine/text/graphemes";
import type { SpokenRun } from "../../typing/spoken/spokenText";

type Props = {
  readonly run: CopyRun;
  /** As shown to the candidate. */
  readonly text: string;
  readonly language: Language;
  readonly startsAt: string;
  /** Whether summaries say the time that is left. */
  readonly isTimeTold: boolean;
  /** Called on Esc. */
  readonly onEscape: () => void;
  /** Called when a part of the text is spoken. The same function from one render to the next. */
  readonly onSpoken: () => void;
};

const SpokenStage = lazy(async () => {
  const module = await loadWithCatalog("spoken", import("../../typing/spoken/SpokenStage"));
  return { default: module.SpokenStage };
});

/** Time between two summaries for screen readers, in ms: fewer than in practice, because an attempt is long. */
const SUMMARY_MS = 30_000;

const subject: RunSubject = { activity: "EXAM", title: null };

/**
 * The text above, what is typed below, drawn without a render per key. Right and wrong are not distinguished, because
 * errors are only shown afterwards.
 */
export function ExamSheet({ run, text, language, startsAt, isTimeTold, onEscape, onSpoken }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const id = useId();
  const source = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const typed = useRef<HTMLDivElement>(null);
  const caret = useRef<HTMLDivElement>(null);
  const provisional = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [isFocused, setFocused] = useState(true);
  const [isRefused, setRefused] = useState(false);
  const phase = useRunPhase(run);
  const isBefore = (useCountdown(startsAt) ?? 0) > 0;
  const spoken = useMemo(() => spokenAttempt(run, text), [run, text]);
  useSheetView(run, text, { source, bar, typed, caret, provisional, field });
  const refuse = useCallback(() => setRefused(true), []);
  useSheetField(run, field, refuse);
  useEffect(() => setFocused(document.activeElement === field.current), []);
  useTypeAnywhere(field, phase !== "ended");
  useTypingMark(run);
  useShownRun(run, "exam", text, subject);

  const escape = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
    // The key would also close the confirmation dialog.
    event.preventDefault();
    onEscape();
  };
  const focusField = (): void => field.current?.focus({ preventScroll: true });

  return (
    <div className={styles["sheet"]} data-phase={phase} data-focused={isFocused}>
      {/* The text is for the eye and the mouse; screen readers use the field and its description. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        className={styles["both"]}
        aria-hidden="true"
        lang={language}
        onMouseDown={(event) => event.preventDefault()}
        onClick={focusField}
      >
        <div className={styles["source"]}>
          <div ref={bar} className={styles["bar"]} />
          <div ref={source} className={styles["lines"]} />
        </div>
        <div className={styles["typed"]}>
          <div ref={typed} className={styles["lines"]} />
          <div ref={caret} className={styles["caret"]} />
          <div ref={provisional} className={styles["provisional"]} />
          <div className={styles["away"]}>
            <span lang={locale}>{t`Click here or press any key to keep typing`}</span>
          </div>
        </div>
      </div>
      <textarea
        ref={field}
        className={styles["field"]}
        aria-label={t`Type the text here`}
        aria-describedby={`${id}keys ${id}text`}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        lang={language}
        rows={1}
        data-gramm="false"
        data-takes-question="true"
        onKeyDownCapture={escape}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      />
      <p id={`${id}keys`} hidden>
        {t`Press Down arrow to hear the next words, or Up arrow to hear the sentence.`}
      </p>
      <p id={`${id}text`} lang={language} hidden>
        {text}
      </p>
      <output className={styles["note"]}>{isRefused && t(refusalWords)}</output>
      <IdleSlot>
        <SpokenStage
          run={spoken}
          phase={phase === "ended" ? phase : isBefore ? "waiting" : "running"}
          everyMs={SUMMARY_MS}
          spell={String}
          {...{ field, language, isTimeTold, onSpoken }}
        />
      </IdleSlot>
    </div>
  );
}

/**
 * Connects the field to the attempt, and focuses it.
 * @param onRefuse must be stable between renders.
 */
function useSheetField(run: CopyRun, field: RefObject<HTMLTextAreaElement | null>, onRefuse: () => void): void {
  useEffect(() => {
    if (field.current === null) return;
    field.current.focus({ preventScroll: true });
    return attachTypingInput(
      field.current,
      {
        insert: (text, timeStamp) => run.apply({ kind: "insert", text }, timeStamp),
        erase: (kind, timeStamp) => run.apply({ kind }, timeStamp),
        compose: (text) => run.compose(text),
        refuse: onRefuse,
      },
      { isTouch: isTouchKeyboard },
    );
  }, [run, field, onRefuse]);
}

/** Draws an attempt into the sheet's elements while both exist, also when their width or font changes. */
function useSheetView(
  run: CopyRun,
  text: string,
  elements: { readonly [Name in keyof SheetElements]: RefObject<SheetElements[Name] | null> },
): void {
  const { source, bar, typed, caret, provisional, field } = elements;
  useLayoutEffect(() => {
    if (!source.current || !bar.current || !typed.current || !caret.current || !provisional.current || !field.current)
      return;
    const found = {
      source: source.current,
      bar: bar.current,
      typed: typed.current,
      caret: caret.current,
      provisional: provisional.current,
      field: field.current,
    };
    const view = new SheetView(found, run, text);
    const unwatch = watchCells(found.source, () => view.resize());
    return () => {
      unwatch();
      view.remove();
    };
  }, [run, text, source, bar, typed, caret, provisional, field]);
}

/** An attempt as {@link SpokenRun}: where the candidate is in the text, but not whether what they typed is right. */
function spokenAttempt(run: CopyRun, text: string): SpokenRun {
  const place = new SourcePosition(text);
  const words = text.split(" ");
  const wordsBehind = (): number => {
    place.update(run.characters);
    return place.word;
  };
  return {
    text,
    errors: null,
    stopsOnError: false,
    zero: run.zero,
    limitMs: run.limitMs,
    onChange: run.onChange,
    get wordsBehind() {
      return wordsBehind();
    },
    get remaining() {
      const [word = "", ...rest] = words.slice(wordsBehind());
      const typed = splitGraphemes(run.currentWord()).length;
      return [splitGraphemes(word).slice(typed).join(""), ...rest].join(" ");
    },
  };
}
