import type { Page } from "playwright-core";
import { appInBrowser } from "../support/appInBrowser";
import { wordRun } from "../support/practiceRun";
import { shippedDocument } from "../support/shippedDocument";
import { visit } from "../support/startApp";
import { TOKEN_KEY } from "../../src/contract/protocol";
import { WireClient } from "../support/WireClient";

const { app, browser } = appInBrowser();

let owner: WireClient;
let runs: readonly string[];

beforeAll(async () => {
  owner = new WireClient(app.url);
  owner.token = (
    await owner.run(shippedDocument("useResultMutationAccountMutation"), { input: { deviceLabel: "test" } })
  ).createGuest.token;
  const kept: string[] = [];
  for (const [at, gapMs] of [80, 60].entries()) {
    kept.push(
      (
        await owner.run(shippedDocument("saveRunMutation"), {
          input: wordRun({ gapMs, seed: 7 + at, endedMsAgo: 600_000 - at * 60_000 }),
        })
      ).saveResult.result.id,
    );
  }
  runs = kept;
}, 60_000);

/** A page of the owner's browser. */
async function asOwner() {
  const visitor = await visit(browser(), "about:blank");
  await visitor.context.addCookies([{ name: "typeloop-preferences", value: "signedIn=1", url: app.url }]);
  await visitor.page.addInitScript(([key, token]) => localStorage.setItem(key!, token!), [TOKEN_KEY, owner.token!]);
  return visitor;
}

/** What a link shows to somebody without an account whose browser runs no script. */
async function asNobody(path: string, preferences = "") {
  const context = await browser().newContext({ javaScriptEnabled: false });
  await context.addCookies([{ name: "typeloop-preferences", value: preferences, url: app.url }]);
  const page = await context.newPage();
  const status = (await page.goto(`${app.url}${path}`))?.status();
  const said = await page.locator("main").innerText();
  const [title, description] = [
    await page.title(),
    await page
      .locator("meta[property='og:description']")
      .getAttribute("content", { timeout: 1000 })
      .catch(() => null),
  ];
  await context.close();
  return { status, said, title, description };
}

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole("radio", { name }).check({ force: true });
  await page.locator("dialog output[aria-busy]").waitFor({ state: "detached" });
}

test("a run is shared, opened by its link without an account and without script, and taken back", async () => {
  const [, id = ""] = runs;
  const path = `/results/${encodeURIComponent(id)}`;
  expect(await asNobody(path)).toMatchObject({ status: 404, title: "Result not found · Typeloop" });

  const { page, context, problems } = await asOwner();
  await page.goto(`${app.url}${path}`);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByText(/^Others see your name/u).waitFor();
  await choose(page, "Anyone with the link");
  await page.getByRole("button", { name: "Copy link" }).click();
  await page.getByText("Link copied.").waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(app.url + path);
  if (process.env["TYPELOOP_PICTURES"]) {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: `${process.env["TYPELOOP_PICTURES"]}/share-${width}.png` });
    }
  }

  const shared = await asNobody(path);
  const speed = /(\d+\.\d) wpm/u.exec(shared.title)?.[1] ?? "none";
  expect(shared.status).toBe(200);
  expect(shared.said).toContain("'s result");
  expect(shared.said).toContain("10 words");
  expect(shared.said).toContain(`${speed} words per minute`);
  expect(shared.description).toContain(`typed ${speed} words per minute with 100.0% accuracy`);

  await choose(page, "Only me");
  expect(await asNobody(path)).toMatchObject({
    status: 404,
    said: expect.stringContaining("Result not found"),
  });
  // Nor does a comparison with it show it.
  expect((await asNobody(`/results/nothing?with=${encodeURIComponent(id)}`)).status).toBe(404);
  expect(problems).toEqual([]);
  await context.close();
});

test("the server's page has the unit of the language, or the one that its visitor chose", async () => {
  const [id = ""] = runs;
  await owner.run(shippedDocument("ShareButtonUseSetResultVisibilityMutation"), {
    input: { resultId: id, visibility: "ALL" },
  });
  const path = `/results/${encodeURIComponent(id)}`;
  const english = await asNobody(path);
  const wpm = Number(/(\d+\.\d) wpm/u.exec(english.title)?.[1]);
  const dutch = await asNobody(path, "locale=nl-NL");
  const characters = Number(/(\d+) aanslagen\/min/u.exec(dutch.title)?.[1]);
  expect(Math.floor(characters / 5)).toBe(Math.floor(wpm));
  expect(dutch.said).toContain(`${characters} aanslagen per minuut`);
  expect(dutch.description).toContain(`${characters} aanslagen per minuut`);
  const own = await asNobody(path, "locale=nl-NL&speedUnit=WPM");
  expect(own.said).toContain(`${`${wpm.toFixed(1)}`.replace(".", ",")} woorden per minuut`);

  const { page, context, problems } = await visit(browser(), `${app.url}/settings`);
  await page.getByRole("radio", { name: "Characters per minute" }).check({ force: true });
  await page.waitForFunction(() => document.cookie.includes("speedUnit=CPM"));
  await page.goto(app.url + path);
  await page.getByText(`${characters} characters per minute`).waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

test("a shared run comes alive for a visitor without another request, and can be replayed", async () => {
  const [id = ""] = runs;
  await owner.run(shippedDocument("ShareButtonUseSetResultVisibilityMutation"), {
    input: { resultId: id, visibility: "ALL" },
  });
  const { page, context, problems } = await visit(browser(), "about:blank");
  const operations: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/graphql")) operations.push(JSON.parse(request.postData() ?? "{}").operationName);
  });
  await page.goto(`${app.url}/results/${encodeURIComponent(id)}`);
  await page.getByRole("heading", { name: /'s result$/u }).waitFor();
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main article") ?? {}).some((key) => key.startsWith("__reactFiber")),
  );
  expect(operations).toEqual([]);
  await page.getByRole("button", { name: "Replay" }).click();
  await page.getByRole("button", { name: "Pause" }).waitFor();
  expect(await page.getByRole("button", { name: "Share", exact: true }).count()).toBe(0);
  expect(problems).toEqual([]);
  await context.close();
});

test("a private run shows its owner the run, and never that there is none", async () => {
  const [, id = ""] = runs;
  const { page, context, problems } = await asOwner();
  await page.addInitScript(() => {
    const said = new Set<string>();
    Object.assign(window, { said });
    const look = (): void => {
      const main = document.querySelector<HTMLElement>("main");
      if (main !== null) said.add(main.innerText);
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto(`${app.url}/results/${encodeURIComponent(id)}`);
  await page.getByRole("heading", { name: "Result", exact: true }).waitFor();
  const said = await page.evaluate(() => [...(window as unknown as { said: Set<string> }).said].join("|"));
  expect(said).not.toContain("Result not found");
  // The server answers as nobody, for whom there is nothing.
  expect(problems.filter((problem) => !/status of 404/u.test(problem))).toEqual([]);
  await context.close();
});

test("two runs beside each other, at every width", async () => {
  const [earlier = "", id = ""] = runs;
  const { page, context, problems } = await asOwner();
  await page.goto(`${app.url}/results/${encodeURIComponent(id)}`);
  await page.getByText(/Your fastest run of this kind so far/u).waitFor();
  await page.getByRole("link", { name: /^Previous run/u }).click();
  await page.getByRole("heading", { name: "Compared with another run" }).waitFor();
  expect(new URL(page.url()).searchParams.get("with")).toBe(earlier);
  await page.getByText("keys that changed the most", { exact: false }).first().waitFor();
  for (const width of [360, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      if (process.env["TYPELOOP_PICTURES"])
        await page.screenshot({
          path: `${process.env["TYPELOOP_PICTURES"]}/compare-${width}-${colorScheme}.png`,
          fullPage: true,
        });
    }
  }
  await page.goto(`${app.url}/results/${encodeURIComponent(id)}?with=nothing`);
  await page.getByText(/^The run to compare with can't be found/u).waitFor();
  await page.getByRole("heading", { name: "Result", exact: true }).waitFor();
  expect(problems).toEqual([]);
  await context.close();
});
