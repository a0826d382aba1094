import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client } from "pg";
import type { Page } from "playwright-core";
import { findExamNorm } from "../../src/engine/exams/examNorms";
import { appInBrowser } from "../support/appInBrowser";
import { Cable } from "../support/Cable";
import { isLong } from "../support/isLong";
import { visit } from "../support/startApp";
import { typeInBrowser } from "../support/typeInBrowser";

const { app, browser } = appInBrowser();

/** A signed-in member with a page at an address. */
async function member(url: string, address: string) {
  const visitor = await visit(browser(), `${url}/sign-up`);
  const { page } = visitor;
  await page.getByLabel("Username").fill(`exam-${Date.now() % 1e9}`);
  await page.getByLabel("Name", { exact: true }).fill("Zoë van den Berg");
  await page.getByLabel("Password").first().fill("correct horse");
  await page.keyboard.press("Enter");
  await page.waitForURL((there) => there.pathname !== "/sign-up");
  await page.goto(`${url}${address}`);
  return visitor;
}

const countPages = (pdf: Buffer): number => pdf.toString("latin1").match(/\/Type\s*\/Page\b/gu)?.length ?? 0;

async function enterRoom(page: Page): Promise<void> {
  await page.getByRole("radio", { name: "English" }).check();
  await page.getByRole("button", { name: "Go to the exam room" }).click();
  await page.getByRole("button", { name: "Start attempt 1" }).waitFor();
}

/** Begins an attempt and waits for its first moment. Gives the text that is laid before the candidate. */
async function begin(page: Page, number = 1): Promise<string> {
  await page.getByRole("button", { name: `Start attempt ${number}` }).click();
  return waitForSheet(page);
}

async function waitForSheet(page: Page): Promise<string> {
  await page.getByRole("timer").waitFor({ timeout: 20_000 });
  await page.waitForFunction(() => document.activeElement?.getAttribute("aria-label") === "Type the text here");
  return (await page.locator("textarea ~ p[hidden][lang]").textContent()) ?? "";
}

async function handIn(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Hand it in" }).click();
}

/** Checks the last line of what stands on the sheet. */
async function endsWith(page: Page, typed: string): Promise<void> {
  const lines = await page.locator('[class*="typed"] [class*="lines"] > div').allTextContents();
  const last = lines.findLast((line) => line.trim() !== "") ?? "";
  expect(last.trim()).not.toBe("");
  expect(typed.trimEnd().slice(-last.trimEnd().length)).toBe(last.trimEnd());
}

test(
  "an exam with a reload and a cut network in the middle loses no key; its certificate is printed, and checked by a " +
    "stranger",
  async () => {
    const cable = await Cable.to(app.url);
    const { page, context, problems } = await member(cable.url, "/exam/cbt");
    await enterRoom(page);
    const text = await begin(page);
    expect(text.length).toBeGreaterThan(6_000);
    await typeInBrowser(page, text.slice(0, 150), { delay: 45 });
    await page.keyboard.type("wrong");
    for (let times = 0; times < 5; times += 1) await page.keyboard.press("Backspace");
    await page.reload();
    expect(await waitForSheet(page)).toBe(text);
    await endsWith(page, text.slice(0, 150));
    await typeInBrowser(page, text.slice(150, 300), { delay: 45 });

    // No network: one types on, and loads of it are sent when it is back.
    await cable.pull();
    await typeInBrowser(page, text.slice(300, 600), { delay: 45 });
    await page
      .getByText("No connection: keep typing, your keystrokes are saved")
      .waitFor({ timeout: 20_000, state: "attached" });
    await typeInBrowser(page, text.slice(600, 700), { delay: 45 });
    await cable.plug();
    await typeInBrowser(page, text.slice(700, 820), { delay: 45 });
    // Nothing tells how it goes until it is over.
    expect(await page.getByText(/keystrokes per minute/iu).count()).toBe(0);
    await handIn(page);
    await page.getByRole("heading", { name: "Attempt 1: Diploma" }).waitFor({ timeout: 30_000 });
    const figures = await page.locator("dl").innerText();
    expect(figures.replace(/\s+/gu, " ")).toContain("Keystrokes 820 Errors 0 Accuracy 100.00%");

    await page.getByRole("button", { name: "Finish exam" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Finish exam" }).click();
    await page.getByRole("link", { name: "Your certificate" }).click();
    await page.getByRole("heading", { name: "Typing certificate" }).waitFor();
    await page.getByText("Zoë van den Berg").nth(1).waitFor();
    await page.emulateMedia({ media: "print" });
    expect(await page.getByRole("button", { name: "Print" }).isVisible()).toBe(false);
    const pdf = await page.pdf({ format: "A4" });
    await writeFile(path.join(tmpdir(), "typeloop-certificate.pdf"), pdf);
    const printed = pdf.toString("latin1");
    expect(printed.startsWith("%PDF")).toBe(true);
    expect(countPages(pdf)).toBe(1);
    const [, address = ""] = /\/URI\s*\((http[^)]*\/certificates\/[^)]*)\)/u.exec(printed) ?? [];
    expect(address).toMatch(/\/certificates\/([A-Z2-9]{4}-){3}[A-Z2-9]{4}$/u);

    const stranger = await visit(browser(), address);
    await stranger.page.getByText("Verified: this server issued this certificate").waitFor();
    expect(await stranger.page.getByRole("article").innerText()).toContain("Zoë van den Berg");
    // Written by hand, in lower case: the same. Another code: nothing.
    await stranger.page.goto(address.replace(/[^/]*$/u, (code) => code.toLowerCase().replaceAll("-", "")));
    await stranger.page.waitForURL(address);
    expect(stranger.problems).toEqual([]);
    const unknown = await stranger.page.goto(address.replace(/.{4}$/u, "AAAA"));
    expect(unknown?.status()).toBe(404);
    await stranger.page.getByText("There's no certificate with this code").first().waitFor();
    expect(problems.filter((problem) => !/ERR_|Failed to fetch|NETWORK|network/u.test(problem))).toEqual([]);
    await Promise.all([stranger.context.close(), context.close()]);
    await cable.pull();
  },
);

/** Checks that a heading has the focus and that it is in view, with room below for what it says. */
async function sees(page: Page, name: string): Promise<void> {
  const heading = page.getByRole("heading", { name, exact: true });
  await heading.waitFor({ timeout: 30_000 });
  await page.waitForFunction(
    (text) => document.activeElement?.textContent === text && document.activeElement.matches("h2"),
    name,
  );
  const [box, view] = [await heading.boundingBox(), page.viewportSize()];
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan((view?.height ?? 0) / 2);
}

test.each(
  (
    [
      ["a phone", 360, 640],
      ["a desk", 1280, 720],
    ] as const
  ).slice(0, isLong ? 2 : 1),
)(
  "when an attempt ends its verdict is in view and has the focus, and finishing asks what it gives up, on %s",
  async (device, width, height) => {
    const { page, context, problems } = await member(app.url, "/exam/cbt");
    await page.setViewportSize({ width, height });
    await enterRoom(page);
    const text = await begin(page);
    await typeInBrowser(page, text.slice(0, 720), { delay: 45 });
    await handIn(page);
    await sees(page, "Attempt 1: Diploma");
    await page.screenshot({ path: path.join(tmpdir(), `typeloop-verdict-${device}.png`) });

    // Enter on what is focused goes on with the exam: the attempt that is left is still there.
    await page.getByRole("button", { name: "Finish exam" }).click();
    const dialog = page.getByRole("dialog", { name: "Finish the exam?" });
    await dialog.getByText("You have 1 attempt left. If you finish now, you give it up.").waitFor();
    await page.waitForFunction(() => document.activeElement?.textContent === "Keep going");
    await page.screenshot({ path: path.join(tmpdir(), `typeloop-finish-${device}.png`) });
    await page.keyboard.press("Enter");
    await dialog.waitFor({ state: "hidden" });
    expect(await page.getByRole("button", { name: "Start attempt 2" }).isVisible()).toBe(true);

    await page.getByRole("button", { name: "Finish exam" }).click();
    await dialog.getByRole("button", { name: "Finish exam" }).click();
    await sees(page, "Passed");
    await page.screenshot({ path: path.join(tmpdir(), `typeloop-passed-${device}.png`) });
    expect(problems).toEqual([]);
    await context.close();
  },
);

test("a certificate is one sheet of A4, whatever it says, in both languages", async () => {
  const { page, context } = await visit(browser(), app.url);
  const database = new Client(app.database);
  await database.connect();
  const name = "Maximiliana Wilhelmina van Oranje-Nassau";
  const userId = randomUUID();
  await database.query("insert into users (id, role, display_name) values ($1, 'MEMBER', $2)", [userId, name]);
  // The norm with the longest words, and one whose levels are many.
  for (const [code, norm, level, strokes] of [
    ["ABCD-EFGH-JKMN-PQRS", "cbt", "cumLaude", 9_999],
    ["BBCD-EFGH-JKMN-PQRS", "gerritsen", "gold", 9_999],
  ] as const) {
    const examId = randomUUID();
    const version = findExamNorm(norm)?.version;
    await database.query(
      "insert into exams (id, user_id, norm, norm_version, language, is_mock) values ($1, $2, $3, $4, 'nl', false)",
      [examId, userId, norm, version],
    );
    await database.query(
      "insert into certificates (code, exam_id, user_id, name, norm, norm_version, has_dyslexia, is_by_ear, " +
        "extra_time, language, level, strokes, errors, issued_at) " +
        "values ($1, $2, $3, $4, $5, $6, $7, true, 25, 'nl', $8, $9, 0, now())",
      [code, examId, userId, name, norm, version, norm === "gerritsen", level, strokes],
    );
    const texts = ["", ""];
    const settings = { candidateId: userId, norm: findExamNorm(norm), hasDyslexia: norm === "gerritsen", texts };
    const events = [
      { at: 0, kind: "created", settings },
      { at: 0, kind: "begun", startsAt: 0, device: "d" },
      { at: 365_000, kind: "ended", by: "HANDED_IN" },
      { at: 365_000, kind: "finished" },
    ];
    for (const [at, event] of events.entries())
      await database.query("insert into exam_events (exam_id, place, event) values ($1, $2, $3)", [
        examId,
        at + 1,
        event,
      ]);
    for (const locale of ["nl-NL", "en-US"]) {
      // A page that is open writes down its own preferences, whenever it gets to it.
      await page.goto("about:blank");
      await context.addCookies([{ name: "typeloop-preferences", value: `locale=${locale}`, url: app.url }]);
      await page.goto(`${app.url}/certificates/${code}`);
      await page
        .getByRole("heading", { name: locale === "nl-NL" ? "Typecertificaat" : "Typing certificate" })
        .waitFor();
      expect(await page.getByRole("article").innerText()).toContain("6:05");
      await page.screenshot({
        path: path.join(tmpdir(), `typeloop-certificate-${norm}-${locale}.png`),
        fullPage: true,
      });
      for (const options of [
        { preferCSSPageSize: true },
        { format: "A4" },
        { format: "A4", preferCSSPageSize: true, printBackground: true },
      ])
        expect([norm, locale, options, countPages(await page.pdf(options))]).toEqual([norm, locale, options, 1]);
    }
  }
  await database.end();
  await context.close();
});

test("an attempt is taken over in another window, which goes on with what has arrived; the first one says so", async () => {
  const { page, context } = await member(app.url, "/exam/ecdl");
  await enterRoom(page);
  const text = await begin(page);
  await typeInBrowser(page, text.slice(0, 60), { delay: 45 });
  await page.waitForTimeout(1_500);
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole("heading", { name: /Attempt 1 is in progress in another window/u }).waitFor();
  await other.getByRole("button", { name: "Continue here" }).click();
  expect(await waitForSheet(other)).toBe(text);
  await endsWith(other, text.slice(0, 60));
  await page.bringToFront();
  await page.keyboard.type("x");
  await page.getByRole("heading", { name: /Attempt 1 is in progress in another window/u }).waitFor();
  await other.bringToFront();
  await typeInBrowser(other, text.slice(60, 100), { delay: 45 });
  await handIn(other);
  await other.getByRole("heading", { name: "Attempt 1: Not passed" }).waitFor();
  expect((await other.locator("dl").innerText()).replace(/\s+/gu, " ")).toContain("Keystrokes 100 Errors 0");
  await context.close();
});

test("when the time is over nothing more is taken, and the attempt is graded by itself", async () => {
  const { page, context } = await member(app.url, "/exam/cbt");
  await page.clock.install();
  await enterRoom(page);
  await page.getByRole("button", { name: "Start attempt 1" }).click();
  await page.clock.runFor(4_000);
  const text = await waitForSheet(page);
  await page.keyboard.type(text.slice(0, 40));
  await page.getByRole("button", { name: "Hide the clock" }).click();
  expect(await page.getByRole("timer").isVisible()).toBe(false);
  // A space goes on with the text, also for who pressed the button by a key.
  await page.keyboard.type(text.slice(40, 60));
  await endsWith(page, text.slice(0, 60));
  await page.getByRole("button", { name: "Show the clock" }).focus();
  await page.keyboard.press("Space");
  await page.getByRole("timer").waitFor();
  await page.keyboard.type(text.slice(60, 80));
  await endsWith(page, text.slice(0, 80));
  await page.clock.runFor(7 * 60_000);
  await page
    .getByText("This attempt is over.")
    .or(page.getByRole("heading", { name: "Attempt 1: Not passed" }))
    .waitFor();
  await page.keyboard.type("more");
  expect(await page.getByText("more", { exact: true }).count()).toBe(0);
  await context.close();
});

test("a guest takes a mock exam of the course, and is asked for an account for a real one", async () => {
  const { page, context, problems } = await visit(browser(), `${app.url}/exam/cbt`);
  await page.getByRole("link", { name: "Create an account" }).waitFor();
  await page.goto(`${app.url}/exam/cbt?exercise=us-intl-mock-exam.1`);
  await page.getByRole("heading", { name: /Practice exam/u }).waitFor();
  await enterRoom(page);
  const text = await begin(page);
  await typeInBrowser(page, text.slice(0, 20), { delay: 45 });
  await handIn(page);
  await page.getByRole("heading", { name: "Attempt 1: Not passed" }).waitFor();
  expect(problems).toEqual([]);
  await context.close();
});
