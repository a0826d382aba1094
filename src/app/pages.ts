import { parseCertificateCode, parseJoinCode, parseRaceCode } from "../contract/codes";
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

const boardPages = () => import("./pages/Leaderboard/LeaderboardPage");

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
    lazy: async () => (await import("./pages/Races/RacesPage")).RacesPage,
    catalogues: ["Race", "SwitchedOff"],
  },
  {
    name: "Race",
    path: "race/:code",
    loader: codeLoader(
      () => import("../../__generated__/RacePageQuery$parameters"),
      parseRaceCode,
      (code) => `/race/${code}`,
    ),
    lazy: async () => (await import("./pages/Race/RacePage")).RacePage,
    catalogues: ["figures"],
  },
  {
    name: "RaceWall",
    path: "race/:code/wall",
    title: "Big screen",
    loader: codeLoader(
      () => import("../../__generated__/RaceWallPageQuery$parameters"),
      parseRaceCode,
      (code) => `/race/${code}/wall`,
    ),
    lazy: async () => (await import("./pages/RaceWall/RaceWallPage")).RaceWallPage,
    catalogues: ["Race"],
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
    ),
    lazy: async () => (await import("./pages/Result/ResultPage")).ResultPage,
    catalogues: ["figures", "keyboard"],
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
    catalogues: ["Result", "figures", "keyboard"],
  },
  {
    name: "Week",
    path: "week",
    loader: queryLoader(() => import("../../__generated__/WeekPageQuery$parameters"), noVariables),
    lazy: async () => (await import("./pages/Week/WeekPage")).WeekPage,
    catalogues: ["Result"],
  },
  {
    name: "Course",
    path: "course",
    loader: queryLoader(() => import("../../__generated__/CourseSyncQuery$parameters"), noVariables),
    lazy: async () => (await import("./pages/Course/CoursePage")).CoursePage,
    catalogues: ["keyboard"],
    languageParts: ["lessons"],
  },
  {
    name: "CourseCertificate",
    path: "course/certificate",
    title: "Course certificate",
    loader: queryLoader(() => import("../../__generated__/CourseCertificatePageQuery$parameters"), noVariables),
    lazy: async () => (await import("./pages/CourseCertificate/CourseCertificatePage")).CourseCertificatePage,
    catalogues: ["keyboard"],
  },
  {
    name: "Lesson",
    path: "course/:lesson",
    loader: queryLoader(() => import("../../__generated__/CourseSyncQuery$parameters"), noVariables),
    lazy: async () => (await import("./pages/Lesson/LessonPage")).LessonPage,
    catalogues: ["Course", "figures", "keyboard"],
    languageParts: ["lessons", "words"],
  },
  {
    name: "Exams",
    path: "exam",
    loader: queryLoader(() => import("../../__generated__/ExamsPageQuery$parameters"), noVariables, changedByOthers),
    lazy: async () => (await import("./pages/Exams/ExamsPage")).ExamsPage,
    catalogues: ["Exam"],
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
    lazy: async () => (await import("./pages/Exam/ExamPage")).ExamPage,
  },
  {
    name: "Certificate",
    path: "certificates/:code",
    rendered: "always",
    loader: codeLoader(
      () => import("../../__generated__/CertificatePageQuery$parameters"),
      (written) => parseCertificateCode(written) ?? written,
      (code) => `/certificates/${code}`,
      publicResponse,
    ),
    lazy: async () => (await import("./pages/Certificate/CertificatePage")).CertificatePage,
    catalogues: ["Exam"],
  },
  {
    name: "Leaderboard",
    path: "leaderboard/:week?",
    loader: async (...all) => (await boardPages()).loadLeaderboard(...all),
    lazy: async () => (await boardPages()).LeaderboardPage,
    catalogues: ["Result", "figures", "SwitchedOff"],
  },
  {
    name: "Leaderboard",
    path: "players/:id",
    title: "Profile",
    loader: queryLoader(() => import("../../__generated__/PlayerPageQuery$parameters"), byId, changedByOthers),
    lazy: async () => (await boardPages()).PlayerPage,
    catalogues: ["Result", "figures"],
  },
  {
    name: "Groups",
    path: "groups",
    loader: queryLoader(() => import("../../__generated__/GroupsPageQuery$parameters"), noVariables, changedByOthers),
    lazy: async () => (await import("./pages/Groups/GroupsPage")).GroupsPage,
    catalogues: ["Group"],
  },
  {
    name: "Group",
    path: "groups/:id",
    loader: queryLoader(() => import("../../__generated__/GroupPageQuery$parameters"), byId, changedByOthers),
    lazy: async () => (await import("./pages/Group/GroupPage")).GroupPage,
    catalogues: ["Race", "Assignment"],
  },
  {
    name: "GroupWork",
    path: "groups/:id/work",
    title: "Work of a group",
    loader: queryLoader(() => import("../../__generated__/GroupWorkPageQuery$parameters"), byId, changedByOthers),
    lazy: async () => (await import("./pages/GroupWork/GroupWorkPage")).GroupWorkPage,
    catalogues: ["Assignment", "Group", "Exam", "keyboard"],
    languageParts: ["lessons"],
  },
  {
    name: "GroupLive",
    path: "groups/:id/live",
    title: "Live wall",
    loader: queryLoader(() => import("../../__generated__/GroupLivePageQuery$parameters"), byId, changedByOthers),
    lazy: async () => (await import("./pages/GroupLive/GroupLivePage")).GroupLivePage,
    catalogues: ["Group"],
  },
  {
    name: "GroupSettings",
    path: "groups/:id/settings",
    title: "Group settings",
    loader: queryLoader(() => import("../../__generated__/GroupSettingsPageQuery$parameters"), byId, changedByOthers),
    lazy: async () => (await import("./pages/GroupSettings/GroupSettingsPage")).GroupSettingsPage,
    catalogues: ["Group", "OwnNorms", "Exam", "keyboard"],
  },
  {
    name: "GroupMembers",
    path: "groups/:id/members",
    title: "Members",
    loader: queryLoader(() => import("../../__generated__/GroupMembersPageQuery$parameters"), byId, changedByOthers),
    lazy: async () => (await import("./pages/GroupMembers/GroupMembersPage")).GroupMembersPage,
    catalogues: ["Group"],
  },
  {
    name: "MemberCards",
    path: "groups/:id/members/cards",
    title: "Cards",
    loader: queryLoader(() => import("../../__generated__/MemberCardsPageQuery$parameters"), byId),
    lazy: async () => (await import("./pages/MemberCards/MemberCardsPage")).MemberCardsPage,
    catalogues: ["Group"],
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
    catalogues: ["Group", "GroupResults", "Exam", "Progress", "Result", "figures", "keyboard"],
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
    lazy: async () => (await import("./pages/GroupResults/GroupResultsPage")).GroupResultsPage,
    catalogues: ["Group", "Exam", "Result", "keyboard"],
  },
  {
    name: "Assignment",
    path: "assignments/:id",
    loader: queryLoader(() => import("../../__generated__/AssignmentPageQuery$parameters"), byId, changedByOthers),
    lazy: async () => (await import("./pages/Assignment/AssignmentPage")).AssignmentPage,
    catalogues: ["Group", "Exam", "keyboard"],
    languageParts: ["lessons"],
  },
  {
    name: "Join",
    path: "join/:code",
    title: "Join a group",
    loader: codeLoader(
      () => import("../../__generated__/JoinPageQuery$parameters"),
      (written) => parseJoinCode(written) ?? written,
      (code) => `/join/${code}`,
    ),
    lazy: async () => (await import("./pages/Join/JoinPage")).JoinPage,
    catalogues: ["Group"],
  },
  {
    name: "Texts",
    path: "texts",
    loader: async (args, context) => {
      const { readFilters, toQueryVariables } = await import("./pages/Texts/textsAddress");
      return queryLoader(
        () => import("../../__generated__/TextsPageQuery$parameters"),
        (_, search) => toQueryVariables(readFilters(search)),
      )(args, context);
    },
    lazy: async () => (await import("./pages/Texts/TextsPage")).TextsPage,
    catalogues: ["Text", "PracticeCustom", "keyboard"],
  },
  {
    name: "TextUpload",
    path: "texts/upload",
    title: "Upload texts",
    loader: queryLoader(() => import("../../__generated__/TextUploadPageQuery$parameters"), noVariables),
    lazy: async () => (await import("./pages/TextUpload/TextUploadPage")).TextUploadPage,
    catalogues: ["PracticeCustom", "SwitchedOff"],
  },
  {
    name: "Text",
    path: "texts/:id",
    loader: queryLoader(() => import("../../__generated__/TextPageQuery$parameters"), byId),
    lazy: async () => (await import("./pages/Text/TextPage")).TextPage,
    catalogues: ["PracticeCustom"],
  },
  {
    name: "Admin",
    path: "admin",
    loader: queryLoader(() => import("../../__generated__/AdminPageQuery$parameters"), noVariables),
    lazy: async () => (await import("./pages/Admin/AdminPage")).AdminPage,
    catalogues: ["Text", "OwnNorms", "Exam"],
  },
  {
    name: "AdminClaim",
    path: "admin/claim",
    title: "Become the admin",
    loader: queryLoader(() => import("../../__generated__/AdminClaimPageQuery$parameters"), noVariables),
    lazy: async () => (await import("./pages/AdminClaim/AdminClaimPage")).AdminClaimPage,
  },
  {
    name: "Settings",
    path: "settings",
    loader: queryLoader(() => import("../../__generated__/SettingsPageQuery$parameters"), noVariables),
    lazy: async () => (await import("./pages/Settings/SettingsPage")).SettingsPage,
    catalogues: ["keyboard", "menus"],
  },
  {
    name: "SignIn",
    path: "sign-in",
    title: "Sign in",
    loader: queryLoader(() => import("../../__generated__/SignInPageQuery$parameters"), noVariables),
    lazy: async () => (await import("./pages/SignIn/SignInPage")).SignInPage,
  },
  {
    name: "SignUp",
    path: "sign-up",
    title: "Sign up",
    loader: queryLoader(() => import("../../__generated__/SignUpPageQuery$parameters"), noVariables),
    lazy: async () => (await import("./pages/SignUp/SignUpPage")).SignUpPage,
    catalogues: ["SwitchedOff"],
  },
  {
    name: "NotFound",
    path: "*",
    title: "Not found",
    rendered: "always",
    lazy: async () => (await import("./pages/NotFound/NotFoundPage")).NotFoundPage,
  },
];

/** Only in test builds: every part of the interface in each of its states. */
export const workbench: Page = {
  name: "Workbench",
  path: "workbench",
  rendered: "never",
  lazy: async () => (await import("./pages/Workbench/WorkbenchPage")).WorkbenchPage,
};
