import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { Client } from "pg";
import { manifestPath, SHELL_PATH } from "../../src/contract/wire";
import { inPage, keepAll } from "../support/keepAll";
import { makeNextBuild } from "../support/nextBuild";
import { AppProcess, launchProfile, typingTarget } from "../support/startApp";
import { typeInBrowser } from "../support/typeInBrowser";

jest.setTimeout(150_000);

const folders: string[] = [];
let app = new AppProcess();
let context: BrowserContext;
let keptProfile: string;

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "typeloop-profile-"));
  folders.push(folder);
  return folder;
}

/** A browser that was here once, without an account, and since then keeps all that works without a network. */
function newProfile(): string {
  const folder = newFolder();
  cpSync(keptProfile, folder, { recursive: true, verbatimSymlinks: true });
  return folder;
}

beforeAll(async () => {
  await app.start();
  keptProfile = newFolder();
  context = await launchProfile(keptProfile);
  await open("/?mode=words-10&language=en");
  await context.close();
  await app.kill();
}, 120_000);
beforeEach(() => app.start(), 60_000);
afterEach(async () => {
  await context.close();
  await execute("delete from results");
  await app.kill();
}, 60_000);
afterAll(async () => {
  await app.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const ready = (page: Page) => page.waitForFunction(() => ((window as any).__typingTarget?.() ?? "") !== "");

/**
 * Opens a page and waits until all that works without a network is kept, the other pages' files as well. Gathers what
 * the page complains of, but for the network.
 */
async function open(address: string): Promise<{ readonly page: Page; readonly problems: string[] }> {
  const page = context.pages()[0] ?? (await context.newPage());
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !/net::|NETWORK|OFFLINE/u.test(message.text())) problems.push(message.text());
  });
  await page.goto(app.url + address);
  await keepAll(page);
  return { page, problems };
}

async function type(page: Page): Promise<void> {
  await ready(page);
  await typeInBrowser(page, await typingTarget(page), { delay: 40 });
  await page.getByRole("heading", { name: "Your result" }).waitFor();
}

async function execute(statement: string): Promise<readonly any[]> {
  const database = new Client(app.database);
  await database.connect();
  const { rows: found } = await database.query(statement);
  await database.end();
  return found;
}

/** What the server has kept of everybody. */
function rows(): Promise<readonly { readonly run_id: string; readonly mode: string }[]> {
  return execute("select run_id, mode from results order by started_at");
}

/** Whether a text is kept in this browser. Runs in the page. */
function hasKeptText(): Promise<boolean> {
  return new Promise((resolve) => {
    const opening = indexedDB.open("typeloop-texts");
    // Where there is none yet, none is made by looking.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.addEventListener("error", () => resolve(false));
    opening.onsuccess = () => {
      const count = opening.result.transaction("texts").objectStore("texts").count();
      count.onsuccess = () => {
        opening.result.close();
        resolve(count.result > 0);
      };
    };
  });
}

const waiting = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("typeloop-unsaved-runs") ?? "[]").length);

test("Typeloop can be installed, in both languages", async () => {
  context = await launchProfile(newProfile());
  const { page, problems } = await open("/?mode=words-10");
  const cdp = await context.newCDPSession(page);
  expect(await cdp.send("Page.getInstallabilityErrors")).toEqual({ installabilityErrors: [] });
  const { url, errors } = await cdp.send("Page.getAppManifest");
  expect([url, errors]).toEqual([app.url + manifestPath("en-US"), []]);

  for (const locale of ["en-US", "nl-NL"]) {
    const answer = await fetch(app.url + manifestPath(locale));
    expect([answer.status, answer.headers.get("content-type"), answer.headers.get("cache-control")]).toEqual([
      200,
      "application/manifest+json; charset=utf-8",
      "no-cache",
    ]);
    const manifest = (await answer.json()) as any;
    expect(manifest).toMatchObject({ id: "/", lang: locale, start_url: "/", display: "standalone" });
    expect(new Set(manifest.icons.map(({ sizes, purpose }: any) => `${sizes} ${purpose}`))).toEqual(
      new Set(["192x192 any", "512x512 any", "192x192 maskable", "512x512 maskable"]),
    );
    for (const { src, sizes } of manifest.icons) {
      const size = await page.evaluate(async (source) => {
        const image = new Image();
        image.src = source;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      }, src);
      expect(size).toBe(sizes);
    }
  }
  await page.evaluate(() => void (document.cookie = "typeloop-preferences=locale=nl-NL; Path=/"));
  await page.reload();
  expect(await page.locator("link[rel=manifest]").getAttribute("href")).toBe(manifestPath("nl-NL"));
  expect(problems).toEqual([]);
});

test("runs typed without the server outlast the browser, and each is saved once when it is back, from whichever page", async () => {
  const profile = newProfile();
  context = await launchProfile(profile);
  const first = await open("/?mode=words-10&language=en");
  await type(first.page);
  await first.page.getByText("Saved and verified").waitFor();
  await first.page.goto(`${app.url}/?mode=text&language=en`);
  await ready(first.page);
  const keptText = await typingTarget(first.page);
  await inPage(first.page, hasKeptText, null);
  await app.kill();

  // Loaded again, without a server.
  await first.page.goto(`${app.url}/?mode=words-10&language=en`);
  await type(first.page);
  await first.page.getByText(/Not saved yet/u).waitFor();
  await first.page.goto(`${app.url}/course`);
  await first.page.locator("h1").first().waitFor();
  expect(await first.page.getByText("This page needs the server").count()).toBe(0);
  await first.page.goto(`${app.url}/?mode=text&language=en`);
  await ready(first.page);
  expect(await typingTarget(first.page)).toBe(keptText);
  await first.page.goto(`${app.url}/progress`);
  await first.page.getByRole("heading", { name: /This page needs the server/u }).waitFor();
  await first.page.goto(`${app.url}/sign-in`);
  await first.page.getByRole("heading", { name: /You can't sign in right now/u }).waitFor();
  expect(await waiting(first.page)).toBe(1);
  expect(first.problems).toEqual([]);
  await context.close();

  // The whole browser was closed; still no server.
  context = await launchProfile(profile);
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(`${app.url}/?mode=words-10&language=nl`);
  expect(await waiting(page)).toBe(1);
  await type(page);
  await page.getByText(/Not saved yet/u).waitFor();
  expect(await waiting(page)).toBe(2);
  await page.goto(`${app.url}/race`);
  const other = await context.newPage();
  await other.goto(`${app.url}/progress`);

  await app.start();
  await page.waitForFunction(() => localStorage.getItem("typeloop-unsaved-runs") === null, undefined, {
    timeout: 60_000,
  });
  const kept = await rows();
  expect(kept.map(({ mode }) => mode)).toEqual(["WORDS", "WORDS", "WORDS"]);
  expect(new Set(kept.map(({ run_id }) => run_id)).size).toBe(3);
});

test(
  "a lesson of the course typed to its end without the server, in a page loaded without it, is passed, and " +
    "saved once " +
    "when it is back",
  async () => {
    context = await launchProfile(newProfile());
    const { page, problems } = await open("/course/us-posture");
    await app.kill();
    await page.goto(`${app.url}/course/us-posture`);
    await page.getByRole("button", { name: "I'm sitting like this" }).click();
    await page.waitForTimeout(800);
    await page.getByRole("link", { name: "Next lesson: F and J" }).click();
    await page.getByRole("button", { name: "Begin with exercise 1" }).click();
    for (const place of [1, 2, 3]) {
      await ready(page);
      await typeInBrowser(page, await typingTarget(page), { delay: 40 });
      await page.getByRole("heading", { name: place < 3 ? "Passed" : "Lesson passed" }).waitFor();
      await page.getByText(/stored in this browser/u).waitFor();
      await page.waitForTimeout(800);
      if (place < 3) await page.getByRole("button", { name: "Next exercise" }).click();
    }
    expect(await waiting(page)).toBe(3);

    await app.start();
    await page.waitForFunction(() => localStorage.getItem("typeloop-unsaved-runs") === null, undefined, {
      timeout: 60_000,
    });
    const kept = await rows();
    expect(kept.map(({ mode }) => mode)).toEqual(["LESSON", "LESSON", "LESSON"]);
    expect(new Set(kept.map(({ run_id }) => run_id)).size).toBe(3);
    // Now the account alone knows it.
    await page.waitForFunction(() => (localStorage.getItem("typeloop-course") ?? "").includes('"us-posture.1",'));
    await page.goto(`${app.url}/course`);
    await page.getByText("2 of 83 lessons passed").waitFor();
    expect(problems).toEqual([]);
  },
  240_000,
);

test("a run whose answer was lost on the way is not saved twice, nor one whose request was", async () => {
  context = await launchProfile(newProfile());
  const { page } = await open("/?mode=words-10&language=en");
  let cut: "before" | "after" = "before";
  let cuts = 3;
  await context.route("**/graphql", async (route) => {
    if (!(route.request().postData() ?? "").includes("saveRunMutation") || cuts === 0) return route.continue();
    cuts -= 1;
    if (cut === "after") await route.fetch();
    await route.abort("connectionreset");
  });
  await type(page);
  await page.getByText("Saved and verified").waitFor({ timeout: 60_000 });
  expect(await rows()).toHaveLength(1);
  cut = "after";
  cuts = 3;
  await page.getByRole("button", { name: "Next words" }).click();
  await type(page);
  await page.getByText("Saved and verified").waitFor({ timeout: 60_000 });
  expect(cuts).toBe(0);
  expect(await rows()).toHaveLength(2);
});

test("nothing is kept but files and the shell: no answer of the server, no page made for somebody", async () => {
  context = await launchProfile(newProfile());
  const { page } = await open("/?mode=words-10&language=en");
  await type(page);
  await page.getByText("Saved and verified").waitFor();
  for (const address of ["/progress", "/race", "/settings"]) {
    await page.goto(app.url + address);
    await page.waitForLoadState("networkidle");
  }
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((address) => address !== SHELL_PATH && !address.startsWith("/assets/"))).toEqual([]);
  expect(kept.filter((address) => /\/sentry-|PageViews|PageTraces|Workbench|documentTexts/u.test(address))).toEqual([]);
});

test("a browser without workers goes on as it would", async () => {
  context = await launchProfile(newProfile());
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
  const page = await context.newPage();
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  await page.goto(`${app.url}/?mode=words-10&language=en`);
  await type(page);
  await page.getByText("Saved and verified").waitFor();
  expect(problems).toEqual([]);
});

test("a server that answers too slowly is not waited for: the page starts without it", async () => {
  context = await launchProfile(newProfile());
  const { page } = await open("/?mode=words-10&language=en");
  app.freeze();
  try {
    await page.goto(`${app.url}/?mode=words-10&language=nl`, { timeout: 60_000 });
    await ready(page);
  } finally {
    app.thaw();
  }
  await type(page);
  await page.getByText("Saved and verified").waitFor({ timeout: 60_000 });
});

test(
  "a new build comes while a line is half typed: nothing is lost, the old page keeps its chunks, and the new one " +
    "takes over after the run",
  async () => {
    const next = makeNextBuild(["ProgressPage", "SettingsPage", "registerServiceWorker"]);
    context = await launchProfile(newProfile());
    const { page, problems } = await open("/?mode=words-25&language=en");
    await ready(page);
    const text = await typingTarget(page);
    let typed = 0;
    const typeOne = async () => {
      await page.keyboard.type(text.charAt(typed));
      typed += 1;
    };
    for (let key = 0; key < 3; key += 1) await typeOne();
    // Ten seconds without a key would end the run.
    const typing = setInterval(() => void typeOne(), 2_000);

    const successor = app.succeededBy(next.main);
    await app.kill();
    app = successor;
    await app.start();
    const state = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return registration?.waiting ? "waits" : registration?.installing ? "comes" : "took over";
      });
    await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
    await inPage(page, async () => (await navigator.serviceWorker.getRegistration())?.waiting != null, null);
    clearInterval(typing);
    await page.waitForTimeout(500);
    await typeOne();
    expect(await state()).toBe("waits");
    expect(await typingTarget(page)).toBe(text.slice(typed));

    await page.keyboard.press("Escape");
    await inPage(page, async () => (await navigator.serviceWorker.getRegistration())?.waiting == null, null);
    expect(await state()).toBe("took over");
    // Its chunk is gone from the server.
    const [gone = "", come = ""] = [...next.names].find(([name]) => name.startsWith("ProgressPage")) ?? [];
    expect((await fetch(`${app.url}/assets/${gone}.js`)).status).toBe(404);
    await page.getByRole("link", { name: "Progress" }).first().click();
    await page.getByRole("heading", { name: "Progress", exact: true }).waitFor();
    expect(
      await page.evaluate(
        (name) => performance.getEntriesByType("resource").some((entry) => entry.name.includes(name)),
        gone,
      ),
    ).toBe(true);

    await page.reload();
    await page.getByRole("heading", { name: "Progress", exact: true }).waitFor();
    await page.waitForFunction(
      (name) => performance.getEntriesByType("resource").some((entry) => entry.name.includes(name)),
      come,
    );
    expect(problems).toEqual([]);
    next.remove();
  },
);
