import { useParams, useSearchParams } from "react-router-dom";
import { findLesson } from "../../../engine/lessons/courses";
import { WorkSlot } from "../Practice/due/WorkSlot";
import { CourseKeeper } from "../Course/progress/CourseKeeper";
import { LessonNotFound } from "./LessonNotFound";
import { LessonSheet } from "./LessonSheet";

/** One step of a course. */
export function LessonPage() {
  const { lesson: id = "" } = useParams();
  const assignment = useSearchParams()[0].get("assignment");
  const found = findLesson(id);
  if (found === null) return <LessonNotFound />;
  return (
    <>
      <CourseKeeper />
      {assignment !== null && (
        <div data-fades>
          <WorkSlot assignmentId={assignment} />
        </div>
      )}
      <LessonSheet key={id} course={found.course} lesson={found.lesson} />
    </>
  );
}
