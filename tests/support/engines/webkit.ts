import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../freePort";
import { untilTrue } from "../untilTrue";
import { Display, endProcess } from "./Display";
import { toJsonFunction, type Engine, type EngineTab } from "./Engine";
import { clickActions, keyActions } from "./webDriverKeys";

const place = process.env["TYPELOOP_WEBKIT_DRIVER"] ?? "/usr/bin/WebKitWebDriver";

/** The names of its windows. */
const WINDOW = "Automation";
const PRINT_DIALOG = "^Print$";

/**
 * WebKitGTK's small browser by WebDriver, in a window on a screen of its own, whose keyboard types its dead keys. Each
 * session it drives is a private one. It is the nearest to Safari that runs on Linux, and is not Safari.
 */
export const webkit: Engine = {
  name: "WebKit",
  async open() {
    const display = await Display.open();
    const port = await freePort();
    const folder = mkdtempSync(path.join(tmpdir(), "typeloop-webkit-"));
    mkdirSync(path.join(folder, "gtk-3.0"));
    writeFileSync(path.join(folder, "gtk-3.0/settings.ini"), "[Settings]\ngtk-print-backends=file\n");
    const driver = spawn(place, [`--port=${port}`], {
      env: {
        ...display.environment,
        XDG_CONFIG_HOME: folder,
        WEBKIT_DISABLE_COMPOSITING_MODE: "1",
        // Not as root, nor where the system forbids namespaces; the only pages it opens are the tests' own.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      },
      cwd: folder,
      stdio: "ignore",
    });
    const ended = Promise.race([once(driver, "error"), once(driver, "exit")]).then(([reason]) => {
      throw new Error(`WebKit (${place}) does not start: ${reason}. On Debian: apt-get install webkit2gtk-driver`);
    });
    const end = async () => {
      await endProcess(driver);
      await display.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    };
    const session = await Promise.race([WebDriverSession.create(`http://127.0.0.1:${port}`), ended]).catch(
      async (error: unknown) => {
        await end();
        throw error;
      },
    );
    ended.catch(() => undefined);
    await session.send("POST", "/timeouts", { script: 120_000, pageLoad: 120_000 });
    await session.send("POST", "/window/rect", { width: 1280, height: 860 });
    return {
      tab: await toTab(session, display, folder, await session.send("GET", "/window")),
      close: async () => {
        await session.send("DELETE", "").catch(() => undefined);
        await end();
      },
    };
  },
};

/** A session of W3C WebDriver (https://w3.org/TR/webdriver2/). Its commands go to one window at a time. */
class WebDriverSession {
  #window: string | null = null;
  #last: Promise<unknown> = Promise.resolve();

  private constructor(readonly url: string) {}

  static async create(server: string): Promise<WebDriverSession> {
    for (let left = 100; ; left -= 1) {
      try {
        const { sessionId } = await ask("POST", `${server}/session`, { capabilities: {} });
        return new WebDriverSession(`${server}/session/${sessionId}`);
      } catch (error) {
        // The driver does not say when it listens.
        if (left === 0 || !String(error).includes("fetch failed")) throw error;
        await sleep(100);
      }
    }
  }

  send(method: string, command: string, body: object = {}): Promise<any> {
    return ask(method, this.url + command, body);
  }

  /** A command for one of the windows, after those before it. */
  sendTo(window: string, method: string, command: string, body: object = {}): Promise<any> {
    const sent = this.#last.then(async () => {
      if (this.#window !== window) await this.send("POST", "/window", { handle: window });
      this.#window = window;
      return this.send(method, command, body);
    });
    this.#last = sent.catch(() => undefined);
    return sent;
  }
}

/** @throws what the driver says of a command that fails. */
async function ask(method: string, url: string, body: object): Promise<any> {
  const response = await fetch(url, { method, ...(method === "POST" && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { readonly value: any };
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** Gathers errors from when a page has loaded: the driver has no events, and runs nothing before a page does. */
const watchProblems = `
  if (window.engineProblems === undefined) {
    const problems = (window.engineProblems = []);
    addEventListener("error", (event) => problems.push(event.message));
    addEventListener("unhandledrejection", (event) => problems.push(String(event.reason)));
    const write = console.error;
    console.error = (...parts) => { problems.push(parts.map(String).join(" ")); write.apply(console, parts); };
  }`;

async function toTab(session: WebDriverSession, display: Display, folder: string, window: string): Promise<EngineTab> {
  const problems: string[] = [];
  const send = (command: string, body?: object) => session.sendTo(window, "POST", command, body);
  const perform = async (actions: readonly object[]) => void (await send("/actions", { actions }));
  const gather = async () => problems.push(...(await execute("return (window.engineProblems ?? []).splice(0)")));
  const execute = (script: string, ...args: readonly unknown[]) => send("/execute/sync", { script, args });
  const load = async (command: string, body?: object) => {
    await gather();
    await send(command, body);
    await execute(watchProblems);
  };
  return {
    get problems() {
      return problems;
    },
    goto: (url) => load("/url", { url }),
    reload: () => load("/refresh"),
    evaluate: async (code, ...args) => {
      await gather();
      const found = await send("/execute/async", {
        script:
          `const done = arguments[1]; (${toJsonFunction(code)})(arguments[0])` +
          `.then((value) => done({ value }), (error) => done({ error: String(error) }));`,
        args: [JSON.stringify(args)],
      });
      if (found.error !== undefined) throw new Error(found.error);
      return JSON.parse(found.value);
    },
    press: (key) => perform(keyActions(key)),
    type: (character) => perform(keyActions(character)),
    typeAcute: () => display.press(WINDOW, "dead_acute", "e"),
    composeAcute: () => display.press(WINDOW, "ctrl+shift+u", "e", "9", "space"),
    clickAt: (x, y) => perform(clickActions(x, y)),
    chooseFiles: async (selector, files) => {
      const [element] = Object.values(await send("/element", { using: "css selector", value: selector }));
      await send(`/element/${element}/value`, { text: files.join("\n") });
    },
    openTab: async () => toTab(session, display, folder, (await send("/window/new", { type: "window" })).handle),
    print: () => printOnDisplay(display, folder),
    screenshot: async () => Buffer.from(await session.sendTo(window, "GET", "/screenshot"), "base64"),
  };
}

/**
 * The driver cannot print, and in a driven window `print()` does nothing: Ctrl+P opens the system's dialog,
 * which prints to a file in the folder of the process.
 */
async function printOnDisplay(display: Display, folder: string): Promise<Buffer> {
  const file = path.join(folder, "output.pdf");
  rmSync(file, { force: true });
  await display.press(WINDOW, "ctrl+p");
  // The only printer.
  await display.click(PRINT_DIALOG, 80, 86);
  await sleep(500);
  await display.press(PRINT_DIALOG, "Return");
  await untilTrue(() => existsSync(file) && readFileSync(file, "latin1").trimEnd().endsWith("%%EOF"), 60_000);
  return readFileSync(file);
}
