import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { groupOperations, type GroupOperation } from "../../../contract/adminRules";

/** What the audit log calls what an admin did in a group of others; the group's name follows. */
export const groupOperationNames: Readonly<Record<GroupOperation, MessageDescriptor>> = {
  addMembers: msg`Added members to group`,
  archiveOwnExamNorm: msg`Archived standard of group`,
  cancelRace: msg`Canceled race of group`,
  changeAssignment: msg`Changed assignment of group`,
  changeForMember: msg`Changed assignment for a member of group`,
  changeGrading: msg`Changed grading in group`,
  changeGroup: msg`Changed name or settings of group`,
  changeOwnExamNorm: msg`Changed standard of group`,
  closeAssignment: msg`Closed assignment of group`,
  copyAssignment: msg`Copied assignment to group`,
  createAssignment: msg`Created assignment in group`,
  createGroupRace: msg`Created race in group`,
  createOwnExamNorm: msg`Created standard in group`,
  createWallLink: msg`Created big screen link for group`,
  deleteAssignment: msg`Deleted assignment of group`,
  deleteTournament: msg`Deleted tournament of group`,
  endTournament: msg`Ended tournament of group`,
  eraseRemovedMember: msg`Permanently deleted a removed account of group`,
  kickRacer: msg`Removed someone from race of group`,
  makePlan: msg`Created 12-week plan in group`,
  moveMembers: msg`Moved members from or to group`,
  openAssignment: msg`Opened assignment of group`,
  openLesson: msg`Unlocked lessons for a member of group`,
  rematch: msg`Started rematch in group`,
  removeCoachLink: msg`Removed link for coaches of group`,
  removeMembers: msg`Removed members from group`,
  removeWallLink: msg`Removed big screen link of group`,
  renewJoinCode: msg`Created new join code for group`,
  restoreOwnExamNorm: msg`Restored standard of group`,
  saveSeating: msg`Changed seating plan of group`,
  saveText: msg`Added text to group`,
  setAssignmentWeight: msg`Changed weight of assignment in group`,
  setClassGoal: msg`Changed goal of the day in group`,
  setExtraTime: msg`Changed extra time of members in group`,
  setGrade: msg`Changed grade in group`,
  setJoining: msg`Opened or closed joining for group`,
  setRacerTeam: msg`Changed team in race of group`,
  shareText: msg`Shared text with group`,
  startFinal: msg`Started final of heats in group`,
  startHeats: msg`Started heats in group`,
  startRace: msg`Started race of group`,
  startTournament: msg`Started tournament in group`,
};

/** Whether the audit log has words for a mutation; not for one of a newer server. */
export function isGroupOperation(operation: string | null | undefined): operation is GroupOperation {
  return groupOperations.some((name) => name === operation);
}
