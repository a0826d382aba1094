import { appInBrowser } from "../support/appInBrowser";
import { KeyboardWalk } from "../support/KeyboardWalk";
import { shippedDocument } from "../support/shippedDocument";
import { signedIn, visit } from "../support/startApp";
import { WireClient } from "../support/WireClient";

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

/** A group with a lesson to do; gives its code. */
async function prepareGroup(): Promise<string> {
  const coach = await member("keys-teacher");
  const { group } = (await coach.run(shippedDocument("GroupsPageCreateGroupMutation"), { name: "Keys 1" })).createGroup;
  const { joinCode } = (await coach.run(shippedDocument("GroupPageQuery"), { id: group.id })).node;
  const { createAssignment } = await coach.run(shippedDocument("assignmentMutationsCreateMutation"), {
    input: {
      groupId: group.id,
      fields: {
        kind: "LESSON",
        title: "Home row",
        lesson: "us-intl-fj",
        opensAt: new Date(Date.now() - 60_000).toISOString(),
      },
    },
    connections: [],
  });

  const { id, version } = createAssignment.assignmentEdge.node;
  await coach.run(shippedDocument("assignmentMutationsOpenMutation"), { id, version });
  return joinCode;
}

test("a pupil joins by code, does a lesson that was set, and races, all without a mouse", async () => {
  const code = await prepareGroup();
  const pupil = await member("keys-pupil");
  const { page, context, problems } = await visit(browser(), `${app.url}/`, signedIn(app.url, pupil.token));
  const walk = new KeyboardWalk(page);
  await walk.line();
  await walk.press(page.getByRole("banner").getByRole("link", { name: "Groups" }));
  await walk.arriveAt("Groups");
  await walk.write(walk.control("textbox", "Join code"), code);
  await page.keyboard.press("Enter");
  await walk.arriveAt("Join Keys 1");
  await walk.press(walk.control("button", "Join the group"));
  await walk.arriveAt("Keys 1");

  await walk.press(page.getByRole("navigation", { name: "Group pages" }).getByRole("link", { name: "Assignments" }));
  await walk.arriveAt("Assignments");
  await walk.press(walk.control("link", "Home row"));
  await walk.arriveAt("Home row");
  await walk.press(walk.control("link", "Start"));
  await page.waitForURL(/\/course\/us-intl-fj/u);
  await walk.keepsFocus("the lesson opens");
  await walk.press(walk.control("link", "Go to that lesson"));
  const goOn = page.locator("[data-goes-on]").first();
  await walk.press(walk.control("button", "I'm sitting like this"));
  await walk.focusIs(goOn);
  await page.waitForTimeout(800);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/course\/us-intl-fj/u);
  await walk.keepsFocus("the next lesson opens");
  await page.keyboard.press("Enter");
  await walk.typeLine();
  await page.locator("[data-goes-on]").first().waitFor();
  await walk.keepsFocus("the first exercise ends");
  await walk.focusIs(goOn);
  await page.waitForTimeout(800);
  await page.keyboard.press("Enter");
  await walk.line();

  await walk.press(page.getByRole("banner").getByRole("link", { name: "Race" }));
  await walk.arriveAt(/^Rac/u);
  await walk.tabTo(page.getByRole("radio", { name: "Medium" }));
  await page.keyboard.press("ArrowLeft");
  await walk.press(walk.control("button", "Create race"));
  await page.waitForURL(/\/race\/[A-Z2-9]{6}$/u);
  await walk.keepsFocus("the lobby opens");
  await walk.press(walk.control("button", "I'm ready"));
  await walk.keepsFocus("ready");
  await walk.press(walk.control("button", "Cancel race"));
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await walk.focusIs(walk.control("button", "Cancel race"));
  await walk.tabTo(walk.control("button", "Start the race"), "Shift+Tab");
  await page.keyboard.press("Enter");
  await walk.line();
  await page.getByText(/^Go$/u).first().waitFor({ timeout: 20_000, state: "attached" });
  await walk.typeLine();
  await page.getByRole("table", { name: "Standings" }).waitFor();
  await walk.arriveAt(/race/u);
  await walk.press(walk.control("button", "Rematch"));
  await walk.control("button", "Start the race").waitFor();
  await walk.keepsFocus("the rematch's lobby opens");
  await page.goBack();
  await page.getByRole("table", { name: "Standings" }).waitFor();
  await walk.keepsFocus("back at the podium");
  await walk.press(walk.control("link", "Your result"));
  await walk.arriveAt("Result");
  expect(problems).toEqual([]);
  await context.close();
});

test("a candidate begins, hides the clock, hands in and finishes an exam, all without a mouse", async () => {
  const candidate = await member("keys-exam");
  const { page, context, problems } = await visit(browser(), `${app.url}/exam`, signedIn(app.url, candidate.token));
  const walk = new KeyboardWalk(page);
  const card = page.getByRole("main").getByRole("link", { name: /CBT/u }).first();
  await walk.press(card);
  await page.waitForURL(/\/exam\/cbt/u);
  await walk.keepsFocus("the exam opens");
  await walk.tabTo(page.getByRole("radio", { name: "English" }));
  await page.keyboard.press("Space");
  await walk.press(walk.control("button", "Go to the exam room"));
  await walk.control("button", "Start attempt 1").waitFor();
  await walk.keepsFocus("the exam room");
  await walk.press(walk.control("button", "Start attempt 1"));
  await page.getByRole("timer").waitFor({ timeout: 20_000 });
  await page.waitForFunction(() => document.activeElement?.getAttribute("aria-label") === "Type the text here");
  await page.keyboard.type("abc");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor();
  await walk.keepsFocus("the question about handing in");
  await walk.press(page.getByRole("button", { name: "Hand it in" }));
  await walk.arriveAt(/^Attempt 1/u);
  await walk.press(walk.control("button", "Finish exam"));
  await page.getByRole("dialog").waitFor();
  await walk.press(page.getByRole("dialog").getByRole("button", { name: "Finish exam" }));
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await walk.keepsFocus("the exam is finished");
  expect(problems).toEqual([]);
  await context.close();
});
