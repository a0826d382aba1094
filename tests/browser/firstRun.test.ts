import { readFileSync } from "node:fs";
import { appInBrowser } from "../support/appInBrowser";
import { builtForTests, typingTarget, visit } from "../support/startApp";
import { typeInBrowser } from "../support/typeInBrowser";

const { app, browser } = appInBrowser();

/** What shows a finished run, and what it may show. */
const ofTheEnd = [
  "pages/Practice/RunSummary.tsx",
  "features/badges/EarnedBadges.tsx",
  "typing/figures/ResultPicture.tsx",
  "../contract/languages/nl/messages/figures.po",
];

test("before the first run ends, the page asks for nothing that only its end needs", async () => {
  const built = JSON.parse(readFileSync(`${builtForTests}/app/.vite/manifest.json`, "utf8")) as Record<
    string,
    { readonly file: string }
  >;
  const files = ofTheEnd.map((module) => `/${built[module]?.file}`);
  const { context, page } = await visit(browser(), "about:blank", { serviceWorkers: "block" });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const askedOfTheEnd = () => files.filter((file) => asked.includes(file));
  await page.goto(`${app.url}/?mode=words-10&language=nl`, { waitUntil: "networkidle" });
  await page.getByRole("navigation", { name: "Where to start" }).waitFor();
  const text = await typingTarget(page);
  await typeInBrowser(page, text.slice(0, -1), { delay: 60 });
  await page.waitForLoadState("networkidle");
  expect(asked.filter((path) => path === "/graphql")).toEqual([]);
  expect(askedOfTheEnd()).toEqual([]);

  await page.keyboard.type(text.slice(-1));
  await page.getByText("Saved and verified").waitFor();
  expect(askedOfTheEnd()).toContain(files[0]);
  await context.close();
});
