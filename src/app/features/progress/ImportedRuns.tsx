import { useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { graphql, useFragment, usePaginationFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { ImportedRunsPaginationQuery } from "../../../../__generated__/ImportedRunsPaginationQuery.graphql";
import type { ImportedRuns_run$key } from "../../../../__generated__/ImportedRuns_run.graphql";
import type { ImportedRuns_viewer$key } from "../../../../__generated__/ImportedRuns_viewer.graphql";
import { fromWireLanguage } from "../../../contract/languages/languages";
import { formatDateTime } from "../../platform/dates/formatDate";
import { languageLabel } from "../../platform/locale/languageName";
import { useLocale } from "../../platform/locale/useLocale";
import { formatPercent } from "../../typing/figures/formatFigure";
import { useSpeed } from "../../typing/figures/useSpeed";
import { ShowMore } from "../../ui/ShowMore";
import { describeMode } from "../result/describeRunMode";
import styles from "./History.module.css";
import { importedSite } from "../../../contract/enums";

const PAGE = 25;

/** The runs that the viewer imported from other sites, 25 at a time. Empty without any. */
export function ImportedRuns({ viewerRef }: { readonly viewerRef: ImportedRuns_viewer$key }) {
  const { t } = useLingui();
  const heading = useId();
  const { unit } = useSpeed();
  const { data, ...page } = usePaginationFragment<ImportedRunsPaginationQuery, ImportedRuns_viewer$key>(
    graphql`
      fragment ImportedRuns_viewer on User
      @throwOnFieldError
      @refetchable(queryName: "ImportedRunsPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 25 }, after: { type: "String" }) {
        importedRuns(first: $first, after: $after) @connection(key: "ImportedRuns_viewer_importedRuns") {
          edges {
            cursor
            node {
              ...ImportedRuns_run
            }
          }
        }
      }
    `,
    viewerRef,
  );
  const edges = data.importedRuns?.edges ?? [];
  if (edges.length === 0) return null;
  return (
    <section className={styles["history"]} aria-labelledby={heading}>
      <div>
        <h2 id={heading} className={styles["title"]}>
          {t`Imported runs`}
        </h2>
        <p>
          {t`Typed on other sites and not verified. They don't count for personal bests, badges, goals or leaderboards.`}{" "}
          <Link to="/settings#import">{t`Manage imports`}</Link>
        </p>
      </div>
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
              {t`Imported from`}
            </th>
          </tr>
        </thead>
        <tbody>
          {edges.map(({ cursor, node }) => (
            <ImportedRunRow key={cursor} runRef={node} />
          ))}
        </tbody>
      </table>
      <ShowMore page={page} count={PAGE} />
    </section>
  );
}

function ImportedRunRow({ runRef }: { readonly runRef: ImportedRuns_run$key }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { figure } = useSpeed();
  const { source, typedAt, mode, modeAmount, language, wpm, accuracy } = useFragment(
    graphql`
      fragment ImportedRuns_run on ImportedRun @throwOnFieldError {
        source
        typedAt
        mode
        modeAmount
        language
        wpm
        accuracy
      }
    `,
    runRef,
  );
  const run = t(describeMode({ mode, modeAmount: modeAmount ?? null, title: null }));
  const spoken = language == null ? "–" : languageLabel(fromWireLanguage(language), locale);
  const site = importedSite(source);
  return (
    <tr>
      <th scope="row">
        <span lang="nl">{formatDateTime(typedAt, "short")}</span>
        {/* Shown when there is no room for their columns. */}
        <span className={styles["narrow"]}>
          {run}, {t`imported from ${site}`}
        </span>
      </th>
      <td className={styles["wide"]}>{run}</td>
      <td className={styles["wide"]}>{spoken}</td>
      <td className={styles["number"]}>{figure(wpm)}</td>
      <td className={styles["number"]}>{formatPercent(locale, accuracy)}</td>
      <td className={styles["wide"]}>{site}</td>
    </tr>
  );
}
