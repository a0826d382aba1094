import { useLingui } from "@lingui/react/macro";
import { graphql, usePreloadedQuery, useFragment } from "react-relay";
import { useParams, useSearchParams } from "react-router-dom";
import ExamPageQueryNode, { type ExamPageQuery } from "../../../../__generated__/ExamPageQuery.graphql";
import { useViewerQuery } from "../../relay/routeQuery";
import { usePageStatus } from "../../rendering/renderingHooks";
import { LinkButton } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { PageMeta } from "../../ui/PageHeader";
import { VisuallyHidden } from "../../ui/primitives";
import { WorkSlot } from "../../features/dueWork/WorkSlot";
import styles from "./ExamPage.module.css";
import { ExamStart } from "./ExamStart";
import { nameOfNorm } from "../../features/exam/examWords";
import { useState } from "react";
import type { ExamPage_exam$key } from "../../../../__generated__/ExamPage_exam.graphql";
import { ExamReady } from "./ExamReady";
import { ExamRunning } from "./ExamRunning";
import { ExamOver } from "./ExamOver";

/** The page of an exam. */
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
          title
          ...ExamStart_norm
        }
        exam: node(id: $id) @include(if: $hasExam) {
          ...ExamPage_exam @alias(as: "room")
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
          title={isGone ? t`Exam not found` : nameOfNorm(t, wanted?.name ?? "", wanted?.title)}
          description={t`A typing exam: what you type, for how long, and the certificate you get if you pass.`}
          isUnlisted
        />
      )}
      {assignment !== null && (
        <div data-fades>
          <WorkSlot assignmentId={assignment} />
        </div>
      )}
      {isGone ? (
        <Notice isPage text={t`Exam not found`}>
          <p>{t`It may not exist, or it belongs to someone else. You can only see your own exams.`}</p>
          <LinkButton look="primary" to="/exam">
            {t`All exams`}
          </LinkButton>
        </Notice>
      ) : exam?.room ? (
        <ExamRoom examRef={exam.room} />
      ) : wanted ? (
        <ExamStart key={wanted.id} normRef={wanted} viewerRef={viewer ?? null} exerciseId={search.get("exercise")} />
      ) : (
        <NormNotFound today={other ? { name: other.name, title: other.title ?? null } : null} />
      )}
    </div>
  );
}

/** An exam, in any phase. */
function ExamRoom({ examRef }: { readonly examRef: ExamPage_exam$key }) {
  const { t } = useLingui();
  const exam = useFragment(
    graphql`
      fragment ExamPage_exam on Exam @throwOnFieldError {
        phase
        isMock
        norm {
          name
          title
        }
        attempts {
          __typename
        }
        ...ExamReady_exam
        ...ExamRunning_exam
        ...ExamOver_exam
      }
    `,
    examRef,
  );
  const name = nameOfNorm(t, exam.norm.name, exam.norm.title);
  const attempt = exam.attempts.length;
  const { phase } = exam;
  const [opened] = useState({ phase, attempt });
  const isNew = phase !== opened.phase || attempt !== opened.attempt;
  const [news, setNews] = useState("");
  return (
    <div className={styles["room"]}>
      <h1 className={styles["title"]} data-fades>
        {exam.isMock ? t`Practice exam: ${name}` : name}
      </h1>
      {/* Stays while attempts begin and end: a live region announces only changes. */}
      <VisuallyHidden>
        <output>{news}</output>
      </VisuallyHidden>
      {phase === "READY" && <ExamReady key={attempt} examRef={exam} isNew={isNew} />}
      {phase === "RUNNING" && <ExamRunning key={attempt} examRef={exam} onSay={setNews} />}
      {phase === "FINISHED" && <ExamOver examRef={exam} isNew={isNew} />}
    </div>
  );
}

type Props = {
  /** The norm that was requested in another version than the current one; null if it never existed. */
  readonly today: { readonly name: string; readonly title: string | null } | null;
};

/** Shown when no exam can begin: the version of the norm is not the current one, or there is no such norm. */
function NormNotFound({ today }: Props) {
  const { t } = useLingui();
  const name = nameOfNorm(t, today?.name ?? "", today?.title);
  const title = today === null ? t`This exam doesn't exist` : t`This version of the standard isn't available here`;
  return (
    <>
      <PageMeta
        title={title}
        description={t`There's nothing at this address. Check the link, or go to the home page.`}
        isUnlisted
      />
      <Notice isPage text={title}>
        <p>
          {today === null
            ? t`Choose one from the list.`
            : t`New exams use the current version of the standard. Exams taken under an earlier version keep their results.`}
        </p>
        <LinkButton look="primary" to={today === null ? "/exam" : `/exam/${today.name}`}>
          {today === null ? t`All exams` : t`Current standard: ${name}`}
        </LinkButton>
      </Notice>
    </>
  );
}
