import { useLingui } from "@lingui/react/macro";
import { lazy, Suspense, useId } from "react";
import { graphql, usePreloadedQuery, useFragment, usePaginationFragment } from "react-relay";
import ProgressPageQueryNode, { type ProgressPageQuery } from "../../../../__generated__/ProgressPageQuery.graphql";
import { loadWithCatalog } from "../../platform/locale/i18n";
import { useConnectionState } from "../../relay/connectionState";
import { useViewerQuery } from "../../relay/routeQuery";
import { LinkButton } from "../../ui/Button";
import { ErrorBoundary } from "../../ui/ErrorBoundary";
import { InPageLink } from "../../ui/InPageLink";
import { EmptyState } from "../../ui/EmptyState";
import { Notice } from "../../ui/Notice";
import { PageHeader, PageMeta } from "../../ui/PageHeader";
import { History } from "../../features/progress/History";
import { Later, ProgressPictures } from "../../features/progress/ProgressPictures";
import styles from "../../features/progress/ProgressPictures.module.css";
import { useNewResults } from "../../features/progress/useRuns";
import { Link } from "react-router-dom";
import type { ImportedRunsPaginationQuery } from "../../../../__generated__/ImportedRunsPaginationQuery.graphql";
import type { ProgressPage_run$key } from "../../../../__generated__/ProgressPage_run.graphql";
import type { ProgressPage_viewer$key } from "../../../../__generated__/ProgressPage_viewer.graphql";
import { fromWireLanguage } from "../../../contract/languages/languages";
import { formatDateTime } from "../../platform/dates/formatDate";
import { languageLabel } from "../../platform/locale/languageName";
import { useLocale } from "../../platform/locale/useLocale";
import { formatPercent } from "../../typing/figures/formatFigure";
import { useSpeed } from "../../typing/figures/useSpeed";
import { ShowMore } from "../../ui/ShowMore";
import { describeMode } from "../../features/result/describeRunMode";
import historyStyles from "../../features/progress/History.module.css";
import { importedSite } from "../../../contract/enums";

const BadgeGrid = lazy(async () => {
  const module = await loadWithCatalog("Badges", import("../../features/badges/BadgeGrid"));
  return { default: module.BadgeGrid };
});

/** The viewer's progress: charts of all runs, and the runs themselves, newest first. */
export function ProgressPage() {
  const { t } = useLingui();
  const reference = useViewerQuery<ProgressPageQuery>(ProgressPageQueryNode);
  const { viewer } = usePreloadedQuery<ProgressPageQuery>(
    graphql`
      query ProgressPageQuery @throwOnFieldError @preloadable {
        viewer {
          ...ProgressPictures_viewer
          ...BadgeGrid_viewer
          ...History_viewer
          ...ProgressPage_viewer
        }
      }
    `,
    reference,
  );
  useNewResults(reference.variables);
  const isOffline = useConnectionState() === "offline";

  return (
    <div className={styles["page"]}>
      <PageMeta
        title={t`Progress`}
        description={t`How your typing is going: speed and accuracy over time, keys, practice days and every saved run.`}
      />
      <PageHeader title={t`Progress`} lead={t`How your typing is going.`}>
        {viewer && <InPageLink to="badges">{t`Badges`}</InPageLink>}
      </PageHeader>
      {isOffline && (
        <Notice
          text={t`You're offline. These are the latest results we have. New runs are kept and appear here when you're back online.`}
        />
      )}
      {viewer ? (
        <>
          <ProgressPictures viewerRef={viewer} />
          <ErrorBoundary rank="part" fallback={null}>
            <Suspense fallback={null}>
              <BadgeGrid viewerRef={viewer} />
            </Suspense>
          </ErrorBoundary>
          <Later>
            <History viewerRef={viewer} />
            <ImportedRuns viewerRef={viewer} />
          </Later>
        </>
      ) : (
        <EmptyState
          drawing="chart"
          text={t`Your results will appear here. Every run is saved, with or without an account. Sign in to see your account's results.`}
        >
          <LinkButton look="primary" to="/">
            {t`Practice`}
          </LinkButton>
          <LinkButton to="/sign-in">{t`Sign in`}</LinkButton>
        </EmptyState>
      )}
    </div>
  );
}

const PAGE = 25;

/** The runs that the viewer imported from other sites, 25 at a time. Empty without any. */
function ImportedRuns({ viewerRef }: { readonly viewerRef: ProgressPage_viewer$key }) {
  const { t } = useLingui();
  const heading = useId();
  const { unit } = useSpeed();
  const { data, ...page } = usePaginationFragment<ImportedRunsPaginationQuery, ProgressPage_viewer$key>(
    graphql`
      fragment ProgressPage_viewer on User
      @throwOnFieldError
      @refetchable(queryName: "ImportedRunsPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 25 }, after: { type: "String" }) {
        importedRuns(first: $first, after: $after) @connection(key: "ImportedRuns_viewer_importedRuns") {
          edges {
            cursor
            node {
              ...ProgressPage_run
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
    <section className={historyStyles["history"]} aria-labelledby={heading}>
      <div>
        <h2 id={heading} className={historyStyles["title"]}>
          {t`Imported runs`}
        </h2>
        <p>
          {t`Typed on other sites and not verified. They don't count for personal bests, badges, goals or leaderboards.`}{" "}
          <Link to="/settings#import">{t`Manage imports`}</Link>
        </p>
      </div>
      <table className={historyStyles["table"]} aria-labelledby={heading}>
        <thead>
          <tr>
            <th scope="col">{t`Date`}</th>
            <th scope="col" className={historyStyles["wide"]}>
              {t`Run`}
            </th>
            <th scope="col" className={historyStyles["wide"]}>
              {t`Language`}
            </th>
            <th scope="col" className={historyStyles["number"]}>
              {t`Speed (${unit})`}
            </th>
            <th scope="col" className={historyStyles["number"]}>
              {t`Accuracy`}
            </th>
            <th scope="col" className={historyStyles["wide"]}>
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

function ImportedRunRow({ runRef }: { readonly runRef: ProgressPage_run$key }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { figure } = useSpeed();
  const { source, typedAt, mode, modeAmount, language, wpm, accuracy } = useFragment(
    graphql`
      fragment ProgressPage_run on ImportedRun @throwOnFieldError {
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
        <span className={historyStyles["narrow"]}>
          {run}, {t`imported from ${site}`}
        </span>
      </th>
      <td className={historyStyles["wide"]}>{run}</td>
      <td className={historyStyles["wide"]}>{spoken}</td>
      <td className={historyStyles["number"]}>{figure(wpm)}</td>
      <td className={historyStyles["number"]}>{formatPercent(locale, accuracy)}</td>
      <td className={historyStyles["wide"]}>{site}</td>
    </tr>
  );
}
