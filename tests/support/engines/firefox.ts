import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { BidiClient } from "./BidiClient";
import { Display, endProcess } from "./Display";
import { toJsonFunction, type Engine, type EngineTab } from "./Engine";
import { clickActions, keyActions } from "./webDriverKeys";

const place = process.env["TYPELOOP_FIREFOX"] || "/usr/bin/firefox-esr";

const WINDOW = "Mozilla Firefox";

/** Beside what Firefox sets by itself when it is driven. */
const preferences = {
  "datareporting.policy.dataSubmissionEnabled": false,
  "network.connectivity-service.enabled": false,
  "services.settings.server": "data:,#remote-settings-dummy/v1",
  "browser.aboutwelcome.enabled": false,
  "browser.sessionstore.resume_from_crash": false,
};

/** A stock Firefox by WebDriver BiDi, in a window on a screen of its own, whose keyboard types its dead keys. */
export const firefox: Engine = {
  name: "Firefox",
  async open({ isPrivate = false } = {}) {
    const display = await Display.open();
    const folder = mkdtempSync(path.join(tmpdir(), "typeloop-firefox-"));
    const all = { ...preferences, "browser.privatebrowsing.autostart": isPrivate };
    const lines = Object.entries(all).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`);
    writeFileSync(path.join(folder, "user.js"), lines.join(""));
    const browser = spawn(place, ["--no-remote", "--profile", folder, "--remote-debugging-port", "0", "about:blank"], {
      env: display.environment,
      stdio: ["ignore", "ignore", "pipe"],
    });
    const ended = Promise.race([once(browser, "error"), once(browser, "exit")]).then(([reason]) => {
      throw new Error(`Firefox (${place}) does not start: ${reason}. On Debian: apt-get install firefox-esr`);
    });
    const client = await Promise.race([connect(browser.stderr), ended]);
    ended.catch(() => undefined);
    const { contexts } = await client.send("browsingContext.getTree", {});
    return {
      tab: await toTab(client, display, contexts[0].context),
      close: async () => {
        client.close();
        await endProcess(browser);
        await display.close();
        rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
      },
    };
  },
};

/** Connects to the address that Firefox prints. */
async function connect(output: NodeJS.ReadableStream): Promise<BidiClient> {
  for await (const line of createInterface(output)) {
    const address = /WebDriver BiDi listening on (ws:\S+)/u.exec(line)?.[1];
    if (address === undefined) continue;
    output.resume();
    const client = await BidiClient.connect(`${address}/session`);
    await client.send("session.new", { capabilities: {} });
    await client.send("session.subscribe", { events: ["log.entryAdded"] });
    return client;
  }
  throw new Error("Firefox prints no address to drive it at.");
}

async function toTab(client: BidiClient, display: Display, context: string): Promise<EngineTab> {
  const problems: string[] = [];
  let isLeaving = false;
  client.onEvent("log.entryAdded", ({ level, text, source }) => {
    if (level !== "error" || source.context !== context) return;
    if (!(isLeaving && text.includes("error loading dynamically imported module"))) problems.push(text);
  });
  /** Firefox alone fails what a page still loads when it is left. */
  const leave = async (method: string, params: object) => {
    isLeaving = true;
    await client.send(method, { context, wait: "complete", ...params });
    isLeaving = false;
  };
  await client.send("browsingContext.setViewport", { context, viewport: { width: 1280, height: 800 } });
  const perform = async (actions: readonly object[]) =>
    void (await client.send("input.performActions", { context, actions }));
  const call = async (functionDeclaration: string, text: string) => {
    const { result, exceptionDetails } = await client.send("script.callFunction", {
      functionDeclaration,
      arguments: [{ type: "string", value: text }],
      awaitPromise: true,
      target: { context },
    });
    if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text);
    return result;
  };
  return {
    problems,
    goto: (url) => leave("browsingContext.navigate", { url }),
    reload: () => leave("browsingContext.reload", {}),
    evaluate: async (code, ...args) => JSON.parse((await call(toJsonFunction(code), JSON.stringify(args))).value),
    press: (key) => perform(keyActions(key)),
    type: (character) => perform(keyActions(character)),
    typeAcute: () => display.press(WINDOW, "dead_acute", "e"),
    composeAcute: () => display.press(WINDOW, "ctrl+shift+u", "e", "9", "space"),
    clickAt: (x, y) => perform(clickActions(x, y)),
    chooseFiles: async (selector, files) => {
      const element = await call("(selector) => document.querySelector(selector)", selector);
      await client.send("input.setFiles", { context, element: { sharedId: element.sharedId }, files });
    },
    openTab: async () => {
      const created = await client.send("browsingContext.create", { type: "window", referenceContext: context });
      return toTab(client, display, created.context);
    },
    print: async () =>
      Buffer.from((await client.send("browsingContext.print", { context, background: true })).data, "base64"),
    screenshot: async () =>
      Buffer.from((await client.send("browsingContext.captureScreenshot", { context })).data, "base64"),
  };
}
