import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { appInBrowser } from "../support/appInBrowser";
import { askApp } from "../support/askApp";
import { signedIn, typingTarget, visit } from "../support/startApp";

const { app, browser } = appInBrowser();

/** The system color of what is chosen, as it is computed and as it is drawn on the page. */
const highlightOf = (page: Page, below: "Canvas" | "GrayText" = "Canvas") =>
  page.evaluate((lower) => {
    const probe = document.body.appendChild(document.createElement("p"));
    const read = (color: string) => {
      probe.style.cssText = `forced-color-adjust: none; color: ${color}`;
      return getComputedStyle(probe).color;
    };
    const [computed, under] = [read("Highlight"), read(lower)];
    probe.remove();
    // It may be partly transparent.
    const [red = 0, green = 0, blue = 0, alpha = 1] = (computed.match(/[\d.]+/gu) ?? []).map(Number);
    const base = (under.match(/[\d.]+/gu) ?? []).map(Number);
    const drawn = [red, green, blue].map((value, at) => value * alpha + (base[at] ?? 0) * (1 - alpha));
    return { computed, drawn };
  }, below);

/** Which part of a place on screen has a color, from 0 to 1. */
async function partOf(place: Locator, [red = 0, green = 0, blue = 0]: readonly number[]): Promise<number> {
  const picture = await place.screenshot({ animations: "disabled" });
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let same = 0;
  for (let at = 0; at < data.length; at += info.channels)
    if ([red, green, blue].every((value, channel) => Math.abs((data[at + channel] ?? 0) - value) < 4)) same += 1;
  return (same * info.channels) / data.length;
}

async function visitForced(address: string, options: Parameters<typeof visit>[2] = {}) {
  const { page, context } = await visit(browser(), "about:blank", { locale: "en-US", ...options });
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(app.url + address);
  return { page, context };
}

test("a progress bar is filled as far as it is, within an edge", async () => {
  const { page, context } = await visitForced("/workbench");
  const parts: number[] = [];
  for (const name of ["Not begun", "A third", "Done"]) {
    const bar = page.getByRole("progressbar", { name });
    await bar.scrollIntoViewIfNeeded();
    parts.push(await partOf(bar, (await highlightOf(page)).drawn));
    expect(await bar.evaluate((shown) => getComputedStyle(shown).borderTopWidth)).toBe("1px");
  }
  const [none = 1, third = 0, done = 0] = parts;
  expect(none).toBeLessThan(0.02);
  expect(done).toBeGreaterThan(0.5);
  expect(Math.abs(third / done - 1 / 3)).toBeLessThan(0.08);
  await context.close();
});

test("bars of badges that are under way are filled", async () => {
  const { token } = await askApp(
    app.url,
    "signUp",
    { input: { username: "forced-colors", displayName: "Ada", password: "three plain words", deviceLabel: "Test" } },
    null,
  );
  const { page, context } = await visitForced("/progress", signedIn(app.url, token));
  const bar = page.locator("#badges progress").first();
  await bar.waitFor();
  // Somebody new has typed nothing yet: half of it shows how it is drawn.
  await bar.evaluate((shown: HTMLProgressElement) => (shown.value = shown.max / 2));
  await bar.scrollIntoViewIfNeeded();
  expect(await partOf(bar, (await highlightOf(page)).drawn)).toBeGreaterThan(0.25);
  await context.close();
});

test("the current page is marked in the menu and in the tabs of a group", async () => {
  const { token } = await askApp(
    app.url,
    "signUp",
    { input: { username: "forced-coach", displayName: "Ada", password: "three plain words", deviceLabel: "Test" } },
    null,
  );
  const { group } = await askApp(app.url, "createGroup", { name: "7B", roleWords: "TEACHER_PUPIL" }, token);
  const { page, context } = await visitForced(`/groups/${encodeURIComponent(group.id)}`, signedIn(app.url, token));
  await page.getByRole("link", { name: "Results" }).waitFor();
  const { computed } = await highlightOf(page);
  const markOf = (link: Locator) =>
    link.evaluate((shown) => {
      const { backgroundColor, height } = getComputedStyle(shown, "::after");
      return { color: backgroundColor, height };
    });
  for (const link of await page.locator("a[aria-current=page]").all())
    expect(await markOf(link)).toEqual({ color: computed, height: "2px" });
  expect(await page.locator("a[aria-current=page]").count()).toBe(2);
  await context.close();
});

test("a lane has an edge, and its marker is where the racer is", async () => {
  const { page, context } = await visitForced("/race");
  await page.getByRole("button", { name: "Create race" }).click();
  await page.getByRole("button", { name: "Start the race" }).click();
  await page.getByText(/^Go$/u).first().waitFor({ timeout: 20_000, state: "attached" });
  await page.keyboard.type((await typingTarget(page)).slice(0, 5));
  const way = page.locator('[class*="_raceLanesWay_"]').first();
  await way.waitFor();
  // The marker is the end of a bar that is gray.
  const { computed, drawn } = await highlightOf(page, "GrayText");
  expect(await way.evaluate((shown) => getComputedStyle(shown).outlineStyle)).toBe("solid");
  expect(await partOf(way, drawn)).toBeGreaterThan(0.005);
  const marker = way.locator('[class*="_marker_"]');
  expect(await marker.evaluate((shown) => getComputedStyle(shown).backgroundColor)).toBe(computed);
  await context.close();
});
