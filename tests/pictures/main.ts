import { mkdirSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { ensureBrowser, ensureBuilt } from "../../src/tools/prepare.mjs";
import { AppProcess, launchBrowser, typingTarget, visit } from "../support/startApp";
import { typeInBrowser } from "../support/typeInBrowser";

/** Where the README's pictures are. */
const folder = ".github";
/** Names and pace of the racers: ms from key to key. The first one's screen is the picture. */
const racers = [
  { name: "Noor", delay: 150 },
  { name: "Elif", delay: 130 },
  { name: "Sam", delay: 190 },
  { name: "Daan", delay: 230 },
] as const;
/** The part of the screen with something on it. */
const clip = { x: 40, y: 150, width: 1200, height: 530 };
/** How long into the race the picture is taken, in ms. */
const MOMENT = 14_000;

/** A person with an account, because guests race under a nickname that the server makes up. */
async function signUp(page: Page, url: string, name: string): Promise<void> {
  await page.goto(`${url}/sign-up`);
  await page.getByLabel("Username").fill(`${name.toLowerCase()}_racer`);
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Password").first().fill("three plain words");
  await page.getByRole("button", { name: "Sign up" }).click();
  await page.waitForURL((address) => !address.pathname.startsWith("/sign-up"));
}

/**
 * Takes the pictures of the README from real pages: a race of four people, in light and in dark colors. They are kept
 * small: 1280 px wide, WebP.
 */
async function main(): Promise<void> {
  process.env["TYPELOOP_BROWSER"] ??= ensureBrowser();
  ensureBuilt("dist/test", { TYPELOOP_TEST_HOOKS: "1" });
  const app = new AppProcess({ DATABASE_URL: "" });
  await app.start();
  const browser = await launchBrowser();
  try {
    const viewport = { width: 1280, height: 720 };
    const pages = await Promise.all(
      racers.map(async ({ name }) => {
        const { page } = await visit(browser, `${app.url}/sign-up`, { viewport });
        await signUp(page, app.url, name);
        return page;
      }),
    );
    const [host, ...others] = pages as [Page, ...Page[]];
    await host.goto(`${app.url}/race`);
    await host.getByRole("button", { name: "Create race" }).click();
    await host.waitForURL(/\/race\/[A-Z2-9]{6}$/u);
    for (const page of others) {
      await page.goto(host.url());
      await page.getByRole("button", { name: "Join the race" }).click();
      await page.getByRole("button", { name: "I'm ready" }).click();
    }
    await host.getByRole("button", { name: "Start the race" }).click();
    await Promise.all(pages.map((page) => page.getByText(/^Go$/u).first().waitFor({ state: "attached" })));
    const races = pages.map(async (page, at) => {
      await typeInBrowser(page, await typingTarget(page), { delay: racers[at]?.delay ?? 100 });
    });
    await host.waitForTimeout(MOMENT);
    mkdirSync(folder, { recursive: true });
    for (const colorScheme of ["light", "dark"] as const) {
      await host.emulateMedia({ colorScheme });
      const file = path.join(folder, `typeloop-${colorScheme}.webp`);
      await sharp(await host.screenshot({ animations: "disabled", clip }))
        .webp({ quality: 82 })
        .toFile(file);
      process.stdout.write(`${file}\n`);
    }
    await Promise.all(races);
  } finally {
    await browser.close();
    await app.stop();
  }
}

void main();
