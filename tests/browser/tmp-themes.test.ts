import { themes } from "../../src/contract/appearance";
import { appInBrowser } from "../support/appInBrowser";
const { app, browser } = appInBrowser();
jest.setTimeout(400_000);
test("pictures", async () => {
  const only = (process.env["ONLY"] ?? "").split(",").filter(Boolean);
  const width = Number(process.env["WIDTH"] ?? 1280);
  for (const theme of themes.filter((t) => only.length === 0 || only.includes(t))) {
    const context = await browser().newContext({ viewport: { width, height: 800 }, serviceWorkers: "block" });
    await context.addCookies([
      { name: "typeloop-preferences", value: `theme=${theme}&keyboard=1${process.env["MORE"] ?? ""}`, url: app.url },
    ]);
    const page = await context.newPage();
    page.on("console", (m) => {
      if (m.type() === "error") console.log(m.text());
    });
    await page.goto(`${app.url}/?mode=words-25&language=en`);
    await page.waitForTimeout(1500);
    const target = await page.evaluate(() => (window as any).__typingTarget() as string);
    await page.keyboard.type(target.slice(0, 14), { delay: 40 });
    await page.keyboard.type("zq", { delay: 40 });
    await page.waitForTimeout(700);
    await page.screenshot({ path: `/root/w-themes/p-${theme}-${width}.png` });
    await page.goto(`${app.url}/settings`);
    await page.waitForTimeout(1500);
    await page.evaluate(() => document.querySelector("#appearance")?.scrollIntoView());
    await page.waitForTimeout(3500);
    await page.screenshot({
      path: `/root/w-themes/s-${theme}-${width}.png`,
      fullPage: theme === "light" || width < 600,
    });
    await context.close();
  }
});
