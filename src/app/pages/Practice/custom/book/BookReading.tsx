import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useMemo, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { stripUntypable } from "../../../../../engine/keyboards/fitText";
import { portionText } from "../../../../../engine/practice/portions";
import { Button, LinkButton } from "../../../../ui/Button";
import { Notice } from "../../../../ui/Notice";
import type { Challenge } from "../../Challenge";
import { layoutNameOf } from "../../layoutNameOf";
import { PracticeRun } from "../../PracticeRun";
import { useFit } from "../useFit";
import type { Book } from "./Book";
import { BookBar } from "./BookBar";
import styles from "./BookReading.module.css";
import { FitNote } from "./FitNote";
import { PortionDone } from "./PortionDone";
import { readingPortions } from "./readingPortions";
import { Untypable } from "./Untypable";

type Props = {
  readonly book: Book;
  /** Where to begin, in UTF-16 units; behind the end, it is read through. */
  readonly start: number;
  /** Keeps the place. `isTyped`: a run of the portion before it says so by itself. */
  readonly onMove: (position: number, isTyped: boolean) => void;
  /** The address of the list that it was chosen from. */
  readonly back: string;
  /** What else is said of it under the line. */
  readonly children?: ReactNode;
};

const modes = { text: { kind: "text" }, custom: { kind: "custom" } } as const;

/** A text that is typed portion by portion, or whole where it is short. */
export function BookReading({ book, start, onMove, back, children }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  // Of the assignment that asks for it.
  const assignment = useSearchParams()[0].get("assignment");
  const { title, language } = book;
  const { layout, isTold, fit } = useFit(language);
  const away = assignment === null ? { search: back } : `/assignments/${encodeURIComponent(assignment)}`;
  const [isLeftOut, setLeftOut] = useState(false);
  const asGiven = useMemo(() => fit(book.body), [fit, book.body]);
  const { missing } = asGiven;
  const typable = useMemo(
    () => (missing.length > 0 ? stripUntypable(book.body, missing) : book.body),
    [book.body, missing],
  );
  const isShortened = isLeftOut && missing.length > 0;
  // Nobody but this page knows what was left out: it is typed as a text of one's own.
  const id = isShortened ? null : book.id;
  const body = isShortened ? typable : book.body;
  const [position, setPosition] = useState(start);
  // Where the portion ends that was typed last: its run has moved the place.
  const [typed, setTyped] = useState<number | null>(null);
  const portions = useMemo(() => readingPortions(body), [body]);
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
      ...((isTold || replaced.size > 0) && { layout: layoutNameOf(layout.id) }),
      ...(id !== null && !isWhole && portion),
    };
  }, [fit, body, portion, id, layout, isTold, isWhole]);

  const go = (to: number): void => {
    setPosition(to);
    onMove(to, false);
  };

  if (fitted.missing.length > 0)
    return <Untypable missing={missing} back={back} onLeaveOut={typable === "" ? null : () => setLeftOut(true)} />;
  if (portion === undefined || challenge === null) {
    return (
      <div className={styles["column"]}>
        <Notice kind="success" text={t`You have typed “${title}” to its end.`}>
          <Button look="primary" onClick={() => go(0)}>
            {t`From the start`}
          </Button>
          <LinkButton to={away}>{assignment === null ? t`Other texts` : t`Back to the assignment`}</LinkButton>
        </Notice>
      </div>
    );
  }
  const { to } = portion;
  const next = (): void => {
    if (isWhole) void navigate(away);
    else if (typed === to) setPosition(to);
    else go(to);
  };
  const done = (): void => {
    setTyped(to);
    onMove(to, id !== null || book.id === null);
  };
  const renderDone = () => <PortionDone number={at + 1} count={portions.length} onDone={done} />;
  const isLast = at === portions.length - 1;
  return (
    <PracticeRun
      key={portion.from}
      challenge={challenge}
      title={title}
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
    if (whole) return assignment === null ? t`Other texts` : t`Back to the assignment`;
    return last ? t`To the end` : t`Next portion`;
  }
}
