import type { BrowserContext, Page } from "playwright-core";
import { launchBrowser } from "../startApp";
import { toJsonFunction, type Engine, type EngineTab } from "./Engine";

/**
 * Chromium by its own protocol. It runs without a screen, so what the system's keyboard would make of dead keys is told
 * to it as such a composition.
 */
export const chromium: Engine = {
  name: "Chromium",
  async open() {
    const browser = await launchBrowser();
    // Every context of Chromium here is a private one.
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    return { tab: await openTab(context), close: () => browser.close() };
  },
};

async function openTab(context: BrowserContext): Promise<EngineTab> {
  const page = await context.newPage();
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  const compose = (...texts: readonly string[]) => composeText(page, texts);
  return {
    problems,
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    evaluate: async (code, ...args) =>
      JSON.parse((await page.evaluate(`(${toJsonFunction(code)})(${JSON.stringify(JSON.stringify(args))})`)) as string),
    press: (key) => page.keyboard.press(key),
    type: (character) => page.keyboard.type(character),
    typeAcute: () => compose("´", "é"),
    composeAcute: () => compose("u", "ue", "ue9", "é"),
    clickAt: (x, y) => page.mouse.click(x, y),
    chooseFiles: (selector, files) =>
      page
        .locator(selector)
        .first()
        .setInputFiles([...files]),
    openTab: () => openTab(context),
    print: () => page.pdf({ preferCSSPageSize: true, printBackground: true }),
    screenshot: () => page.screenshot(),
  };
}

/** A composition of these texts, of which the last one stays. */
async function composeText(page: Page, texts: readonly string[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const text of texts.slice(0, -1))
    await session.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
  await session.send("Input.insertText", { text: texts.at(-1) ?? "" });
  await session.detach();
}
