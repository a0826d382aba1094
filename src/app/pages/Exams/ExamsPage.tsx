import { useLingui } from "@lingui/react/macro";
import { graphql, usePreloadedQuery, useFragment } from "react-relay";
import ExamsPageQueryNode, { type ExamsPageQuery } from "../../../../__generated__/ExamsPageQuery.graphql";
import { useViewerQuery } from "../../relay/routeQuery";
import { PageHeader } from "../../ui/PageHeader";
import { PageMeta } from "../../ui/PageMeta";
import styles from "./ExamsPage.module.css";
import { MyExams } from "./MyExams";
import type { ExamsPage_norm$key } from "../../../../__generated__/ExamsPage_norm.graphql";
import { Card } from "../../ui/Card";
import { LinkButton } from "../../ui/Button";
import { NormFacts } from "../../features/exam/NormFacts";
import { nameOfNorm } from "../../features/exam/examNames";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** Exams: the norms to choose from, and the viewer's own exams. */
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
          ...ExamsPage_norm
        }
      }
    `,
    useViewerQuery<ExamsPageQuery>(ExamsPageQueryNode),
  );
  return (
    <div className={styles["page"]}>
      <PageMeta
        title={t`Exams`}
        description={t`Typing exams based on the standards of Dutch diplomas, with a certificate that anyone can check.`}
      />
      <PageHeader
        title={t`Exams`}
        lead={t`Show what you can do. Choose a standard, copy a text within the time limit, and get a certificate if you pass.`}
      />
      {viewer && <MyExams viewerRef={viewer} />}
      <section className={styles["norms"]} aria-label={t`Standards`}>
        {examNorms.map((norm) => (
          <NormCard key={norm.id} normRef={norm} />
        ))}
      </section>
      <p
        className={styles["note"]}
      >{t`These are the standards that the institutes publish. The certificate is Typeloop's own. For an institute's diploma, contact the institute.`}</p>
    </div>
  );
}

/** A norm to choose. */
function NormCard({ normRef }: { readonly normRef: ExamsPage_norm$key }) {
  const { t } = useLingui();
  const norm = useFragment(
    graphql`
      fragment ExamsPage_norm on ExamNorm @throwOnFieldError {
        name
        ...NormFacts_norm
      }
    `,
    normRef,
  );
  const name = t(nameOfNorm(norm.name));
  return (
    <Card title={name} lead={t(whoFor(norm.name))}>
      <div className={styles["norm"]}>
        <NormFacts normRef={norm} />
        <div>
          <LinkButton to={`/exam/${norm.name}`} aria-label={t`Choose: ${name}`}>
            {t`Choose this exam`}
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}

const words: ReadonlyMap<string, MessageDescriptor> = new Map([
  ["cbt", msg`The best-known standard in the Netherlands, for children and adults.`],
  ["ecdl-junior", msg`For elementary school: a little room for errors.`],
  ["ecdl", msg`For secondary school: faster and more accurate.`],
  ["ecdl-pro", msg`For professional typists.`],
  ["gerritsen", msg`Longer texts, with a level for every speed. Also for people with dyslexia.`],
]);

/** Who a norm is for, in a sentence. */
function whoFor(norm: string): MessageDescriptor {
  return words.get(norm) ?? msg`An exam based on a published standard.`;
}
