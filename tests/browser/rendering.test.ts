import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { BrowserContextOptions, Page } from "playwright-core";
import ProgressPageQueryParameters from "../../__generated__/ProgressPageQuery$parameters";
import { pageTimes } from "../../src/contract/renderPage";
import { TOKEN_KEY } from "../../src/contract/protocol";
import { appInBrowser } from "../support/appInBrowser";
import { wordRun } from "../support/practiceRun";
import { shippedDocument } from "../support/shippedDocument";
import { AppProcess, builtForTests } from "../support/startApp";
import { WireClient } from "../support/WireClient";

// An app of its own: its list of races has just the one that is made below.
const { app, browser } = appInBrowser({});
let member: WireClient;
let race: string;
let result: string;
let shared: string;

beforeAll(async () => {
  member = new WireClient(app.url);
  member.token = (
    await member.run(shippedDocument("useResultMutationAccountMutation"), { input: { deviceLabel: "test" } })
  ).createGuest.token;
  result = (await member.run(shippedDocument("saveRunMutation"), { input: wordRun() })).saveResult.result.id;
  shared = (await member.run(shippedDocument("saveRunMutation"), { input: wordRun({ endedMsAgo: 120_000 }) }))
    .saveResult.result.id;
  await member.run(shippedDocument("ShareButtonUseSetResultVisibilityMutation"), {
    input: { resultId: shared, visibility: "ALL" },
  });
  race = (
    await member.run(shippedDocument("CreateRaceMutation"), {
      input: { visibility: "OPEN", language: "EN", length: "SHORT" },
    })
  ).createRace.race.code;
}, 60_000);

/** Opens a page with a profile of its own, closed again after the test. */
async function open(options: BrowserContextOptions & { readonly cookie?: string } = {}): Promise<Page> {
  const { cookie, ...rest } = options;
  const context = await browser().newContext({
    viewport: { width: 1280, height: 800 },
    ...rest,
    serviceWorkers: "block",
  });
  if (cookie !== undefined) await context.addCookies([{ name: "typeloop-preferences", value: cookie, url: app.url }]);
  contexts.push(() => context.close());
  return context.newPage();
}

const contexts: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of contexts.splice(0)) await close();
});

/** Problems of a page, and the operations it sends; the clock of races is not part of any picture. */
function watch(page: Page) {
  const problems: string[] = [];
  const operations: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => {
    // The browser's own words for a page that is not there.
    if (message.type() === "error" && !/status of 404/u.test(message.text())) problems.push(message.text());
  });
  page.on("request", (request) => {
    if (!request.url().endsWith("/graphql")) return;
    const { operationName } = JSON.parse(request.postData() ?? "{}");
    if (operationName !== "serverClockQuery") operations.push(operationName);
  });
  return { problems, operations };
}

/** Resolves when React has taken over what stands in the page. */
async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main > *") ?? {}).some((key) => key.startsWith("__reactFiber")),
  );
}

/** Keeps the page's script back until the returned function is called. */
async function holdScript(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/index-[^/]+\.js$/u, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/**
 * Keeps the styles back until the fonts that the page preloads are there: a page is painted when it has its styles, and
 * words that get their font later change in width, whoever renders them.
 */
async function paintWithFonts(page: Page): Promise<void> {
  let missing = FONTS;
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  page.on("requestfinished", (request) => {
    if (request.url().endsWith(".woff2") && --missing === 0) arrive();
  });
  await page.route(/\/assets\/[^/]+\.css$/u, async (route) => {
    await arrived;
    await route.continue();
  });
}

/** How many fonts each page preloads. */
const FONTS = 3;

const content = (page: Page, selector: string) => page.locator(selector).getAttribute("content");
/** All that is to be read, but for the lines that are typed: of those the server writes a little more than fits. */
const text = (page: Page) =>
  page.evaluate(() => {
    const stage = document.querySelector<HTMLElement>("main [aria-hidden=true][lang]")?.innerText ?? "";
    return document.body.innerText.replace(stage, "").replace(/\s+/gu, "");
  });

describe("without JavaScript", () => {
  const silent = { javaScriptEnabled: false };

  test("practice shows the words to type", async () => {
    const page = await open(silent);
    expect((await page.goto(`${app.url}/?mode=words-10&language=en`))!.status()).toBe(200);
    expect(await page.title()).toBe("Typeloop");
    expect(await content(page, "meta[name=description]")).toContain("Practice typing");
    const words = (await page.locator("textarea ~ p[hidden]").textContent())!.split(" ");
    expect(words).toHaveLength(10);
    for (const word of words)
      expect(await page.locator("main [aria-hidden=true][lang=en]").innerText()).toContain(word);
  });

  test("the list of races shows who waits", async () => {
    const page = await open(silent);
    await page.goto(`${app.url}/race`);
    expect(await page.title()).toBe("Races · Typeloop");
    expect(await page.getByRole("button", { name: /^Join / }).count()).toBe(1);
  });

  test("a race tells in its head which one it is, for those who are sent its link", async () => {
    const page = await open(silent);
    await page.goto(`${app.url}/race/${race}`);
    expect(await page.title()).toBe(`Race ${race} · Typeloop`);
    expect(await content(page, "meta[property='og:title']")).toBe(`Race ${race} · Typeloop`);
    expect(await content(page, "meta[property='og:description']")).toMatch(
      /^English\. Race others live on the same text/u,
    );
    expect(await page.getByRole("listitem").filter({ hasText: /./u }).count()).toBeGreaterThan(0);
    expect(await page.locator("title").count()).toBe(1);
  });

  test("the page that another visitor got a moment ago comes alive without a nonce", async () => {
    for (const address of ["/", "/race", "/leaderboard"]) {
      const page = await open({});
      const { problems } = watch(page);
      let policy = "";
      // Rendered for the first visitor, who waits for it.
      for (let visit = 1; visit <= 20 && !policy.includes("sha256-"); visit++) {
        const response = await page.goto(app.url + address);
        policy = response?.headers()["content-security-policy"] ?? "";
      }
      expect([address, policy]).toEqual([address, expect.stringMatching(/sha256-/u)]);
      expect(policy).not.toContain("nonce-");
      await hydrated(page);
      expect([address, problems]).toEqual([address, []]);
    }
  });

  test("a code as people write it leads to its address", async () => {
    const page = await open(silent);
    await page.goto(`${app.url}/race/${race.toLowerCase()}`);
    expect(page.url()).toBe(`${app.url}/race/${race}`);
  });

  test.each([
    ["/race/ZZZZZ2", "Race not found"],
    ["/results/nothing", "Result not found"],
    ["/nowhere", "Not found"],
  ])("%s is not there, and says so", async (address, title) => {
    const page = await open(silent);
    expect((await page.goto(`${app.url}${address}`))!.status()).toBe(404);
    expect(await page.title()).toBe(`${title} · Typeloop`);
    expect((await text(page)).length).toBeGreaterThan(100);
  });

  test("colors and language are those of the browser from the first picture on", async () => {
    const page = await open({ ...silent, locale: "nl-NL", cookie: "theme=dark" });
    await page.goto(`${app.url}/race`);
    const { lang, theme, paper } = await page.evaluate(() => ({
      lang: document.documentElement.lang,
      theme: document.documentElement.dataset["theme"],
      paper: getComputedStyle(document.documentElement).backgroundColor,
    }));
    expect([lang, theme]).toEqual(["nl-NL", "dark"]);
    const light = await open({ ...silent, colorScheme: "light" });
    await light.goto(`${app.url}/race`);
    expect(await light.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).not.toBe(paper);
    expect(await page.getByRole("banner").innerText()).toContain("Inloggen");
  });
});

describe("coming alive", () => {
  const addresses = [
    "/",
    "/?mode=text",
    "/race",
    "race",
    "result",
    "shared result",
    "/progress",
    "/settings",
    "/sign-in",
    "/groups",
    "/groups/nothing",
    "/texts",
    "/nowhere",
  ];
  const addressOf = (name: string) =>
    ({ race: `/race/${race}`, result: `/results/${result}`, "shared result": `/results/${shared}` })[name] ?? name;

  test.each(addresses)("%s: no request, no complaint, not a word moves", async (name) => {
    const page = await open();
    // The line of a first visit comes when the browser is idle, sooner or later. Here it never is.
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    const { problems, operations } = watch(page);
    const release = await holdScript(page);
    await paintWithFonts(page);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      // While the document arrives, what is there already may be painted.
      const isAfterDocument = (entry: PerformanceEntry) =>
        document.readyState !== "loading" &&
        entry.startTime > (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming).domInteractive;
      new PerformanceObserver((list) =>
        shifts.push(
          ...list
            .getEntries()
            .filter(isAfterDocument)
            .map((entry) => (entry as unknown as { value: number }).value),
        ),
      ).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(`${app.url}${addressOf(name)}`, { waitUntil: "commit" });
    await page.waitForFunction(
      () =>
        document.readyState !== "loading" &&
        [...document.styleSheets].length === document.querySelectorAll("link[rel=stylesheet]").length &&
        document.fonts.status === "loaded",
    );
    const before = await text(page);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
    const early = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.splice(0).filter((value) => value > 0.01),
    );
    expect(early).toEqual([]);
    release();
    await hydrated(page);
    await page.waitForTimeout(pageTimes.renderedAnswersMs * 2);
    expect(await text(page)).toBe(before);
    expect(
      await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.filter((value) => value > 0.001)),
    ).toEqual([]);
    expect(operations).toEqual([]);
    expect(problems).toEqual([]);
  });

  test("for a moment a query that would force the network is answered by the page, and afterwards by the server", async () => {
    const page = await open();
    const { problems, operations } = watch(page);
    // The page tells that it is alive by the timer that ends its answers. Who comes back online asks again who they
    // are.
    await page.addInitScript((windowMs) => {
      let isOnline = true;
      Object.defineProperty(navigator, "onLine", { get: () => isOnline });
      const askAgain = (): void => {
        for (const type of ["offline", "online"]) {
          isOnline = type === "online";
          window.dispatchEvent(new Event(type));
        }
      };
      const setTimer = window.setTimeout;
      Object.assign(window, {
        // The window stays open until the test closes it, however slow the machine is.
        setTimeout: (call: () => void, ms?: number, ...rest: unknown[]) => {
          if (ms !== windowMs) return setTimer(call, ms, ...rest);
          Object.assign(window, {
            closeWindow: () => {
              call();
              askAgain();
            },
          });
          return setTimer(() => {
            askAgain();
            Object.assign(window, { hasAsked: true });
          }, 20);
        },
      });
    }, pageTimes.renderedAnswersMs);
    await page.goto(`${app.url}/race`);
    await page.waitForFunction(() => (window as unknown as { hasAsked?: boolean }).hasAsked === true);
    await page.waitForTimeout(300);
    expect(operations).toEqual([]);
    const asked = page.waitForRequest((request) => request.url().endsWith("/graphql"));
    await page.evaluate(() => (window as unknown as { closeWindow: () => void }).closeWindow());
    await asked;
    expect(operations).toEqual(["HeaderAccountQuery"]);
    expect(problems).toEqual([]);
  });
});

test("who asks the system for more contrast has it in the first picture", async () => {
  const page = await open({ contrast: "more" });
  const { problems } = watch(page);
  const release = await holdScript(page);
  await page.goto(`${app.url}/race`, { waitUntil: "commit" });
  await page.locator("main h1").waitFor();
  expect(await page.evaluate(() => document.documentElement.dataset["contrast"])).toBe("more");
  release();
  await hydrated(page);
  expect(await page.evaluate(() => document.documentElement.dataset["contrast"])).toBe("more");
  expect(problems).toEqual([]);
});

describe("who is signed in", () => {
  /** Everything that the end of the header has said, frame by frame. */
  async function watchHeader(page: Page): Promise<void> {
    await page.addInitScript(() => {
      const said = new Set<string>();
      Object.assign(window, { said });
      const look = (): void => {
        said.add(document.querySelector("header")?.innerText ?? "");
        requestAnimationFrame(look);
      };
      look();
    });
  }
  const saidOf = (page: Page) => page.evaluate(() => [...(window as unknown as { said: Set<string> }).said].join("|"));

  test("never sees a way to sign in, nor anything of nobody's", async () => {
    const page = await open({ cookie: "signedIn=1" });
    const { problems, operations } = watch(page);
    await watchHeader(page);
    await page.addInitScript(([key, token]) => localStorage.setItem(key!, token!), [TOKEN_KEY, member.token!]);
    await page.goto(`${app.url}/results/${result}`);
    await page.getByRole("heading", { name: "Result", exact: true }).waitFor();
    await page.getByRole("button", { name: /'s account$/u }).waitFor();
    expect(await saidOf(page)).not.toContain("Sign in");
    // The goal is asked for once the page is idle.
    const asked = [...operations].filter((name) => name !== "HeaderGoalQuery").sort();
    expect(asked).toEqual(["HeaderAccountQuery", "ResultPageQuery"]);
    expect(problems).toEqual([]);
  });

  test("gets every query of the page in it, also from a server that has rendered the page before", async () => {
    const headers = { cookie: "typeloop-preferences=signedIn=1" };
    const { id } = ProgressPageQueryParameters.params;
    for (let time = 1; time <= 3; time++) {
      const page = await (await fetch(`${app.url}/progress`, { headers })).text();
      expect([time, page.includes(`"${id}{}":`)]).toEqual([time, true]);
    }
  });

  test("and is not any more, asks nobody who they are", async () => {
    const page = await open({ cookie: "signedIn=1" });
    const { problems, operations } = watch(page);
    await page.goto(`${app.url}/progress`);
    await page.getByRole("banner").getByRole("link", { name: "Sign in" }).waitFor();
    expect(operations).toEqual([]);
    expect(problems).toEqual([]);
  });

  test("for this tab alone, of which the server knows nothing, is found out, and the page is theirs", async () => {
    const page = await open();
    const { problems } = watch(page);
    await page.addInitScript(([key, token]) => sessionStorage.setItem(key!, token!), [TOKEN_KEY, member.token!]);
    await page.goto(`${app.url}/results/${result}`);
    await page.getByRole("heading", { name: "Result", exact: true }).waitFor();
    await page.getByRole("button", { name: /'s account$/u }).waitFor();
    expect(problems).toEqual([]);
  });

  test("for this tab alone, finds a page of groups without a word of complaint", async () => {
    const page = await open();
    const { problems } = watch(page);
    const coach = new WireClient(app.url);
    coach.token = (
      await coach.run(shippedDocument("SignUpPageUseSignUpMutation"), {
        input: { username: "coach-6a", displayName: "Coach", password: "correct horse", deviceLabel: "test" },
      })
    ).signUp.token;
    const { group } = (await coach.run(shippedDocument("GroupsPageCreateGroupMutation"), { name: "Group 6A" }))
      .createGroup;
    await page.addInitScript(([key, token]) => sessionStorage.setItem(key!, token!), [TOKEN_KEY, coach.token!]);
    expect((await page.goto(`${app.url}/groups/${encodeURIComponent(group.id)}`))!.status()).toBe(200);
    await page.getByRole("button", { name: /'s account$/u }).waitFor();
    await page.getByRole("heading", { name: "Group 6A" }).waitFor();
    expect(problems).toEqual([]);
    // What does not exist is the same to everybody.
    expect((await page.goto(`${app.url}/groups/nothing`))!.status()).toBe(404);
    await page.getByText("This group doesn't exist, or you're not in it").waitFor();
    expect((await page.goto(`${app.url}/assignments/nothing`))!.status()).toBe(404);
    await page.getByText("Assignment not found").waitFor();
  });
});

/** The same server with another renderer: `code` is its module, which finds the real one as `renderPage` of `real`. */
function appWith(code: string): AppProcess {
  // Beside the build, where the server finds its packages. It looks for the renderer beside its own, real folder.
  const folder = mkdtempSync(`${path.resolve(builtForTests)}-renderer-`);
  cpSync(path.join(builtForTests, "server"), path.join(folder, "server"), { recursive: true });
  symlinkSync(path.resolve(builtForTests, "app"), path.join(folder, "app"));
  mkdirSync(path.join(folder, "render"));
  writeFileSync(path.join(folder, "render/package.json"), '{"type":"module"}');
  writeFileSync(
    path.join(folder, "render/render.js"),
    `import * as real from ${JSON.stringify(path.resolve(builtForTests, "render/render.js"))};\n${code}`,
  );
  folders.push(folder);
  return new AppProcess({}, path.join(folder, "server/main.js"));
}

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

describe("a renderer that is broken", () => {
  const broken = appWith('export const renderPage = async () => { throw new Error("the renderer is broken"); };');
  beforeAll(() => broken.start(), 60_000);
  afterAll(() => broken.stop());

  test("leaves the page to the browser, which renders it as ever", async () => {
    const page = await open();
    const { problems } = watch(page);
    expect((await page.goto(`${broken.url}/race`))!.status()).toBe(200);
    await page.getByRole("heading", { name: "Races", level: 1 }).waitFor();
    expect(await page.title()).toBe("Races · Typeloop");
    expect(problems).toEqual([]);
    const lines = broken.printed.split("\n").filter((line) => line.includes("the renderer is broken"));
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0]!).traceId).toMatch(/^[0-9a-f]{32}$/u);
  });
});

describe("answers that keep a page waiting", () => {
  const slow = appWith(`
    const wait = () => new Promise((resolve) => setTimeout(resolve, 4000));
    export const renderPage = (request) => real.renderPage({ ...request,
      execute: async (...asked) => { await wait(); return request.execute(...asked); } });
  `);
  beforeAll(() => slow.start(), 60_000);
  afterAll(() => slow.stop());

  test("follow in the stream: the page comes alive around them, and asks for none of them again", async () => {
    const page = await open();
    const { problems, operations } = watch(page);
    await page.goto(`${slow.url}/race`, { waitUntil: "commit" });
    await page.locator("main [aria-busy=true]").waitFor();
    // The frame is alive while its page is still on the way. What React has taken over bears its mark; a press before
    // that is nobody's.
    await page.waitForFunction(() =>
      [...document.querySelectorAll("header button")].some((button) =>
        Object.keys(button).some((key) => key.startsWith("__reactProps")),
      ),
    );
    await page.getByRole("button", { name: /^Theme: same as system/u }).click();
    await page.getByRole("button", { name: /^Theme: light/u }).waitFor();
    expect(await page.locator("main [aria-busy=true]").count()).toBe(1);
    await page.getByRole("heading", { name: "Races", level: 1 }).waitFor();
    await hydrated(page);
    await page.getByRole("banner").getByRole("link", { name: "Sign in" }).waitFor();
    expect(operations).toEqual([]);
    expect(problems).toEqual([]);
  });

  test("may be that there is nothing: the page says so in the same words before and after it is alive", async () => {
    const page = await open();
    const { problems, operations } = watch(page);
    // The sentences come later than the answer that needs them.
    await page.route(/\/assets\/errorMessages[^/]+\.js$/u, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 6000));
      await route.continue();
    });
    await page.goto(`${slow.url}/race/ZZZZZ2`, { waitUntil: "commit" });
    const words = page.getByRole("heading", {
      name: "There is no race with this code. Check the six characters, or ask for a new code.",
      level: 1,
    });
    await words.waitFor();
    await hydrated(page);
    await words.waitFor({ timeout: 1000 });
    expect(operations).toEqual([]);
    expect(problems).toEqual([]);
  });
});
