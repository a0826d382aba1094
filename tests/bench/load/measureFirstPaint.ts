import { cpSync, rmSync, symlinkSync } from "node:fs";
import type { Browser } from "playwright-core";
import { launchBrowser } from "../../support/startApp";
import type { BenchDatabase } from "../support/BenchDatabase";
import type { Figure } from "../support/Figure";
import { MeteredProcess } from "../support/MeteredProcess";
import { median, spread } from "../support/statistics";
import { noteFirsts, type Firsts } from "./noteFirsts";

const ROUNDS = 5;
const BUILT = "dist/test";

/** The same build, but for the renderer: the browser gets the empty page, and renders it. */
const UNRENDERED = "dist/unrendered";

/** A phone of some years ago on a slow mobile network: 1.6 Mbit/s, 150 ms there and back. */
const SLOWER_CPU = 4;
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** Somebody who tries to type from the beginning on presses a key this often. */
const KEY_EVERY_MS = 100;

/** A first visit of the practice page on a slow device and network, with rendering on the server and without. */
export async function measureFirstPaint(database: BenchDatabase): Promise<readonly Figure[]> {
  rmSync(UNRENDERED, { recursive: true, force: true });
  cpSync(`${BUILT}/server`, `${UNRENDERED}/server`, { recursive: true });
  symlinkSync("../test/app", `${UNRENDERED}/app`);
  const start = (built: string) =>
    MeteredProcess.start(`${built}/server/main.js`, { HOST: "127.0.0.1", PORT: "0", DATABASE_URL: database.url });
  const rendered = await start(BUILT);
  const unrendered = await start(UNRENDERED);
  const browser = await launchBrowser();
  try {
    const rounds: { readonly with: Firsts; readonly without: Firsts }[] = [];
    // The first visits warm both servers up.
    await visit(browser, rendered.url);
    await visit(browser, unrendered.url);
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push({ without: await visit(browser, unrendered.url), with: await visit(browser, rendered.url) });
    return [
      figure("first paint", rounds, ({ paint }) => paint),
      figure("text seen", rounds, ({ text }) => text),
      figure("a key taken and drawn", rounds, ({ key }) => key),
    ];
  } finally {
    await browser.close();
    await Promise.all([rendered.stop(), unrendered.stop()]);
    rmSync(UNRENDERED, { recursive: true, force: true });
  }
}

async function visit(browser: Browser, url: string): Promise<Firsts> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", network);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWER_CPU });
  await page.addInitScript(noteFirsts);
  await page.goto(`${url}/?mode=time-60&language=en`, { waitUntil: "commit" });
  // A key that comes while the page is being closed is nobody's.
  const keys = setInterval(() => void page.keyboard.press("a").catch(() => undefined), KEY_EVERY_MS);
  try {
    return await page.evaluate(() => (window as unknown as { firsts: Promise<Firsts> }).firsts);
  } finally {
    clearInterval(keys);
    await context.close();
  }
}

type Rounds = readonly { readonly with: Firsts; readonly without: Firsts }[];

function figure(what: string, rounds: Rounds, read: (firsts: Firsts) => number): Figure {
  const ours = rounds.map((round) => read(round.with));
  const bare = rounds.map((round) => read(round.without));
  return {
    name: `time to ${what}, rendered by the server / by the browser`,
    value: median(ours) / median(bare),
    most: 0.75,
    unit: "×",
    digits: 2,
    details: [
      `by the server ${median(ours).toFixed(0)} ms (${spread(ours, 0)}), by the browser ` +
        `${median(bare).toFixed(0)} ms (${spread(bare, 0)}); 4× slower CPU, 1.6 Mbit/s, 150 ms; ` +
        `${rounds.length} rounds`,
    ],
  };
}
