import { manifestPath, SHELL_PATH } from "../../src/contract/protocol";
import { appWithKeptFiles, current, newProfile, open, ready, rows, type, waiting } from "../support/appWithKeptFiles";
import { launchProfile, typingTarget } from "../support/startApp";
import { typeInBrowser } from "../support/typeInBrowser";

appWithKeptFiles();

test("Typeloop can be installed, in both languages", async () => {
  current.context = await launchProfile(newProfile());
  const { page, problems } = await open("/?mode=words-10");
  const cdp = await current.context.newCDPSession(page);
  expect(await cdp.send("Page.getInstallabilityErrors")).toEqual({ installabilityErrors: [] });
  const { url, errors } = await cdp.send("Page.getAppManifest");
  expect([url, errors]).toEqual([current.app.url + manifestPath("en-US"), []]);

  for (const locale of ["en-US", "nl-NL"]) {
    const answer = await fetch(current.app.url + manifestPath(locale));
    expect([answer.status, answer.headers.get("content-type"), answer.headers.get("cache-control")]).toEqual([
      200,
      "application/manifest+json; charset=utf-8",
      "no-cache",
    ]);
    const manifest = (await answer.json()) as any;
    expect(manifest).toMatchObject({ id: "/", lang: locale, start_url: "/", display: "standalone" });
    expect(new Set(manifest.icons.map(({ sizes, purpose }: any) => `${sizes} ${purpose}`))).toEqual(
      new Set(["192x192 any", "512x512 any", "192x192 maskable", "512x512 maskable"]),
    );
    for (const { src, sizes } of manifest.icons) {
      const size = await page.evaluate(async (source) => {
        const image = new Image();
        image.src = source;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      }, src);
      expect(size).toBe(sizes);
    }
  }
  await page.evaluate(() => void (document.cookie = "typeloop-preferences=locale=nl-NL; Path=/"));
  await page.reload();
  expect(await page.locator("link[rel=manifest]").getAttribute("href")).toBe(manifestPath("nl-NL"));
  expect(problems).toEqual([]);
});

test(
  "a lesson of the course typed to its end without the server, in a page loaded without it, is passed, and " +
    "saved once " +
    "when it is back",
  async () => {
    current.context = await launchProfile(newProfile());
    const { page, problems } = await open("/course/us-posture");
    await current.app.kill();
    await page.goto(`${current.app.url}/course/us-posture`);
    await page.getByRole("button", { name: "I'm sitting like this" }).click();
    await page.waitForTimeout(800);
    await page.getByRole("link", { name: "Next lesson: F and J" }).click();
    await page.getByRole("button", { name: "Start with exercise 1" }).click();
    for (const place of [1, 2, 3]) {
      await ready(page);
      await typeInBrowser(page, await typingTarget(page), { delay: 40 });
      await page.getByRole("heading", { name: place < 3 ? "Passed" : "Lesson passed" }).waitFor();
      await page.getByText(/stored in this browser/u).waitFor();
      await page.waitForTimeout(800);
      if (place < 3) await page.getByRole("button", { name: "Next exercise" }).click();
    }
    expect(await waiting(page)).toBe(3);

    await current.app.start();
    await page.waitForFunction(() => localStorage.getItem("typeloop-unsaved-runs") === null, undefined, {
      timeout: 60_000,
    });
    const kept = await rows();
    expect(kept.map(({ mode }) => mode)).toEqual(["LESSON", "LESSON", "LESSON"]);
    expect(new Set(kept.map(({ run_id }) => run_id)).size).toBe(3);
    // Now the account alone knows it.
    await page.waitForFunction(() => (localStorage.getItem("typeloop-course") ?? "").includes('"us-posture.1",'));
    await page.goto(`${current.app.url}/course`);
    await page.getByText("2 of 83 lessons passed").waitFor();
    expect(problems).toEqual([]);
  },
  240_000,
);

test("nothing is kept but files and the shell: no answer of the server, no page made for somebody", async () => {
  current.context = await launchProfile(newProfile());
  const { page } = await open("/?mode=words-10&language=en");
  await type(page);
  await page.getByText("Saved and verified").waitFor();
  for (const address of ["/progress", "/race", "/settings"]) {
    await page.goto(current.app.url + address);
    await page.waitForLoadState("networkidle");
  }
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((address) => address !== SHELL_PATH && !address.startsWith("/assets/"))).toEqual([]);
  expect(kept.filter((address) => /\/sentry-|PageViews|Workbench|documentTexts/u.test(address))).toEqual([]);
});

test("a browser without workers goes on as it would", async () => {
  current.context = await launchProfile(newProfile());
  await current.context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
  const page = await current.context.newPage();
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  await page.goto(`${current.app.url}/?mode=words-10&language=en`);
  await type(page);
  await page.getByText("Saved and verified").waitFor();
  expect(problems).toEqual([]);
});

test("a server that answers too slowly is not waited for: the page starts without it", async () => {
  current.context = await launchProfile(newProfile());
  const { page } = await open("/?mode=words-10&language=en");
  current.app.freeze();
  try {
    await page.goto(`${current.app.url}/?mode=words-10&language=nl`, { timeout: 60_000 });
    await ready(page);
  } finally {
    current.app.thaw();
  }
  await type(page);
  await page.getByText("Saved and verified").waitFor({ timeout: 60_000 });
});
