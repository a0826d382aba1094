import { languageLabel } from "../../platform/locale/languageName";
import { fromWireLanguage } from "../../../contract/languages/languages";
import { useLingui } from "@lingui/react/macro";
import { graphql, usePaginationFragment, useFragment } from "react-relay";
import type { HistoryPaginationQuery } from "../../../../__generated__/HistoryPaginationQuery.graphql";
import type { History_viewer$key } from "../../../../__generated__/History_viewer.graphql";
import { Link } from "react-router-dom";
import type { History_result$key } from "../../../../__generated__/History_result.graphql";
import { formatDateTime } from "../../platform/dates/formatDate";
import { useLocale } from "../../platform/locale/useLocale";
import { formatPercent } from "../../typing/figures/formatFigure";
import { useSpeed } from "../../typing/figures/useSpeed";
import { codeName, describeMode } from "../result/describeRunMode";
import { StatusBadge } from "../result/ResultSheet";
import styles from "./History.module.css";
import { useId, type ReactNode } from "react";
import { ShowMore, type NextPage } from "../../ui/ShowMore";

/** A user's results in a table, 25 at a time. */
export function History({ viewerRef }: { readonly viewerRef: History_viewer$key }) {
  const { t } = useLingui();
  const { data, ...page } = usePaginationFragment<HistoryPaginationQuery, History_viewer$key>(
    graphql`
      fragment History_viewer on User
      @throwOnFieldError
      @refetchable(queryName: "HistoryPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 25 }, after: { type: "String" }) {
        results(first: $first, after: $after) @connection(key: "History_viewer_results") {
          edges {
            node {
              id
              ...History_result
            }
          }
        }
      }
    `,
    viewerRef,
  );
  const edges = data.results?.edges ?? [];
  if (edges.length === 0) return null;
  return (
    <ResultTable title={t`Results`} page={page}>
      {edges.map(({ node }) => (
        <HistoryRow key={node.id} resultRef={node} />
      ))}
    </ResultTable>
  );
}

/** One result of the history, with a link on its date. */
export function HistoryRow({ resultRef }: { readonly resultRef: History_result$key }) {
  const { t } = useLingui();
  const { id, startedAt, mode, modeAmount, raceMode, text, wordList, language, wpm, accuracy, status } = useFragment(
    graphql`
      fragment History_result on Result @throwOnFieldError {
        id
        startedAt
        mode
        modeAmount
        raceMode
        text {
          title
        }
        wordList
        language
        wpm
        accuracy
        status
      }
    `,
    resultRef,
  );
  const locale = useLocale();
  const { figure } = useSpeed();
  const run = t(describeMode({ mode, modeAmount: modeAmount ?? null, raceMode, title: text?.title ?? null }));
  const spoken = codeName(wordList) ?? languageLabel(fromWireLanguage(language), locale);
  return (
    <tr>
      <th scope="row">
        <Link to={`/results/${encodeURIComponent(id)}`} lang="nl">
          {formatDateTime(startedAt, "short")}
        </Link>
        {/* Shown when there is no room for their columns. */}
        <span className={styles["narrow"]}>
          {run}, {spoken}
          {status !== "VERIFIED" && t`, flagged for review`}
        </span>
      </th>
      <td className={styles["wide"]}>{run}</td>
      <td className={styles["wide"]}>{spoken}</td>
      <td className={styles["number"]}>{figure(wpm)}</td>
      <td className={styles["number"]}>{formatPercent(locale, accuracy)}</td>
      <td className={styles["wide"]}>
        <StatusBadge status={status} />
      </td>
    </tr>
  );
}

const PAGE = 25;

type Props = {
  readonly title: string;
  readonly page: NextPage;
  /** A HistoryRow for each result. */
  readonly children: ReactNode;
};

/** A user's results in a table, with a button for more. */
export function ResultTable({ title, page, children }: Props) {
  const { t } = useLingui();
  const heading = useId();
  const { unit } = useSpeed();
  return (
    <section className={styles["history"]} aria-labelledby={heading}>
      <h2 id={heading} className={styles["title"]}>
        {title}
      </h2>
      <table className={styles["table"]} aria-labelledby={heading}>
        <thead>
          <tr>
            <th scope="col">{t`Date`}</th>
            <th scope="col" className={styles["wide"]}>
              {t`Run`}
            </th>
            <th scope="col" className={styles["wide"]}>
              {t`Language`}
            </th>
            <th scope="col" className={styles["number"]}>
              {t`Speed (${unit})`}
            </th>
            <th scope="col" className={styles["number"]}>
              {t`Accuracy`}
            </th>
            <th scope="col" className={styles["wide"]}>
              {t`Status`}
            </th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
      <ShowMore page={page} count={PAGE} />
    </section>
  );
}
