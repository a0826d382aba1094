import type { Browser, Page } from "playwright-core";
import { EnvelopeServer } from "../support/EnvelopeServer";
import { AppProcess, launchBrowser } from "../support/startApp";

const secrets = [
  "s3cret-token",
  "s3cret-name",
  "s3cret-password",
  "s3cret-query",
  "s3cret-message",
  "K7QX9M",
  "s3cret-early",
];

let sentry: EnvelopeServer;
let app: AppProcess;
let browser: Browser;

beforeAll(async () => {
  sentry = await EnvelopeServer.start();
  app = new AppProcess({ SENTRY_DSN: sentry.dsn });
  await app.start();
  browser = await launchBrowser();
}, 60_000);

afterAll(async () => {
  await browser.close();
  await app.stop();
  await sentry.close();
});

beforeEach(() => {
  sentry.wire.length = 0;
  sentry.items.length = 0;
});

/** Waits until something holds that arrives by itself. */
async function until<Value>(find: () => Value | undefined): Promise<Value> {
  const deadline = Date.now() + 15_000;
  for (;;) {
    const found = find();
    if (found !== undefined) return found;
    if (Date.now() > deadline) throw new Error(`did not come; so far: ${JSON.stringify(sentry.items).slice(0, 2000)}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const eventOf = (type: string) =>
  until(() => sentry.of("event").find(({ exception }) => exception.values[0].type === type));

async function open(
  path: string,
  prepare: () => void = () => undefined,
): Promise<{ readonly page: Page; readonly traces: string[]; readonly close: () => Promise<void> }> {
  const context = await browser.newContext();
  await context.addInitScript(() => localStorage.setItem("typeloop-token", "s3cret-token"));
  await context.addInitScript(prepare);
  const page = await context.newPage();
  const traces: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/graphql")) traces.push(request.headers()["sentry-trace"] ?? "");
  });
  await page.goto(app.url + path);
  return { page, traces, close: () => context.close() };
}

test("an error tells where in the code and on what screen, and nothing of who typed what", async () => {
  const { page, traces, close } = await open("/sign-in?next=/race/K7QX9M&s3cret-query=1");
  await page.getByLabel("Username").pressSequentially("s3cret-name");
  await page.getByLabel("Password", { exact: true }).pressSequentially("s3cret-password");
  await until(() => sentry.of("transaction")[0]);
  await page.evaluate(() => {
    console.log("s3cret-message");
    setTimeout(() => {
      const typed = document.querySelector("input")?.value;
      throw Object.assign(new RangeError(`s3cret-message about ${typed}`), {
        name: "RangeError",
        extra: { token: localStorage.getItem("typeloop-token") },
      });
    });
  });
  const event = await eventOf("RangeError");
  expect(event["transaction"]).toBe("/sign-in");
  expect(event["exception"].values[0].value).toBe("(message withheld)");
  expect(event["exception"].values[0].stacktrace.frames.length).toBeGreaterThan(0);
  expect(Object.keys(event).sort()).toEqual([
    "contexts",
    "event_id",
    "exception",
    "level",
    "platform",
    "sdk",
    "timestamp",
    "transaction",
  ]);
  expect(traces.map((trace) => trace.split("-")[0])).toContain(event["contexts"].trace.trace_id);
  for (const sent of sentry.wire) for (const secret of secrets) expect(sent).not.toContain(secret);
  await close();
});

test("an unhandled rejection and an error caught by a boundary are told as well, with what the engine says", async () => {
  const { page, close } = await open("/workbench");
  await page.getByRole("heading", { name: "Workbench" }).waitFor();
  await until(() => sentry.of("transaction")[0]);
  await page.evaluate(
    () => void Promise.reject(new TypeError("Cannot read properties of undefined (reading 's3cret-message')")),
  );
  expect((await eventOf("TypeError"))["exception"].values[0].value).toBe("Cannot read properties of undefined");
  await page.getByRole("button", { name: "Break the page" }).click();
  const event = await eventOf("Error");
  expect(
    event["exception"].values[0].stacktrace.frames.some(({ filename }: { readonly filename: string }) =>
      /^app:\/\/\/assets\/WorkbenchPage-[\w-]+\.js$/u.test(filename),
    ),
  ).toBe(true);
  for (const sent of sentry.wire) for (const secret of secrets) expect(sent).not.toContain(secret);
  await close();
});

test("what fails before reporting is loaded is kept until it is", async () => {
  const { close } = await open("/race/K7QX9M", () => {
    addEventListener("load", () => {
      throw new EvalError("s3cret-early");
    });
  });
  const event = await eventOf("EvalError");
  expect(event["transaction"]).toBe("/race/:code");
  for (const sent of sentry.wire) for (const secret of secrets) expect(sent).not.toContain(secret);
  await close();
});

test("screens are timed by their routes, in the trace of their requests", async () => {
  const { page, traces, close } = await open("/sign-in");
  const load = await until(() => sentry.of("transaction")[0]);
  expect(load).toMatchObject({ transaction: "/sign-in", contexts: { trace: { op: "pageload" } } });
  expect(load["timestamp"]).toBeGreaterThan(load["start_timestamp"]);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Race" }).click();
  const next = await until(() => sentry.of("transaction")[1]);
  expect(next).toMatchObject({ transaction: "/race", contexts: { trace: { op: "navigation" } } });
  expect(next["timestamp"] - next["start_timestamp"]).toBeLessThan(10);
  expect(new Set(traces.map((trace) => trace.split("-")[0]))).toEqual(new Set([load["contexts"].trace.trace_id]));
  expect(traces.at(-1)).toMatch(/^[0-9a-f]{32}-[0-9a-f]{16}-1$/u);
  await close();
});

test("the page shows nothing of it, and asks only its own host and the one that was configured", async () => {
  const hosts = new Set<string>();
  const context = await browser.newContext();
  const page = await context.newPage();
  const problems: string[] = [];
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  page.on("request", (request) => hosts.add(new URL(request.url()).host));
  await page.goto(`${app.url}/race`);
  // An envelope of the page before may still be under way: this page's own request is what counts.
  await until(() => (hosts.has(new URL(sentry.dsn).host) ? true : undefined));
  expect(hosts).toEqual(new Set([new URL(app.url).host, new URL(sentry.dsn).host]));
  expect(problems).toEqual([]);
  await context.close();
});
