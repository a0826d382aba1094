import { appInEngines, inEachEngine } from "../../support/engines/appInEngines";

const { app, open } = appInEngines();

test.each(inEachEngine)(
  "%s: a visitor types a first run with an error in it, sees it verified, and finds it again",
  async (_, engine) => {
    const page = await open(engine, `${app.url}/?mode=words-10&language=en`);
    const text = await page.ready();
    expect(text.split(" ")).toHaveLength(10);
    await page.type(text.slice(0, 4));
    await page.type("#");
    await page.press("Backspace");
    expect(await page.target()).toBe(text.slice(4));
    await page.type(text.slice(4));
    await page.waitFor({ role: "heading", name: "Your result" });
    await page.waitFor({ text: "Saved and verified" });

    await page.click({ role: "link", name: /^View result/u });
    await page.waitForUrl(/\/results\/.+/u);
    await page.tab.reload();
    await page.waitFor({ role: "heading", name: "Result" });
    await page.goto(`${app.url}/progress`);
    await page.waitFor({ text: "10 words", within: { role: "table", name: "Results" } });
    expect(page.tab.problems).toEqual([]);
  },
);
