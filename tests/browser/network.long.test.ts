import type { Browser, Page } from "playwright-core";
import { type Act, acts, MisbehavingServer } from "../support/MisbehavingServer";
import { AppProcess, launchBrowser } from "../support/startApp";

/** The pages come from one host and ask another, which misbehaves. */
let server: MisbehavingServer;
let browser: Browser;
/** One for each mode of documents, from its first use on. */
const apps = new Map<string, AppProcess>();

beforeAll(async () => {
  server = await MisbehavingServer.start();
  browser = await launchBrowser();
}, 60_000);
afterAll(async () => {
  await browser.close();
  for (const app of apps.values()) await app.stop();
  await server.stop();
});

const nobody = acts.answer({ data: { viewer: null } });
const sent = () => server.requests.filter(({ body }) => body.includes("ProgressPageQuery"));

/**
 * Opens Practice as a host with this mode of documents serves it; gives the page, the addresses it asked for, and what
 * it wrote to the console.
 */
async function open(mode: string) {
  const app = apps.get(mode) ?? new AppProcess({ TYPELOOP_DOCUMENTS: mode, TYPELOOP_GRAPHQL_URL: server.url });
  if (!apps.has(mode)) await app.start();
  apps.set(mode, app);
  server.requests.length = 0;
  const page = await browser.newPage();
  const asked: string[] = [];
  const written: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  page.on("console", (message) => written.push(message.text()));
  await page.goto(app.url);
  await page.waitForLoadState("networkidle");
  return { page, asked, written };
}

/** Goes to Progress, whose one question the server meets with these. */
async function ask(page: Page, ...list: Act[]): Promise<void> {
  server.will(...list);
  await page.getByRole("link", { name: "Progress" }).first().click();
}

const shown = (page: Page) => page.getByText("Your results will appear here").waitFor();
const ofRelay = (written: readonly string[]) => written.filter((line) => line.startsWith("GraphQL"));
const chunks = (asked: readonly string[]) => asked.filter((url) => url.includes("documentTexts"));

test("strict: what passes by itself is asked again at another origin; no text of a document reaches the page", async () => {
  const { page, asked, written } = await open("strict");
  await ask(page, acts.drop, acts.half({ data: { viewer: null } }), acts.status(503), nobody);
  await shown(page);
  expect(sent()).toHaveLength(4);
  expect(sent()[0]!.headers).toMatchObject({
    "sentry-trace": expect.stringMatching(/^[0-9a-f]{32}-[0-9a-f]{16}-\d$/u),
  });
  expect(sent()[0]!.headers.cookie).toBeUndefined();
  expect(ofRelay(written)).toEqual([]);
  expect(chunks(asked)).toEqual([]);
});

test.each([301, 308])("strict: a redirect with %i is an error, and the browser does not follow it", async (status) => {
  const elsewhere = await MisbehavingServer.start();
  const { page, written } = await open("strict");
  await ask(page, acts.redirect(status, elsewhere.url));
  await page.getByRole("heading", { name: /Something went wrong on our end/u }).waitFor();
  expect(sent()).toHaveLength(1);
  expect(elsewhere.requests).toEqual([]);
  expect(ofRelay(written)).toEqual([
    expect.stringMatching(/^GraphQL ProgressPageQuery: INTERNAL \(trace [0-9a-f]{32}\)$/u),
  ]);
  await elsewhere.stop();
});

test(
  "strict: a document that the server does not know any more: the page says that there is a new version, and how to " +
    "get it",
  async () => {
    const { page } = await open("strict");
    await ask(page, acts.refuse("DOCUMENT_UNKNOWN", 400));
    await page.getByRole("heading", { name: /A new version of Typeloop is available/u }).waitFor();
    expect(await page.getByRole("button", { name: "Reload now" }).isVisible()).toBe(false);
    await page.getByRole("link", { name: "Practice" }).first().click();
    await page.getByRole("textbox").pressSequentially("a");
    expect(await page.getByRole("button", { name: "Reload now" }).isVisible()).toBe(false);
    await page.keyboard.press("Tab");
    await page.getByRole("button", { name: "Reload now" }).waitFor();
  },
);

test("apq: the texts come as a chunk of their own, and only when the server asks for one", async () => {
  const { page, asked } = await open("apq");
  expect(chunks(asked)).toEqual([]);
  await ask(
    page,
    acts.answer({ errors: [{ message: "PersistedQueryNotFound", extensions: { code: "PERSISTED_QUERY_NOT_FOUND" } }] }),
    nobody,
  );
  await shown(page);
  expect(chunks(asked)).toHaveLength(1);
  expect(sent().map(({ body }) => Object.keys(JSON.parse(body.toString())))).toEqual([
    ["operationName", "variables", "extensions"],
    ["operationName", "variables", "query", "extensions"],
  ]);
});

test("off: the text goes along from the first request on", async () => {
  const { page } = await open("off");
  await ask(page, nobody);
  await shown(page);
  expect(sent().map(({ body }) => Object.keys(JSON.parse(body.toString())))).toEqual([
    ["operationName", "variables", "query"],
  ]);
});
