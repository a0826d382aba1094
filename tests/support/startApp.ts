import { spawn, type ChildProcess } from "node:child_process";
import type { PoolConfig } from "pg";
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from "playwright-core";
import { openEmbeddedDatabase, openSharedDatabase, type AppDatabase } from "./appDatabase";

/** The folder of the build that tests run: made with their hooks. */
export const builtForTests = process.env["TYPELOOP_TEST_DIST"] ?? "dist/test";

/**
 * The production build as a process of its own. Its database outlives it: one in the Postgres of the test run, the one
 * that the setting
 * DATABASE_URL names, or the server's own embedded one when that setting is empty.
 */
export class AppProcess {
  #database: AppDatabase | null = null;
  #server: ChildProcess | null = null;
  #port = 0;

  /**
   * @param settings of the host, beside those that every test has
   * @param main file that starts the server: of another build than that of the tests
   */
  constructor(
    readonly settings: Readonly<Record<string, string>> = {},
    readonly main = `${builtForTests}/server/main.js`,
  ) {}

  /** All that the server has written so far. */
  printed = "";

  get url(): string {
    return `http://localhost:${this.#port}`;
  }

  /** How to reach its database, for a test that needs a certain state. @throws before it was started. */
  get database(): PoolConfig {
    if (this.#database === null) throw new Error("This app has no database of its own, or was not started yet.");
    return this.#database.config;
  }

  /** Starts it, on the port of the time before if there was one. Resolves when it prints its address. */
  async start(): Promise<void> {
    if (!this.settings["DATABASE_URL"])
      this.#database ??= await (this.settings["DATABASE_URL"] === "" ? openEmbeddedDatabase() : openSharedDatabase());
    const server = spawn(process.execPath, [this.main], {
      env: {
        ...process.env,
        NODE_ENV: "production",
        HOST: "127.0.0.1",
        PORT: String(this.#port),
        // However many cores there are.
        TYPELOOP_PROCESSES: "1",
        ...this.settings,
        ...this.#database?.settings,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.#server = server;
    this.#port = await new Promise<number>((resolve, reject) => {
      const start = this.printed.length;
      const read = (chunk: Buffer) => {
        this.printed += chunk;
        const port = /ready at http:\/\/[^:]+:(\d+)/u.exec(this.printed.slice(start))?.[1];
        if (port) resolve(Number(port));
      };
      server.stdout?.on("data", read);
      server.stderr?.on("data", read);
      server.on("exit", (code) => reject(new Error(`the server ended with ${code}:\n${this.printed}`)));
    });
  }

  /**
   * The same host with another build, to be started when this one has ended: at the same address, with the same
   * database.
   */
  succeededBy(main: string): AppProcess {
    const successor = new AppProcess(this.settings, main);
    successor.#database = this.#database;
    successor.#port = this.#port;
    return successor;
  }

  get isRunning(): boolean {
    return this.#server !== null && this.#server.exitCode === null && this.#server.signalCode === null;
  }

  /** Sends a signal that does not end it. */
  signal(signal: NodeJS.Signals): void {
    this.#server?.kill(signal);
  }

  /** Stops answering, without closing anything, until {@link thaw}. */
  freeze(): void {
    this.signal("SIGSTOP");
  }

  thaw(): void {
    this.signal("SIGCONT");
  }

  /** As a power cut would. The next start finds the same database. */
  async kill(): Promise<void> {
    await this.#end("SIGKILL");
  }

  /** Ends in good order and starts anew, at the same address. */
  async restart(): Promise<void> {
    await this.#end("SIGTERM");
    await this.start();
  }

  async stop(): Promise<void> {
    await this.#end("SIGTERM");
    await this.#database?.drop();
    this.#database = null;
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const server = this.#server;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill(signal);
    await ended;
  }
}

/** Of a headless Chromium that asks nobody for anything. */
const chromiumOptions = {
  executablePath: process.env["TYPELOOP_BROWSER"] ?? "/usr/bin/chromium-headless-shell",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};

export function launchBrowser(): Promise<Browser> {
  return chromium.launch(chromiumOptions);
}

/**
 * A browser with one profile, which outlasts it in a folder: started again with the same one, it knows what it knew.
 */
export function launchProfile(folder: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, { ...chromiumOptions, viewport: { width: 1280, height: 800 } });
}

export type Visitor = { readonly context: BrowserContext; readonly page: Page; readonly problems: string[] };

/** Of a profile with the worker that caches the app for use without a network. To install it takes a second. */
export const withWorker = { serviceWorkers: "allow" } as const;

/**
 * A profile of somebody who signed in before.
 * @param preferences of this browser, as the cookie has them: `locale=nl-NL&layout=us`
 */
export function signedIn(url: string, token: string | null | undefined, preferences = ""): BrowserContextOptions {
  const value = preferences === "" ? "signedIn=1" : `${preferences}&signedIn=1`;
  const { origin, hostname } = new URL(url);
  const cookie = { name: "typeloop-preferences", value, domain: hostname, path: "/", expires: -1 };
  return {
    storageState: {
      cookies: [{ ...cookie, httpOnly: false, secure: false, sameSite: "Lax" }],
      origins: [{ origin, localStorage: [{ name: "typeloop-token", value: token ?? "" }] }],
    },
  };
}

/**
 * A person with a browser profile of their own. `problems` gathers errors of the page and requests to other hosts.
 * @param options of the profile, such as {@link withWorker}
 */
export async function visit(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    permissions: ["clipboard-read", "clipboard-write"],
    serviceWorkers: "block",
    ...options,
  });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  page.on("request", (request) => {
    if (!/^(?:http|ws)s?:\/\/(?:localhost|127\.0\.0\.1)|^(?:data|blob):/u.test(request.url()))
      problems.push(`asked for ${request.url()}`);
  });
  await page.goto(url);
  return { context, page, problems };
}

/** What is still to be typed on the page, or "" when nothing is. Test builds only. */
export function typingTarget(page: Page): Promise<string> {
  return page.evaluate(() => (window as unknown as { __typingTarget?: () => string }).__typingTarget?.() ?? "");
}
