import { useLingui } from "@lingui/react/macro";
import { graphql, usePreloadedQuery } from "react-relay";
import ProgressPageQueryNode, { type ProgressPageQuery } from "../../../../__generated__/ProgressPageQuery.graphql";
import { useViewerQuery } from "../../relay/useViewerQuery";
import { LinkButton } from "../../ui/LinkButton";
import { Notice } from "../../ui/Notice";
import { PageHeader } from "../../ui/PageHeader";
import { PageMeta } from "../../ui/PageMeta";
import { History } from "./History";
import styles from "./ProgressPage.module.css";
import { useNewResults } from "./useNewResults";

/** How one’s typing goes: own results, newest first. */
export function ProgressPage() {
  const { t } = useLingui();
  const { viewer } = usePreloadedQuery<ProgressPageQuery>(
    graphql`
      query ProgressPageQuery @throwOnFieldError @preloadable {
        viewer {
          ...History_viewer
        }
      }
    `,
    useViewerQuery<ProgressPageQuery>(ProgressPageQueryNode),
  );
  useNewResults();

  return (
    <div className={styles["page"]}>
      <PageMeta title={t`Progress`} description={t`How your typing goes: every run that was saved, newest first.`} />
      <PageHeader title={t`Progress`} lead={t`How your typing goes.`} />
      {viewer ? (
        <History viewerRef={viewer} />
      ) : (
        <Notice text={t`Your results will stand here. They are kept from your first run on, with an account or without; sign in to see those of your account.`}>
          <LinkButton look="primary" to="/">
            {t`Practise`}
          </LinkButton>
          <LinkButton to="/sign-in">{t`Sign in`}</LinkButton>
        </Notice>
      )}
    </div>
  );
}
