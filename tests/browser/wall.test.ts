import { errorMessages } from "../../src/contract/languages/en/errorMessages";
import { encodeGlobalID } from "@pothos/plugin-relay";
import type { Page } from "playwright-core";
import { Client } from "pg";
import { appInBrowser } from "../support/appInBrowser";
import { askApp } from "../support/askApp";
import { typingTarget, visit, type Visitor } from "../support/startApp";
import { typeInBrowser } from "../support/typeInBrowser";

const { app, browser } = appInBrowser();

type Someone = { readonly name: string; readonly token: string; readonly id: string };

/** One row of the app's database. */
async function row(statement: string, values: readonly unknown[]): Promise<any> {
  const connection = new Client(app.database);
  await connection.connect();
  try {
    return (await connection.query(statement, [...values])).rows[0];
  } finally {
    await connection.end();
  }
}

async function signUp(name: string): Promise<Someone> {
  const username = `wall-${name.toLowerCase()}`;
  const { token } = await askApp(
    app.url,
    "signUp",
    { input: { username, displayName: name, password: "correct horse", deviceLabel: "Test" } },
    null,
  );
  const { id } = await row("select id from users where username = $1", [username]);
  return { name, token, id: encodeGlobalID("User", id) };
}

/** A browser of somebody who is signed in; `reports` are the requests that told what they type. */
async function open({ token }: Someone, address: string): Promise<Visitor & { readonly reports: string[] }> {
  const visitor = await visit(browser(), "about:blank");
  visitor.page.setDefaultTimeout(60_000);
  const reports: string[] = [];
  visitor.page.on("request", (request) => {
    const body = request.postData() ?? "";
    if (body.includes("LiveReportingReportTypingMutation")) reports.push(body);
  });
  await visitor.page.addInitScript((value) => localStorage.setItem("typeloop-token", value), token);
  await visitor.context.addCookies([{ name: "typeloop-preferences", value: "signedIn=1", url: app.url }]);
  await visitor.page.goto(app.url + address);
  return { ...visitor, reports };
}

const ready = (page: Page) =>
  page.waitForFunction(
    () => ((window as any).__typingTarget?.() ?? "") !== "" && document.activeElement?.tagName === "TEXTAREA",
  );

/** Types so many characters of what is asked; gives them. */
async function type(page: Page, count: number): Promise<string> {
  await ready(page);
  const text = (await typingTarget(page)).slice(0, count);
  await typeInBrowser(page, text, { delay: 60 });
  return text;
}

/** Goes on typing, slowly, until it is told to stop: a run that rests for ten seconds is over. */
function keepTyping(page: Page): () => Promise<void> {
  const wish = new AbortController();
  const work = (async () => {
    while (!wish.signal.aborted) {
      await type(page, 1);
      await page.waitForTimeout(500);
    }
  })();
  return () => {
    wish.abort();
    return work;
  };
}

test("a coach sees three members type, follows them, and sees nothing any more once the right is lost", async () => {
  const [owner, coach, ada, ben, cem] = (await Promise.all(["Owner", "Coach", "Ada", "Ben", "Cem"].map(signUp))) as [
    Someone,
    Someone,
    Someone,
    Someone,
    Someone,
  ];
  const { group } = await askApp(app.url, "createGroup", { name: "3B" }, owner.token);
  const { join_code: code } = await row("select join_code from groups where name = $1", ["3B"]);
  for (const person of [coach, ada, ben, cem]) await askApp(app.url, "joinGroup", { code }, person.token);
  const setRole = (role: string) =>
    askApp(app.url, "setGroupRole", { input: { groupId: group.id, userId: coach.id, role } }, owner.token);
  expect((await setRole("COACH")).__typename).toBe("SetGroupRoleSuccess");

  // Ada is in the middle of a text when the coach comes; nothing of it has left her computer.
  const atText = await open(ada, "/?mode=text&language=en");
  const adaTyped = await type(atText.page, 25);
  expect(atText.reports).toHaveLength(0);
  const stopAda = keepTyping(atText.page);

  const wall = await open(coach, `/groups/${encodeURIComponent(group.id)}/live`);
  const { page } = wall;
  const tile = (name: string) =>
    page.getByRole("list", { name: "Members", exact: true }).getByRole("button", { name: new RegExp(name, "u") });
  const dialog = page.getByRole("dialog");
  const right = dialog.locator('[data-mark="r"]');
  await tile("Ada").getByText("typing").waitFor();
  await tile("Ada").getByText("wpm").waitFor();
  await tile("Ben").getByText("offline").waitFor();
  await atText.page.getByText(/Coach/u).first().waitFor();
  await tile("Ada").click();
  await dialog.getByRole("heading", { name: "Ada" }).waitFor();
  // From its first character, and on from there.
  const seen = (await right.first().textContent()) ?? "";
  expect(seen.slice(0, adaTyped.length)).toBe(adaTyped);
  const later = async () => (await right.first().textContent())?.length ?? 0;
  while ((await later()) < seen.length + 3) await page.waitForTimeout(200);
  await dialog.getByText(/^\d+ of \d+ characters typed\./u).waitFor({ state: "attached" });
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });

  // Ben does a lesson of the course, Cem races.
  await row(
    "insert into passed_exercises (user_id, exercise_id, passed_at) select id, 'us-posture.1', now() from users " +
      "where username = $1",
    ["wall-ben"],
  );
  const atLesson = await open(ben, "/course/us-fj");
  await atLesson.page.getByRole("heading", { name: "F and J" }).waitFor();
  await tile("Ben").getByText("here").waitFor();
  await atLesson.page.getByRole("button", { name: "Start with exercise 1" }).click();
  await type(atLesson.page, 6);
  await tile("Ben").getByText("F and J").waitFor();
  await atLesson.page.keyboard.type("?");
  await tile("Ben").getByText("1 err.").waitFor();

  const atRace = await open(cem, "/race");
  await atRace.page.getByRole("button", { name: "Create race" }).click();
  await atRace.page.getByRole("button", { name: "Start the race" }).click();
  await atRace.page.getByText(/^Go$/u).first().waitFor({ timeout: 20_000, state: "attached" });
  const raced = await type(atRace.page, 20);
  await tile("Cem").getByText("typing").waitFor();
  await tile("Cem").click();
  await dialog.getByText(/^Race: /u).waitFor();
  // Batches come twice a second.
  await right.first().filter({ hasText: raced }).waitFor();

  // The arrow keys lead from one to the next, all round.
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  await dialog.getByRole("heading", { name: "Cem" }).waitFor();

  // Nobody at the keyboard: away after ten seconds, and back.
  await page.keyboard.press("Escape");
  await stopAda();
  await tile("Ada").getByText("away").waitFor({ timeout: 30_000 });
  await atText.page.mouse.move(200, 200);
  await atText.page.mouse.move(220, 220);
  await tile("Ada").getByText("here").waitFor();

  // Who leaves the group is gone from the wall, also while they are followed.
  await tile("Ada").click();
  await dialog.getByRole("heading", { name: "Ada" }).waitFor();
  await askApp(app.url, "leaveGroup", { groupId: group.id }, ada.token);
  await dialog.getByText("Ada is no longer in this group.").waitFor({ timeout: 5_000 });
  await page.keyboard.press("Escape");
  await tile("Ada").waitFor({ state: "detached" });

  // A coach who is none any more sees nothing within a second, and nothing is told any more.
  await setRole("MEMBER");
  await page.getByRole("list", { name: "Members", exact: true }).waitFor({ state: "detached", timeout: 5_000 });
  await page.getByText(errorMessages.NOT_A_COACH).waitFor();
  expect(await page.getByRole("list", { name: "Members", exact: true }).count()).toBe(0);
  await atRace.page.waitForTimeout(2_000);
  const told = atRace.reports.length;
  expect(told).toBeGreaterThan(0);
  await type(atRace.page, 20);
  await atRace.page.waitForTimeout(2_000);
  expect(atRace.reports).toHaveLength(told);

  const visitors = { atText, wall, atLesson, atRace };
  expect(
    Object.entries(visitors).flatMap(([name, { problems }]) => problems.map((problem) => `${name}: ${problem}`)),
  ).toEqual([]);
  for (const { context } of Object.values(visitors)) await context.close();
});
