import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useMemo, useState, useEffect, useEffectEvent, useRef } from "react";
import { useRelayEnvironment } from "react-relay";
import { useNavigate, useSearchParams } from "react-router-dom";
import { fetchQuery, graphql } from "relay-runtime";
import type { BookReadingSimilarTextQuery } from "../../../../../__generated__/BookReadingSimilarTextQuery.graphql";
import { stripUntypable } from "../../../../engine/keyboards/fitText";
import { portionText, type Portion, type TextPart } from "../../../../engine/practice/portions";
import { customQuery } from "../../../features/addresses";
import { Button, LinkButton } from "../../../ui/Button";
import { Notice } from "../../../ui/Notice";
import type { Challenge } from "../challenge";
import { layoutNameOf } from "../../../typing/keyboard/layouts";
import { PracticeRun } from "../PracticeRun";
import { useFit } from "./useFit";
import styles from "./BookReading.module.css";
import { readingPortions } from "./readingPosition";
import { ProgressBar } from "../../../ui/primitives";
import { type Language, fromWireLanguage } from "../../../../contract/languages/languages";

type Props = {
  readonly book: Book;
  /** Where to start, in UTF-16 units; after the end, the text is read. */
  readonly start: number;
  /** Saves the bookmark. `isTyped`: the run of the portion before it saves it too. */
  readonly onMove: (position: number, isTyped: boolean) => void;
  /** The address of the list from which it was chosen. */
  readonly back: string;
  /** Whether another text of the same kind is offered after it. */
  readonly hasSimilar?: boolean;
  /** Additional text below the line. */
  readonly children?: ReactNode;
};

/** A text without some of its characters is divided by its length: its parts end elsewhere. */
const none: readonly TextPart[] = [];

const modes = { text: { kind: "text" }, custom: { kind: "custom" } } as const;

/** A text that is typed in portions, or whole if it is short. */
export function BookReading({ book, start, onMove, back, hasSimilar = false, children }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const openSimilar = useOpenSimilarText(back);
  // The assignment of this text.
  const assignment = useSearchParams()[0].get("assignment");
  const { title, language } = book;
  const { layout, isChosen, fit } = useFit(language);
  const away = assignment === null ? { search: back } : `/assignments/${encodeURIComponent(assignment)}`;
  const [isLeftOut, setLeftOut] = useState(false);
  const asGiven = useMemo(() => fit(book.body), [fit, book.body]);
  const { missing } = asGiven;
  const typable = useMemo(
    () => (missing.length > 0 ? stripUntypable(book.body, missing) : book.body),
    [book.body, missing],
  );
  const isShortened = isLeftOut && missing.length > 0;
  const parts = isShortened ? none : book.parts;
  // Only this page knows what was left out, so it is saved as a custom text.
  const id = isShortened ? null : book.id;
  const body = isShortened ? typable : book.body;
  const [position, setPosition] = useState(start);
  // Where the last typed portion ends; its run has already moved the bookmark.
  const [typed, setTyped] = useState<number | null>(null);
  const portions = useMemo(() => readingPortions(body, parts), [body, parts]);
  const fitted = useMemo(() => fit(body), [fit, body]);
  const at = portions.findIndex(({ to }) => position < to);
  const portion = portions[at];
  const isWhole = portions.length === 1;
  const challenge = useMemo<Challenge | null>(() => {
    if (portion === undefined) return null;
    const { text, replaced } = fit(portionText(body, portion));
    return {
      text,
      seed: null,
      textId: id,
      ...((isChosen || replaced.size > 0) && { layout: layoutNameOf(layout.id) }),
      ...(id !== null && !isWhole && portion),
    };
  }, [fit, body, portion, id, layout, isChosen, isWhole]);

  const go = (to: number): void => {
    setPosition(to);
    onMove(to, false);
  };

  if (fitted.missing.length > 0)
    return <Untypable missing={missing} back={back} onLeaveOut={typable === "" ? null : () => setLeftOut(true)} />;
  if (portion === undefined || challenge === null) {
    return (
      <div className={styles["column"]}>
        <Notice kind="success" text={t`You've finished typing “${title}”.`}>
          <Button look="primary" onClick={() => go(0)}>
            {t`Start over`}
          </Button>
          <LinkButton to={away}>{assignment === null ? t`Other texts` : t`Back to the assignment`}</LinkButton>
        </Notice>
      </div>
    );
  }
  const { to } = portion;
  const similarTo = hasSimilar && assignment === null ? book.id : null;
  const next = (): void => {
    if (isWhole && similarTo !== null) void openSimilar(similarTo);
    else if (isWhole) void navigate(away);
    else if (typed === to) setPosition(to);
    else go(to);
  };
  const done = (): void => {
    setTyped(to);
    onMove(to, id !== null || book.id === null);
  };
  const renderDone = () => (
    <PortionDone number={at + 1} count={portions.length} next={parts[at + 1]?.title ?? null} onDone={done} />
  );
  const partTitle = parts[at]?.title;
  const isLast = at === portions.length - 1;
  return (
    <PracticeRun
      key={portion.from}
      challenge={challenge}
      title={partTitle === undefined ? title : `${title} · ${partTitle}`}
      mode={id === null ? modes.custom : modes.text}
      language={language}
      onNext={next}
      nextLabel={nextLabel(isWhole, isLast)}
      {...(!isWhole && { renderAfter: renderDone })}
    >
      <div className={styles["below"]}>
        {!isWhole && <BookBar at={at} portions={portions} length={body.length} onGo={go} />}
        <FitNote replaced={fitted.replaced} />
        {children}
      </div>
    </PracticeRun>
  );

  function nextLabel(whole: boolean, last: boolean): string {
    if (whole && similarTo !== null) return t`Another text`;
    if (whole) return assignment === null ? t`Other texts` : t`Back to the assignment`;
    return last ? t`Finish` : t`Next part`;
  }
}

type BookBarProps = {
  /** Index of the current portion, from 0. */
  readonly at: number;
  readonly portions: readonly Portion[];
  /** Length of the whole text. */
  readonly length: number;
  readonly onGo: (position: number) => void;
};

/** Progress in a text, and buttons to go back. */
function BookBar({ at, portions, length, onGo }: BookBarProps) {
  const { t } = useLingui();
  const from = portions[at]?.from ?? 0;
  const percent = Math.floor((100 * from) / length);
  const [number, count] = [at + 1, portions.length];
  const before = portions[at - 1];
  return (
    <div className={styles["bar"]}>
      <p>{t`Part ${number} of ${count} · ${percent}% typed`}</p>
      <div className={styles["progress"]}>
        <ProgressBar label={t`Your progress in this text`} part={from / length} />
      </div>
      {before !== undefined && (
        <div className={styles["ways"]}>
          <Button look="quiet" isSmall onClick={() => onGo(before.from)}>
            {t`Previous part`}
          </Button>
          {at > 1 && (
            <Button look="quiet" isSmall onClick={() => onGo(0)}>
              {t`Start over`}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** The replacements in a text for characters that the user's keyboard lacks, each once. */
function FitNote({ replaced }: { readonly replaced: ReadonlyMap<string, string> }) {
  const { t } = useLingui();
  if (replaced.size === 0) return null;
  const sources = new Map<string, readonly string[]>();
  for (const [from, to] of replaced) sources.set(to, [...(sources.get(to) ?? []), from]);
  const list = Array.from(sources, ([to, from]) => `${from.join(" ")} → ${to.trim()}`).join(", ");
  return <p className={styles["notes"]}>{t`Changed so your keyboard can type it: ${list}`}</p>;
}

type PortionDoneProps = {
  /** Number of the portion, from 1. */
  readonly number: number;
  readonly count: number;
  /** Title of the next part; null if it has none. */
  readonly next: string | null;
  /** Called once when the portion is typed. */
  readonly onDone: () => void;
};

/** Shown with the result of a portion: the bookmark is saved, and Enter continues. */
function PortionDone({ number, count, next, onDone }: PortionDoneProps) {
  const { t } = useLingui();
  const done = useEffectEvent(onDone);
  useEffect(() => {
    done();
  }, []);
  return (
    <p>
      {number === count
        ? t`That was the last part. Press Enter to close the text.`
        : t`Part ${number} of ${count} is done, and your place is saved. Press Enter to continue.`}
      {next !== null && <> {t`Next: “${next}”.`}</>}
    </p>
  );
}

type UntypableProps = {
  readonly missing: readonly string[];
  /** The address of the list from which it was chosen. */
  readonly back: string;
  /** Types the text without these characters; null if nothing would be left. */
  readonly onLeaveOut: (() => void) | null;
};

/** Shown for a text that the user's keyboard cannot type, with the characters it lacks. */
function Untypable({ missing, back, onLeaveOut }: UntypableProps) {
  const { t } = useLingui();
  const list = Array.from(new Set(missing)).slice(0, 12).join(" ");
  return (
    <div className={styles["column"]}>
      <Notice text={t`Your keyboard can't type these characters in this text: ${list}`}>
        {onLeaveOut !== null && (
          <Button look="primary" onClick={onLeaveOut}>
            {t`Remove these characters`}
          </Button>
        )}
        <LinkButton to={{ search: back }}>{t`Other texts`}</LinkButton>
        <LinkButton to="/settings#keyboard">{t`Change the keyboard`}</LinkButton>
      </Notice>
    </div>
  );
}

/** A text that is read in portions. */
export type Book = {
  /** Global id; null for a text that is only in this browser. */
  readonly id: string | null;
  readonly title: string;
  readonly language: Language;
  /** Normalized. */
  readonly body: string;
  /** Empty for a text that is divided by its length. */
  readonly parts: readonly TextPart[];
};

/**
 * Opens another library text of the same kind, preferably one that the viewer has not typed.
 * @param back the query of the address of the list, which is opened if there is none or the server cannot be reached.
 */
function useOpenSimilarText(back: string): (id: string) => Promise<void> {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const isLoading = useRef(false);
  return async (id) => {
    if (isLoading.current) return;
    isLoading.current = true;
    try {
      const search = await fetchQuery<BookReadingSimilarTextQuery>(
        environment,
        graphql`
          query BookReadingSimilarTextQuery($id: ID!) @throwOnFieldError {
            similarText(id: $id) {
              id
              language
            }
          }
        `,
        { id },
        { fetchPolicy: "network-only" },
      )
        .toPromise()
        .then(
          (answer) => {
            const text = answer?.similarText;
            return text == null
              ? back
              : customQuery(fromWireLanguage(text.language), { choice: "library", text: text.id });
          },
          () => back,
        );
      await navigate({ search });
    } finally {
      isLoading.current = false;
    }
  };
}
