import { useParams } from "react-router-dom";
import { findLesson } from "../../../engine/lessons/courses";
import { CourseKeeper } from "../Course/progress/CourseKeeper";
import { LessonNotFound } from "./LessonNotFound";
import { LessonSheet } from "./LessonSheet";

/** One step of a course. */
export function LessonPage() {
  const { lesson: id = "" } = useParams();
  const found = findLesson(id);
  if (found === null) return <LessonNotFound />;
  return (
    <>
      <CourseKeeper />
      <LessonSheet key={id} course={found.course} lesson={found.lesson} />
    </>
  );
}
