import { appInEngines, inEachEngine } from "../../support/engines/appInEngines";

const { app, open } = appInEngines();

test.each(inEachEngine)(
  "%s: the language is switched to each of the others, and stays after a reload",
  async (_, engine) => {
    const page = await open(engine, `${app.url}/texts`);
    await page.waitFor({ role: "heading", name: "Texts" });
    const titles = [
      ["Nederlands", "Teksten", "nl"],
      [/^Français/u, "Textes", "fr"],
      [/^Deutsch/u, "Texte", "de"],
      ["English", "Texts", "en"],
    ] as const;
    for (const [name, title, language] of titles) {
      await page.click({ role: "button", name });
      await page.waitFor({ role: "heading", name: title });
      await page.tab.reload();
      await page.waitFor({ role: "heading", name: title });
      expect(await page.tab.evaluate(() => document.documentElement.lang.slice(0, 2))).toBe(language);
    }
    // Numbers and dates as the language writes them need the engine's own tables.
    const figures = await page.tab.evaluate(() => [
      new Intl.NumberFormat("nl-NL").format(1234.5),
      new Intl.DateTimeFormat("nl-NL", { dateStyle: "full", timeZone: "UTC" }).format(Date.UTC(2026, 0, 5)),
    ]);
    expect(figures).toEqual(["1.234,5", "maandag 5 januari 2026"]);
    expect(page.tab.problems).toEqual([]);
  },
);
