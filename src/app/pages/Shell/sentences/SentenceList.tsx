import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState, useCallback } from "react";
import { useLocation } from "react-router-dom";
import { suggestionRules } from "../../../../contract/sentenceRules";
import type { ErrorCode } from "../../../../contract/errorCodes";
import { screenOf } from "../../../platform/screens";
import { BareButton } from "../../../ui/Button";
import { ErrorNotice } from "../../../ui/ErrorBoundary";
import { Form } from "../../../ui/form/Form";
import { checkRules, useForm } from "../../../ui/form/useForm";
import { Notice } from "../../../ui/Notice";
import { Skeleton, VisuallyHidden } from "../../../ui/primitives";
import { TextField } from "../../../ui/TextField";
import styles from "./SentenceReports.module.css";
import { type MutationResult, toFormOutcome, useResultMutation } from "../../../relay/useResultMutation";
import { useSentences } from "./useSentences";
import { graphql } from "react-relay";
import type { SentenceListReportMutation } from "../../../../../__generated__/SentenceListReportMutation.graphql";
import { toWireLanguage } from "../../../../contract/languages/languages";
import { useLanguage } from "../../../platform/locale/useLocale";

type Props = {
  /** Returns texts of the page that are not on screen now. */
  readonly readMore: () => readonly string[];
  /** What this person reported since the page was loaded, by sentence. */
  readonly reported: ReadonlyMap<string, Reported>;
  readonly onReported: (sentence: string, next: Reported) => void;
};

/** The sentences that were on the page when the dialog opened. */
export function SentenceList({ readMore, reported, onReported }: Props) {
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
export type Reported = { readonly suggestion: string };

type Report = { readonly sentence: string; readonly page: string; readonly suggestion?: string };

/** Reports a sentence in the language of the interface. Visitors become a guest first. It is safe to repeat. */
function useReportSentence() {
  const language = toWireLanguage(useLanguage());
  const [run, isInFlight] = useResultMutation<SentenceListReportMutation, Reported>(
    graphql`
      mutation SentenceListReportMutation($input: ReportSentenceInput!) {
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
