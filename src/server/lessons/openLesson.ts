import { placementId } from "../../engine/lessons/courseProgress";
import { findLesson } from "../../engine/lessons/courses";
import { DomainError, InvalidInput } from "../DomainError";
import type { Context } from "../Context";
import { openMembers } from "../members/members";
import { markExercisePassed } from "./passedExercises";

/**
 * Opens a lesson and all before it: for the viewer, or for a member of a group that they coach.
 * @param memberId global id of the GroupMember; null for the viewer.
 */
export async function openLesson(context: Context, lessonId: string, memberId: string | null) {
  const { viewer, services } = context;
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  const opened = memberId === null ? null : await openMembers(context, [memberId]);
  if (opened instanceof DomainError) return opened;
  const found = findLesson(lessonId);
  if (!found) return new InvalidInput([{ path: "lessonId", code: "LESSON_NOT_FOUND" }]);
  const member = opened?.members[0] ?? null;
  const passedExercise = await markExercisePassed(services.database, member?.userId ?? viewer.userId, {
    exerciseId: placementId(found.lesson),
    passedAt: new Date(services.now()),
    stars: 1,
  });
  return { passedExercise, member };
}
