import { codeLoader, type Page, queryLoader } from "./Page";
import { periodOf, readPeriod } from "./pages/GroupResults/reportPeriods";
import { loadPracticePage } from "./pages/Practice/loadPracticePage";
import { PracticePage } from "./pages/Practice/PracticePage";
import { loadDrawing } from "./features/progress/loadDrawing";
import { changedByOthers, publicResponse } from "./relay/routeQuery";

/** The code of charts is a separate chunk. The page is complete without it. */
const loadCharts = () => void loadDrawing().catch(() => undefined);
/** The variables of most queries: none, or the `:id` of the address. */
const noVariables = () => ({});
const byId = ({ id = "" }: { readonly id?: string }) => ({ id });

/** The list of all pages. Routes, chunks, preload links, page views and the service worker are derived from it. */
export const pages: readonly Page[] = [
  {
    name: "Practice",
    path: "",
    rendered: "always",
    loader: loadPracticePage,
    component: PracticePage,
    takesEarlyKeys: true,
  },
  {
    name: "Races",
    path: "race",
    rendered: "always",
    loader: queryLoader(() => import("../../__generated__/RacesPageQuery$parameters"), noVariables, publicResponse),
    lazy: () => import("./pages/Races/RacesPage").then((page) => page.RacesPage),
    catalogs: ["Race", "SwitchedOff", "Text"],
  },
  {
    name: "Race",
    path: "race/:code",
    isLive: true,
    loader: codeLoader(
      () => import("../../__generated__/RacePageQuery$parameters"),
      (written, { parseRaceCode }) => parseRaceCode(written),
      (code) => `/race/${code}`,
    ),
    lazy: () => import("./pages/Race/RacePage").then((page) => page.RacePage),
    catalogs: ["figures"],
  },
  {
    name: "RaceWall",
    path: "race/:code/wall",
    isLive: true,
    title: "Big screen",
    loader: codeLoader(
      () => import("../../__generated__/RaceWallPageQuery$parameters"),
      (written, { parseRaceCode }) => parseRaceCode(written),
      (code) => `/race/${code}/wall`,
    ),
    lazy: () => import("./pages/RaceWall/RaceWallPage").then((page) => page.RaceWallPage),
    catalogs: ["Race", "Wall"],
  },
  {
    name: "Wall",
    path: "wall/:code",
    isLive: true,
    title: "Big screen of a group",
    loader: codeLoader(
      () => import("../../__generated__/WallPageQuery$parameters"),
      (written, { parseWallCode }) => parseWallCode(written),
      (code) => `/wall/${code}`,
    ),
    lazy: () => import("./pages/Wall/WallPage").then((page) => page.WallPage),
    catalogs: ["Race", "Tournament"],
  },
  {
    name: "Result",
    path: "results/:id",
    loader: queryLoader(
      () => import("../../__generated__/ResultPageQuery$parameters"),
      ({ id = "" }, search) => ({
        id,
        otherId: search.get("with") ?? "",
        isCompared: search.has("with"),
      }),
      changedByOthers,
    ),
    lazy: () => import("./pages/Result/ResultPage").then((page) => page.ResultPage),
    catalogs: ["figures", "keyboard"],
  },
  {
    name: "Progress",
    path: "progress",
    loader: queryLoader(() => import("../../__generated__/ProgressPageQuery$parameters"), noVariables),
    // Filters are in the address; the data is the same for all of them.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    lazy: async () => {
      loadCharts();
      return (await import("./pages/Progress/ProgressPage")).ProgressPage;
    },
    catalogs: ["Result", "figures", "keyboard"],
  },
  {
    name: "Week",
    path: "week",
    loader: queryLoader(() => import("../../__generated__/WeekPageQuery$parameters"), noVariables),
    lazy: () => import("./pages/Week/WeekPage").then((page) => page.WeekPage),
    catalogs: ["Result"],
  },
  {
    name: "Course",
    path: "course",
    loader: queryLoader(() => import("../../__generated__/CourseSyncQuery$parameters"), noVariables),
    lazy: () => import("./pages/Course/CoursePage").then((page) => page.CoursePage),
    catalogs: ["keyboard"],
    languageParts: ["lessons"],
  },
  {
    name: "CourseCertificate",
    path: "course/certificate",
    title: "Course certificate",
    loader: queryLoader(() => import("../../__generated__/CourseCertificatePageQuery$parameters"), noVariables),
    lazy: () => import("./pages/CourseCertificate/CourseCertificatePage").then((page) => page.CourseCertificatePage),
    catalogs: ["keyboard"],
  },
  {
    name: "Lesson",
    path: "course/:lesson",
    loader: queryLoader(() => import("../../__generated__/CourseSyncQuery$parameters"), noVariables),
    lazy: () => import("./pages/Lesson/LessonPage").then((page) => page.LessonPage),
    catalogs: ["Course", "figures", "keyboard"],
    languageParts: ["lessons", "words"],
  },
  {
    name: "Exams",
    path: "exam",
    loader: queryLoader(() => import("../../__generated__/ExamsPageQuery$parameters"), noVariables, changedByOthers),
    lazy: () => import("./pages/Exams/ExamsPage").then((page) => page.ExamsPage),
    catalogs: ["Exam"],
  },
  {
    name: "Exam",
    path: "exam/:norm",
    loader: queryLoader(
      () => import("../../__generated__/ExamPageQuery$parameters"),
      (_, search) => {
        const id = search.get("exam") ?? "";
        return { id, hasExam: id !== "" };
      },
    ),
    lazy: () => import("./pages/Exam/ExamPage").then((page) => page.ExamPage),
  },
  {
    name: "Certificate",
    path: "certificates/:code",
    rendered: "always",
    loader: codeLoader(
      () => import("../../__generated__/CertificatePageQuery$parameters"),
      (written, { parseCertificateCode }) => parseCertificateCode(written) ?? written,
      (code) => `/certificates/${code}`,
      publicResponse,
    ),
    lazy: () => import("./pages/Certificate/CertificatePage").then((page) => page.CertificatePage),
    catalogs: ["Exam"],
  },
  {
    name: "Leaderboard",
    path: "leaderboard/:week?",
    loader: async (...all) => (await import("./pages/Leaderboard/LeaderboardPage")).loadLeaderboard(...all),
    lazy: () => import("./pages/Leaderboard/LeaderboardPage").then((page) => page.LeaderboardPage),
    catalogs: ["Result", "figures", "SwitchedOff"],
  },
  {
    name: "Daily",
    path: "today",
    title: "Text of the day",
    loader: async (...all) => (await import("./pages/Daily/DailyPage")).loadDaily(...all),
    lazy: () => import("./pages/Daily/DailyPage").then((page) => page.DailyPage),
    catalogs: ["Leaderboard", "Result", "figures", "keyboard", "SwitchedOff"],
  },
  {
    name: "Player",
    path: "players/:id",
    title: "Profile",
    loader: queryLoader(() => import("../../__generated__/PlayerPageQuery$parameters"), byId, changedByOthers),
    lazy: () => import("./pages/Player/PlayerPage").then((page) => page.PlayerPage),
    catalogs: ["Badges", "Race", "Result", "figures"],
  },
  {
    name: "Groups",
    path: "groups",
    loader: queryLoader(() => import("../../__generated__/GroupsPageQuery$parameters"), noVariables, changedByOthers),
    lazy: () => import("./pages/Groups/GroupsPage").then((page) => page.GroupsPage),
    catalogs: ["Group"],
  },
  {
    name: "Group",
    path: "groups/:id",
    loader: queryLoader(() => import("../../__generated__/GroupPageQuery$parameters"), byId, changedByOthers),
    lazy: () => import("./pages/Group/GroupPage").then((page) => page.GroupPage),
    catalogs: ["Race", "Assignment", "Text", "Tournament"],
  },
  {
    name: "GroupWork",
    path: "groups/:id/work",
    title: "Work of a group",
    loader: queryLoader(() => import("../../__generated__/GroupWorkPageQuery$parameters"), byId, changedByOthers),
    lazy: () => import("./pages/GroupWork/GroupWorkPage").then((page) => page.GroupWorkPage),
    catalogs: ["Assignment", "Group", "Exam", "Course", "PracticeCustom", "keyboard"],
    languageParts: ["lessons"],
  },
  {
    name: "GroupLive",
    path: "groups/:id/live",
    title: "Live view",
    loader: queryLoader(() => import("../../__generated__/GroupLivePageQuery$parameters"), byId, changedByOthers),
    lazy: () => import("./pages/GroupLive/GroupLivePage").then((page) => page.GroupLivePage),
    catalogs: ["Group"],
  },
  {
    name: "GroupWall",
    path: "groups/:id/wall",
    title: "Big screen of a group",
    loader: queryLoader(() => import("../../__generated__/GroupWallPageQuery$parameters"), byId, changedByOthers),
    lazy: () => import("./pages/GroupWall/GroupWallPage").then((page) => page.GroupWallPage),
    catalogs: ["Group", "Race", "Wall", "Tournament"],
  },
  {
    name: "GroupWallSetup",
    path: "groups/:id/wall/setup",
    title: "Set up big screen",
    loader: queryLoader(() => import("../../__generated__/GroupWallSetupPageQuery$parameters"), byId, changedByOthers),
    lazy: () => import("./pages/GroupWallSetup/GroupWallSetupPage").then((page) => page.GroupWallSetupPage),
    catalogs: ["Group"],
  },
  {
    name: "GroupSettings",
    path: "groups/:id/settings",
    title: "Group settings",
    loader: queryLoader(() => import("../../__generated__/GroupSettingsPageQuery$parameters"), byId, changedByOthers),
    lazy: () => import("./pages/GroupSettings/GroupSettingsPage").then((page) => page.GroupSettingsPage),
    catalogs: ["Group", "OwnNorms", "Exam", "keyboard"],
  },
  {
    name: "GroupMembers",
    path: "groups/:id/members",
    title: "Members",
    loader: queryLoader(() => import("../../__generated__/GroupMembersPageQuery$parameters"), byId, changedByOthers),
    lazy: () => import("./pages/GroupMembers/GroupMembersPage").then((page) => page.GroupMembersPage),
    catalogs: ["Group"],
  },
  {
    name: "MemberCards",
    path: "groups/:id/members/cards",
    title: "Cards",
    loader: queryLoader(() => import("../../__generated__/MemberCardsPageQuery$parameters"), byId),
    lazy: () => import("./pages/MemberCards/MemberCardsPage").then((page) => page.MemberCardsPage),
    catalogs: ["Group"],
  },
  {
    name: "MemberStory",
    path: "groups/:id/members/:member",
    title: "Member of a group",
    loader: queryLoader(
      () => import("../../__generated__/MemberStoryPageQuery$parameters"),
      ({ id = "", member = "" }) => ({ id, member }),
      changedByOthers,
    ),
    lazy: async () => {
      loadCharts();
      return (await import("./pages/MemberStory/MemberStoryPage")).MemberStoryPage;
    },
    catalogs: ["Group", "GroupResults", "Exam", "Progress", "Result", "figures", "keyboard"],
    languageParts: ["lessons"],
  },
  {
    name: "GroupResults",
    path: "groups/:id/results",
    title: "Results of a group",
    loader: queryLoader(
      () => import("../../__generated__/GroupResultsPageQuery$parameters"),
      ({ id = "" }, search) => ({ id, period: periodOf(readPeriod(search)) }),
      changedByOthers,
    ),
    lazy: () => import("./pages/GroupResults/GroupResultsPage").then((page) => page.GroupResultsPage),
    catalogs: ["Group", "Exam", "Result", "keyboard"],
  },
  {
    name: "GroupGrades",
    path: "groups/:id/grades",
    title: "Grade book",
    loader: async (...all) => (await import("./pages/GroupGrades/gradeFilters")).loadGroupGrades(...all),
    lazy: () => import("./pages/GroupGrades/GroupGradesPage").then((page) => page.GroupGradesPage),
    catalogs: ["Group"],
  },
  {
    name: "Assignment",
    path: "assignments/:id",
    loader: queryLoader(() => import("../../__generated__/AssignmentPageQuery$parameters"), byId, changedByOthers),
    lazy: () => import("./pages/Assignment/AssignmentPage").then((page) => page.AssignmentPage),
    catalogs: ["Group", "Exam", "Course", "PracticeCustom", "keyboard"],
    languageParts: ["lessons"],
  },
  {
    name: "Privacy",
    path: "privacy",
    rendered: "always",
    loader: queryLoader(() => import("../../__generated__/PrivacyPageQuery$parameters"), noVariables, publicResponse),
    lazy: () => import("./pages/Privacy/PrivacyPage").then((page) => page.PrivacyPage),
  },
  {
    name: "Join",
    path: "join/:code",
    title: "Join a group",
    loader: codeLoader(
      () => import("../../__generated__/JoinPageQuery$parameters"),
      (written, { parseJoinCode }) => parseJoinCode(written) ?? written,
      (code) => `/join/${code}`,
    ),
    lazy: () => import("./pages/Join/JoinPage").then((page) => page.JoinPage),
    catalogs: ["Group"],
  },
  {
    name: "Texts",
    path: "texts",
    loader: async (...all) => (await import("./pages/Texts/textsAddress")).loadTexts(...all),
    lazy: () => import("./pages/Texts/TextsPage").then((page) => page.TextsPage),
    catalogs: ["Text", "PracticeCustom", "keyboard"],
  },
  {
    name: "TextUpload",
    path: "texts/upload",
    title: "Upload texts",
    loader: queryLoader(() => import("../../__generated__/TextUploadPageQuery$parameters"), noVariables),
    lazy: () => import("./pages/TextUpload/TextUploadPage").then((page) => page.TextUploadPage),
    catalogs: ["PracticeCustom", "SwitchedOff"],
  },
  {
    name: "Text",
    path: "texts/:id",
    loader: queryLoader(() => import("../../__generated__/TextPageQuery$parameters"), byId),
    lazy: () => import("./pages/Text/TextPage").then((page) => page.TextPage),
    catalogs: ["PracticeCustom"],
  },
  {
    name: "AdminClaim",
    path: "admin/claim",
    title: "Become the admin",
    loader: queryLoader(() => import("../../__generated__/AdminClaimPageQuery$parameters"), noVariables),
    lazy: () => import("./pages/AdminClaim/AdminClaimPage").then((page) => page.AdminClaimPage),
  },
  {
    name: "Admin",
    path: "admin/:tab?",
    loader: async (...all) => (await import("./pages/Admin/AdminPage")).loadAdmin(...all),
    lazy: () => import("./pages/Admin/AdminPage").then((page) => page.AdminPage),
    catalogs: ["Text", "OwnNorms", "Exam", "Privacy", "ReportAbuse", "GroupResults", "Result", "figures"],
  },
  {
    name: "Settings",
    path: "settings",
    loader: queryLoader(() => import("../../__generated__/SettingsPageQuery$parameters"), noVariables),
    lazy: () => import("./pages/Settings/SettingsPage").then((page) => page.SettingsPage),
    catalogs: ["keyboard", "menus"],
  },
  {
    name: "SignIn",
    path: "sign-in",
    title: "Sign in",
    loader: queryLoader(() => import("../../__generated__/SignInPageQuery$parameters"), noVariables),
    lazy: () => import("./pages/SignIn/SignInPage").then((page) => page.SignInPage),
  },
  {
    name: "SignUp",
    path: "sign-up",
    title: "Sign up",
    loader: queryLoader(() => import("../../__generated__/SignUpPageQuery$parameters"), noVariables),
    lazy: () => import("./pages/SignUp/SignUpPage").then((page) => page.SignUpPage),
    catalogs: ["SwitchedOff", "SignIn"],
  },
  {
    name: "NotFound",
    path: "*",
    title: "Not found",
    rendered: "always",
    lazy: () => import("./pages/NotFound/NotFoundPage").then((page) => page.NotFoundPage),
  },
];

/** Only in test builds: every part of the interface in each of its states. */
export const workbench: Page = {
  name: "Workbench",
  path: "workbench",
  rendered: "never",
  lazy: () => import("./pages/Workbench/WorkbenchPage").then((page) => page.WorkbenchPage),
};
