import { useLingui } from "@lingui/react/macro";
import { graphql, usePreloadedQuery } from "react-relay";
import ProgressPageQueryNode, { type ProgressPageQuery } from "../../../../__generated__/ProgressPageQuery.graphql";
import { useConnectionState } from "../../relay/connectionState";
import { useViewerQuery } from "../../relay/routeQuery";
import { LinkButton } from "../../ui/Button";

import { Notice } from "../../ui/Notice";
import { PageHeader } from "../../ui/PageHeader";
import { PageMeta } from "../../ui/PageMeta";
import { History } from "../../features/progress/History";
import { Later, ProgressPictures } from "../../features/progress/ProgressPictures";
import styles from "../../features/progress/ProgressPictures.module.css";
import { useNewResults } from "../../features/progress/useRuns";

/** The viewer's progress: charts of all runs, and the runs themselves, newest first. */
export function ProgressPage() {
  const { t } = useLingui();
  const reference = useViewerQuery<ProgressPageQuery>(ProgressPageQueryNode);
  const { viewer } = usePreloadedQuery<ProgressPageQuery>(
    graphql`
      query ProgressPageQuery @throwOnFieldError @preloadable {
        viewer {
          ...ProgressPictures_viewer
          ...History_viewer
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
        description={t`How your typing goes: speed and accuracy over time, keys, days with practice, and every run that was saved.`}
      />
      <PageHeader title={t`Progress`} lead={t`How your typing goes.`} />
      {isOffline && (
        <Notice
          text={t`Offline: this is how it stood last. Runs that you type now are kept, and come here when the network is back.`}
        />
      )}
      {viewer ? (
        <>
          <ProgressPictures viewerRef={viewer} />
          <Later>
            <History viewerRef={viewer} />
          </Later>
        </>
      ) : (
        <Notice
          text={t`Your results will stand here. They are kept from your first run on, with an account or without; sign in to see those of your account.`}
        >
          <LinkButton look="primary" to="/">
            {t`Practise`}
          </LinkButton>
          <LinkButton to="/sign-in">{t`Sign in`}</LinkButton>
        </Notice>
      )}
    </div>
  );
}
