import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { untilTrue } from "../untilTrue";
import { BidiClient } from "./BidiClient";
import { Display, endProcess } from "./Display";
import { isChunkLoadError } from "../../../src/app/platform/errorReporting/errorReporting";
import { toJsonFunction, type Engine, type EngineTab } from "./Engine";
import { clickActions, keyActions } from "./webDriverKeys";

const place = process.env["TYPELOOP_FIREFOX"] || "/usr/bin/firefox-esr";

/** System access is for compositions, which WebDriver does not know. */
const DRIVEN = ["--remote-debugging-port", "0", "--remote-allow-system-access"];

const WINDOW = "Mozilla Firefox";

/** Beside what Firefox sets by itself when it is driven. */
const preferences = {
  "datareporting.policy.dataSubmissionEnabled": false,
  "network.connectivity-service.enabled": false,
  "services.settings.server": "data:,#remote-settings-dummy/v1",
  "browser.aboutwelcome.enabled": false,
  "browser.sessionstore.resume_from_crash": false,
};

/** What a page that is left says of its websocket, and of a file that its service worker was still fetching. */
const ofLeaving =
  /connection lost \(1001\)|^Failed to load ‘.*\/assets\/.*’\. A ServiceWorker intercepted the request/u;

/** A stock Firefox by WebDriver BiDi, in a window on a screen of its own. */
export const firefox: Engine = {
  name: "Firefox",
  async open({ isPrivate = false } = {}) {
    const display = await Display.open();
    const folder = mkdtempSync(path.join(tmpdir(), "typeloop-firefox-"));
    const all = { ...preferences, "browser.privatebrowsing.autostart": isPrivate };
    const lines = Object.entries(all).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`);
    writeFileSync(path.join(folder, "user.js"), lines.join(""));
    const browser = spawn(place, ["--no-remote", "--profile", folder, ...DRIVEN, "about:blank"], {
      env: display.environment,
      stdio: ["ignore", "ignore", "pipe"],
    });
    const ended = Promise.race([once(browser, "error"), once(browser, "exit")]).then(([reason]) => {
      throw new Error(`Firefox (${place}) does not start: ${reason}. On Debian: apt-get install firefox-esr`);
    });
    const end = async () => {
      await endProcess(browser);
      await display.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    };
    const client = await Promise.race([connect(browser.stderr), ended]).catch(async (error: unknown) => {
      await end();
      throw error;
    });
    ended.catch(() => undefined);
    const { contexts } = await client.send("browsingContext.getTree", {});
    await display.focus(WINDOW);
    await callInWindow(client, "() => gBrowser.selectedBrowser.focus()");
    return {
      tab: await toTab(client, display, contexts[0].context),
      close: async () => {
        client.close();
        await end();
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

/**
 * Runs in the window around the pages: a composition of these texts, of which the last one stays. Firefox hands it to
 * the page as one of its system's.
 */
const composeTexts = `async (texts) => {
  const processor = Cc["@mozilla.org/text-input-processor;1"].createInstance(Ci.nsITextInputProcessor);
  processor.beginInputTransactionForTests(window);
  for (const text of texts.split(" ").slice(0, -1)) {
    processor.setPendingCompositionString(text);
    processor.appendClauseToPendingComposition(text.length, processor.ATTR_RAW_CLAUSE);
    processor.setCaretInPendingComposition(text.length);
    processor.flushPendingComposition();
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  processor.commitCompositionWith(texts.split(" ").at(-1));
}`;

/** Runs a function in the window around the pages, where Firefox's own parts are. */
async function callInWindow(client: BidiClient, functionDeclaration: string, text = ""): Promise<void> {
  const { contexts } = await client.send("browsingContext.getTree", { "moz:scope": "chrome" });
  await client.send("script.callFunction", {
    functionDeclaration,
    arguments: [{ type: "string", value: text }],
    awaitPromise: true,
    target: { context: contexts[0].context },
  });
}

async function toTab(client: BidiClient, display: Display, context: string): Promise<EngineTab> {
  const problems: string[] = [];
  const left = new Set<string>();
  client.onEvent("log.entryAdded", ({ level, text, source }) => {
    if (level !== "error" || source.context !== context) return;
    const isOfLeaving = isChunkLoadError(new Error(text)) || ofLeaving.test(text);
    if (!(left.has(source.realm) && isOfLeaving)) problems.push(text);
  });
  /** Firefox alone fails what a page still loads, and its websocket, when it is left. */
  const leave = async (method: string, params: object) => {
    left.add((await call("() => ''", "")).realm);
    await client.send(method, { context, wait: "complete", ...params });
  };
  await client.send("browsingContext.setViewport", { context, viewport: { width: 1280, height: 800 } });
  const perform = async (actions: readonly object[]) =>
    void (await client.send("input.performActions", { context, actions }));
  const call = async (functionDeclaration: string, text: string) => {
    const { result, realm, exceptionDetails } = await client.send("script.callFunction", {
      functionDeclaration,
      arguments: [{ type: "string", value: text }],
      awaitPromise: true,
      target: { context },
    });
    if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text);
    return { ...result, realm };
  };
  const compose = async (...texts: readonly string[]) => {
    // A window that gets the focus in the middle of a composition ends it.
    await display.focus(WINDOW);
    await untilTrue(async () => (await call("() => String(document.hasFocus())", "")).value === "true");
    await sleep(500);
    await callInWindow(client, composeTexts, texts.join(" "));
  };
  return {
    problems,
    goto: (url) => leave("browsingContext.navigate", { url }),
    reload: () => leave("browsingContext.reload", {}),
    evaluate: async (code, ...args) => JSON.parse((await call(toJsonFunction(code), JSON.stringify(args))).value),
    press: (key) => perform(keyActions(key)),
    type: (character) => perform(keyActions(character)),
    typeAcute: () => compose("´", "é"),
    composeAcute: () => compose("u", "ue", "ue9", "é"),
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
