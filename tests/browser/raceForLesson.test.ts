import { Client } from "pg";
import type { Page } from "playwright-core";
import { appInBrowser } from "../support/appInBrowser";
import { shippedDocument } from "../support/shippedDocument";
import { signedIn, typingTarget, visit, type Visitor } from "../support/startApp";
import { typeInBrowser } from "../support/typeInBrowser";
import { untilTrue } from "../support/untilTrue";
import { WireClient } from "../support/WireClient";

const { app, browser } = appInBrowser();

type Member = WireClient & { readonly username: string };

async function newMember(username: string, displayName: string): Promise<Member> {
  const client = new WireClient(app.url);
  const { signUp } = await client.run(shippedDocument("SignUpPageUseSignUpMutation"), {
    input: { username, displayName, password: "correct horse", deviceLabel: "Test" },
  });
  client.token = signUp.token;
  return Object.assign(client, { username });
}

/** Somebody's own browser, signed in. */
function visitAs({ token }: Member, path: string): Promise<Visitor> {
  return visit(browser(), app.url + path, signedIn(app.url, token));
}

async function joinCodeOf(groupId: string): Promise<string> {
  const client = new Client(app.database);
  await client.connect();
  try {
    const row = Buffer.from(groupId, "base64").toString().slice("Group:".length);
    return (await client.query("select join_code as value from groups where id = $1", [row])).rows[0].value;
  } finally {
    await client.end();
  }
}

async function newClass(name: string, pupils: readonly string[]) {
  const coach = await newMember(`coach-${name}`, "Marije");
  const { createGroup } = await coach.run(shippedDocument("GroupsPageCreateGroupMutation"), { name: `Group ${name}` });
  const { id } = createGroup.group;
  const code = await joinCodeOf(id);
  const members: Member[] = [];
  for (const pupil of pupils) {
    const member = await newMember(`${pupil.toLowerCase()}-${name}`, pupil);
    await member.run(shippedDocument("JoinPageMutation"), { code });
    members.push(member);
  }
  const path = `/groups/${encodeURIComponent(id)}`;
  return { coach: await visitAs(coach, path), members, path };
}

async function typeOut(page: Page, delay: number): Promise<void> {
  await page.getByText(/^Go$/u).first().waitFor({ timeout: 20_000, state: "attached" });
  await typeInBrowser(page, await typingTarget(page), { delay });
}

test("a coach makes a race in teams with the words of a lesson, puts a pupil in a team, and all count together", async () => {
  const { coach, members, path } = await newClass("5b", ["Ada", "Bob"]);
  const pupils = await Promise.all(members.map((member) => visitAs(member, path)));
  const { page } = coach;
  await page.getByRole("radio", { name: "Teams" }).check();
  await page.getByRole("radio", { name: "Words of a lesson" }).check();
  await page.getByRole("combobox", { name: "Which lesson" }).fill("9. ");
  await page.getByRole("option", { name: /^9\. .*US-International/u }).click();
  await page.getByRole("radio", { name: "Short" }).check();
  await page.getByRole("button", { name: "Create a race for the group" }).click();
  const link = page.getByRole("link", { name: "Race on big screen" });
  await link.waitFor();
  const wall = await visit(browser(), app.url + ((await link.getAttribute("href")) ?? ""));
  await wall.page.setViewportSize({ width: 1280, height: 720 });
  for (const pupil of pupils) {
    await pupil.page.getByRole("link", { name: "Join", exact: true }).click();
    await pupil.page.getByText(/^Words of lesson 9:/u).waitFor();
    await pupil.page.getByRole("button", { name: "I'm ready" }).click();
  }
  await page.getByRole("link", { name: "Go to the race" }).click();
  // From the keyboard: both in team 2, and one back to the draw.
  for (const name of ["Ada", "Bob"]) {
    await page.getByRole("combobox", { name: `Team for ${name}` }).focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
  }
  await page.getByRole("list", { name: "Teams" }).getByText("2 racers").waitFor();
  await page.getByRole("combobox", { name: "Team for Ada" }).selectOption("Random team");
  await page.getByRole("list", { name: "Teams" }).getByText("1 racer").first().waitFor();
  await page.getByRole("button", { name: "Start the race" }).click();
  await Promise.all(pupils.map((pupil, index) => typeOut(pupil.page, 25 + 15 * index)));
  const together = /^Together \d+ keys$/u;
  await wall.page.getByText(together).waitFor({ timeout: 30_000 });
  expect(await wall.page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
  const shown = await wall.page.getByText(together).innerText();
  for (const { page: podium } of [coach, ...pupils])
    expect(await podium.getByText(together).innerText({ timeout: 10_000 })).toBe(shown);
  for (const { problems } of [coach, wall, ...pupils]) expect(problems).toEqual([]);
  await Promise.all([coach, wall, ...pupils].map(({ context }) => context.close()));
});

test("heats and a final: each pupil finds their own heat, and the coach creates the final", async () => {
  const { coach, members, path } = await newClass("6c", ["Cem", "Dee", "Eli", "Fay"]);
  const pupils = await Promise.all(members.map((member) => visitAs(member, path)));
  const { page } = coach;
  await page.getByRole("radio", { name: "Heats and a final" }).check();
  await page.getByRole("combobox", { name: "Finalists from each heat" }).selectOption("1");
  await page.getByRole("radio", { name: "Short" }).check();
  await page.getByRole("button", { name: "Create the heats" }).click();
  const heats = page.getByRole("region", { name: "Heats" });
  await heats.getByText("Heat 2", { exact: true }).waitFor();
  await Promise.all(
    pupils.map(async (pupil, index) => {
      const name = ["Cem", "Dee", "Eli", "Fay"][index] ?? "";
      const own = pupil.page.getByRole("region", { name: "Heats" }).getByRole("listitem").filter({ hasText: name });
      await own.getByRole("link").click();
      await pupil.page.getByRole("button", { name: "I'm ready" }).click();
    }),
  );
  for (let turn = 0; turn < 2; turn += 1)
    await page.getByRole("button", { name: "Start the countdown" }).first().click();
  // Not as fast as a machine: only verified results lead to the final.
  await Promise.all(pupils.map((pupil, index) => typeOut(pupil.page, 45 + 8 * index)));
  const final = page.getByRole("button", { name: "Create the final" });
  await untilTrue(async () => (await final.getAttribute("aria-disabled")) === null);
  await final.click();
  await heats.getByText("Final", { exact: true }).waitFor();
  await heats.getByRole("link", { name: "Go to the race: Final" }).click();
  await page.getByRole("heading", { name: "Racers (2 of 40)" }).waitFor();
  for (const { problems } of [coach, ...pupils]) expect(problems).toEqual([]);
  await Promise.all([coach, ...pupils].map(({ context }) => context.close()));
});
