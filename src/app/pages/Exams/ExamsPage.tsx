import { useLingui } from "@lingui/react/macro";
import { graphql, usePreloadedQuery, useFragment, usePaginationFragment } from "react-relay";
import ExamsPageQueryNode, { type ExamsPageQuery } from "../../../../__generated__/ExamsPageQuery.graphql";
import { formatDate } from "../../platform/dates/formatDate";
import { useViewerQuery } from "../../relay/routeQuery";
import { Notice } from "../../ui/Notice";
import { PageHeader, PageMeta } from "../../ui/PageHeader";
import styles from "./ExamsPage.module.css";
import type { ExamsPage_norm$key } from "../../../../__generated__/ExamsPage_norm.graphql";
import { Card } from "../../ui/Card";
import { LinkButton } from "../../ui/Button";
import { NormSource, NormFacts } from "../../features/exam/NormFacts";
import { nameOfNorm, ExamAids, nameOfLevel } from "../../features/exam/examWords";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Link } from "react-router-dom";
import type { ExamsPage_exam$key } from "../../../../__generated__/ExamsPage_exam.graphql";
import type { ExamsPage_mine$key } from "../../../../__generated__/ExamsPage_mine.graphql";
import type { MyExamsPaginationQuery } from "../../../../__generated__/MyExamsPaginationQuery.graphql";
import { ShowMore } from "../../ui/ShowMore";

/** Exams: the norms to choose from, and the viewer's own exams. */
export function ExamsPage() {
  const { t } = useLingui();
  const { viewer, examNorms } = usePreloadedQuery<ExamsPageQuery>(
    graphql`
      query ExamsPageQuery @throwOnFieldError @preloadable {
        viewer {
          ...ExamsPage_mine
        }
        examNorms {
          id
          name
          title
          groupName
          group {
            id
          }
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
        description={t`Typing exams in words per minute, by the standards of Dutch diplomas, or by your group's own. You get a certificate that anyone can check.`}
      />
      <PageHeader
        title={t`Exams`}
        lead={t`Show what you can do. Choose an exam, copy a text within the time limit, and get a certificate if you pass.`}
      />
      {viewer && <MyExams viewerRef={viewer} />}
      {sectionsOf(examNorms).map(({ key, groupName, norms }) => (
        <section key={key} className={styles["section"]} aria-labelledby={`${key}-standards`}>
          <h2 className={styles["heading"]} id={`${key}-standards`}>
            {groupName ?? (key === "dutch" ? t`Dutch standards` : t`General standards`)}
          </h2>
          {key === "dutch" && (
            <p
              className={styles["note"]}
            >{t`These are the standards that the institutes publish. The certificate is Typeloop's own. For an institute's diploma, contact the institute.`}</p>
          )}
          <div className={styles["norms"]}>
            {norms.map((norm) => (
              <NormCard key={norm.id} normRef={norm} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

type NamedNorm = {
  readonly id: string;
  readonly name: string;
  readonly title?: string | null | undefined;
  readonly groupName?: string | null | undefined;
  readonly group?: { readonly id: string } | null | undefined;
};

type Section<Norm> = { readonly key: string; readonly groupName: string | null; readonly norms: readonly Norm[] };

const dutch: ReadonlySet<string> = new Set(["cbt", "ecdl-junior", "ecdl", "ecdl-pro", "gerritsen"]);

/** The norms of each of the viewer's groups, then those that no country has to itself, then the Dutch ones. */
function sectionsOf<Norm extends NamedNorm>(norms: readonly Norm[]): readonly Section<Norm>[] {
  const groups = new Map<string, readonly Norm[]>();
  for (const norm of norms) {
    const key = norm.group?.id;
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), norm]);
  }
  const isOfDutch = ({ name, title }: Norm): boolean => title == null && dutch.has(name);
  return [
    ...[...groups].map(([key, own]): Section<Norm> => ({ key, groupName: own[0]?.groupName ?? "", norms: own })),
    { key: "general", groupName: null, norms: norms.filter((norm) => norm.group == null && !isOfDutch(norm)) },
    { key: "dutch", groupName: null, norms: norms.filter(isOfDutch) },
  ].filter(({ norms: own }) => own.length > 0);
}

/** A norm to choose. */
function NormCard({ normRef }: { readonly normRef: ExamsPage_norm$key }) {
  const { t } = useLingui();
  const norm = useFragment(
    graphql`
      fragment ExamsPage_norm on ExamNorm @throwOnFieldError {
        name
        title
        ...NormFacts_norm
        ...NormFacts_source
      }
    `,
    normRef,
  );
  const name = nameOfNorm(t, norm.name, norm.title);
  const choose = t`Choose this exam`;
  return (
    <Card title={name} lead={norm.title == null ? t(audienceOf(norm.name)) : undefined}>
      <div className={styles["norm"]}>
        <div className={styles["facts"]}>
          <NormFacts normRef={norm} />
          <NormSource normRef={norm} />
        </div>
        <div>
          <LinkButton to={`/exam/${norm.name}`} aria-label={`${choose}: ${name}`}>
            {choose}
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
  ["graded-wpm", msg`A simple exam with four levels, from beginner to fast typist.`],
  ["gerritsen", msg`Longer texts, with a level for every speed. Also for people with dyslexia.`],
]);

/** Who a norm is for, in a sentence. */
function audienceOf(norm: string): MessageDescriptor {
  return words.get(norm) ?? msg`An exam based on a published standard.`;
}

const PAGE = 10;

/** The viewer's exams, newest first; one in progress comes before all others. */
function MyExams({ viewerRef }: { readonly viewerRef: ExamsPage_mine$key }) {
  const { t } = useLingui();
  const { data, ...page } = usePaginationFragment<MyExamsPaginationQuery, ExamsPage_mine$key>(
    graphql`
      fragment ExamsPage_mine on User
      @throwOnFieldError
      @refetchable(queryName: "MyExamsPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 10 }, after: { type: "String" }) {
        exams(first: $first, after: $after) @connection(key: "ExamsPage_mine_exams") {
          edges {
            node {
              id
              phase
              norm {
                name
                title
              }
              ...ExamsPage_exam
            }
          }
        }
      }
    `,
    viewerRef,
  );
  const all = (data.exams?.edges ?? []).map(({ node }) => node);
  if (all.length === 0) return null;
  const running = all.filter(({ phase }) => phase === "RUNNING");
  return (
    <>
      {running.map(({ id, norm }) => {
        const name = nameOfNorm(t, norm.name, norm.title);
        return (
          <Notice key={id} text={t`Attempt in progress: ${name}. The clock is running.`}>
            <LinkButton look="primary" to={roomOf(norm.name, id)}>
              {t`Continue exam`}
            </LinkButton>
          </Notice>
        );
      })}
      <Card title={t`Your exams`}>
        <div className={styles["scroll"]}>
          <table className={styles["table"]} aria-label={t`Your exams`}>
            <thead>
              <tr>
                <th scope="col">{t`Date`}</th>
                <th scope="col">{t`Exam`}</th>
                <th scope="col">{t`Result`}</th>
                <th scope="col" className={styles["wide"]}>
                  {t`Keystrokes per minute`}
                </th>
                <th scope="col" className={styles["wide"]}>
                  {t`Errors`}
                </th>
                <th scope="col" className={styles["wide"]}>
                  {t`Certificate`}
                </th>
              </tr>
            </thead>
            <tbody>
              {all.map((node) => (
                <ExamRow key={node.id} examRef={node} />
              ))}
            </tbody>
          </table>
        </div>
        <ShowMore page={page} count={PAGE} />
      </Card>
    </>
  );
}

/** An exam of the list, with a link on its date. */
function ExamRow({ examRef }: { readonly examRef: ExamsPage_exam$key }) {
  const { t } = useLingui();
  const exam = useFragment(
    graphql`
      fragment ExamsPage_exam on Exam @throwOnFieldError {
        id
        phase
        isMock
        createdAt
        norm {
          name
          title
        }
        countingAttempt {
          ...examWords_attempt
          grade {
            level
            levelLabel
            strokesPerMinute
            errors
          }
        }
        certificate {
          code
        }
        flag {
          isCleared
          reviewedAt
        }
      }
    `,
    examRef,
  );
  const { phase, isMock, certificate, flag, countingAttempt } = exam;
  const grade = countingAttempt?.grade;
  const name = nameOfNorm(t, exam.norm.name, exam.norm.title);
  const isHeld = flag?.isCleared === false;
  const result = resultOf();
  return (
    <tr>
      <th scope="row">
        <Link to={roomOf(exam.norm.name, exam.id)} lang="nl">
          {formatDate(exam.createdAt, "short")}
        </Link>
      </th>
      <td>
        {isMock ? t`${name} (practice exam)` : name}
        {countingAttempt && (
          <span className={styles["aids"]}>
            <ExamAids attemptRef={countingAttempt} />
          </span>
        )}
      </td>
      <td className={grade?.level == null || isHeld ? undefined : styles["passed"]}>
        {certificate ? <Link to={`/certificates/${certificate.code}`}>{result}</Link> : result}
      </td>
      <td className={styles["wide"]}>{grade?.strokesPerMinute ?? "–"}</td>
      <td className={styles["wide"]}>{grade?.errors ?? "–"}</td>
      <td className={styles["wide"]}>
        {certificate ? <Link to={`/certificates/${certificate.code}`}>{t`Show`}</Link> : "–"}
      </td>
    </tr>
  );

  function resultOf(): string {
    if (phase !== "FINISHED") return t`Not finished yet`;
    if (isHeld) return flag.reviewedAt == null ? t`Being reviewed` : t`Does not count`;
    return grade?.level == null ? t`Not passed` : nameOfLevel(t, grade.level, grade.levelLabel);
  }
}

/** The address of an exam. */
function roomOf(norm: string, examId: string): string {
  return `/exam/${norm}?exam=${encodeURIComponent(examId)}`;
}
