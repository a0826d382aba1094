import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { appInBrowser } from "../support/appInBrowser";
import { isLong } from "../support/isLong";
import { visit } from "../support/startApp";

const { app, browser } = appInBrowser();
let page: Page;
let problems: string[];

beforeEach(async () => {
  ({ page, problems } = await visit(browser(), `${app.url}/workbench`));
  await page.getByRole("combobox", { name: "Some chosen" }).waitFor();
});

// What the policy refuses is written to the console, and so is among the problems.
afterEach(async () => {
  await page.context().close();
});

const scrollTop = () => page.evaluate(() => scrollY);

/** Where an element stands in the window, in px from its top. */
const topOf = (id: string) => page.locator(`#${id}`).evaluate((element) => element.getBoundingClientRect().top);

/** All screens and colors in `npm run test:long`; otherwise each width, color and contrast at least once. */
const looks = (
  [
    [360, "dark", "as usual"],
    [1280, "light", "more"],
    [1920, "light", "as usual"],
    [360, "light", "as usual"],
    [360, "light", "more"],
    [360, "dark", "more"],
    [1280, "light", "as usual"],
    [1280, "dark", "as usual"],
    [1280, "dark", "more"],
    [1920, "dark", "as usual"],
    [1920, "light", "more"],
    [1920, "dark", "more"],
  ] as const
).slice(0, isLong ? 12 : 3);

test.each(looks)(
  "at %i px in %s, contrast %s: WCAG 2.2 AA holds, and nothing is wider than the page",
  async (width, colorScheme, contrast) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, contrast: contrast === "more" ? "more" : "no-preference" });
    await page.getByRole("combobox", { name: "Nothing selected" }).click();
    const axe = await (await import("node:fs/promises")).readFile(require.resolve("axe-core/axe.min.js"), "utf8");
    await page.evaluate(axe);
    const { violations } = (await page.evaluate(() =>
      (window as any).axe.run({ runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] }),
    )) as AxeResults;
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    if (process.env["TYPELOOP_PICTURES"])
      await page.screenshot({
        path: `${process.env["TYPELOOP_PICTURES"]}/workbench-${width}-${colorScheme}-${contrast.slice(0, 4)}.png`,
        fullPage: true,
      });
    expect(problems).toEqual([]);
  },
);

describe("smooth scrolling", () => {
  const go = (name: string) =>
    page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name }).click();

  test("takes half a second, ends at the place with the focus there, and the address says so", async () => {
    const way = page.evaluate(async () => {
      const seen: [ms: number, top: number][] = [];
      const link = document.querySelector<HTMLAnchorElement>("a[href='#notices']");
      link?.focus();
      // The code comes with the focus; the way is timed from its first step.
      await new Promise((resolve) => setTimeout(resolve, 500));
      link?.click();
      const begin = performance.now();
      while (performance.now() - begin < 1200) {
        seen.push([performance.now() - begin, scrollY]);
        await new Promise(requestAnimationFrame);
      }
      return seen;
    });
    const seen = await way;
    const end = seen.at(-1)?.[1] ?? 0;
    const arrived = seen.find(([, top]) => top === end)?.[0] ?? 0;
    expect(end).toBeGreaterThan(300);
    expect(arrived).toBeGreaterThan(450);
    expect(arrived).toBeLessThan(900);
    expect(new Set(seen.map(([, top]) => top)).size).toBeGreaterThan(5);
    expect(Math.abs((await topOf("notices")) - 16)).toBeLessThan(2);
    expect(new URL(page.url()).hash).toBe("#notices");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("notices");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Do it");
    expect(problems).toEqual([]);
  });

  test("keeps the query, loads nothing anew, and the way back leads to the page before", async () => {
    // What a page fetches early for later is here before anything counts.
    const early = [
      ...["RouteErrorScreen", "ShortcutDialog", "Watchers"].map((name) => `/assets/${name}-[^/]+\\.js$`),
      ...["RouteErrorScreen", "ShortcutDialog"].map((name) => `/assets/${name}-[^/]+\\.css$`),
    ];
    await page.waitForFunction(
      (files) =>
        files.every((file) =>
          performance.getEntriesByType("resource").some(({ name }) => new RegExp(file, "u").test(name)),
        ),
      early,
    );
    await page.evaluate(() => Reflect.set(window, "isSamePage", true));
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await go("Dates");
    await page.waitForURL(/#dates$/u);
    await page.waitForFunction(() => document.activeElement?.id === "dates");
    await page.goBack();
    expect(new URL(page.url()).hash).toBe("");
    expect(await page.evaluate(() => Reflect.get(window, "isSamePage"))).toBe(true);
    // The browser asks for the icon again by itself.
    expect(requests.filter((url) => !/smoothScroll|shared[-~]|mark-/u.test(url))).toEqual([]);
  });

  test("is instant for who asked for less motion", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await go("Errors");
    await page.waitForFunction(() => document.activeElement?.id === "errors");
    expect(Math.abs((await topOf("errors")) - 16)).toBeLessThan(2);
  });

  test("ends when somebody takes the wheel", async () => {
    await go("Errors");
    await page.waitForFunction(() => scrollY > 100);
    await page.mouse.wheel(0, -1);
    await page.waitForTimeout(100);
    const there = await scrollTop();
    await page.waitForTimeout(600);
    expect(Math.abs((await scrollTop()) - there)).toBeLessThan(5);
    expect(await topOf("errors")).toBeGreaterThan(100);
  });

  test("the first link of each page leads past its head", async () => {
    await page.goto(`${app.url}/sign-in`);
    await page.getByRole("heading", { name: "Sign in" }).waitFor();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.getByRole("link", { name: "Skip to content" }).focus();
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.id === "main");
    expect(new URL(page.url()).hash).toBe("#main");
  });
});

describe("dialog", () => {
  const opener = () => page.getByRole("button", { name: "Open the dialog" });
  const dialog = () => page.getByRole("dialog", { name: "A dialog" });
  const focused = () => page.evaluate(() => document.activeElement?.closest("dialog") !== null);

  test("takes the focus, keeps it, and gives it back with Esc", async () => {
    await opener().click();
    await dialog().waitFor();
    expect(await focused()).toBe(true);
    for (let press = 0; press < 8; press += 1) {
      await page.keyboard.press("Tab");
      // Past the last there is the browser's own bar, which is no element.
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || document.activeElement?.closest("dialog") !== null,
        ),
      ).toBe(true);
    }
    await page.keyboard.press("Escape");
    await dialog().waitFor({ state: "hidden" });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Open the dialog");
    expect(problems).toEqual([]);
  });

  test("the page behind it does not scroll", async () => {
    await opener().click();
    await dialog().waitFor();
    const before = await scrollTop();
    await page.mouse.wheel(0, 600);
    await page.keyboard.press("PageDown");
    await page.waitForTimeout(200);
    expect(await scrollTop()).toBe(before);
    await page.keyboard.press("Escape");
    await dialog().waitFor({ state: "hidden" });
    await page.mouse.wheel(0, 200);
    await page.waitForFunction((top) => scrollY !== top, before);
  });

  test("a press beside it closes it and presses nothing else; a selection that ends there does not", async () => {
    const beside = page.getByRole("button", { name: "Beside: 0" });
    await page.locator("#dialog").evaluate((element) => element.scrollIntoView());
    const place = await beside.boundingBox();
    if (place === null) throw new Error("no button");
    const x = place.x + place.width / 2;
    const y = place.y + place.height / 2;
    await opener().click();
    await dialog().waitFor();
    const box = await dialog().boundingBox();
    if (box === null) throw new Error("no dialog");
    await page.mouse.move(box.x + box.width / 2, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(5, 5);
    await page.mouse.up();
    expect(await dialog().isVisible()).toBe(true);
    await page.mouse.click(x, y);
    await dialog().waitFor({ state: "hidden" });
    expect(await page.getByRole("button", { name: "Beside: 0" }).count()).toBe(1);
  });
});

describe("choice of several", () => {
  const box = (name: string) => page.getByRole("combobox", { name, exact: true });
  const says = (text: string) => page.getByText(text, { exact: true }).first();

  test("looks as the style sheet says, under a policy without inline styles", async () => {
    const policy = (await page.request.get(app.url)).headers()["content-security-policy"] ?? "";
    expect(policy).not.toBe("");
    expect(policy).not.toContain("unsafe-inline");
    const { live, list } = await page.evaluate(() => {
      const spoken = document.querySelector("#multiselect [role=log]");
      const chosen = document.querySelector("#multiselect [aria-label='Remove Dutch']")?.parentElement ?? null;
      return { live: spoken && getComputedStyle(spoken).position, list: chosen && getComputedStyle(chosen).display };
    });
    expect(live).toBe("absolute");
    expect(list).toBe("flex");
    expect(await page.locator("style").count()).toBe(0);
    expect(problems).toEqual([]);
  });

  test("says that the list is empty, that a search found nothing, and while loading neither", async () => {
    const empty = "The list is empty.";
    const unfound = "Nothing found. Try a different search.";
    await box("Without options").click();
    await says(empty).waitFor();
    await page.keyboard.type("x");
    await says(unfound).waitFor();
    await page.keyboard.press("Escape");
    await box("Nothing selected").click();
    await page.keyboard.type("klingon");
    await says(unfound).waitFor();
    await page.keyboard.press("Escape");
    await box("Loading").click();
    await page.keyboard.type("x");
    await says("Loading").waitFor();
    expect(await page.getByText(empty).count()).toBe(0);
    expect(await page.getByText(unfound).count()).toBe(0);
  });

  test("keys search, choose and take back", async () => {
    await box("Nothing selected").focus();
    await page.keyboard.type("fri");
    await page.keyboard.press("Enter");
    await page.keyboard.type("dut");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    const chosen = () =>
      page
        .locator("#multiselect label", { hasText: "Nothing selected" })
        .locator("xpath=..")
        .getByRole("button", { name: /^Remove/u })
        .evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
    expect(await chosen()).toEqual(["Remove Dutch", "Remove Frisian"]);
    await page.keyboard.press("Backspace");
    expect(await chosen()).toEqual(["Remove Dutch"]);
    expect(problems).toEqual([]);
  });
});

test("settings lead to their parts, and an address can name one", async () => {
  await page.goto(`${app.url}/sign-up`);
  await page.getByLabel("Username").fill("linker");
  await page.getByLabel("Name", { exact: true }).fill("Linker");
  await page.getByLabel("Password", { exact: true }).fill("a long enough secret");
  await page.getByRole("main").getByRole("button", { name: "Sign up" }).click();
  await page.waitForURL(`${app.url}/`);
  await page.goto(`${app.url}/settings#sessions`);
  await page.waitForFunction(() => document.activeElement?.id === "sessions");
  await page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "Profile" }).click();
  await page.waitForFunction(
    () =>
      document.activeElement?.id === "profile" &&
      Math.abs((document.activeElement?.getBoundingClientRect().top ?? 0) - 16) < 2,
  );
  expect(new URL(page.url()).hash).toBe("#profile");
});

test("idle after ten seconds without a sign, and back with the next", async () => {
  const since = await page.evaluate(() => {
    document.dispatchEvent(new MouseEvent("mousemove", { bubbles: true }));
    return performance.now();
  });
  const idleAt = await page.evaluate(async () => {
    while (document.querySelector("[data-idle=true]") === null) await new Promise(requestAnimationFrame);
    return performance.now();
  });
  expect(idleAt - since).toBeGreaterThanOrEqual(9990);
  expect(idleAt - since).toBeLessThan(11_000);
  await page.mouse.move(200, 200);
  await page.locator("[data-idle=false]").waitFor();
});

test("dates are Dutch, weeks begin on Monday", async () => {
  const dates = page.locator("#dates");
  await dates.getByText("31 december 2026 om 23:00").waitFor();
  await dates.getByText("2026-W53: 28 december 2026 tot 4 januari 2027").waitFor();
  expect(await dates.getByRole("columnheader").allInnerTexts()).toEqual([
    "week",
    "ma",
    "di",
    "wo",
    "do",
    "vr",
    "za",
    "zo",
  ]);
  expect(await dates.getByRole("row").last().innerText()).toMatch(/^2026-W53\s+28\s+29\s+30\s+31\s+1\s+2\s+3$/u);
});

describe("what fails stays where it failed", () => {
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const isWhole = (one = page) => one.getByRole("navigation", { name: "Main" }).isVisible();

  test.each([
    ["part", "Something went wrong on our end"],
    ["page", "Something went wrong on our end"],
    ["root", "Typeloop has stopped"],
    ["chunk", "Something went wrong on our end"],
  ])("a %s", async (rank, words) => {
    await press(`Break a ${rank}`);
    await page.locator("#boundaries").getByText(words).first().waitFor();
    await page.getByText("Around them everything goes on.").waitFor();
    await press("Mend all");
    await page.locator("#boundaries").getByText(words).first().waitFor({ state: "detached" });
  });

  test("the whole page: the frame stays, and trying again brings it back", async () => {
    await press("Break the page");
    await page.getByRole("heading", { name: /went wrong/u }).waitFor();
    expect(await isWhole()).toBe(true);
    expect(await page.title()).toBe("Something went wrong · Typeloop");
    await press("Try again");
    await page.getByRole("heading", { name: "Workbench", level: 1 }).waitFor();
  });

  test("a page whose code does not come", async () => {
    // A service worker that is installed by then has the code.
    const context = await browser().newContext({ serviceWorkers: "block" });
    const visitor = await context.newPage();
    await visitor.route(/SignUpPage-.*\.js/u, (route) => route.abort());
    await visitor.goto(`${app.url}/sign-in`);
    await visitor
      .getByRole("main")
      .getByRole("link", { name: /sign up|account/iu })
      .first()
      .click();
    await visitor.getByRole("heading", { name: /couldn't be loaded/u }).waitFor();
    expect(await isWhole(visitor)).toBe(true);
    expect(await visitor.getByRole("button", { name: "Reload" }).isVisible()).toBe(true);
    await context.close();
  });
});

test("a page that cannot begin at all says so", async () => {
  const context = await browser().newContext();
  await context.addInitScript(() => {
    window.matchMedia = () => {
      throw new Error("broken on purpose");
    };
  });
  const bare = await context.newPage();
  await bare.goto(`${app.url}/settings`);
  await bare.getByRole("heading", { name: "Typeloop has stopped" }).waitFor();
  expect(await bare.getByRole("link", { name: /Reload the page/u }).isVisible()).toBe(true);
  await context.close();
});
