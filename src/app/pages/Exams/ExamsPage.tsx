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
import { audienceOf, headingOf } from "./standardWords";
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
          country
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
      {sectionsOf(examNorms).map(({ key, groupName, country, norms }) => (
        <section key={key} className={styles["section"]} aria-labelledby={`${key}-standards`}>
          <h2 className={styles["heading"]} id={`${key}-standards`}>
            {groupName ?? t(headingOf(country))}
          </h2>
          {country !== null && (
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
  readonly groupName?: string | null | undefined;
  readonly country?: string | null | undefined;
  readonly group?: { readonly id: string } | null | undefined;
};

type Section<Norm> = {
  readonly key: string;
  readonly groupName: string | null;
  readonly country: string | null;
  readonly norms: readonly Norm[];
};

/** The norms of each of the viewer's groups, then those that no country has to itself, then those of each country. */
function sectionsOf<Norm extends NamedNorm>(norms: readonly Norm[]): readonly Section<Norm>[] {
  const sectionOf = ({ group, groupName = null, country = null }: NamedNorm): Omit<Section<Norm>, "norms"> =>
    group == null
      ? { key: country ?? "general", groupName: null, country }
      : { key: group.id, groupName: groupName ?? "", country: null };
  const sections = new Map<string, Section<Norm>>();
  for (const norm of norms) {
    const section = sectionOf(norm);
    sections.set(section.key, { ...section, norms: [...(sections.get(section.key)?.norms ?? []), norm] });
  }
  const order = ({ groupName, country }: Section<Norm>): number => (groupName !== null ? 0 : country === null ? 1 : 2);
  return [...sections.values()].toSorted((a, b) => order(a) - order(b));
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
