import type { Browser } from "playwright-core";
import { AppProcess, launchBrowser } from "./startApp";

/**
 * The app and a browser for the tests of one file: started before the first, stopped after the last.
 * @param settings of the host, beside those that every test has
 */
export function appInBrowser(settings?: Readonly<Record<string, string>>): {
  readonly app: AppProcess;
  readonly browser: () => Browser;
} {
  const app = new AppProcess(settings);
  let browser: Browser;
  beforeAll(async () => {
    await app.start();
    browser = await launchBrowser();
  }, 60_000);
  afterAll(async () => {
    await browser.close();
    await app.stop();
  });
  return { app, browser: () => browser };
}
