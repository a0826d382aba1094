import { Client } from "pg";
import { defaultGroupSettings } from "../../src/contract/groupRules";
import { appInBrowser } from "../support/appInBrowser";
import { say } from "../support/say";
import { shippedDocument } from "../support/shippedDocument";
import { signedIn, visit } from "../support/startApp";
import { WireClient } from "../support/WireClient";

const { app, browser } = appInBrowser();

async function newMember(username: string): Promise<WireClient> {
  const client = new WireClient(app.url);
  const { signUp } = await client.run(shippedDocument("SignUpPageUseSignUpMutation"), {
    input: { username, displayName: username, password: "correct horse", deviceLabel: "Test" },
  });
  client.token = signUp.token;
  return client;
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

test("a Dutch and a French member of one group each have their language, their keyboard and its words for roles", async () => {
  const coach = await newMember("marije");
  const { createGroup } = await coach.run(shippedDocument("GroupsPageCreateGroupMutation"), { name: "6A" });
  const { id } = createGroup.group;
  const code = await joinCodeOf(id);
  const { changeGroup } = await coach.run(shippedDocument("groupSettingsMutationsChangeMutation"), {
    input: { groupId: id, version: 1, settings: { ...defaultGroupSettings, roleWords: "TEACHER_PUPIL" } },
  });
  expect(changeGroup.__typename).toBe("GroupSuccess");
  const people = await Promise.all(
    (
      [
        ["nl-NL", "leerling", "US-International"],
        ["fr-FR", "élève", "French AZERTY"],
      ] as const
    ).map(async ([locale, role, keyboard]) => {
      const member = await newMember(`pupil-${locale.toLowerCase()}`);
      await member.run(shippedDocument("JoinPageMutation"), { code });
      const options = { ...signedIn(app.url, member.token, `locale=${locale}`), locale };
      return { locale, role, keyboard, ...(await visit(browser(), `${app.url}/groups`, options)) };
    }),
  );
  for (const { page, locale, role, keyboard } of people) {
    await page.getByRole("listitem").filter({ hasText: "6A" }).getByText(role, { exact: true }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale);
    await page.getByRole("link", { name: "6A" }).click();
    await page.getByRole("heading", { level: 1, name: "6A" }).waitFor();
    await page.getByRole("heading", { name: say(locale, "Weekly leaderboard") }).waitFor();
    await page.goto(`${app.url}/course`);
    await page.getByRole("heading", { name: say(locale, "Which keyboard do you have?") }).waitFor();
    const usual = page.getByRole("listitem").filter({ has: page.locator("[data-usual=true]") });
    expect(await usual.getByRole("heading").allInnerTexts()).toEqual([say(locale, keyboard)]);
  }
  for (const { problems } of people) expect(problems).toEqual([]);
});
