import { Client } from "pg";
import type { Page } from "playwright-core";
import { appInBrowser } from "../support/appInBrowser";
import { seedRuns } from "../support/seedRuns";
import { shippedDocument } from "../support/shippedDocument";
import { signedIn, typingTarget, visit, type Visitor } from "../support/startApp";
import { typeInBrowser } from "../support/typeInBrowser";
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

/** The one value of a question to the database. */
async function read(statement: string, about: string): Promise<string> {
  const client = new Client(app.database);
  await client.connect();
  try {
    return (await client.query(statement, [about])).rows[0].value;
  } finally {
    await client.end();
  }
}

async function typeOut(page: Page, delay: number): Promise<void> {
  await page.getByText(/^Go$/u).first().waitFor({ timeout: 20_000, state: "attached" });
  await typeInBrowser(page, await typingTarget(page), { delay });
}

test(
  "a coach starts a handicap race from the group's page in two clicks; two members race, and the big screen shows " +
    "it all",
  async () => {
    const coach = await newMember("coach-of-4b", "Marije");
    const { createGroup } = await coach.run(shippedDocument("GroupsPageCreateGroupMutation"), { name: "Group 4B" });
    const { id } = createGroup.group;
    const members = [await newMember("ada-of-4b", "Ada"), await newMember("bob-of-4b", "Bob")];
    const joinCode = await read(
      "select join_code as value from groups where id = $1",
      Buffer.from(id, "base64").toString().slice("Group:".length),
    );
    for (const member of members) {
      await member.run(shippedDocument("JoinPageMutation"), { code: joinCode });
      await seedRuns(app.database, {
        userId: await read("select id as value from users where username = $1", member.username),
        runs: 6,
        everyMinutes: 60,
      });
    }
    const path = `/groups/${encodeURIComponent(id)}`;
    const [coachs, adas, bobs] = [
      await visitAs(coach, path),
      await visitAs(members[0]!, path),
      await visitAs(members[1]!, path),
    ];

    await coachs.page.getByRole("radio", { name: "Improvement" }).check();
    await coachs.page.getByRole("button", { name: "Create a race for the group" }).click();
    const link = coachs.page.getByRole("link", { name: "Race on big screen" });
    await link.waitFor();
    const wallPath = (await link.getAttribute("href")) ?? "";
    const wall = await visit(browser(), app.url + wallPath);
    await wall.page.setViewportSize({ width: 1280, height: 720 });
    await wall.page.getByRole("heading", { name: "No one has joined yet" }).waitFor();

    // The members' pages show the race by themselves.
    for (const { page } of [adas, bobs]) {
      await page.getByRole("link", { name: "Join", exact: true }).click();
      await page.getByRole("button", { name: "I'm ready" }).click();
    }
    await wall.page.getByRole("heading", { name: "2 joined" }).waitFor();
    await coachs.page.getByText("Ada, Bob").waitFor();
    await coachs.page.getByRole("button", { name: "Start the countdown" }).click();
    await wall.page
      .getByText(/^[1-5]$/u)
      .first()
      .waitFor();

    await Promise.all([typeOut(adas.page, 30), typeOut(bobs.page, 55)]);
    const podium = wall.page.getByRole("list", { name: "Podium" });
    await podium.waitFor({ timeout: 30_000 });
    const steps = await podium.getByRole("listitem").allInnerTexts();
    expect(steps).toHaveLength(2);
    expect(steps.every((step) => /[+-][\d.,]+%/u.test(step))).toBe(true);
    expect(await wall.page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);

    // The coach had no seat and asks for another one; the members are taken along.
    await coachs.page.getByRole("link", { name: "See results" }).click();
    await coachs.page.getByRole("table", { name: "Standings" }).waitFor();
    await coachs.page.getByRole("button", { name: "Rematch" }).click();
    await coachs.page.getByRole("button", { name: "Start the race" }).waitFor();
    await adas.page.getByRole("link", { name: "Join the rematch" }).waitFor();
    for (const { problems } of [coachs, adas, bobs, wall]) expect(problems).toEqual([]);
    await Promise.all([coachs, adas, bobs, wall].map(({ context }) => context.close()));
  },
);
