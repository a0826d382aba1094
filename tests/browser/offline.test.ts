import {
  appWithKeptFiles,
  hasKeptText,
  current,
  newProfile,
  open,
  ready,
  rows,
  type,
  waiting,
} from "../support/appWithKeptFiles";
import { inPage } from "../support/keepAll";
import { makeNextBuild } from "../support/nextBuild";
import { launchProfile, typingTarget } from "../support/startApp";

appWithKeptFiles();

test("runs typed without the server outlast the browser, and each is saved once when it is back, from whichever page", async () => {
  const profile = newProfile();
  current.context = await launchProfile(profile);
  const first = await open("/?mode=words-10&language=en");
  await type(first.page);
  await first.page.getByText("Saved and verified").waitFor();
  await first.page.goto(`${current.app.url}/?mode=text&language=en`);
  await ready(first.page);
  const keptText = await typingTarget(first.page);
  await inPage(first.page, hasKeptText, null);
  await current.app.kill();

  // Loaded again, without a server.
  await first.page.goto(`${current.app.url}/?mode=words-10&language=en`);
  await type(first.page);
  await first.page.getByText(/Not saved yet/u).waitFor();
  await first.page.goto(`${current.app.url}/course`);
  await first.page.locator("h1").first().waitFor();
  expect(await first.page.getByText("This page needs the server").count()).toBe(0);
  await first.page.goto(`${current.app.url}/?mode=text&language=en`);
  await ready(first.page);
  expect(await typingTarget(first.page)).toBe(keptText);
  await first.page.goto(`${current.app.url}/progress`);
  await first.page.getByRole("heading", { name: /This page needs the server/u }).waitFor();
  await first.page.goto(`${current.app.url}/sign-in`);
  await first.page.getByRole("heading", { name: /You can't sign in right now/u }).waitFor();
  expect(await waiting(first.page)).toBe(1);
  expect(first.problems).toEqual([]);
  await current.context.close();

  // The whole browser was closed; still no server.
  current.context = await launchProfile(profile);
  const page = current.context.pages()[0] ?? (await current.context.newPage());
  await page.goto(`${current.app.url}/?mode=words-10&language=nl`);
  expect(await waiting(page)).toBe(1);
  await type(page);
  await page.getByText(/Not saved yet/u).waitFor();
  expect(await waiting(page)).toBe(2);
  await page.goto(`${current.app.url}/race`);
  const other = await current.context.newPage();
  await other.goto(`${current.app.url}/progress`);

  await current.app.start();
  await page.waitForFunction(() => localStorage.getItem("typeloop-unsaved-runs") === null, undefined, {
    timeout: 60_000,
  });
  const kept = await rows();
  expect(kept.map(({ mode }) => mode)).toEqual(["WORDS", "WORDS", "WORDS"]);
  expect(new Set(kept.map(({ run_id }) => run_id)).size).toBe(3);
});

test("a run whose answer was lost on the way is not saved twice, nor one whose request was", async () => {
  current.context = await launchProfile(newProfile());
  const { page } = await open("/?mode=words-10&language=en");
  let cut: "before" | "after" = "before";
  let cuts = 3;
  await current.context.route("**/graphql", async (route) => {
    if (!(route.request().postData() ?? "").includes("saveRunMutation") || cuts === 0) return route.continue();
    cuts -= 1;
    if (cut === "after") await route.fetch();
    await route.abort("connectionreset");
  });
  await type(page);
  await page.getByText("Saved and verified").waitFor({ timeout: 60_000 });
  expect(await rows()).toHaveLength(1);
  cut = "after";
  cuts = 3;
  await page.getByRole("button", { name: "Next words" }).click();
  await type(page);
  await page.getByText("Saved and verified").waitFor({ timeout: 60_000 });
  expect(cuts).toBe(0);
  expect(await rows()).toHaveLength(2);
});

test(
  "a new build comes while a line is half typed: nothing is lost, the old page keeps its chunks, and the new one " +
    "takes over after the run",
  async () => {
    const next = makeNextBuild(["ProgressPage", "SettingsPage", "registerServiceWorker"]);
    current.context = await launchProfile(newProfile());
    const { page, problems } = await open("/?mode=words-25&language=en");
    await ready(page);
    const text = await typingTarget(page);
    let typed = 0;
    const typeOne = async () => {
      await page.keyboard.type(text.charAt(typed));
      typed += 1;
    };
    for (let key = 0; key < 3; key += 1) await typeOne();
    // Ten seconds without a key would end the run.
    const typing = setInterval(() => void typeOne(), 2_000);

    const successor = current.app.succeededBy(next.main);
    await current.app.kill();
    current.app = successor;
    await current.app.start();
    const state = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return registration?.waiting ? "waits" : registration?.installing ? "comes" : "took over";
      });
    await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
    await inPage(page, async () => (await navigator.serviceWorker.getRegistration())?.waiting != null, null);
    clearInterval(typing);
    await page.waitForTimeout(500);
    await typeOne();
    expect(await state()).toBe("waits");
    expect(await typingTarget(page)).toBe(text.slice(typed));

    await page.keyboard.press("Escape");
    await inPage(page, async () => (await navigator.serviceWorker.getRegistration())?.waiting == null, null);
    expect(await state()).toBe("took over");
    // Its chunk is gone from the server.
    const [gone = "", come = ""] = [...next.names].find(([name]) => name.startsWith("ProgressPage")) ?? [];
    expect((await fetch(`${current.app.url}/assets/${gone}.js`)).status).toBe(404);
    await page.getByRole("link", { name: "Progress" }).first().click();
    await page.getByRole("heading", { name: "Progress", exact: true }).waitFor();
    expect(
      await page.evaluate(
        (name) => performance.getEntriesByType("resource").some((entry) => entry.name.includes(name)),
        gone,
      ),
    ).toBe(true);

    await page.reload();
    await page.getByRole("heading", { name: "Progress", exact: true }).waitFor();
    await page.waitForFunction(
      (name) => performance.getEntriesByType("resource").some((entry) => entry.name.includes(name)),
      come,
    );
    expect(problems).toEqual([]);
    next.remove();
  },
);
