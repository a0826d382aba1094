import type { GroupMember } from "../../groups/GroupMemberNode";
import type { SeenAssignment } from "../findAssignments";

/** What somebody did of an exam: how its best attempt, or the one that passed, was graded. */
export type ExamReached = { readonly passed: boolean; readonly strokesPerMinute: number; readonly accuracy: number };

/** What counts of what somebody did for an assignment. Figures that its kind does not know are null. */
export type Work = {
  readonly doneAt: Date | null;
  readonly lastAt: Date | null;
  /** From 0 to 1. */
  readonly part: number;
  readonly runs: number;
  readonly accuracy: number | null;
  readonly wpm: number | null;
  readonly minutes: number | null;
  readonly exercisesPassed: number | null;
  readonly exam: ExamReached | null;
};

export const noWork: Work = {
  doneAt: null,
  lastAt: null,
  part: 0,
  runs: 0,
  accuracy: null,
  wpm: null,
  minutes: null,
  exercisesPassed: null,
  exam: null,
};

/** How one member is getting on with one assignment. */
export type MemberProgress = { readonly assignment: SeenAssignment; readonly member: GroupMember; readonly work: Work };

/** What members did, by assignment and member. */
export type WorkByMember = ReadonlyMap<string, Work>;

/** The key of {@link WorkByMember}; of row ids. */
export function workKey(assignmentId: string, userId: string): string {
  return `${assignmentId} ${userId}`;
}
