import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { startTransition, useState } from "react";
import { fetchQuery, graphql, usePaginationFragment, useRelayEnvironment } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { ReportedSentences_query$key } from "../../../../__generated__/ReportedSentences_query.graphql";
import type { ReportedSentencesFileQuery } from "../../../../__generated__/ReportedSentencesFileQuery.graphql";
import type { ReportedSentencesPaginationQuery } from "../../../../__generated__/ReportedSentencesPaginationQuery.graphql";
import type { ReportedSentencesRemoveMutation } from "../../../../__generated__/ReportedSentencesRemoveMutation.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { readErrorCode } from "../../../contract/readErrorCode";
import {
  findWireLanguage,
  interfaceLanguages,
  languages,
  toWireLanguage,
  type WireLanguage,
} from "../../../contract/languages/languages";
import { limits } from "../../../contract/limits";
import { type CsvValue, saveCsv } from "../../platform/csv";
import { languageLabel } from "../../platform/locale/languageName";
import { useLocale } from "../../platform/locale/useLocale";
import { useResultMutation } from "../../relay/useResultMutation";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Select } from "../../ui/ChoiceFields";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { ShowMore } from "../../ui/ShowMore";
import styles from "./AdminPage.module.css";

const ALL = "ALL";

/** What people reported in the languages that are in beta, most reported first. */
export function ReportedSentences({ queryRef }: { readonly queryRef: ReportedSentences_query$key }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { data, refetch, ...page } = usePaginationFragment<
    ReportedSentencesPaginationQuery,
    ReportedSentences_query$key
  >(
    graphql`
      fragment ReportedSentences_query on Query
      @throwOnFieldError
      @refetchable(queryName: "ReportedSentencesPaginationQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 25 }
        after: { type: "String" }
        language: { type: "Language" }
      ) {
        reportedSentences(first: $first, after: $after, language: $language)
          @connection(key: "ReportedSentences_query_reportedSentences") {
          __id
          edges {
            node {
              id
              language
              sentence
              suggestion
              page
              count
            }
          }
        }
      }
    `,
    queryRef,
  );
  const [chosen, setChosen] = useState<WireLanguage | typeof ALL>(ALL);
  const language = chosen === ALL ? null : chosen;
  const edges = data.reportedSentences?.edges ?? [];
  const connections = data.reportedSentences == null ? [] : [data.reportedSentences.__id];
  const [download, isDownloading, issue] = useDownload(language);
  const choices = interfaceLanguages
    .filter((code) => languages[code].beta !== undefined)
    .map((code) => ({ value: toWireLanguage(code), label: languageLabel(code, locale) }));

  return (
    <Card
      id="reported-sentences"
      title={t`Reported sentences`}
      lead={t`Sentences that sound wrong in beta languages, with … in place of names and numbers.`}
    >
      <div className={styles["form"]}>
        <Select
          label={t`Language`}
          options={[{ value: ALL, label: t`All` }, ...choices]}
          value={chosen}
          onChange={(value) => {
            setChosen(value);
            startTransition(() => void refetch({ language: value === ALL ? null : value }));
          }}
        />
      </div>
      {edges.length === 0 ? (
        <p>{t`No sentences have been reported.`}</p>
      ) : (
        <>
          <ul className={styles["list"]}>
            {edges.map(({ node }) => (
              <SentenceRow key={node.id} {...node} connections={connections} />
            ))}
          </ul>
          <ShowMore page={page} count={limits.pageSize.standard} />
          {issue !== null && <ErrorNotice code={issue} onRetry={() => void download()} />}
          <div>
            <Button isBusy={isDownloading} onClick={() => void download()}>
              {isDownloading ? t`Downloading` : t`Download as CSV`}
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}

type RowProps = {
  readonly id: string;
  readonly language: string;
  readonly sentence: string;
  readonly suggestion: string;
  readonly page: string;
  readonly count: number;
  readonly connections: readonly string[];
};

function SentenceRow({ id, language: wireLanguage, sentence, suggestion, page, count, connections }: RowProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const language = findWireLanguage(wireLanguage);
  const name = language === null ? wireLanguage : languageLabel(language, locale);
  const lang = language ?? undefined;
  const people = t`${plural(count, { one: "reported by # person", other: "reported by # people" })}`;
  const [remove, isRemoving] = useResultMutation<ReportedSentencesRemoveMutation, string>(
    graphql`
      mutation ReportedSentencesRemoveMutation($id: ID!, $connections: [ID!]!) {
        removeReportedSentence(id: $id) {
          __typename
          ... on RemoveReportedSentenceSuccess {
            removedSentenceId @deleteEdge(connections: $connections)
          }
          ... on Error {
            code
          }
        }
      }
    `,
    ({ removedSentenceId }) => removedSentenceId,
  );
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  const go = async (): Promise<void> => {
    const result = await remove({ id, connections: [...connections] });
    setIssue(result.ok ? null : result.error);
  };
  return (
    <li className={styles["sentenceRow"]}>
      <div className={styles["sentence"]}>
        <p lang={lang}>{sentence}</p>
        {suggestion !== "" && (
          <p className={styles["suggestion"]} lang={lang}>
            → {suggestion}
          </p>
        )}
        <p className={styles["about"]}>
          {name} · {page} · {people}
        </p>
      </div>
      <Button aria-label={t`Remove: ${sentence}`} isSmall isBusy={isRemoving} onClick={() => void go()}>
        {t`Remove`}
      </Button>
      {issue !== null && (
        <div className={styles["sentenceIssue"]}>
          <ErrorNotice code={issue} onRetry={() => void go()} />
        </div>
      )}
    </li>
  );
}

/** Downloads the whole list as a CSV file, page by page. */
function useDownload(language: WireLanguage | null) {
  const { t } = useLingui();
  const locale = useLocale();
  const environment = useRelayEnvironment();
  const [isDownloading, setIsDownloading] = useState(false);
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  const download = async (): Promise<void> => {
    if (isDownloading) return;
    setIsDownloading(true);
    setIssue(null);
    try {
      const head = [t`Language`, t`Page`, t`Sentence`, t`Suggestion`, t`Times reported`];
      saveCsv("typeloop-sentences.csv", locale, [head, ...(await loadAll(environment, language))]);
    } catch (error) {
      setIssue(readErrorCode(error));
    } finally {
      setIsDownloading(false);
    }
  };
  return [download, isDownloading, issue] as const;
}

async function loadAll(environment: IEnvironment, language: WireLanguage | null): Promise<readonly CsvValue[][]> {
  const rows: CsvValue[][] = [];
  for (let after: string | null = null; ;) {
    const variables: ReportedSentencesFileQuery["variables"] = { after, language, first: limits.pageSize.max };
    const answer: ReportedSentencesFileQuery["response"] | undefined = await fetchQuery<ReportedSentencesFileQuery>(
      environment,
      graphql`
        query ReportedSentencesFileQuery($first: Int, $after: String, $language: Language) @throwOnFieldError {
          reportedSentences(first: $first, after: $after, language: $language) {
            edges {
              node {
                language
                page
                sentence
                suggestion
                count
              }
            }
            pageInfo {
              hasNextPage
              endCursor
            }
          }
        }
      `,
      variables,
      { fetchPolicy: "network-only" },
    ).toPromise();
    const list: NonNullable<typeof answer>["reportedSentences"] = answer?.reportedSentences;
    for (const { node } of list?.edges ?? [])
      rows.push([
        findWireLanguage(node.language) ?? node.language,
        node.page,
        node.sentence,
        node.suggestion,
        node.count,
      ]);
    if (list?.pageInfo.hasNextPage !== true) return rows;
    after = list.pageInfo.endCursor ?? null;
  }
}
