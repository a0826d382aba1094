import { Cable } from "../../support/Cable";
import { appInEngines, inEachEngine } from "../../support/engines/appInEngines";
import type { EnginePage } from "../../support/engines/EnginePage";
import { countPages } from "../../support/engines/countPages";
import { signIn, signUp } from "../../support/engines/people";

const { app, open } = appInEngines();

/** Waits for an attempt's first moment. Gives the text that is laid before the candidate. */
async function waitForSheet(page: EnginePage): Promise<string> {
  await page.waitFor({ role: "timer" });
  await page.until("the sheet has the focus", () =>
    page.tab.evaluate(() => document.activeElement?.getAttribute("aria-label") === "Type the text here"),
  );
  return page.tab.evaluate(() => document.querySelector("textarea ~ p[hidden][lang]")?.textContent ?? "");
}

const problemsBut = (page: EnginePage, pattern: RegExp) =>
  page.tab.problems.filter((problem) => !pattern.test(problem));

test.each(inEachEngine)(
  "%s: an exam with a reload and a cut network loses no key, and its certificate is printed",
  async (_, engine) => {
    const cable = await Cable.to(app.url);
    const page = await open(engine, cable.url);
    await signIn(page, cable.url, await signUp(app, "Zoë van den Berg"));
    await page.goto(`${cable.url}/exam/cbt`);
    await page.click({ role: "radio", name: "English" });
    await page.click({ role: "button", name: "Go to the exam room" });
    await page.click({ role: "button", name: "Start attempt 1" });
    const text = await waitForSheet(page);
    expect(text.length).toBeGreaterThan(6_000);
    await page.type(text.slice(0, 80));
    await page.type("wrong");
    for (let times = 0; times < 5; times += 1) await page.press("Backspace");
    await page.tab.reload();
    expect(await waitForSheet(page)).toBe(text);
    await page.type(text.slice(80, 160));
    await cable.pull();
    await page.type(text.slice(160, 300));
    await page.waitFor({ text: "No connection: keep typing, your keystrokes are saved" });
    await page.type(text.slice(300, 340));
    await cable.plug();
    await page.type(text.slice(340, 820), { delay: 45 });
    await page.press("Escape");
    await page.click({ role: "button", name: "Hand it in" });
    await page.waitFor({ role: "heading", name: /^Attempt 1: / });
    const figures = (await page.text({ role: "main" })).replace(/\s+/gu, " ");
    expect(figures).toContain("Keystrokes 820 Errors 0 Accuracy 100.00%");
    expect(problemsBut(page, /ERR_|Failed to fetch|network|NETWORK|Load failed/u)).toEqual([]);

    await page.click({ role: "button", name: "Finish exam" });
    await page.click({ role: "button", name: "Finish exam", within: { role: "dialog" } });
    await page.click({ role: "link", name: "Your certificate" });
    await page.waitFor({ text: /Verified: this server issued this certificate/u });
    expect(countPages(await page.tab.print())).toBe(1);
    await cable.pull();
  },
);
