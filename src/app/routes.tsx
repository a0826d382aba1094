import type { RouteObject } from "react-router-dom";
import type { IEnvironment } from "relay-runtime";
import type { PreferenceStore } from "./platform/preferences/PreferenceStore";
import { createAssignmentRoute } from "./pages/Assignment/assignmentRoute";
import { createAdminRoute } from "./pages/Admin/adminRoute";
import { createCertificateRoute } from "./pages/Certificate/certificateRoute";
import { createCourseRoute } from "./pages/Course/courseRoute";
import { createExamRoute } from "./pages/Exam/examRoute";
import { createExamsRoute } from "./pages/Exams/examsRoute";
import { createGroupWorkRoute } from "./pages/GroupWork/groupWorkRoute";
import { createGroupMembersRoute } from "./pages/GroupMembers/groupMembersRoute";
import { createLessonRoute } from "./pages/Lesson/lessonRoute";
import { createMemberStoryRoute } from "./pages/MemberStory/memberStoryRoute";
import { createGroupRoute } from "./pages/Group/groupRoute";
import { createGroupLiveRoute } from "./pages/GroupLive/groupLiveRoute";
import { createGroupResultsRoute } from "./pages/GroupResults/groupResultsRoute";
import { createGroupsRoute } from "./pages/Groups/groupsRoute";
import { createGroupSettingsRoute } from "./pages/GroupSettings/groupSettingsRoute";
import { createJoinRoute } from "./pages/Join/joinRoute";
import { createMemberCardsRoute } from "./pages/MemberCards/memberCardsRoute";
import type { FirstChallenge } from "./pages/Practice/FirstChallenge";
import { createPracticeRoute } from "./pages/Practice/practiceRoute";
import { createProgressRoute } from "./pages/Progress/progressRoute";
import { createRaceRoute } from "./pages/Race/raceRoute";
import { createRaceWallRoute } from "./pages/RaceWall/raceWallRoute";
import { createRacesRoute } from "./pages/Races/racesRoute";
import { createResultRoute } from "./pages/Result/resultRoute";
import { createSettingsRoute } from "./pages/Settings/settingsRoute";
import { BrowserPages } from "./pages/Shell/BrowserPages";
import { createShellRoute } from "./pages/Shell/shellRoute";
import { ViewerPages } from "./pages/Shell/ViewerPages";
import { createSignInRoute } from "./pages/SignIn/signInRoute";
import { createSignUpRoute } from "./pages/SignUp/signUpRoute";
import { createTextUploadRoute } from "./pages/TextUpload/textUploadRoute";
import { createTextRoute } from "./pages/Text/textRoute";
import { createTextsRoute } from "./pages/Texts/textsRoute";
import { createWorkbenchRoute } from "./pages/Workbench/workbenchRoute";

/** Every path of Typeloop. A page's folder says what its route loads; all but Practice arrive as a chunk of their own. */
export function createRoutes(environment: IEnvironment, preferences: PreferenceStore, firstChallenge: FirstChallenge = () => null): RouteObject[] {
  return [
    createShellRoute(environment, [
      createPracticeRoute(environment, preferences, firstChallenge), // /
      createRacesRoute(environment, preferences), // /race
      createCertificateRoute(environment, preferences), // /certificates/:code
      {
        Component: ViewerPages,
        children: [
          createRaceRoute(environment, preferences), // /race/:code
          createRaceWallRoute(environment, preferences), // /race/:code/wall
          createResultRoute(environment, preferences), // /results/:id
          createCourseRoute(environment, preferences), // /course
          createLessonRoute(environment, preferences), // /course/:lesson
          createExamsRoute(environment, preferences), // /exam
          createExamRoute(environment, preferences), // /exam/:norm
          createProgressRoute(environment, preferences), // /progress
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
          createSettingsRoute(environment, preferences), // /settings
          createSignInRoute(environment, preferences), // /sign-in
          createSignUpRoute(environment, preferences), // /sign-up
        ],
      },
      { Component: BrowserPages, children: [createWorkbenchRoute()] }, // /workbench
      { path: "*", handle: { parts: ["pages/NotFound/NotFoundPage.tsx"] }, lazy: async () => ({ Component: (await import("./pages/NotFound/NotFoundPage")).NotFoundPage }) },
    ]),
  ];
}
