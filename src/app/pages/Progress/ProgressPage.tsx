import { useLingui } from "@lingui/react/macro";
import { lazy, Suspense } from "react";
import { graphql, usePreloadedQuery } from "react-relay";
import ProgressPageQueryNode, { type ProgressPageQuery } from "../../../../__generated__/ProgressPageQuery.graphql";
import { loadWithCatalogue } from "../../platform/locale/i18n";
import { useConnectionState } from "../../relay/connectionState";
import { useViewerQuery } from "../../relay/routeQuery";
import { LinkButton } from "../../ui/Button";

import { ErrorBoundary } from "../../ui/ErrorBoundary";
import { InPageLink } from "../../ui/InPageLink";
import { EmptyState } from "../../ui/EmptyState";
import { Notice } from "../../ui/Notice";
import { PageHeader, PageMeta } from "../../ui/PageHeader";
import { ImportedRuns } from "../../features/progress/ImportedRuns";
import { History } from "../../features/progress/History";
import { Later, ProgressPictures } from "../../features/progress/ProgressPictures";
import styles from "../../features/progress/ProgressPictures.module.css";
import { useNewResults } from "../../features/progress/useRuns";

const BadgeGrid = lazy(async () => {
  const module = await loadWithCatalogue("Badges", import("../../features/badges/BadgeGrid"));
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
          ...ImportedRuns_viewer
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
          text={t`Your results will appear here. They're saved starting with your first run, with or without an account. Sign in to see your account's results.`}
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
