import { useLingui } from "@lingui/react/macro";
import { useCallback, useEffect, useRef, useState } from "react";
import { BareButton } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import styles from "./SentenceReports.module.css";
import { useLocation } from "react-router-dom";
import { sentencesOnPage, useSentences } from "./useSentences";
import { suggestionRules } from "../../../../contract/reportRules";
import type { ErrorCode } from "../../../../contract/errorCodes";
import { screenOf } from "../../../platform/screens";
import { ErrorNotice } from "../../../ui/ErrorBoundary";
import { Form, checkRules, useForm } from "../../../ui/form/Form";
import { Notice } from "../../../ui/Notice";
import { Skeleton, VisuallyHidden } from "../../../ui/primitives";
import { TextField } from "../../../ui/TextField";
import { type MutationResult, toFormOutcome, useResultMutation } from "../../../relay/useResultMutation";
import { graphql } from "react-relay";
import type { SentenceReportsReportMutation } from "../../../../../__generated__/SentenceReportsReportMutation.graphql";
import { toWireLanguage } from "../../../../contract/languages/languages";
import { useLanguage } from "../../../platform/locale/useLocale";

/** In a beta language: opens the list of the sentences on the page, of which each can be reported. */
export function SentenceReports() {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const [reported, setReported] = useState<ReadonlyMap<string, Reported>>(new Map());
  const readDialogs = useDialogTexts();
  return (
    <div data-sentence-reports>
      <BareButton className={styles["open"]} onClick={() => setIsOpen(true)}>
        {t`Report a sentence`}
      </BareButton>
      <Dialog title={t`Report a sentence`} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <SentenceList
          readMore={readDialogs}
          reported={reported}
          onReported={(sentence, next) => setReported((before) => new Map([...before, [sentence, next]]))}
        />
      </Dialog>
    </div>
  );
}

/**
 * Collects the texts of dialogs that were open on this page, because nothing behind an open dialog can be pressed.
 * @returns a function that reads them.
 */
function useDialogTexts(): () => readonly string[] {
  const { pathname } = useLocation();
  const texts = useRef<{ readonly pathname: string; readonly found: ReadonlySet<string> } | null>(null);
  useEffect(() => {
    const found = new Set<string>();
    texts.current = { pathname, found };
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        if (!(target instanceof HTMLDialogElement) || !target.open || target.closest("[data-sentence-reports]"))
          continue;
        for (const text of sentencesOnPage(target, (shown) => shown)) found.add(text);
      }
    });
    observer.observe(document.body, { subtree: true, attributes: true, attributeFilter: ["open"] });
    return () => observer.disconnect();
  }, [pathname]);
  return useCallback(() => [...(texts.current?.found ?? [])], []);
}

type Props = {
  /** Returns texts of the page that are not on screen now. */
  readonly readMore: () => readonly string[];
  /** What this person reported since the page was loaded, by sentence. */
  readonly reported: ReadonlyMap<string, Reported>;
  readonly onReported: (sentence: string, next: Reported) => void;
};

/** The sentences that were on the page when the dialog opened. */
function SentenceList({ readMore, reported, onReported }: Props) {
  const { t } = useLingui();
  const sentences = useSentences(readMore);
  if (sentences === null) {
    return (
      <div className={styles["list"]} aria-busy="true">
        <VisuallyHidden>{t`Loading`}</VisuallyHidden>
        <Skeleton size="block" />
      </div>
    );
  }
  if (sentences.length === 0) return <Notice text={t`No sentences were found on this page.`} />;
  return (
    <>
      <p>{t`This language is in beta. Press a sentence that sounds wrong to report it.`}</p>
      <ul className={styles["list"]}>
        {sentences.map((sentence) => (
          <Sentence
            key={sentence}
            sentence={sentence}
            reported={reported.get(sentence)}
            onReported={(next) => onReported(sentence, next)}
          />
        ))}
      </ul>
    </>
  );
}

type SentenceProps = {
  readonly sentence: string;
  readonly reported: Reported | undefined;
  readonly onReported: (next: Reported) => void;
};

function Sentence({ sentence, reported, onReported }: SentenceProps) {
  const { t } = useLingui();
  const page = screenOf(useLocation().pathname).pattern;
  const [report, isSending] = useReportSentence();
  const [refused, setRefused] = useState<ErrorCode | null>(null);
  const [isNew, setIsNew] = useState(false);

  const press = async (): Promise<void> => {
    if (isSending) return;
    setRefused(null);
    const result = await report({ sentence, page });
    if (!result.ok) return setRefused(result.error);
    setIsNew(true);
    onReported(result.data);
  };
  if (reported === undefined) {
    return (
      <li className={styles["row"]}>
        <BareButton
          className={styles["press"]}
          aria-busy={isSending || undefined}
          aria-disabled={isSending || undefined}
          onClick={() => void press()}
        >
          {sentence}
        </BareButton>
        {refused !== null && <ErrorNotice code={refused} onRetry={() => void press()} />}
      </li>
    );
  }
  const { suggestion } = reported;
  return (
    <li className={styles["reported"]}>
      <p className={styles["sentence"]}>{sentence}</p>
      <Thanks key={suggestion} takesFocus={isNew}>
        {suggestion === "" ? t`Reported. Thank you!` : t`Suggestion: “${suggestion}”. Thank you!`}
      </Thanks>
      {suggestion === "" && (
        <SuggestionForm
          onSend={async (wording) => {
            const result = await report({ sentence, page, suggestion: wording });
            if (result.ok) onReported(result.data);
            return result;
          }}
        />
      )}
    </li>
  );
}

/** Takes the focus when the button that had it is gone, so that screen readers read it and Tab goes on from here. */
function Thanks({ takesFocus, children }: { readonly takesFocus: boolean; readonly children: string }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) text.current?.focus();
  }, [takesFocus]);
  return (
    <p ref={text} className={styles["thanks"]} tabIndex={-1}>
      {children}
    </p>
  );
}

/** What the person would say instead. */
function SuggestionForm({ onSend }: { readonly onSend: (suggestion: string) => Promise<MutationResult<Reported>> }) {
  const { t } = useLingui();
  const { field, ...form } = useForm({
    initial: { suggestion: "" },
    check: (values) => checkRules(suggestionRules, values),
    send: async ({ suggestion }) => toFormOutcome(await onSend(suggestion)),
  });
  return (
    <Form {...form} action={t`Send`} actionUnderWay={t`Sending`}>
      <TextField {...field("suggestion")} label={t`What would you say instead? (optional)`} autoComplete="off" />
    </Form>
  );
}

/** What the server has of a sentence; the suggestion is empty for none. */
type Reported = { readonly suggestion: string };

type Report = { readonly sentence: string; readonly page: string; readonly suggestion?: string };

/** Reports a sentence in the language of the interface. Visitors become a guest first. It is safe to repeat. */
function useReportSentence() {
  const language = toWireLanguage(useLanguage());
  const [run, isInFlight] = useResultMutation<SentenceReportsReportMutation, Reported>(
    graphql`
      mutation SentenceReportsReportMutation($input: ReportSentenceInput!) {
        reportSentence(input: $input) {
          __typename
          ... on ReportSentenceSuccess {
            suggestion
          }
          ... on RateLimitedError {
            retryAfterSeconds
          }
          ... on Error {
            code
          }
          ... on InvalidInputError {
            issues {
              path
              code
            }
          }
        }
      }
    `,
    ({ suggestion }) => (suggestion == null ? null : { suggestion }),
    { needsAccount: true },
  );
  const report = useCallback((input: Report) => run({ input: { ...input, language } }), [run, language]);
  return [report, isInFlight] as const;
}
