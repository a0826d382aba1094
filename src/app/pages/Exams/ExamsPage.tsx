import { useLingui } from "@lingui/react/macro";
import { graphql, usePreloadedQuery } from "react-relay";
import ExamsPageQueryNode, { type ExamsPageQuery } from "../../../../__generated__/ExamsPageQuery.graphql";
import { useViewerQuery } from "../../relay/useViewerQuery";
import { PageHeader } from "../../ui/PageHeader";
import { PageMeta } from "../../ui/PageMeta";
import styles from "./ExamsPage.module.css";
import { MyExams } from "./MyExams";
import { NormCard } from "./NormCard";

/** Exams: the norms to choose from, and how one's own went. */
export function ExamsPage() {
  const { t } = useLingui();
  const { viewer, examNorms } = usePreloadedQuery<ExamsPageQuery>(
    graphql`
      query ExamsPageQuery @throwOnFieldError @preloadable {
        viewer {
          ...MyExams_viewer
        }
        examNorms {
          id
          ...NormCard_norm
        }
      }
    `,
    useViewerQuery<ExamsPageQuery>(ExamsPageQueryNode),
  );
  return (
    <div className={styles["page"]}>
      <PageMeta
        title={t`Exams`}
        description={t`Typing exams by the norms of Dutch diplomas, with a certificate that anybody can check.`}
      />
      <PageHeader
        title={t`Exams`}
        lead={t`Show what you can do. Choose a norm, copy a text in the time it gives, and get a certificate when you pass.`}
      />
      {viewer && <MyExams viewerRef={viewer} />}
      <section className={styles["norms"]} aria-label={t`Norms`}>
        {examNorms.map((norm) => (
          <NormCard key={norm.id} normRef={norm} />
        ))}
      </section>
      <p
        className={styles["note"]}
      >{t`These are the norms that the institutes publish. The certificate is Typeloop's own: for the diploma of an institute, ask there.`}</p>
    </div>
  );
}
