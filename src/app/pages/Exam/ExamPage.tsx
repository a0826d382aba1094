import { useLingui } from "@lingui/react/macro";
import { graphql, usePreloadedQuery, useFragment } from "react-relay";
import { useParams, useSearchParams } from "react-router-dom";
import type { ExamPage_over$key } from "../../../../__generated__/ExamPage_over.graphql";
import ExamPageQueryNode, { type ExamPageQuery } from "../../../../__generated__/ExamPageQuery.graphql";
import { flagReasonWords } from "../../features/result/FlagCard";
import { useViewerQuery } from "../../relay/routeQuery";
import { usePageStatus } from "../../rendering/renderingHooks";
import { LinkButton } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { PageMeta } from "../../ui/PageHeader";
import { VisuallyHidden } from "../../ui/primitives";
import { WorkSlot } from "../../features/dueWork/WorkSlot";
import styles from "./ExamPage.module.css";
import { AttemptResult, VerdictHeading } from "./AttemptResult";
import { ExamStart } from "./ExamStart";
import { nameOfNorm, speedWords, nameOfLevel } from "../../features/exam/examWords";
import { useState } from "react";
import type { ExamPage_exam$key } from "../../../../__generated__/ExamPage_exam.graphql";
import { ExamReady } from "./ExamReady";
import { ExamRunning } from "./ExamRunning";

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
        ...ExamPage_over
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

type ExamOverProps = {
  readonly examRef: ExamPage_over$key;
  /** It ended while the page was open. */
  readonly isNew: boolean;
};

/** An exam that is over: whether it is passed, its certificate, and every attempt with its errors. */
function ExamOver({ examRef, isNew }: ExamOverProps) {
  const { t } = useLingui();
  const exam = useFragment(
    graphql`
      fragment ExamPage_over on Exam @throwOnFieldError {
        isMock
        exerciseId
        norm {
          name
          unit
        }
        countingAttempt {
          number
          grade {
            level
            levelLabel
            strokesPerMinute
          }
        }
        certificate {
          code
        }
        flag {
          reason
          isCleared
          reviewedAt
        }
        attempts {
          number
          ...AttemptResult_attempt
        }
        ...AttemptResult_exam
      }
    `,
    examRef,
  );
  const { countingAttempt: counting, certificate, flag } = exam;
  const level = counting?.grade?.level;
  const levelName = level == null ? "" : nameOfLevel(t, level, counting?.grade?.levelLabel);
  const speed = speedWords(t, exam.norm.unit, counting?.grade?.strokesPerMinute ?? 0);
  const search = exam.exerciseId == null ? "" : `?exercise=${encodeURIComponent(exam.exerciseId)}`;
  const again = `/exam/${exam.norm.name}${search}`;
  return (
    <div className={styles["column"]}>
      <VerdictHeading text={verdictWords()} isNew={isNew} />
      {flag?.isCleared === false ? (
        <Notice text={heldWords(flag)}>
          {flag.reviewedAt != null && <LinkButton to={again}>{t`Take a new exam`}</LinkButton>}
          <LinkButton to="/exam">{t`All exams`}</LinkButton>
        </Notice>
      ) : level == null ? (
        <Notice text={t`You haven't passed this exam yet. You can take another one anytime, with different texts.`}>
          <LinkButton look="primary" to={again}>
            {t`Take a new exam`}
          </LinkButton>
          <LinkButton to="/">{t`Practice first`}</LinkButton>
        </Notice>
      ) : (
        <Notice
          kind="success"
          text={
            exam.isMock
              ? t`You passed this practice exam: ${levelName}, ${speed}.`
              : t`You passed: ${levelName}, ${speed}.`
          }
        >
          {certificate && (
            <LinkButton look="primary" to={`/certificates/${certificate.code}`}>
              {t`Your certificate`}
            </LinkButton>
          )}
          {exam.exerciseId != null && <LinkButton to="/course">{t`Back to the course`}</LinkButton>}
          <LinkButton to="/exam">{t`All exams`}</LinkButton>
        </Notice>
      )}
      {exam.attempts.map((attempt) => (
        <AttemptResult
          key={attempt.number}
          examRef={exam}
          attemptRef={attempt}
          isOpen={attempt.number === counting?.number}
          isNew={false}
        />
      ))}
    </div>
  );

  function verdictWords(): string {
    if (flag?.isCleared === false) return flag.reviewedAt == null ? t`Being reviewed` : t`Does not count`;
    return level == null ? t`Not passed` : t`Passed`;
  }

  /** Why there is no certificate, or not yet. */
  function heldWords({
    reason,
    reviewedAt,
  }: {
    readonly reason: string;
    readonly reviewedAt: string | null | undefined;
  }): string {
    const why = t(flagReasonWords(reason));
    if (reviewedAt != null) return t`This exam was reviewed, and it doesn't count. ${why} You can take another one.`;
    if (exam.isMock)
      return t`You reached ${levelName}, at ${speed}. This exam is still being reviewed, so it doesn't count toward the course yet. ${why}`;
    return t`You reached ${levelName}, at ${speed}. This exam is still being reviewed, so there's no certificate yet. ${why}`;
  }
}
