import { Client, type ClientConfig } from "pg";
import type { Page } from "playwright-core";
import { askApp } from "./askApp";
import { prepareClass } from "./classScreens";
import { prepareScreens, type Screens } from "./screens";

/** Where a page of `src/app/pages.ts` is looked at: among the screens of a member, of a visitor or of an admin. */
type Place = { readonly screens: readonly string[] } | { readonly seenBy: "visitor" | "admin" };

/**
 * Every page of the app, by its name, and the names of its screens in {@link prepareEveryScreen}. Pages of admins and
 * of visitors are in `adminPages` and in `visitorPages`.
 */
export const screensOfPages: Readonly<Record<string, Place>> = {
  Practice: { screens: ["Practice"] },
  Races: { screens: ["Races"] },
  Race: { screens: ["Lobby", "Podium", "Heat"] },
  RaceWall: { screens: ["RaceWall", "HeatWall"] },
  Wall: { screens: ["Wall"] },
  Result: { screens: ["Result"] },
  Progress: { screens: ["Progress"] },
  Week: { screens: ["Week"] },
  Course: { screens: ["Course"] },
  CourseCertificate: { screens: ["CourseCertificate"] },
  Lesson: { screens: ["Lesson", "Posture"] },
  Exams: { screens: ["Exams"] },
  Exam: { screens: ["Exam"] },
  Certificate: { screens: ["Certificate", "NoCertificate"] },
  Leaderboard: { screens: ["Leaderboard"] },
  Daily: { screens: ["DailyText"] },
  Player: { screens: ["Profile"] },
  Groups: { screens: ["Groups"] },
  Group: { screens: ["Group"] },
  GroupWork: { screens: ["GroupWork"] },
  GroupLive: { screens: ["GroupLive"] },
  GroupWall: { screens: ["GroupWall"] },
  GroupWallSetup: { screens: ["GroupWallSetup"] },
  GroupSettings: { screens: ["GroupSettings"] },
  GroupMembers: { screens: ["GroupMembers"] },
  MemberCards: { screens: ["MemberCards"] },
  MemberStory: { screens: ["MemberStory"] },
  GroupResults: { screens: ["GroupResults"] },
  GroupGrades: { screens: ["GroupGrades"] },
  Assignment: { screens: ["Assignment"] },
  Privacy: { screens: ["Privacy"] },
  Join: { screens: ["CoachInvitation", "Join"] },
  Texts: { screens: ["Texts"] },
  TextUpload: { screens: ["TextUpload"] },
  Text: { screens: ["Text"] },
  AdminClaim: { seenBy: "visitor" },
  Admin: { seenBy: "admin" },
  Settings: { screens: ["Settings"] },
  SignIn: { seenBy: "visitor" },
  SignUp: { seenBy: "visitor" },
  NotFound: { screens: ["NotFound"] },
  Workbench: { screens: ["Workbench"] },
};

/** What somebody without an account looks at, beside the invitation to coaches. */
export const visitorPages = ["/sign-in", "/sign-up", "/privacy", "/admin/claim"] as const;

/** What is empty for somebody whose account is new. */
export const newcomerPages = [
  "/progress",
  "/week",
  "/groups",
  "/exam",
  "/race",
  "/leaderboard",
  "/today",
  "/texts?favorites=1",
  "/texts?in=own",
] as const;

/** The addresses of all screens of somebody with an account, a group and some results: see {@link screensOfPages}. */
export async function prepareEveryScreen(page: Page, url: string, database: ClientConfig): Promise<Screens> {
  const prepared = await prepareScreens(page, url);
  const group = prepared["Group"] ?? "";
  const ofClass = await prepareClass(page, url, database, group);
  const token = await page.evaluate(() => localStorage.getItem("typeloop-token"));
  const groupId = decodeURIComponent(group.replace("/groups/", ""));
  const { wallCode } = await askApp(url, "createWallLink", { groupId }, token);
  /** The address of the first such link on a page. */
  const findLink = async (path: string, selector: string): Promise<string> => {
    await page.goto(url + path);
    return (await page.locator(selector).first().getAttribute("href")) ?? "";
  };
  const screens: Screens = {
    ...prepared,
    ...ofClass,
    RaceWall: `${prepared["Podium"]}/wall`,
    Wall: `/wall/${wallCode}`,
    Text: await findLink("/texts", 'main a[href^="/texts/"]:not([href$="/upload"])'),
    MemberStory: await findLink(`${group}/results`, 'main table a[href*="/members/"]'),
    MemberCards: `${group}/members/cards`,
    Posture: "/course/us-intl-posture",
    CourseCertificate: "/course/certificate",
    Join: "/join/NOTHERE2",
    Certificate: `/certificates/${await addCertificate(database)}`,
    NoCertificate: "/certificates/AAAA-BBBB-CCCC-DDDD",
    Workbench: "/workbench",
    NotFound: "/nothing/here",
  };
  const named = Object.values(screensOfPages).flatMap((place) => ("screens" in place ? place.screens : []));
  const missing = named.filter((name) => (screens[name] ?? "") === "");
  if (missing.length > 0) throw new Error(`There is no address of ${missing.join(", ")}.`);
  return screens;
}

/** A certificate of some member, and its code. */
async function addCertificate(database: ClientConfig): Promise<string> {
  const client = new Client(database);
  await client.connect();
  const code = "SCRE-ENSS-CREE-NSSS";
  try {
    await client.query(
      `with exam as (insert into exams (user_id, norm, norm_version, language, is_mock, finished_at)
         select id, 'cbt', 2, 'en', false, now() from users
         where username = 'wilhelmina_van_oran' returning id, user_id)
       insert into certificates
         (code, exam_id, user_id, name, norm, norm_version, has_dyslexia, language, level, strokes, errors, issued_at)
       select '${code}', id, user_id, 'Wilhelmina van Oranje-Nassau', 'cbt', 2, false, 'en', 'diploma', 1500, 3, now()
         from exam`,
    );
  } finally {
    await client.end();
  }
  return code;
}
