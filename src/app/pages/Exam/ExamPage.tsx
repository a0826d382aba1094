import { useLingui } from "@lingui/react/macro";
import { graphql, usePreloadedQuery } from "react-relay";
import { useParams, useSearchParams } from "react-router-dom";
import ExamPageQueryNode, { type ExamPageQuery } from "../../../../__generated__/ExamPageQuery.graphql";
import { useViewerQuery } from "../../relay/useViewerQuery";
import { usePageStatus } from "../../rendering/usePageStatus";
import { LinkButton } from "../../ui/LinkButton";
import { Notice } from "../../ui/Notice";
import { PageMeta } from "../../ui/PageMeta";
import { WorkSlot } from "../Practice/due/WorkSlot";
import styles from "./ExamPage.module.css";
import { ExamRoom } from "./ExamRoom";
import { ExamStart } from "./ExamStart";
import { NormNotFound } from "./NormNotFound";
import { nameOfNorm } from "./words/normNames";

/** The exam room. */
export function ExamPage() {
  const { t } = useLingui();
  const { norm = "" } = useParams();
  const [search] = useSearchParams();
  const assignment = search.get("assignment");
  const { viewer, examNorms, exam } = usePreloadedQuery<ExamPageQuery>(
    graphql`
      query ExamPageQuery($id: ID!, $hasExam: Boolean!) @throwOnFieldError @preloadable {
        viewer {
          ...ExamStart_viewer
        }
        examNorms {
          id
          name
          ...ExamStart_norm
        }
        exam: node(id: $id) @include(if: $hasExam) {
          ...ExamRoom_exam @alias(as: "room")
        }
      }
    `,
    useViewerQuery<ExamPageQuery>(ExamPageQueryNode),
  );
  const wanted = examNorms.find(({ id, name }) => norm === name || norm === id);
  const other = examNorms.find(({ name }) => norm.startsWith(`${name}.`) && /^\d+$/u.test(norm.slice(name.length + 1)));
  const isGone = search.has("exam") && !exam?.room;
  const isFound = Boolean(exam?.room ?? wanted);
  usePageStatus(isGone || !isFound ? 404 : null);

  return (
    <div className={styles["page"]}>
      {(isGone || isFound) && (
        <PageMeta
          title={isGone ? t`There is no exam here for you` : t(nameOfNorm(wanted?.name ?? ""))}
          description={t`A typing exam: what to type, for how long, and the certificate for those who pass.`}
          isUnlisted
        />
      )}
      {assignment !== null && (
        <div data-fades>
          <WorkSlot assignmentId={assignment} />
        </div>
      )}
      {isGone ? (
        <Notice isPage text={t`There is no exam here for you`}>
          <p>{t`It may not exist, or it belongs to somebody else: an exam is shown only to whom it belongs to.`}</p>
          <LinkButton look="primary" to="/exam">
            {t`All exams`}
          </LinkButton>
        </Notice>
      ) : exam?.room ? (
        <ExamRoom examRef={exam.room} />
      ) : wanted ? (
        <ExamStart key={wanted.id} normRef={wanted} viewerRef={viewer ?? null} exerciseId={search.get("exercise")} />
      ) : (
        <NormNotFound today={other?.name ?? null} />
      )}
    </div>
  );
}
