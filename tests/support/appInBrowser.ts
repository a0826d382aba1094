import type { Browser, BrowserContext } from "playwright-core";
import { AppProcess, launchBrowser } from "./startApp";

/** The apps of this test file or suite, by their settings: files of a suite share them, each person is a new one. */
const apps = new Map<string, AppProcess>();
const started = new Set<AppProcess>();
let browser: Browser | null = null;

// Once for the whole file or suite, as this module is loaded before any `describe`.
afterAll(async () => {
  await browser?.close();
  for (const app of started) await app.stop();
});

/**
 * The app and a browser for the tests of one file. A profile that a test opens is closed after it, so that nothing goes
 * on drawing behind the next; those opened before the first test remain until the last.
 * @param settings of the host, beside those that every test has
 */
export function appInBrowser(settings: Readonly<Record<string, string>> = {}): {
  readonly app: AppProcess;
  readonly browser: () => Browser;
} {
  const key = JSON.stringify(settings);
  const app = apps.get(key) ?? new AppProcess(settings);
  apps.set(key, app);
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
  afterAll(() => closeOthers([]));
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
