import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { HistoryRow_result$key } from "../../../../__generated__/HistoryRow_result.graphql";
import { formatDateTime } from "../../platform/dates/formatDate";
import { useLocale } from "../../platform/locale/useLocale";
import { formatPercent, formatSpeed } from "../../typing/figures/formatFigure";
import { describeMode } from "../Result/describeMode";
import { StatusBadge } from "../Result/StatusBadge";
import styles from "./History.module.css";

/** One result of the history; its date leads to it. */
export function HistoryRow({ resultRef }: { readonly resultRef: HistoryRow_result$key }) {
  const { t } = useLingui();
  const { id, startedAt, mode, modeAmount, text, language, wpm, accuracy, status } = useFragment(
    graphql`
      fragment HistoryRow_result on Result @throwOnFieldError {
        id
        startedAt
        mode
        modeAmount
        text {
          title
        }
        language
        wpm
        accuracy
        status
      }
    `,
    resultRef,
  );
  const locale = useLocale();
  const run = t(describeMode({ mode, modeAmount: modeAmount ?? null, title: text?.title ?? null }));
  const spoken = language === "NL" ? t`Dutch` : t`English`;
  return (
    <tr>
      <th scope="row">
        <Link to={`/results/${encodeURIComponent(id)}`} lang="nl">
          {formatDateTime(startedAt, "short")}
        </Link>
        {/* Where there is no room for their columns. */}
        <span className={styles["narrow"]}>
          {run}, {spoken}
          {status !== "VERIFIED" && t`, marked for a second look`}
        </span>
      </th>
      <td className={styles["wide"]}>{run}</td>
      <td className={styles["wide"]}>{spoken}</td>
      <td className={styles["number"]}>{formatSpeed(locale, wpm)}</td>
      <td className={styles["number"]}>{formatPercent(locale, accuracy)}</td>
      <td className={styles["wide"]}>
        <StatusBadge status={status} />
      </td>
    </tr>
  );
}
