import { encodeGlobalID } from "@pothos/plugin-relay";
import { Client, type ClientConfig } from "pg";
import type { Page } from "playwright-core";
import { askApp } from "./askApp";
import { rosterFiles, zipRoster } from "./rosterFiles";
import type { Screens } from "./screens";

/** What a page shows after a press: which page, and the press, in whatever language it is. */
export type State = {
  readonly screen: string;
  readonly press: (page: Page) => Promise<unknown>;
  /** What must be taken back before the next page is opened. */
  readonly undo?: (page: Page) => Promise<unknown>;
};

const dayMs = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * dayMs).toISOString();

/**
 * Adds to the group that a coach made: heats, an assignment of several tasks with exceptions, links for coaches, a
 * passkey. Gives the addresses of what is there then, and of an invitation from somebody else.
 */
export async function prepareClass(page: Page, url: string, database: ClientConfig, group: string): Promise<Screens> {
  const token = await page.evaluate(() => localStorage.getItem("typeloop-token"));
  const ask = (field: string, values: object) => askApp(url, field, { ...values }, token);
  const groupId = decodeURIComponent(group.replace("/groups/", ""));
  const { members, texts, owner } = await readIds(database, groupId);
  const [member = "", other = "", third = ""] = members;
  const [text = "", otherText = ""] = texts;

  const heats = { groupId, heats: 2, best: 1, mode: "SPEED", split: "DRAW", language: "EN", length: "SHORT" };
  const heat = `/race/${(await ask("startHeats", { input: heats })).races.heats.heats[0].code}`;
  const tasks = [
    { kind: "LESSON", lesson: "us-intl-fj" },
    { kind: "TEXT", textId: text, accuracy: 95 },
    { kind: "GOAL", minutes: 20, accuracy: 96, language: "EN" },
    { kind: "EXAM", norm: "cbt", language: "NL" },
  ];
  const fields = { title: "Before the holidays", note: "In any order.", opensAt: inDays(-3), dueAt: inDays(4), tasks };
  const made = await ask("createAssignment", { input: { groupId, isOpen: true, fields } });
  const id: string = made.assignmentEdge.node.id;
  const exception = { id, version: 0, isExcused: false, extendedUntil: null, otherTexts: [] };
  const otherTexts = [{ insteadOf: text, textId: otherText }];
  for (const change of [
    { memberId: member, extendedUntil: inDays(9), otherTexts },
    { memberId: other, otherTexts },
    { memberId: third, isExcused: true },
  ])
    await ask("changeForMember", { input: { ...exception, ...change } });
  await ask("createCoachLink", { input: { groupId, days: 30, uses: 1 } });
  await addPasskey(database, owner);
  return {
    Assignment: `/assignments/${encodeURIComponent(id)}`,
    Heat: heat,
    HeatWall: `${heat}/wall`,
    Privacy: "/privacy",
    CoachInvitation: await inviteCoach(url),
  };
}

/** What is on these pages after a press. */
export const states: Readonly<Record<string, State>> = {
  NewAssignment: { screen: "GroupWork", press: (page) => open(page, "main button", "main form textarea") },
  Plan: { screen: "GroupWork", press: (page) => open(page, "main button >> nth=1", "main form ol") },
  CopyAssignment: { screen: "GroupWork", press: (page) => open(page, "main li button >> nth=1", "main form, dialog") },
  Exception: { screen: "Assignment", press: (page) => open(page, "main table button", "dialog form") },
  HeatsForm: { screen: "Group", press: (page) => choose(page, "HEATS") },
  RaceText: { screen: "Group", press: (page) => choose(page, "CHOSEN") },
  RaceLesson: { screen: "Races", press: (page) => choose(page, "LESSON") },
  ChosenMembers: {
    screen: "GroupMembers",
    press: (page) => page.locator("main table tbody input[type=checkbox]").first().check(),
  },
  Modes: { screen: "Practice", press: openModes },
  PracticeOptions: {
    screen: "Practice",
    press: async (page) => {
      await openModes(page);
      await open(page, "#modes [aria-haspopup=dialog]", "dialog[open]");
    },
  },
  Share: { screen: "Result", press: (page) => open(page, "main [aria-haspopup=dialog]", "dialog[open]") },
  ReportText: { screen: "Text", press: (page) => open(page, "main [aria-haspopup=dialog]", "dialog[open] textarea") },
  ReportName: { screen: "Lobby", press: (page) => open(page, "main [aria-haspopup=dialog]", "dialog[open] textarea") },
  Offline: {
    screen: "Settings",
    press: async (page) => {
      await page.context().setOffline(true);
      await page.locator("header output [title]").waitFor();
    },
    undo: (page) => page.context().setOffline(false),
  },
  OfflinePage: {
    screen: "Settings",
    press: async (page) => {
      await page.context().setOffline(true);
      await page.locator('header nav a[href="/groups"]').click();
      await page.locator('main a[href="/"]').waitFor();
    },
    undo: (page) => page.context().setOffline(false),
  },
  BrokenPage: { screen: "Workbench", press: (page) => open(page, "main button", "main [role=alert], main h1") },
  NewVersion: {
    screen: "Settings",
    press: async (page) => {
      await page.route("**/graphql", (route) => route.fulfill({ status: 400, json: unknownDocument }));
      await open(page, 'header nav a[href="/groups"]', "main button");
      await open(page, 'header nav a[href="/"]', "output button");
    },
    undo: (page) => page.unroute("**/graphql"),
  },
};

/** What the server answers to a page of a release that it no longer serves. */
const unknownDocument = { errors: [{ message: "Unknown", extensions: { code: "DOCUMENT_UNKNOWN" } }] };

/** On a phone what there is to practice is a sheet; elsewhere it is always in view. */
async function openModes(page: Page): Promise<void> {
  const chip = page.locator("[popovertarget=modes]");
  if (!(await chip.isVisible())) return;
  await chip.click();
  await page.locator("#modes:popover-open").waitFor();
}

async function open(page: Page, button: string, shown: string): Promise<void> {
  await page.locator(button).first().click();
  await page.locator(shown).first().waitFor();
}

async function choose(page: Page, value: string): Promise<void> {
  await page.locator(`main input[type=radio][value=${value}]`).check({ force: true });
  await page.waitForLoadState("networkidle");
}

/** Pages of admins. */
export const adminPages = ["/admin", "/admin/users", "/admin/groups", "/admin/server", "/admin/audit"] as const;

/** Signs up somebody, makes them an admin, and gives their token. */
export async function signUpAdmin(url: string, database: ClientConfig): Promise<string> {
  const username = "anton-of-screens";
  const input = { username, displayName: "Anton de Kom", password: "three plain words", deviceLabel: "Test" };
  const { token } = await askApp(url, "signUp", { input }, null);
  await query(database, "update users set role = 'ADMIN' where username = $1", [username]);
  return token;
}

/** Signs up somebody who has done nothing yet, and gives their token. */
export async function signUpNewcomer(url: string, username: string): Promise<string> {
  const input = { username, displayName: "Nina Newcomer", password: "three plain words", deviceLabel: "Test" };
  const { token } = await askApp(url, "signUp", { input }, null);
  return token;
}

/** Chooses the file of a school with two classes on the page with all groups, and waits for what it would change. */
export async function previewRoster(page: Page): Promise<void> {
  const people = { s1: ["Maximilian", "von und zu", "Hohenstein"], s2: ["Éloïse", "", "="] } as const;
  const classes = { a: "Brugklas havo/vwo 1B, informatica en typevaardigheid", b: "7B" };
  const places = [["a", "s1"] as const, ["b", "s2"] as const, ["b", "nobody"] as const];
  const buffer = zipRoster(rosterFiles({ classes, people, places }));
  const file = { name: "school.zip", mimeType: "application/zip", buffer };
  await page.locator("#roster input[type=file]").setInputFiles(file);
  await page.locator("#roster summary").first().waitFor();
  for (const list of await page.locator("#roster details").all())
    await list.evaluate((details: HTMLDetailsElement) => (details.open = true));
}

/** Another coach's group, and its address for somebody whom they invite. */
async function inviteCoach(url: string): Promise<string> {
  const input = { username: "coach-of-screens", displayName: "Maria Sibylla Merian", password: "three plain words" };
  const { token } = await askApp(url, "signUp", { input: { ...input, deviceLabel: "Test" } }, null);
  const name = "Brugklas havo/vwo 1C, natuurkunde en tekenen";
  const { group } = await askApp(url, "createGroup", { name, roleWords: "LECTURER_STUDENT" }, token);
  const link = { groupId: group.id, days: 7, uses: 5 };
  const { coachCode } = await askApp(url, "createCoachLink", { input: link }, token);
  return `/join/${coachCode}`;
}

/** Global ids of a group's members and of two texts, and the row of its owner. */
async function readIds(database: ClientConfig, groupId: string) {
  const row = Buffer.from(groupId, "base64").toString().slice("Group:".length);
  const people = await query(database, "select user_id, role from group_members where group_id = $1", [row]);
  const library = "select id from texts where language = 'en' and owner_id is null order by id limit 2";
  return {
    members: people
      .filter(({ role }) => role === "MEMBER")
      .map(({ user_id: user }) => encodeGlobalID("GroupMember", `${row}:${user}`)),
    texts: (await query(database, library, [])).map(({ id }) => encodeGlobalID("Text", String(id))),
    owner: String(people.find(({ role }) => role === "OWNER")?.["user_id"]),
  };
}

const addPasskey = (database: ClientConfig, owner: string) =>
  query(
    database,
    "insert into passkeys (user_id, credential_id, public_key, counter, transports, name, created_at) " +
      "values ($1, 'screens', '\\x00', 0, '[]', 'Laptop of the library on the first floor', now())",
    [owner],
  );

async function query(database: ClientConfig, sql: string, values: readonly unknown[]) {
  const client = new Client(database);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql, [...values])).rows;
  } finally {
    await client.end();
  }
}
