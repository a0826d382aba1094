import { useLingui } from "@lingui/react/macro";
import { graphql, usePreloadedQuery } from "react-relay";
import { useSearchParams } from "react-router-dom";
import CourseCertificatePageQueryNode, {
  type CourseCertificatePageQuery,
} from "../../../../__generated__/CourseCertificatePageQuery.graphql";
import { courseLayouts, findCourse } from "../../../engine/lessons/courses";
import {
  certifiedLessons,
  courseCompletedAt,
  type CourseProgress,
  lastPassedCourse,
  lessonStars,
  MOST_STARS,
} from "../../../engine/lessons/courseProgress";
import sheet from "../../features/certificate/CertificateSheet.module.css";
import { hasCourseDecoration } from "../../features/course/courseSettings";
import { formatDate } from "../../platform/dates/formatDate";
import { usePreferences } from "../../platform/preferences/usePreferences";
import { useViewerQuery } from "../../relay/routeQuery";
import { layoutNames } from "../../typing/keyboard/layouts";
import { Button, LinkButton } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { PageMeta } from "../../ui/PageHeader";
import styles from "./CourseCertificatePage.module.css";

/** The certificate of a course whose lessons are all passed, but for the optional ones and the exam. */
export function CourseCertificatePage() {
  const { t } = useLingui();
  const { viewer } = usePreloadedQuery<CourseCertificatePageQuery>(
    graphql`
      query CourseCertificatePageQuery @throwOnFieldError @preloadable {
        viewer {
          username
          displayName
          passedExercises {
            exerciseId
            passedAt
            stars
          }
        }
      }
    `,
    useViewerQuery<CourseCertificatePageQuery>(CourseCertificatePageQueryNode),
  );
  const chosen = useSearchParams()[0].get("course");
  const hasStars = hasCourseDecoration(usePreferences());
  const progress: CourseProgress = new Map(
    (viewer?.passedExercises ?? []).map(({ exerciseId, passedAt, stars }) => [
      exerciseId,
      { at: Date.parse(passedAt), stars },
    ]),
  );
  const course = findCourse(chosen ?? "") ?? lastPassedCourse(progress);
  const completedAt = course === null ? null : courseCompletedAt(course, progress);
  const meta = (
    <PageMeta title={t`Course certificate`} description={t`A certificate for passing the typing course.`} isUnlisted />
  );
  if (course === null || completedAt === null) {
    return (
      <>
        {meta}
        <Notice isPage text={t`No certificate yet`}>
          <p>{t`You get it when you've passed every lesson before the exam. The numeric keypad is optional.`}</p>
          <LinkButton look="primary" to="/course">
            {t`See all lessons`}
          </LinkButton>
        </Notice>
      </>
    );
  }
  const lessons = certifiedLessons(course);
  const stars = lessons.reduce((sum, lesson) => sum + lessonStars(lesson, progress), 0);
  const most = lessons.length * MOST_STARS;
  // A guest writes the name on paper.
  const name = viewer?.username == null ? "" : viewer.displayName;
  return (
    <div className={styles["page"]}>
      {meta}
      <div className={styles["bar"]}>
        <LinkButton to="/course">{t`See all lessons`}</LinkButton>
        <Button look="primary" onClick={() => window.print()}>{t`Print`}</Button>
      </div>
      <article className={sheet["sheet"]}>
        <p className={sheet["maker"]}>Typeloop</p>
        <h1 className={sheet["title"]}>{t`Course certificate`}</h1>
        {name === "" ? <p className={styles["blank"]}>{t`Name`}</p> : <p className={sheet["name"]}>{name}</p>}
        <p className={sheet["passed"]}>{t`passed every lesson in`}</p>
        <p className={sheet["norm"]}>{t`Touch typing`}</p>
        <p className={sheet["level"]}>{t(layoutNames[courseLayouts[course.id]])}</p>
        <p className={sheet["date"]} lang="nl">
          {formatDate(completedAt)}
        </p>
        <dl className={sheet["figures"]}>
          <div>
            <dt>{t`Lessons passed`}</dt>
            <dd>{lessons.length}</dd>
          </div>
          {hasStars && (
            <div>
              <dt>{t`Stars`}</dt>
              <dd>{t`${stars} of ${most}`}</dd>
            </div>
          )}
        </dl>
        <p className={sheet["own"]}>
          {t`This is a Typeloop certificate, earned by practicing. For an official diploma, contact an exam institute.`}
        </p>
      </article>
    </div>
  );
}
