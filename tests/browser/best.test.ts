import { readFileSync } from "node:fs";
import { appInBrowser } from "../support/appInBrowser";
import { typingTarget, visit } from "../support/startApp";
import { typeInBrowser } from "../support/typeInBrowser";

const { app, browser } = appInBrowser();

test("a best that is beaten is said in the moment, and its picture can be downloaded", async () => {
  const { context, page, problems } = await visit(browser(), `${app.url}/?mode=words-10&language=en`);
  const ready = () => page.waitForFunction(() => ((window as any).__typingTarget?.() ?? "") !== "");
  await ready();
  await page.keyboard.type("#");
  await page.keyboard.press("Backspace");
  await typeInBrowser(page, await typingTarget(page), { delay: 110 });
  await page.getByText("10 words typed").waitFor();
  // Enter goes to the next words.
  await page.keyboard.press("Enter");
  await ready();
  await typeInBrowser(page, await typingTarget(page), { delay: 55 });
  const share = page.getByRole("button", { name: "Share as picture" });
  const before = await share.boundingBox();
  await page.getByText(/^Your best yet: \+\d+ wpm$/u).waitFor();
  await page.getByText("Saved and verified").waitFor();
  // The answer of the server moves nothing.
  expect(await share.boundingBox()).toEqual(before);
  // Nor does anything else without a press, as browsers count it.
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, entry: any) => sum + (entry.hadRecentInput ? 0 : entry.value), 0)),
        ).observe({ type: "layout-shift", buffered: true });
        setTimeout(resolve, 500, 0);
      }),
  );
  expect(shift).toBeLessThan(0.1);

  await share.click();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download picture" }).click();
  const file = await (await downloading).path();
  const png = readFileSync(file);
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(problems).toEqual([]);
  await context.close();
});
