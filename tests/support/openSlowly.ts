import type { Browser, Route } from "playwright-core";

/** Opens a page whose scripts do not come until they are released. */
export async function openSlowly(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: "block" });
  const page = await context.newPage();
  page.setDefaultTimeout(8_000);
  const problems: string[] = [];
  /** Every address that was asked for, and the operation where it is one. */
  const addresses: string[] = [];
  const operations: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => void (message.type() === "error" && problems.push(message.text())));
  page.on("request", (request) => {
    addresses.push(`${request.method()} ${request.url()}`);
    const [, operation] = /"operationName":"(\w+)"/u.exec(request.postData() ?? "") ?? [];
    if (operation !== undefined) operations.push(operation);
  });
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.*\.js$/u, async (route: Route) => {
    await released;
    await route.continue();
  });
  await page.goto(url, { waitUntil: "commit" });
  return { page, problems, addresses, operations, release, close: () => context.close() };
}
