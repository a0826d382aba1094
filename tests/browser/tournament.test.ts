import { Client } from "pg";
import { appInBrowser } from "../support/appInBrowser";
import { shippedDocument } from "../support/shippedDocument";
import { signedIn, typingTarget, visit, type Visitor } from "../support/startApp";
import { typeInBrowser } from "../support/typeInBrowser";
import { WireClient } from "../support/WireClient";

const { app, browser } = appInBrowser();

/** One statement on the app's database. */
async function runSql(statement: string, values: readonly unknown[] = []): Promise<any[]> {
  const client = new Client(app.database);
  await client.connect();
  try {
    return (await client.query(statement, [...values])).rows;
  } finally {
    await client.end();
  }
}

async function newMember(username: string, displayName: string): Promise<WireClient> {
  const client = new WireClient(app.url);
  const { signUp } = await client.run(shippedDocument("SignUpPageUseSignUpMutation"), {
    input: { username, displayName, password: "correct horse", deviceLabel: "Test" },
  });
  client.token = signUp.token;
  return client;
}

function visitAs({ token }: WireClient, path: string): Promise<Visitor> {
  return visit(browser(), app.url + path, signedIn(app.url, token));
}

test("a coach starts a tournament, two members race for it, and the standing changes live, also on the big screen", async () => {
  const owner = await newMember("cup-coach", "Marije");
  const { createGroup } = await owner.run(shippedDocument("GroupsPageCreateGroupMutation"), { name: "Group 7c" });
  const { id } = createGroup.group;
  const row = Buffer.from(id, "base64").toString().slice("Group:".length);
  const [{ join_code: code }] = await runSql("select join_code from groups where id = $1", [row]);
  const pupils = [];
  for (const name of ["Ada", "Bob"]) {
    const member = await newMember(`cup-${name.toLowerCase()}`, name);
    await member.run(shippedDocument("JoinPageMutation"), { code });
    pupils.push(member);
  }
  const path = `/groups/${encodeURIComponent(id)}`;
  const coach = await visitAs(owner, path);
  await coach.page.getByRole("button", { name: "Plan a tournament" }).click();
  await coach.page.getByRole("textbox", { name: "Name of the tournament" }).fill("Spring cup");
  const form = coach.page.locator("form", { has: coach.page.getByRole("button", { name: "Start the tournament" }) });
  await form.getByRole("radio", { name: "Short" }).check();
  await form.getByRole("button", { name: "Start the tournament" }).click();
  await coach.page.getByRole("heading", { name: "Spring cup" }).waitFor();

  const wall = await visitAs(owner, `${path}/wall`);
  await wall.page.setViewportSize({ width: 1280, height: 720 });
  await wall.page.getByRole("heading", { name: "Spring cup" }).waitFor();

  // It is something to do on the practice page, and on the group's.
  const ada = await visitAs(pupils[0]!, "/");
  const bob = await visitAs(pupils[1]!, path);
  await ada.page.getByRole("button", { name: "Race now: Spring cup" }).click();
  await ada.page.waitForURL(/\/race\/\w{6}$/u);
  await bob.page.getByRole("button", { name: "Race now for the tournament" }).click();
  await Promise.all(
    [ada, bob].map(async ({ page }, at) => {
      await page.getByText(/^Go$/u).first().waitFor({ timeout: 20_000, state: "attached" });
      await typeInBrowser(page, await typingTarget(page), { delay: 25 + at * 20 });
    }),
  );
  // A script types too evenly, so its runs may be flagged: a coach accepts them, and somebody's coming sends the rest.
  const saved = "select count(*)::int as count from tournament_runs";
  for (let found = 0; found < 2;) found = (await runSql(saved))[0].count;
  await runSql("update results set status = 'VERIFIED'");
  const late = await newMember("cup-cem", "Cem");
  await late.run(shippedDocument("JoinPageMutation"), { code });

  const standings = coach.page.getByRole("table", { name: "Tournament standings" });
  await standings.getByRole("row", { name: /^1 Ada 100/u }).waitFor({ timeout: 30_000 });
  await standings.getByRole("row", { name: /^2 Bob 80/u }).waitFor();
  await wall.page.getByRole("row", { name: /^1 Ada 100/u }).waitFor({ timeout: 30_000 });

  await coach.page.getByRole("button", { name: "End the tournament" }).click();
  await coach.page.getByRole("button", { name: "End now" }).click();
  await wall.page.getByRole("list", { name: "Podium" }).waitFor({ timeout: 30_000 });
  for (const { problems } of [coach, wall, ada, bob]) expect(problems).toEqual([]);
}, 120_000);
