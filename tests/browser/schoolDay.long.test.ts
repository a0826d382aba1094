import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { appInBrowser } from "../support/appInBrowser";
import { typingTarget, visit, type Visitor } from "../support/startApp";
import { typeInBrowser } from "../support/typeInBrowser";

const { app, browser } = appInBrowser();

const names = ["Emma de Vries", "Noah Bakker", "Zoë van den Berg", "Liam 't Hart", "Sem Ærø"] as const;

let coach: Visitor;
let assistant: Visitor;
let bigScreen: Visitor;
/** The five with a card, in the order of the names, and Mia, who came by the link. */
const members: Visitor[] = [];
let cards: readonly (readonly [address: string, username: string, passPhrase: string])[];
let raceWall = "";

const pageOf = (index: number): Page => members[index]!.page;
const tab = (title: string) =>
  coach.page.getByRole("navigation", { name: "Group pages" }).getByRole("link", { name: title });
const ready = (page: Page) =>
  page.waitForFunction(
    () => ((window as any).__typingTarget?.() ?? "") !== "" && document.activeElement?.tagName === "TEXTAREA",
  );

/** Somebody's own browser, at an address as people write it. */
async function arrive(address: string): Promise<Visitor> {
  const visitor = await visit(browser(), `http://${address}`);
  visitor.page.setDefaultTimeout(45_000);
  return visitor;
}

async function signUp(page: Page, username: string, name: string): Promise<void> {
  await page.getByRole("main").getByRole("link", { name: "Sign up" }).click();
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Password").first().fill("correct horse");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: `${name}'s account` }).waitFor();
}

/** Types all that is asked, portion after portion. */
async function typeWholeText(page: Page): Promise<void> {
  for (;;) {
    await ready(page);
    await typeInBrowser(page, await typingTarget(page), { delay: 45 });
    await page.getByText("Saved and verified").waitFor();
    const further = page.getByRole("button", { name: /^(?:Next portion|To the end)$/u });
    if ((await further.count()) === 0 || (await further.innerText()) === "Finish") return;
    await further.click();
  }
}

/** Goes on typing, slowly, until it is told to stop. */
function keepTyping(page: Page): () => Promise<void> {
  const wish = new AbortController();
  const work = (async () => {
    while (!wish.signal.aborted) {
      await ready(page);
      await page.keyboard.type((await typingTarget(page)).slice(0, 1));
      await page.waitForTimeout(400);
    }
  })();
  return () => {
    wish.abort();
    return work;
  };
}

/** The coach makes a group, its five members from their names, and prints their cards. */
async function makeGroupAndCards(): Promise<void> {
  coach = await arrive(`${new URL(app.url).host}/groups`);
  const { page } = coach;
  await signUp(page, "meester-jan", "Meester Jan");
  await page.getByLabel("Group name").fill("Groep 3B");
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Add members" }).click();
  await page.getByLabel("Names", { exact: true }).fill(names.join("\n"));
  await page.getByRole("button", { name: "Check the list" }).click();
  await page.getByRole("button", { name: "Add 5 members" }).click();
  const sheet = page.getByRole("list").filter({ hasText: "Keep this card to yourself." }).getByRole("listitem");
  await sheet.first().waitFor();
  const rows = await Promise.all((await sheet.all()).map((card) => card.getByRole("definition").allTextContents()));
  cards = rows.map(([address = "", username = "", passPhrase = ""]) => [address, username, passPhrase]);
  expect(cards).toHaveLength(5);
  expect((await page.pdf({ preferCSSPageSize: true, printBackground: true })).subarray(0, 5).toString()).toBe("%PDF-");
  await page.getByRole("link", { name: "Back to the members" }).click();
  for (const name of names) await page.getByRole("row").filter({ hasText: name }).waitFor();
}

/** Five members sign in with what is on their cards, and a sixth joins by the link. */
async function comeIn(): Promise<void> {
  const seated = await Promise.all(
    cards.map(async ([address, username, passPhrase], index) => {
      const visitor = await arrive(address);
      const { page } = visitor;
      await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
      await page.getByLabel("Username").fill(username);
      await page.getByLabel("Password").first().fill(passPhrase);
      await page.keyboard.press("Enter");
      await page.getByRole("button", { name: `${names[index]}'s account` }).waitFor();
      // Told from the first moment on who may look.
      await page.getByText("In Groep 3B, coaches can watch you type").waitFor();
      return visitor;
    }),
  );
  members.push(...seated);
  await tab("Overview").click();
  await coach.page.getByRole("button", { name: "Copy link" }).click();
  await coach.page.getByText("Link copied.").waitFor();
  const link = new URL(await coach.page.evaluate(() => navigator.clipboard.readText()));
  const mia = await arrive(link.host + link.pathname);
  await mia.page.getByText("Coach: Meester Jan").waitFor();
  await signUp(mia.page, "mia-thuis", "Mia");
  await mia.page.getByRole("button", { name: "Join the group" }).click();
  await mia.page.getByRole("heading", { name: "Groep 3B", exact: true }).waitFor();
  members.push(mia);
  await tab("Members").click();
  const row = coach.page.getByRole("row").filter({ hasText: "mia-thuis" });
  await row.getByText("Their own").waitFor();
}

/** The coach sets a text, all see it due on the practice page, and two of them type it. */
async function setWork(): Promise<void> {
  const { page } = coach;
  await tab("Assignments").click();
  await page.getByRole("button", { name: "New assignment" }).click();
  await page.getByLabel("Title").fill("The snail race");
  await page.getByLabel("Type of task").selectOption("TEXT");
  await page.getByRole("combobox", { name: "Text", exact: true }).fill("The great snail race");
  await page.getByRole("option", { name: "The great snail race" }).and(page.locator(":only-child")).waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Open now" }).click();
  await page.getByText("For everyone: 0 of 6 done").waitFor();
  await page.getByRole("link", { name: "The snail race" }).click();

  await Promise.all(
    members.map(async ({ page: seat }) => {
      await seat.goto(`${app.url}/`);
      await seat.getByRole("heading", { name: "To do" }).waitFor();
      await seat.getByRole("link", { name: "Groups 1 assignment to do" }).waitFor();
    }),
  );
  await Promise.all(
    [pageOf(0), pageOf(1)].map(async (seat) => {
      await seat.getByRole("link", { name: "The snail race", exact: true }).first().click();
      await seat.getByRole("link", { name: "Start", exact: true }).click();
      await typeWholeText(seat);
      await seat.getByRole("complementary", { name: "Your assignment" }).getByText("done ✓").waitFor();
    }),
  );
  await page.getByText("2 of 6 done").waitFor();
}

/** An assistant comes by a link of their own, and sees the whole group at once. */
async function inviteAssistant(): Promise<void> {
  const { page } = coach;
  await page.goBack();
  await tab("Settings").click();
  await page.getByRole("button", { name: "Copy a new link" }).click();
  await page.getByText("Link copied.").waitFor();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  assistant = await arrive(link.host + link.pathname);
  await assistant.page.getByText("Meester Jan invites you").waitFor();
  await signUp(assistant.page, "juf-els", "Juf Els");
  await assistant.page.getByRole("button", { name: "Accept the invitation" }).click();
  await assistant.page.getByRole("heading", { name: "Groep 3B", exact: true }).waitFor();
  await assistant.page.getByRole("link", { name: "Members", exact: true }).click();
  for (const name of [...names, "Mia"]) await assistant.page.getByRole("row").filter({ hasText: name }).waitFor();
}

/** The coach gives a grade, and prints the page of a member for their parents in French. */
async function gradeAndPrint(): Promise<void> {
  const { page } = coach;
  await tab("Grades").click();
  const grid = page.getByRole("grid", { name: /Groep 3B/u });
  await grid.getByRole("rowheader", { name: names[0] }).locator("xpath=following-sibling::td[2]").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Grade" }).fill("92");
  await dialog.getByRole("textbox", { name: "Comment" }).fill("Well done");
  await dialog.getByRole("textbox", { name: "Grade" }).press("Enter");
  await dialog.waitFor({ state: "detached" });
  await grid.getByRole("link", { name: names[0] }).click();
  await page.getByRole("heading", { name: names[0], level: 1 }).waitFor();
  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset["printed"] = document.querySelector("main")?.textContent ?? "";
      window.dispatchEvent(new Event("afterprint"));
    };
  });
  await page.getByRole("combobox", { name: "Language of the printout" }).selectOption("fr-FR");
  await page.getByRole("button", { name: "Print" }).click();
  await page.waitForFunction(() => document.body.dataset["printed"] !== undefined);
  const printed = await page.evaluate(() => document.body.dataset["printed"] ?? "");
  expect(printed).toContain(names[0]);
  expect(printed).toContain("Well done");
  expect(printed).toContain("Devoir");
}

/** An admin finds a member and reads in the log what was done; the members see nothing of that page. */
async function administer(): Promise<void> {
  const link = /\/admin\/claim#[\w-]+/u.exec(app.printed)?.[0] ?? "";
  const admin = await arrive(new URL(app.url).host + link);
  await signUp(admin.page, "directie", "De directeur");
  await admin.page.getByRole("button", { name: "Become the admin" }).click();
  await admin.page.getByRole("link", { name: "Go to Admin" }).click();
  await admin.page.getByRole("link", { name: "Users", exact: true }).click();
  await admin.page.getByRole("textbox", { name: "Search" }).fill("mia-thuis");
  await admin.page.getByRole("button", { name: "Lock Mia's account" }).click();
  await admin.page.getByRole("dialog").getByRole("button", { name: "Lock account" }).click();
  await admin.page.getByText("Mia's account is locked.").waitFor();
  await pageOf(5).reload();
  await pageOf(5).getByRole("banner").getByRole("link", { name: "Sign in" }).waitFor();
  await admin.page.getByRole("button", { name: "Unlock Mia's account" }).click();
  await admin.page.getByText("Mia's account is unlocked.").waitFor();
  await admin.page.getByRole("link", { name: "Audit log" }).click();
  await admin.page.getByText("Locked account: Mia", { exact: true }).waitFor();
  await assistant.page.goto(`${app.url}/admin`);
  await assistant.page.getByText("This page is for the admins of this server").waitFor();
  members.push(admin);
}

/** On the live view the coach sees who types, and follows one of them. */
async function watch(): Promise<void> {
  const { page } = coach;
  const stops = [2, 3].map((index) => keepTyping(pageOf(index)));
  await tab("Live").click();
  const tile = (name: string) =>
    page.getByRole("list", { name: "Members", exact: true }).getByRole("button").filter({ hasText: name });
  await Promise.all([2, 3].map((index) => tile(names[index]!).getByText("typing").waitFor()));
  await tile("Mia").getByText("here").or(tile("Mia").getByText("away")).waitFor();
  await pageOf(2).getByText("Meester Jan is watching you type").waitFor();
  await tile(names[2]).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("heading", { name: names[2] }).waitFor();
  const right = dialog.locator('[data-mark="r"]').first();
  const before = ((await right.textContent()) ?? "").length;
  while (((await right.textContent()) ?? "").length < before + 3) await page.waitForTimeout(200);
  await page.keyboard.press("Escape");
  await Promise.all(stops.map((stop) => stop()));
}

/** A race for the group: two clicks, an invitation on every screen, and the podium on the big one. */
async function race(): Promise<void> {
  const { page } = coach;
  // Three screens of three kinds.
  await pageOf(0).getByRole("link", { name: "Course" }).click();
  await pageOf(1)
    .getByRole("button", { name: /'s account$/u })
    .click();
  await pageOf(1).getByRole("link", { name: "Settings" }).click();
  await tab("Overview").click();
  await page.getByRole("button", { name: "Create a race for the group" }).click();
  raceWall = (await page.getByRole("link", { name: "Race on big screen" }).getAttribute("href")) ?? "";
  bigScreen = await arrive(new URL(app.url).host + raceWall);
  await bigScreen.page.getByRole("heading", { name: "No one has joined yet" }).waitFor();
  // The coach opens the same address signed in, as the link on the page does.
  const signedIn = await coach.context.newPage();
  await signedIn.goto(app.url + raceWall);
  const racers = [pageOf(0), pageOf(1), pageOf(5)];
  await Promise.all(
    racers.map(async (seat) => {
      await seat.getByText("Groep 3B is about to race. Join in?").waitFor();
      await seat.getByRole("button", { name: "Join", exact: true }).click();
      await seat.waitForURL(app.url + raceWall.replace(/\/wall$/u, ""));
    }),
  );
  await bigScreen.page.getByRole("heading", { name: "3 joined" }).waitFor();
  await page.getByRole("button", { name: "Start the countdown" }).click();
  await Promise.all(
    racers.map(async (seat, index) => {
      await seat.getByText(/^Go$/u).first().waitFor({ state: "attached" });
      await typeInBrowser(seat, await typingTarget(seat), { delay: 40 + 10 * index });
    }),
  );
  const steps = bigScreen.page.getByRole("list", { name: "Podium" }).getByRole("listitem");
  await steps.nth(2).waitFor();
  const podium = await steps.allInnerTexts();
  const ofCoach = signedIn.getByRole("list", { name: "Podium" }).getByRole("listitem");
  await ofCoach.nth(2).waitFor();
  const named = await ofCoach.allInnerTexts();
  for (const name of [names[0], names[1], "Mia"]) {
    expect(named.some((step) => step.includes(name))).toBe(true);
    // Anyone with the code can open it: whoever is not signed in reads nicknames.
    expect(podium.some((step) => step.includes(name))).toBe(false);
  }
  await signedIn.close();
  await page.getByRole("link", { name: "See results" }).click();
  await page.getByRole("table", { name: "Standings" }).waitFor();
}

/** The coach reads, keeps and prints who practised, and removes one, who loses the group at once. */
async function reportAndRemove(): Promise<void> {
  const { page } = coach;
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Groups" }).click();
  await page.getByRole("link", { name: "Groep 3B" }).click();
  await tab("Results").click();
  const table = page.getByRole("table", { name: /^What each person did/u });
  await table.waitFor();
  expect(await table.getByRole("row").count()).toBe(7);
  const idle = (name: string) => table.getByRole("row").filter({ hasText: name }).getByText("no practice").count();
  expect(await Promise.all([names[0], names[1], "Mia", names[4]].map(idle))).toEqual([0, 0, 0, 1]);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download as CSV" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Groep-3B-\d{4}-\d\d-\d\d\.csv$/u);
  const lines = (await readFile(await download.path(), "utf8")).trimEnd().split("\r\n");
  expect(lines).toHaveLength(7);
  for (const name of [...names, "Mia"]) expect(lines.some((line) => line.startsWith(name))).toBe(true);
  expect((await page.pdf({ preferCSSPageSize: true })).subarray(0, 5).toString()).toBe("%PDF-");

  // Sem looks at the group while he is taken out of it.
  const sem = pageOf(4);
  await sem.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Groups" }).click();
  await sem.getByRole("link", { name: "Groep 3B" }).click();
  await sem.getByRole("heading", { name: "Coaches", exact: true }).waitFor();
  await tab("Members").click();
  await page.getByLabel(`Select ${names[4]}`).check();
  await page.getByRole("button", { name: "Remove" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await page.getByText("1 person is no longer in the group.").waitFor();
  await sem.getByText("This group doesn't exist, or you're not in it").waitFor({ timeout: 5_000 });
  await tab("Live").click();
  const wall = page.getByRole("list", { name: "Members", exact: true });
  await wall.getByText("Mia").waitFor();
  expect(await wall.getByText(names[4]).count()).toBe(0);
}

test(
  "a whole school day: cards, signing in, joining, an assignment, an assistant, the live view, a race on the big " +
    "screen, a grade and a page for parents, results, somebody who is removed, and an admin",
  async () => {
    await makeGroupAndCards();
    await comeIn();
    await setWork();
    await inviteAssistant();
    await watch();
    await race();
    await reportAndRemove();
    await gradeAndPrint();
    await administer();
    const problems = [coach, assistant, bigScreen, ...members].flatMap((visitor) => visitor.problems);
    // Mia's page lost its connection when her account was locked.
    expect(problems.filter((problem) => problem !== "GraphQL websocket: connection lost (4403)")).toEqual([]);
  },
);
