import { useParams, useSearchParams } from "react-router-dom";
import { findLesson } from "../../../engine/lessons/courses";
import { WorkSlot } from "../../features/dueWork/WorkSlot";
import { CourseSync } from "../../features/course/CourseSync";
import { LessonSheet } from "./LessonSheet";
import { useLingui } from "@lingui/react/macro";
import { usePageStatus } from "../../rendering/usePageStatus";
import { LinkButton } from "../../ui/Button";
import { PageHeader } from "../../ui/PageHeader";
import { PageMeta } from "../../ui/PageMeta";
import styles from "./LessonPage.module.css";

/** One lesson of a course. */
export function LessonPage() {
  const { lesson: id = "" } = useParams();
  const assignment = useSearchParams()[0].get("assignment");
  const found = findLesson(id);
  if (found === null) return <LessonNotFound />;
  return (
    <>
      <CourseSync />
      {assignment !== null && (
        <div data-fades>
          <WorkSlot assignmentId={assignment} />
        </div>
      )}
      <LessonSheet key={id} course={found.course} lesson={found.lesson} />
    </>
  );
}

/** For a lesson that does not exist. */
function LessonNotFound() {
  const { t } = useLingui();
  usePageStatus(404);
  return (
    <div className={styles["page"]}>
      <PageMeta
        title={t`Lesson not found`}
        description={t`There's nothing at this address. Check the link, or go to the home page.`}
        isUnlisted
      />
      <PageHeader
        title={t`This lesson doesn't exist`}
        lead={t`There may be a typo in the address, or the lesson is gone. Your progress is safe.`}
      />
      <div className={styles["actions"]}>
        <LinkButton look="primary" to="/course">
          {t`See all lessons`}
        </LinkButton>
      </div>
    </div>
  );
}
