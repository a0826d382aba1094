import type { Browser, BrowserContext } from "playwright-core";
import { AppProcess, launchBrowser } from "./startApp";

/** The app without settings: the files of a suite share it, so their people have names of their own. */
const shared = new AppProcess();
const started = new Set<AppProcess>();
let browser: Browser | null = null;

/** What each open page shows and what its fields hold, for pagesEnvironment.cjs. */
async function describePages(): Promise<string> {
  const pages = (browser?.contexts() ?? []).flatMap((context) => context.pages());
  const texts = await Promise.all(
    pages.map(async (page) => `${page.url()}\n${await page.locator("body").evaluate(describe).catch(String)}`),
  );
  return texts.map((text) => text.slice(0, 6_000)).join("\n\n");
}

/** In the page. */
function describe(body: HTMLElement): string {
  const fields = [...body.querySelectorAll<HTMLInputElement>("input, select, textarea")].map(
    ({ labels, ariaLabel, value, ariaInvalid }) => {
      const name = ariaLabel ?? labels?.[0]?.firstChild?.textContent ?? "";
      return `${name}=${value}${ariaInvalid === "true" ? " (refused)" : ""}`;
    },
  );
  const choices = [...body.querySelectorAll("option")].map(({ label }) => `${label}\n`).join("");
  return `${body.innerText.replace(choices, "")}\n[${fields.join(", ")}]`;
}

Object.assign(globalThis, { describePages });

// Once for the whole file or suite, as this module is loaded before any `describe`.
afterAll(async () => {
  await browser?.close();
  for (const app of started) await app.stop();
});

/**
 * The app and a browser for the tests of one file. A profile that a test opens is closed after it, so that nothing goes
 * on drawing behind the next; those opened before the first test remain until the last.
 * @param settings of the host, beside those that every test has; an app with some is the file's own
 */
export function appInBrowser(settings?: Readonly<Record<string, string>>): {
  readonly app: AppProcess;
  readonly browser: () => Browser;
} {
  const app = settings === undefined ? shared : new AppProcess(settings);
  let kept: readonly BrowserContext[] = [];
  beforeAll(async () => {
    if (!started.has(app)) await app.start();
    started.add(app);
    browser ??= await launchBrowser();
  }, 60_000);
  beforeEach(() => {
    kept = launched().contexts();
  });
  afterEach(() => closeOthers(kept));
  afterAll(async () => {
    await closeOthers([]);
    if (app === shared) return;
    started.delete(app);
    await app.stop();
  });
  return { app, browser: launched };
}

function launched(): Browser {
  if (browser === null) throw new Error("The browser starts before the first test.");
  return browser;
}

async function closeOthers(kept: readonly BrowserContext[]): Promise<void> {
  await Promise.all(
    launched()
      .contexts()
      .map((context) => (kept.includes(context) ? null : context.close())),
  );
}
