import AdminClaimPageQuery from "../../__generated__/AdminClaimPageQuery$parameters";
import AdminPageQuery from "../../__generated__/AdminPageQuery$parameters";
import AssignmentPageQuery from "../../__generated__/AssignmentPageQuery$parameters";
import CertificatePageQuery from "../../__generated__/CertificatePageQuery$parameters";
import ExamPageQuery from "../../__generated__/ExamPageQuery$parameters";
import ExamsPageQuery from "../../__generated__/ExamsPageQuery$parameters";
import GroupLivePageQuery from "../../__generated__/GroupLivePageQuery$parameters";
import GroupMembersPageQuery from "../../__generated__/GroupMembersPageQuery$parameters";
import GroupPageQuery from "../../__generated__/GroupPageQuery$parameters";
import GroupResultsPageQuery from "../../__generated__/GroupResultsPageQuery$parameters";
import GroupSettingsPageQuery from "../../__generated__/GroupSettingsPageQuery$parameters";
import GroupWorkPageQuery from "../../__generated__/GroupWorkPageQuery$parameters";
import GroupsPageQuery from "../../__generated__/GroupsPageQuery$parameters";
import JoinPageQuery from "../../__generated__/JoinPageQuery$parameters";
import MemberCardsPageQuery from "../../__generated__/MemberCardsPageQuery$parameters";
import MemberStoryPageQuery from "../../__generated__/MemberStoryPageQuery$parameters";
import PassedOnServerQuery from "../../__generated__/PassedOnServerQuery$parameters";
import ProgressPageQuery from "../../__generated__/ProgressPageQuery$parameters";
import RacePageQuery from "../../__generated__/RacePageQuery$parameters";
import RacesPageQuery from "../../__generated__/RacesPageQuery$parameters";
import ResultPageQuery from "../../__generated__/ResultPageQuery$parameters";
import SettingsPageQuery from "../../__generated__/SettingsPageQuery$parameters";
import SignInPageQuery from "../../__generated__/SignInPageQuery$parameters";
import SignUpPageQuery from "../../__generated__/SignUpPageQuery$parameters";
import TextPageQuery from "../../__generated__/TextPageQuery$parameters";
import TextUploadPageQuery from "../../__generated__/TextUploadPageQuery$parameters";
import TextsPageQuery from "../../__generated__/TextsPageQuery$parameters";
import RaceWallPageQuery from "../../__generated__/RaceWallPageQuery$parameters";
import { parseCertificateCode, parseJoinCode, parseRaceCode } from "../contract/codes";
import { codeLoader, type Page, queryLoader } from "./Page";
import { periodOf, readPeriod } from "./pages/GroupResults/reportPeriods";
import { loadPracticePage } from "./pages/Practice/loadPracticePage";
import { PracticePage } from "./pages/Practice/PracticePage";
import { loadDrawing } from "./pages/Progress/charts/loadDrawing";
import { readFilters, toQueryVariables } from "./pages/Texts/textsAddress";
import { changedByOthers, sameForEverybody } from "./relay/routeQuery";

/** Charts are drawn by a chunk of their own. The page is whole without it. */
const loadCharts = () => void loadDrawing().catch(() => undefined);

/**
 * The one list of pages. Routes, chunks, what the server announces in the head, page views and the service worker
 * follow from it.
 */
export const pages: readonly Page[] = [
  {
    name: "Practice",
    path: "",
    title: "Practice",
    rendered: "always",
    loader: loadPracticePage,
    component: PracticePage,
    catalogues: [],
    takesEarlyKeys: true,
  },
  {
    name: "Races",
    path: "race",
    title: "Races",
    rendered: "always",
    loader: queryLoader(RacesPageQuery, () => ({}), sameForEverybody),
    lazy: async () => (await import("./pages/Races/RacesPage")).RacesPage,
    catalogues: ["Races", "Race"],
  },
  {
    name: "Race",
    path: "race/:code",
    title: "Race",
    rendered: "signed out",
    loader: codeLoader(RacePageQuery, parseRaceCode, (code) => `/race/${code}`),
    lazy: async () => (await import("./pages/Race/RacePage")).RacePage,
    catalogues: ["Race"],
  },
  {
    name: "RaceWall",
    path: "race/:code/wall",
    title: "Big screen",
    rendered: "signed out",
    loader: codeLoader(RaceWallPageQuery, parseRaceCode, (code) => `/race/${code}/wall`),
    lazy: async () => (await import("./pages/RaceWall/RaceWallPage")).RaceWallPage,
    catalogues: ["RaceWall", "Race"],
  },
  {
    name: "Result",
    path: "results/:id",
    title: "Result",
    rendered: "signed out",
    loader: queryLoader(ResultPageQuery, ({ id = "" }, search) => ({
      id,
      otherId: search.get("with") ?? "",
      isCompared: search.has("with"),
    })),
    lazy: async () => (await import("./pages/Result/ResultPage")).ResultPage,
    catalogues: ["Result", "figures", "keyboard"],
  },
  {
    name: "Progress",
    path: "progress",
    title: "Progress",
    rendered: "signed out",
    loader: queryLoader(ProgressPageQuery, () => ({})),
    // Filters are in the address; the data is the same for all of them.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    lazy: async () => {
      loadCharts();
      return (await import("./pages/Progress/ProgressPage")).ProgressPage;
    },
    catalogues: ["Progress", "Result", "keyboard"],
  },
  {
    name: "Course",
    path: "course",
    title: "Course",
    rendered: "signed out",
    loader: queryLoader(PassedOnServerQuery, () => ({})),
    lazy: async () => (await import("./pages/Course/CoursePage")).CoursePage,
    catalogues: ["Course", "keyboard"],
  },
  {
    name: "Lesson",
    path: "course/:lesson",
    title: "Lesson",
    rendered: "signed out",
    loader: queryLoader(PassedOnServerQuery, () => ({})),
    lazy: async () => (await import("./pages/Lesson/LessonPage")).LessonPage,
    catalogues: ["Lesson", "Course", "keyboard"],
  },
  {
    name: "Exams",
    path: "exam",
    title: "Exams",
    rendered: "signed out",
    loader: queryLoader(ExamsPageQuery, () => ({})),
    lazy: async () => (await import("./pages/Exams/ExamsPage")).ExamsPage,
    catalogues: ["Exams", "Exam"],
  },
  {
    name: "Exam",
    path: "exam/:norm",
    title: "Exam",
    rendered: "signed out",
    loader: queryLoader(ExamPageQuery, (_, search) => {
      const id = search.get("exam") ?? "";
      return { id, hasExam: id !== "" };
    }),
    lazy: async () => (await import("./pages/Exam/ExamPage")).ExamPage,
    catalogues: ["Exam"],
  },
  {
    name: "Certificate",
    path: "certificates/:code",
    title: "Certificate",
    rendered: "always",
    loader: codeLoader(
      CertificatePageQuery,
      (written) => parseCertificateCode(written) ?? written,
      (code) => `/certificates/${code}`,
      sameForEverybody,
    ),
    lazy: async () => (await import("./pages/Certificate/CertificatePage")).CertificatePage,
    catalogues: ["Certificate", "Exam"],
  },
  {
    name: "Groups",
    path: "groups",
    title: "Groups",
    rendered: "signed out",
    loader: queryLoader(GroupsPageQuery, () => ({}), changedByOthers),
    lazy: async () => (await import("./pages/Groups/GroupsPage")).GroupsPage,
    catalogues: ["Groups", "Group"],
  },
  {
    name: "Group",
    path: "groups/:id",
    title: "Group",
    rendered: "signed out",
    loader: queryLoader(GroupPageQuery, ({ id = "" }) => ({ id }), changedByOthers),
    lazy: async () => (await import("./pages/Group/GroupPage")).GroupPage,
    catalogues: ["Group", "Race", "Assignment"],
  },
  {
    name: "GroupWork",
    path: "groups/:id/work",
    title: "Work of a group",
    rendered: "signed out",
    loader: queryLoader(GroupWorkPageQuery, ({ id = "" }) => ({ id }), changedByOthers),
    lazy: async () => (await import("./pages/GroupWork/GroupWorkPage")).GroupWorkPage,
    catalogues: ["GroupWork", "Assignment", "Group", "Exam", "keyboard"],
  },
  {
    name: "GroupLive",
    path: "groups/:id/live",
    title: "Live wall",
    rendered: "signed out",
    loader: queryLoader(GroupLivePageQuery, ({ id = "" }) => ({ id }), changedByOthers),
    lazy: async () => (await import("./pages/GroupLive/GroupLivePage")).GroupLivePage,
    catalogues: ["GroupLive", "Group"],
  },
  {
    name: "GroupSettings",
    path: "groups/:id/settings",
    title: "Group settings",
    rendered: "signed out",
    loader: queryLoader(GroupSettingsPageQuery, ({ id = "" }) => ({ id }), changedByOthers),
    lazy: async () => (await import("./pages/GroupSettings/GroupSettingsPage")).GroupSettingsPage,
    catalogues: ["GroupSettings", "Group", "keyboard"],
  },
  {
    name: "GroupMembers",
    path: "groups/:id/members",
    title: "Members",
    rendered: "signed out",
    loader: queryLoader(GroupMembersPageQuery, ({ id = "" }) => ({ id }), changedByOthers),
    lazy: async () => (await import("./pages/GroupMembers/GroupMembersPage")).GroupMembersPage,
    catalogues: ["GroupMembers", "Group"],
  },
  {
    name: "MemberCards",
    path: "groups/:id/members/cards",
    title: "Cards",
    rendered: "signed out",
    loader: queryLoader(MemberCardsPageQuery, ({ id = "" }) => ({ id })),
    lazy: async () => (await import("./pages/MemberCards/MemberCardsPage")).MemberCardsPage,
    catalogues: ["MemberCards", "Group"],
  },
  {
    name: "MemberStory",
    path: "groups/:id/members/:member",
    title: "Member of a group",
    rendered: "signed out",
    loader: queryLoader(MemberStoryPageQuery, ({ id = "", member = "" }) => ({ id, member }), changedByOthers),
    lazy: async () => {
      loadCharts();
      return (await import("./pages/MemberStory/MemberStoryPage")).MemberStoryPage;
    },
    catalogues: ["MemberStory", "Group", "GroupResults", "Exam", "Progress", "Result", "keyboard"],
  },
  {
    name: "GroupResults",
    path: "groups/:id/results",
    title: "Results of a group",
    rendered: "signed out",
    loader: queryLoader(
      GroupResultsPageQuery,
      ({ id = "" }, search) => ({ id, period: periodOf(readPeriod(search)) }),
      changedByOthers,
    ),
    lazy: async () => (await import("./pages/GroupResults/GroupResultsPage")).GroupResultsPage,
    catalogues: ["GroupResults", "Group", "Exam", "Result", "keyboard"],
  },
  {
    name: "Assignment",
    path: "assignments/:id",
    title: "Assignment",
    rendered: "signed out",
    loader: queryLoader(AssignmentPageQuery, ({ id = "" }) => ({ id }), changedByOthers),
    lazy: async () => (await import("./pages/Assignment/AssignmentPage")).AssignmentPage,
    catalogues: ["Assignment", "Exam", "keyboard"],
  },
  {
    name: "Join",
    path: "join/:code",
    title: "Join a group",
    rendered: "signed out",
    loader: codeLoader(
      JoinPageQuery,
      (written) => parseJoinCode(written) ?? written,
      (code) => `/join/${code}`,
    ),
    lazy: async () => (await import("./pages/Join/JoinPage")).JoinPage,
    catalogues: ["Join"],
  },
  {
    name: "Texts",
    path: "texts",
    title: "Texts",
    rendered: "signed out",
    loader: queryLoader(TextsPageQuery, (_, search) => toQueryVariables(readFilters(search))),
    lazy: async () => (await import("./pages/Texts/TextsPage")).TextsPage,
    catalogues: ["Texts", "Text", "PracticeCustom", "keyboard"],
  },
  {
    name: "TextUpload",
    path: "texts/upload",
    title: "Upload texts",
    rendered: "signed out",
    loader: queryLoader(TextUploadPageQuery, () => ({})),
    lazy: async () => (await import("./pages/TextUpload/TextUploadPage")).TextUploadPage,
    catalogues: ["TextUpload", "PracticeCustom"],
  },
  {
    name: "Text",
    path: "texts/:id",
    title: "Text",
    rendered: "signed out",
    loader: queryLoader(TextPageQuery, ({ id = "" }) => ({ id })),
    lazy: async () => (await import("./pages/Text/TextPage")).TextPage,
    catalogues: ["Text", "PracticeCustom"],
  },
  {
    name: "Admin",
    path: "admin",
    title: "Admin",
    rendered: "signed out",
    loader: queryLoader(AdminPageQuery, () => ({})),
    lazy: async () => (await import("./pages/Admin/AdminPage")).AdminPage,
    catalogues: ["Admin", "Text"],
  },
  {
    name: "AdminClaim",
    path: "admin/claim",
    title: "Become the admin",
    rendered: "signed out",
    loader: queryLoader(AdminClaimPageQuery, () => ({})),
    lazy: async () => (await import("./pages/AdminClaim/AdminClaimPage")).AdminClaimPage,
    catalogues: ["AdminClaim"],
  },
  {
    name: "Settings",
    path: "settings",
    title: "Settings",
    rendered: "signed out",
    loader: queryLoader(SettingsPageQuery, () => ({})),
    lazy: async () => (await import("./pages/Settings/SettingsPage")).SettingsPage,
    catalogues: ["Settings", "keyboard"],
  },
  {
    name: "SignIn",
    path: "sign-in",
    title: "Sign in",
    rendered: "signed out",
    loader: queryLoader(SignInPageQuery, () => ({})),
    lazy: async () => (await import("./pages/SignIn/SignInPage")).SignInPage,
    catalogues: ["SignIn"],
  },
  {
    name: "SignUp",
    path: "sign-up",
    title: "Sign up",
    rendered: "signed out",
    loader: queryLoader(SignUpPageQuery, () => ({})),
    lazy: async () => (await import("./pages/SignUp/SignUpPage")).SignUpPage,
    catalogues: ["SignUp"],
  },
  {
    name: "NotFound",
    path: "*",
    title: "Not found",
    rendered: "always",
    lazy: async () => (await import("./pages/NotFound/NotFoundPage")).NotFoundPage,
    catalogues: [],
  },
];

/** In test builds alone: every part of the interface in each of its states. */
export const workbench: Page = {
  name: "Workbench",
  path: "workbench",
  title: "Workbench",
  rendered: "never",
  lazy: async () => (await import("./pages/Workbench/WorkbenchPage")).WorkbenchPage,
  catalogues: [],
};
