import type { RouteObject } from "react-router-dom";
import type { IEnvironment } from "relay-runtime";
import type { PreferenceStore } from "./platform/preferences/PreferenceStore";
import { createAdminRoute } from "./pages/Admin/adminRoute";
import { createAdminClaimRoute } from "./pages/AdminClaim/adminClaimRoute";
import { createAssignmentRoute } from "./pages/Assignment/assignmentRoute";
import { createGroupRoute } from "./pages/Group/groupRoute";
import { createGroupLiveRoute } from "./pages/GroupLive/groupLiveRoute";
import { createGroupMembersRoute } from "./pages/GroupMembers/groupMembersRoute";
import { createGroupResultsRoute } from "./pages/GroupResults/groupResultsRoute";
import { createGroupsRoute } from "./pages/Groups/groupsRoute";
import { createGroupSettingsRoute } from "./pages/GroupSettings/groupSettingsRoute";
import { createGroupWorkRoute } from "./pages/GroupWork/groupWorkRoute";
import { createJoinRoute } from "./pages/Join/joinRoute";
import { createMemberCardsRoute } from "./pages/MemberCards/memberCardsRoute";
import { createMemberStoryRoute } from "./pages/MemberStory/memberStoryRoute";
import { createRaceWallRoute } from "./pages/RaceWall/raceWallRoute";
import { createTextRoute } from "./pages/Text/textRoute";
import { createTextsRoute } from "./pages/Texts/textsRoute";
import { createTextUploadRoute } from "./pages/TextUpload/textUploadRoute";

/** The routes of latePaths.ts: groups, their work and texts, and the big screen. */
export function createLateRoutes(environment: IEnvironment, preferences: PreferenceStore): readonly RouteObject[] {
  return [
    createRaceWallRoute(environment, preferences), // /race/:code/wall
    createGroupsRoute(environment, preferences), // /groups
    createGroupRoute(environment, preferences), // /groups/:id
    createGroupWorkRoute(environment, preferences), // /groups/:id/work
    createAssignmentRoute(environment, preferences), // /assignments/:id
    createGroupLiveRoute(environment, preferences), // /groups/:id/live
    createGroupSettingsRoute(environment, preferences), // /groups/:id/settings
    createJoinRoute(environment, preferences), // /join/:code
    createGroupMembersRoute(environment, preferences), // /groups/:id/members
    createMemberCardsRoute(environment, preferences), // /groups/:id/members/cards
    createTextUploadRoute(environment, preferences), // /texts/upload
    createGroupResultsRoute(environment, preferences), // /groups/:id/results
    createMemberStoryRoute(environment, preferences), // /groups/:id/members/:member
    createTextsRoute(environment, preferences), // /texts
    createTextRoute(environment, preferences), // /texts/:id
    createAdminRoute(environment, preferences), // /admin
    createAdminClaimRoute(environment, preferences), // /admin/claim
  ];
}
