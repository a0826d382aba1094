import { useCallback } from "react";
import { graphql } from "react-relay";
import type { useReportSentenceMutation } from "../../../../../__generated__/useReportSentenceMutation.graphql";
import { toWireLanguage } from "../../../../contract/languages/languages";
import { useLanguage } from "../../../platform/locale/useLocale";
import { useResultMutation } from "../../../relay/useResultMutation";

/** What the server has of a sentence; the suggestion is empty for none. */
export type Reported = { readonly suggestion: string };

type Report = { readonly sentence: string; readonly page: string; readonly suggestion?: string };

/** Reports a sentence in the language of the interface. Visitors become a guest first. It is safe to repeat. */
export function useReportSentence() {
  const language = toWireLanguage(useLanguage());
  const [run, isInFlight] = useResultMutation<useReportSentenceMutation, Reported>(
    graphql`
      mutation useReportSentenceMutation($input: ReportSentenceInput!) {
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
