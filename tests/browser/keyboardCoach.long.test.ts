import { appInBrowser } from "../support/appInBrowser";
import { KeyboardWalk } from "../support/KeyboardWalk";
import { shippedDocument } from "../support/shippedDocument";
import { signedIn, visit } from "../support/startApp";
import { WireClient } from "../support/WireClient";
import { Client } from "pg";

const { app, browser } = appInBrowser();

jest.setTimeout(240_000);

async function member(username: string): Promise<WireClient> {
  const client = new WireClient(app.url);
  const { signUp } = await client.run(shippedDocument("SignUpPageUseSignUpMutation"), {
    input: { username, displayName: username, password: "correct horse", deviceLabel: "test" },
  });
  client.token = signUp.token;
  return client;
}

test("a coach makes a group, members, an assignment and a race, and removes a member, all without a mouse", async () => {
  const coach = await member("keys-coach");
  const { page, context, problems } = await visit(browser(), `${app.url}/`, signedIn(app.url, coach.token));
  const walk = new KeyboardWalk(page);
  const tab = (name: string) =>
    page.getByRole("navigation", { name: "Group pages" }).getByRole("link", { name, exact: true });
  await walk.line();
  await walk.press(page.getByRole("banner").getByRole("link", { name: "Groups" }));
  await walk.arriveAt("Groups");
  await walk.write(walk.control("textbox", "Group name"), "Keys");
  await page.keyboard.press("Enter");
  await walk.arriveAt("Keys");

  await walk.press(tab("Members"));
  await walk.arriveAt("Members");
  await walk.write(walk.control("textbox", "Names"), "Ann\nBob\nCas");
  await walk.press(walk.control("button", "Check the list"));
  await walk.control("button", "Add 3 members").waitFor();
  await walk.keepsFocus("the list is checked");
  await walk.press(walk.control("button", "Add 3 members"));
  await page.getByRole("link", { name: "Back to the members" }).waitFor();
  await walk.keepsFocus("members are added");
  await walk.press(walk.control("link", "Back to the members"));
  await page.getByRole("dialog", { name: "Leave without printing?" }).waitFor();
  await walk.keepsFocus("the question about cards opens");
  await walk.press(walk.control("button", "Leave without printing"));
  await walk.arriveAt("Members");

  await walk.press(tab("Assignments"));
  await walk.arriveAt("Assignments");
  await walk.press(walk.control("button", "New assignment"));
  await walk.focusIs(walk.control("textbox", "Title"));
  await walk.press(walk.control("button", "Cancel"));
  await walk.focusIs(walk.control("button", "New assignment"));
  await page.keyboard.press("Enter");
  await walk.focusIs(walk.control("textbox", "Title"));
  await page.keyboard.insertText("Ten minutes");
  await walk.tabTo(page.getByLabel("Type of task"));
  for (let down = 0; down < 3; down += 1) await page.keyboard.press("ArrowDown");
  await walk.write(page.getByLabel("Minutes of practice"), "10");
  await walk.press(walk.control("button", "Keep as draft"));
  await walk.control("button", "Open it: Ten minutes").waitFor();
  await walk.focusIs(walk.control("button", "New assignment"));
  await walk.press(walk.control("button", "Open it: Ten minutes"));
  await walk.focusIs(walk.control("button", "Change: Ten minutes"));
  await walk.press(walk.control("button", "Close it: Ten minutes"));
  await page.getByText("closed", { exact: true }).waitFor();
  await walk.keepsFocus("an assignment is closed");
  await walk.press(walk.control("button", "New assignment"));
  await walk.focusIs(walk.control("textbox", "Title"));
  await page.keyboard.insertText("Not needed");
  await walk.tabTo(page.getByLabel("Type of task"));
  for (let down = 0; down < 3; down += 1) await page.keyboard.press("ArrowDown");
  await walk.write(page.getByLabel("Minutes of practice"), "10");
  await walk.press(walk.control("button", "Keep as draft"));
  await walk.press(walk.control("button", "Delete: Not needed"));
  await walk.control("button", "Delete: Not needed").waitFor({ state: "detached" });
  await walk.keepsFocus("an assignment is deleted");

  await walk.press(tab("Overview"));
  await walk.arriveAt("Keys");
  await walk.press(walk.control("button", "Create a race for the group"));
  await page.getByRole("link", { name: "Race on big screen" }).waitFor();
  await walk.keepsFocus("a race is open");
  await walk.press(walk.control("button", "Start the countdown"));
  await walk.keepsFocus("the countdown is refused or starts");
  const goThere = page.getByRole("link", { name: "Go to the race" });
  await walk.press(goThere);
  await page.waitForURL(/\/race\//u);
  await walk.keepsFocus("the race is shown");
  await page.goBack();
  await walk.arriveAt("Keys");

  for (const name of ["Results", "Live", "Big screen", "Settings"]) {
    await walk.press(tab(name));
    await walk.arriveAt(name);
  }
  await walk.press(tab("Members"));
  await walk.arriveAt("Members");
  await walk.press(walk.control("checkbox", "Select Ann"), "Space");
  await walk.press(walk.control("button", "Remove"));
  await page.getByRole("dialog").waitFor();
  await walk.keepsFocus("the question opens");
  await page.keyboard.press("Escape");
  await walk.focusIs(walk.control("button", "Remove"));
  await page.keyboard.press("Enter");
  await walk.press(page.getByRole("dialog").getByRole("button", { name: "Remove" }));
  await page.getByText("1 person is no longer in the group.").waitFor();
  await page.getByRole("row").filter({ hasText: "Ann" }).waitFor({ state: "detached" });
  await walk.keepsFocus("a member is removed");
  await walk.press(walk.control("button", "Delete account: Bob"));
  await page.getByRole("dialog").waitFor();
  await walk.keepsFocus("the question about erasing opens");
  await page.keyboard.press("Escape");
  await walk.focusIs(walk.control("button", "Delete account: Bob"));
  expect(problems).toEqual([]);
  await context.close();
});

test("an admin looks at a report, makes somebody an admin and takes it back, all without a mouse", async () => {
  const admin = await member("keys-keeper");
  await member("keys-second");
  await member("keys-third");
  const connection = new Client(app.database);
  await connection.connect();
  await connection.query("update users set role = 'ADMIN' where username = 'keys-keeper'");
  await connection.end();
  const { page, context, problems } = await visit(browser(), `${app.url}/texts`, signedIn(app.url, admin.token));
  const walk = new KeyboardWalk(page);
  await walk.press(page.getByRole("banner").getByRole("button", { name: /'s account$/u }));
  await walk.press(walk.control("link", "Admin"));
  await walk.arriveAt("Texts waiting for review");
  const field = page.getByRole("textbox", { name: "Username" });
  for (const name of ["keys-second", "keys-third"]) {
    await walk.write(field, name);
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: `Remove admin ${name}` }).waitFor();
    await walk.keepsFocus("an admin is added");
  }
  await walk.press(walk.control("button", "Remove admin keys-second"));
  await page.getByRole("dialog").waitFor();
  await walk.press(page.getByRole("dialog").getByRole("button", { name: /^Remove/u }));
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await walk.focusIs(walk.control("button", "Remove admin keys-third"));
  const feature = page.getByRole("checkbox").first();
  if ((await feature.count()) > 0) {
    await walk.tabTo(feature, "Shift+Tab");
    await page.keyboard.press("Space");
    await walk.keepsFocus("a feature is switched");
  }
  expect(problems).toEqual([]);
  await context.close();
});
