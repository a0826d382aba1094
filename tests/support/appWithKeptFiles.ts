import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { Client } from "pg";
import { keepAll } from "./keepAll";
import { AppProcess, launchProfile, typingTarget } from "./startApp";
import { typeInBrowser } from "./typeInBrowser";

const folders: string[] = [];
let keptProfile: string;

/** Of the test that runs: the app, which it may end and start again, and its browser. */
export const current: { app: AppProcess; context: BrowserContext } = {
  app: new AppProcess(),
  context: null as unknown as BrowserContext,
};

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "typeloop-profile-"));
  folders.push(folder);
  return folder;
}

/** A browser that was here once, without an account, and since then keeps all that works without a network. */
export function newProfile(): string {
  const folder = newFolder();
  cpSync(keptProfile, folder, { recursive: true, verbatimSymlinks: true });
  return folder;
}

/** For each test of the file a running app without results; its browser is closed after it. */
export function appWithKeptFiles(): void {
  beforeAll(async () => {
    await current.app.start();
    keptProfile = newFolder();
    current.context = await launchProfile(keptProfile);
    await open("/?mode=words-10&language=en");
    await current.context.close();
  }, 120_000);
  beforeEach(async () => {
    if (!current.app.isRunning) await current.app.start();
  }, 60_000);
  afterEach(async () => {
    await current.context.close();
    await execute("delete from results");
  }, 60_000);
  afterAll(async () => {
    await current.app.stop();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });
}

/** Resolves when there is a text to type. */
export const ready = (page: Page) => page.waitForFunction(() => ((window as any).__typingTarget?.() ?? "") !== "");

/**
 * Opens a page and waits until all that works without a network is kept, the other pages' files as well. Gathers what
 * the page complains of, but for the network.
 */
export async function open(address: string): Promise<{ readonly page: Page; readonly problems: string[] }> {
  const page = current.context.pages()[0] ?? (await current.context.newPage());
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !/net::|NETWORK|OFFLINE/u.test(message.text())) problems.push(message.text());
  });
  await page.goto(current.app.url + address);
  await keepAll(page);
  return { page, problems };
}

/** Types the whole text and waits for its result. */
export async function type(page: Page): Promise<void> {
  await ready(page);
  await typeInBrowser(page, await typingTarget(page), { delay: 40 });
  await page.getByRole("heading", { name: "Your result" }).waitFor();
}

async function execute(statement: string): Promise<readonly any[]> {
  const database = new Client(current.app.database);
  await database.connect();
  const { rows: found } = await database.query(statement);
  await database.end();
  return found;
}

/** What the server has kept of everybody. */
export function rows(): Promise<readonly { readonly run_id: string; readonly mode: string }[]> {
  return execute("select run_id, mode from results order by started_at");
}

/** Whether a text is kept in this browser. Runs in the page. */
export function hasKeptText(): Promise<boolean> {
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

/** How many runs wait in this browser to be saved. */
export const waiting = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("typeloop-unsaved-runs") ?? "[]").length);
