import { Client } from "pg";
import type { Page } from "playwright-core";
import { appInBrowser } from "../support/appInBrowser";
import { visit } from "../support/startApp";
import { typeInBrowser } from "../support/typeInBrowser";

const { app, browser } = appInBrowser();

/** Where the device has no voice, one that only writes down what it should say. */
function addVoice(): void {
  const said: string[] = [];
  Object.assign(window, { said });
  const speak = speechSynthesis.speak.bind(speechSynthesis);
  const hasVoice = speechSynthesis.getVoices().some(({ localService, lang }) => localService && lang.startsWith("en"));
  speechSynthesis.speak = (utterance) => {
    said.push(utterance.text);
    if (hasVoice) speak(utterance);
  };
  if (hasVoice) return;
  const voice = { name: "Stub", lang: "en-US", localService: true, default: true, voiceURI: "stub" };
  speechSynthesis.getVoices = () => [voice];
  class Utterance {
    voice: unknown = null;
    lang = "";
    rate = 1;
    constructor(readonly text: string) {}
  }
  Object.assign(window, { SpeechSynthesisUtterance: Utterance });
}

/** Presses Tab until an element with this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let times = 0; times < 40; times += 1) {
    const reached = await page.evaluate((wanted) => {
      const { activeElement: element } = document;
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element?.textContent;
      return (element?.getAttribute("aria-label") ?? label ?? "").trim() === wanted;
    }, name);
    if (reached) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not reach ${name}.`);
}

/** What live regions say, and all that the device's voice was given. */
const liveWords = (page: Page) => page.locator("main output, main [role=alert]").allTextContents();
const said = (page: Page) => page.evaluate(() => (window as unknown as { said: string[] }).said);

/** Gives a user extra time as a coach would have. */
async function giveExtraTime(username: string, percent: number): Promise<void> {
  const client = new Client(app.database);
  await client.connect();
  await client.query(
    `with made as (insert into groups (name, join_code, settings) values ('Ear', 'EAREARAA', '{"leaderboard":true,
      "nicknames":false,"layout":null,"backspace":true,"keyboardPicture":true,"guestsInRaces":false}') returning id)
    insert into group_members (group_id, user_id, role, extra_time) select made.id, users.id, 'MEMBER', $2
    from made, users where username = $1`,
    [username, percent],
  );
  await client.end();
}

test("an exam is taken by keyboard and by ear, with extra time, and its certificate says both", async () => {
  const { page, context, problems } = await visit(browser(), `${app.url}/sign-up`);
  await context.addInitScript(addVoice);
  await page.getByLabel("Username").fill("exam-by-ear");
  await page.getByLabel("Name", { exact: true }).fill("Noor de Wit");
  await page.getByLabel("Password").first().fill("correct horse");
  await page.keyboard.press("Enter");
  await page.waitForURL((there) => there.pathname !== "/sign-up");
  await giveExtraTime("exam-by-ear", 20);
  await page.goto(`${app.url}/exam/cbt`);
  await page.getByRole("radio", { name: "English" }).check();
  await tabTo(page, "Go to the exam room");
  await page.keyboard.press("Enter");
  await page.getByText("You have 8 minutes and 24 seconds.").waitFor();
  await tabTo(page, "Start attempt 1");
  await page.keyboard.press("Enter");
  await page.getByRole("timer").waitFor({ timeout: 20_000 });
  await page.getByText("Attempt 1 has started. You have 8 minutes and 24 seconds.").waitFor({ state: "attached" });
  await page.getByRole("heading", { name: "Text to type" }).waitFor({ state: "attached" });
  const text = (await page.locator("textarea ~ p[hidden][lang]").textContent()) ?? "";
  const words = text.split(" ");

  // First for a screen reader: the words are in a live region.
  await page.keyboard.press("ArrowDown");
  expect(await liveWords(page)).toContain(words.slice(0, 6).join(" "));
  await tabTo(page, "Use this device's voice");
  await page.keyboard.press("Space");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Space");
  await page.waitForFunction(() => (window as unknown as { said: string[] }).said.length === 1);
  const [phrase = ""] = await said(page);
  expect(text.startsWith(phrase)).toBe(true);
  await page.screenshot({ path: `${process.env["TMPDIR"] ?? "/tmp"}/typeloop-exam-by-ear.png` });

  // What is typed goes into the field, wherever the focus was.
  await typeInBrowser(page, text.slice(0, 860), { delay: 45 });
  const phrases = await said(page);
  expect(phrases.length).toBeGreaterThan(10);
  expect(text.startsWith(phrases.join(" "))).toBe(true);
  await page.keyboard.press("ArrowUp");
  const sentence = (await said(page)).slice(phrases.length).join(" ");
  expect(sentence).not.toBe("");
  expect(text).toContain(sentence);
  expect((await liveWords(page)).join(" ")).not.toMatch(/error/iu);

  await page.keyboard.press("Escape");
  await tabTo(page, "Hand it in");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Attempt 1: Diploma" }).waitFor({ timeout: 30_000 });
  await page.getByText("Handed in before time was up. By ear: the text was read aloud. With 20% extra time.").waitFor();
  expect(await liveWords(page)).toContain("Attempt 1 was handed in.");
  await tabTo(page, "Finish exam");
  await page.keyboard.press("Enter");
  await tabTo(page, "Finish exam");
  await page.keyboard.press("Enter");
  await tabTo(page, "Your certificate");
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("article");
  await sheet.getByText("Taken by ear: the text was read aloud.").waitFor();
  await sheet.getByText("Taken with 20% extra time.").waitFor();
  expect(problems).toEqual([]);
  await context.close();
});
