import { Client } from "pg";
import type { Page } from "playwright-core";
import { appInBrowser } from "../support/appInBrowser";
import { shippedDocument } from "../support/shippedDocument";
import { signedIn, typingTarget, visit } from "../support/startApp";
import { typeInBrowser } from "../support/typeInBrowser";
import { WireClient } from "../support/WireClient";

const { app, browser } = appInBrowser();

async function member(username: string): Promise<WireClient> {
  const client = new WireClient(app.url);
  const { signUp } = await client.run(shippedDocument("SignUpPageUseSignUpMutation"), {
    input: { username, displayName: username, password: "correct horse", deviceLabel: "test" },
  });
  client.token = signUp.token;
  return client;
}

/** A page of somebody's browser, who has signed in. */
function pageOf({ token }: WireClient, path: string) {
  return visit(browser(), app.url + path, signedIn(app.url, token));
}

async function query(statement: string) {
  const connection = new Client(app.database);
  await connection.connect();
  try {
    return await connection.query(statement);
  } finally {
    await connection.end();
  }
}

async function choose(page: Page, label: string, search: string): Promise<void> {
  await page.getByRole("combobox", { name: label, exact: true }).fill(search);
  // The server searches.
  await page.getByRole("option", { name: search }).and(page.locator(":only-child")).waitFor();
  await page.keyboard.press("Enter");
}

test("a coach sets a text, a member finds it on the practice page and types it, and the coach sees it done", async () => {
  const coach = await member("coach");
  const pupil = await member("pupil");
  const group = (await coach.run(shippedDocument("GroupsPageCreateGroupMutation"), { name: "Group 7" })).createGroup
    .group;
  const [row] = (await query(`select join_code as code from groups`)).rows;
  const joined = await pupil.run(shippedDocument("JoinPageMutation"), { code: row.code });
  expect(joined.joinGroup.__typename).toBe("GroupSuccess");

  const desk = await pageOf(coach, `/groups/${encodeURIComponent(group.id)}/work`);
  await desk.page.getByRole("button", { name: "New assignment" }).click();
  await desk.page.getByLabel("Title").fill("The short text");
  await desk.page.getByLabel("Type of task").selectOption("TEXT");
  await choose(desk.page, "Text", "The great snail race");
  // What is due before it opens is told, and nothing that was typed is lost.
  const days = desk.page.getByLabel("Date");
  const due = await days.nth(1).inputValue();
  await days.nth(1).fill("2026-01-05");
  await desk.page.getByRole("button", { name: "Keep as draft" }).click();
  await desk.page.getByText("The due date is before the opening date").waitFor();
  expect(await desk.page.getByLabel("Title").inputValue()).toBe("The short text");
  expect(await desk.page.getByText("5 januari 2026 om 17:00, week 2", { exact: true }).count()).toBe(1);
  await days.nth(1).fill(due);
  await desk.page.getByRole("button", { name: "Keep as draft" }).click();
  await desk.page.getByRole("button", { name: "Open it: The short text" }).click();
  await desk.page.getByText("For everyone: 0 of 1 done").waitFor();
  await desk.page.getByRole("link", { name: "The short text" }).click();
  await desk.page.getByRole("cell", { name: "not started" }).waitFor();

  // The member has been here before: the browser knows who it is.
  const seat = await pageOf(pupil, "/groups");
  await seat.page.goto(`${app.url}/`);
  const line = seat.page.getByRole("textbox");
  const place = await line.boundingBox();
  const work = seat.page.getByRole("complementary", { name: "Your assignment" });
  await work.getByRole("link", { name: "The short text", exact: true }).waitFor();
  await seat.page.getByRole("heading", { name: "To do" }).waitFor();
  // It came, and moved nothing.
  expect(await line.boundingBox()).toEqual(place);
  await seat.page.getByRole("link", { name: "Groups 1 assignment to do" }).waitFor();
  await work.getByRole("link", { name: "The short text", exact: true }).click();
  await seat.page.getByRole("link", { name: "Start", exact: true }).click();
  for (;;) {
    await seat.page.waitForFunction(
      () => ((window as any).__typingTarget?.() ?? "") !== "" && document.activeElement?.tagName === "TEXTAREA",
    );
    // Not as fast as a machine: that would be marked for the coach.
    await typeInBrowser(seat.page, await typingTarget(seat.page), { delay: 40 });
    await seat.page.getByText("Saved and verified").waitFor();
    const further = seat.page.getByRole("button", { name: /^(?:Next portion|To the end)$/u });
    if ((await further.count()) === 0 || (await further.innerText()) === "Finish") break;
    await further.click();
  }
  await work.getByText("done ✓").waitFor();
  await work.getByRole("link", { name: "Back to: The short text" }).click();
  await seat.page.getByRole("heading", { name: "The short text" }).waitFor();
  await seat.page.getByRole("link", { name: "Groups", exact: true }).waitFor();

  // Without anybody loading the page again.
  await desk.page.getByRole("cell", { name: "done" }).waitFor({ timeout: 40_000 });
  await desk.page.getByText("1 of 1 done").waitFor();
  expect(seat.problems).toEqual([]);
  expect(desk.problems).toEqual([]);
});

test("an assignment that is made while its page is fetched again stays in the list", async () => {
  const coach = await member("coach2");
  const { group } = (await coach.run(shippedDocument("CreateGroupMutation"), { name: "Group 5" })).createGroup;
  const desk = await pageOf(coach, `/groups/${encodeURIComponent(group.id)}/work`);
  await desk.page.getByRole("button", { name: "New assignment" }).click();
  await desk.page.getByLabel("Title").fill("Made meanwhile");
  await desk.page.getByLabel("Type of task").selectOption("GOAL");
  await desk.page.getByLabel("Minimum accuracy (%)").fill("50");

  // The page is asked for again: the server reads it before the assignment is made, and its response comes after.
  let [answered, arrive] = [(): void => undefined, (): void => undefined];
  const [isRead, isMade] = [
    new Promise<void>((resolve) => (answered = resolve)),
    new Promise<void>((resolve) => (arrive = resolve)),
  ];
  await desk.page.route("**/graphql", async (route) => {
    if (route.request().postDataJSON()?.operationName !== "GroupWorkPageQuery") return route.continue();
    const response = await route.fetch();
    answered();
    await isMade;
    return route.fulfill({ response });
  });
  await query("update groups set name = 'Group 6' where name = 'Group 5'");
  await desk.page.getByRole("navigation", { name: "Group pages" }).getByRole("link", { name: "Assignments" }).click();
  await isRead;
  await desk.page.getByRole("button", { name: "Open now" }).click();
  const row = desk.page.getByRole("heading", { name: "Made meanwhile" });
  await row.waitFor();
  arrive();
  await desk.page.getByText("Group 6").first().waitFor();
  expect(await row.count()).toBe(1);
  expect(desk.problems).toEqual([]);
});

test("three tasks in one, opened at once: a pupil does one after another, another is excused, and it is copied", async () => {
  const coach = await member("coach3");
  const pupil = await member("pupil3");
  const excused = await member("excused3");
  const create = shippedDocument("GroupsPageCreateGroupMutation");
  const group = (await coach.run(create, { name: "Group 8" })).createGroup.group;
  const second = (await coach.run(create, { name: "Group 9" })).createGroup.group;
  const [row] = (await query(`select join_code as code from groups where name = 'Group 8'`)).rows;
  for (const one of [pupil, excused]) {
    const joined = await one.run(shippedDocument("JoinPageMutation"), { code: row.code });
    expect(joined.joinGroup.__typename).toBe("GroupSuccess");
  }

  const desk = await pageOf(coach, `/groups/${encodeURIComponent(group.id)}/work`);
  await desk.page.getByRole("button", { name: "New assignment" }).click();
  await desk.page.getByLabel("Title").fill("Three things");
  const task = (number: number) => desk.page.getByRole("group", { name: `Task ${number}` });
  await task(1).getByLabel("Type of task").selectOption("GOAL");
  await task(1).getByLabel("Minimum accuracy (%)").fill("50");
  await desk.page.getByRole("button", { name: "Add a task" }).click();
  await task(2).getByLabel("Type of task").selectOption("TEXT");
  await task(2).getByLabel("Language").selectOption("en");
  await choose(desk.page, "Text", "The great snail race");
  await desk.page.getByRole("button", { name: "Add a task" }).click();
  await task(3).getByLabel("Type of task").selectOption("GAME");
  await task(3).getByLabel("Keyboard").selectOption("US_INTERNATIONAL");
  await task(3).getByRole("combobox", { name: "Game", exact: true }).fill("F and J");
  await desk.page
    .getByRole("option", { name: /^Falling words: F and J/u })
    .and(desk.page.locator(":only-child"))
    .click();
  await desk.page.getByRole("button", { name: "Open now" }).click();
  await desk.page.getByText("For everyone: 0 of 2 done").waitFor();

  const seat = await pageOf(pupil, "/groups");
  const [{ id }] = (await query(`select id from assignments where title = 'Three things'`)).rows;
  const address = `/assignments/${encodeURIComponent(Buffer.from(`Assignment:${id}`).toString("base64"))}`;
  await seat.page.goto(app.url + address);
  await seat.page.getByRole("link", { name: "Start", exact: true }).first().click();
  const work = seat.page.getByRole("complementary", { name: "Your assignment" });
  const typeOnce = async (): Promise<void> => {
    await seat.page.waitForFunction(
      () => ((window as any).__typingTarget?.() ?? "") !== "" && document.activeElement?.tagName === "TEXTAREA",
    );
    await typeInBrowser(seat.page, await typingTarget(seat.page), { delay: 40 });
    await seat.page.getByText("Saved and verified").waitFor();
  };
  await typeOnce();
  // One press leads from the end of one task to the next.
  await work.getByText("1 of 3 tasks done").waitFor();
  await work.getByRole("link", { name: "Next task" }).click();
  for (;;) {
    await typeOnce();
    const further = seat.page.getByRole("button", { name: /^(?:Next portion|To the end)$/u });
    if ((await further.count()) === 0) break;
    await further.click();
  }
  await work.getByText("2 of 3 tasks done").waitFor();
  await work.getByRole("link", { name: "Next task" }).click();
  // The game is there at once. Playing it is not what is tested here.
  await seat.page.waitForFunction(() => ((window as any).__typingTarget?.() ?? "") !== "");
  await seat.page.goto(app.url + address);
  await seat.page.getByText("2 of 3 tasks done").waitFor();
  await query(
    `insert into passed_exercises (user_id, exercise_id, passed_at)
     select id, 'us-intl-fj.3', now() from users where username = 'pupil3'`,
  );
  await seat.page.reload();
  await seat.page.getByText("3 of 3 tasks done").waitFor();

  await desk.page.getByRole("link", { name: "Three things" }).click();
  await desk.page.getByRole("button", { name: "Exceptions for excused3" }).click();
  await desk.page.getByRole("checkbox", { name: /^Excused/u }).check();
  await desk.page.getByRole("button", { name: "Save" }).click();
  await desk.page.getByText("1 excused").waitFor();
  const other = await pageOf(excused, address);
  await other.page.getByText("You're excused from this assignment. You don't have to do it.").waitFor();

  await desk.page.goto(`${app.url}/groups/${encodeURIComponent(group.id)}/work`);
  await desk.page.getByRole("button", { name: "Copy: Three things" }).click();
  await desk.page.getByRole("checkbox", { name: "Group 8" }).uncheck();
  await desk.page.getByRole("checkbox", { name: "Group 9" }).check();
  await desk.page.getByRole("button", { name: "Copy as draft" }).click();
  await desk.page.getByText("Copied as a draft.").waitFor();
  await desk.page.goto(`${app.url}/groups/${encodeURIComponent(second.id)}/work`);
  await desk.page.getByRole("button", { name: "Open it: Three things" }).waitFor();
  expect(seat.problems).toEqual([]);
  expect(desk.problems).toEqual([]);
});
