import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { launchBrowser, typingTarget } from "../../support/startApp";
import type { BenchDatabase } from "../support/BenchDatabase";
import type { Figure } from "../support/Figure";
import { MeteredProcess } from "../support/MeteredProcess";
import { median, spread } from "../support/statistics";
import { seededRandom } from "../support/seededRandom";
import { barePage } from "./barePage";
import { measurePage, readyToType, type KeyCost } from "./measurePage";

const ROUNDS = 5;

/** As many as a chosen text has room for. */
const KEYS = 130;

/**
 * What people type on, with everything that may be on beside the line. A run of two minutes is longer than the
 * measuring.
 */
const practices = [
  { name: "practice page", path: "/?mode=time-120&language=en", remembers: "" },
  {
    name: "practice page with keyboard picture",
    path: "/?mode=time-120&language=en",
    remembers: "keyboard=1&layout=us",
  },
  {
    name: "adaptive practice with keyboard picture",
    path: "/?mode=adaptive&language=en",
    remembers: "keyboard=1&layout=us",
  },
] as const;

/** What a key press costs the main thread on the practice pages, against a bare page with the same text. */
export async function measureKeys(database: BenchDatabase): Promise<readonly Figure[]> {
  const app = await MeteredProcess.start("dist/test/server/main.js", {
    HOST: "127.0.0.1",
    PORT: "0",
    DATABASE_URL: database.url,
  });
  const browser = await launchBrowser();
  let text = "";
  const server = createServer((_, response) =>
    response.setHeader("content-type", "text/html").end(barePage(text)),
  ).listen(0, "127.0.0.1");
  try {
    const page = await browser.newPage();
    await page.goto(app.url + practices[0].path);
    await readyToType(page);
    text = await typingTarget(page);
    await page.close();
    const bareUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const rounds: Round[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const bare = await measurePage(browser, { url: bareUrl, keys: KEYS }, seededRandom(round));
      const ours: KeyCost[] = [];
      for (const { path, remembers } of practices)
        ours.push(await measurePage(browser, { url: app.url + path, keys: KEYS, remembers }, seededRandom(round)));
      rounds.push({ bare, ours });
    }
    return practices.flatMap(({ name }, at) =>
      figures(
        name,
        rounds.flatMap(({ bare, ours }) => (ours[at] ? [{ bare, app: ours[at] }] : [])),
      ),
    );
  } finally {
    await browser.close();
    server.close();
    await app.stop();
  }
}

/** Measured one after another, so that what else happens on the machine is alike. `ours` in the order of the pages. */
type Round = { readonly bare: KeyCost; readonly ours: readonly KeyCost[] };

function figures(name: string, costs: readonly { readonly app: KeyCost; readonly bare: KeyCost }[]): readonly Figure[] {
  const ours = costs.map(({ app }) => app.cpuMs);
  const bare = costs.map((cost) => cost.bare.cpuMs);
  const layouts = costs.map(({ app }) => app.layouts);
  return [
    {
      name: `main-thread CPU per key press, ${name} / bare page`,
      value: median(ours) / median(bare),
      most: 1.5,
      unit: "×",
      digits: 2,
      details: [
        `${name} ${median(ours).toFixed(2)} ms (${spread(ours, 2)}), bare page ` +
          `${median(bare).toFixed(2)} ms (${spread(bare, 2)}); 100 words a minute, ${costs.length} rounds`,
        `style recalculations per key: ` +
          `${median(costs.map(({ app }) => app.styles)).toFixed(2)}, bare page ` +
          `${median(costs.map((cost) => cost.bare.styles)).toFixed(2)}`,
      ],
    },
    {
      name: `layouts per key press, ${name}, beyond the clock's`,
      value: median(costs.map(({ app }) => app.layouts - app.clockLayouts)),
      most: 0,
      unit: "",
      digits: 1,
      details: [
        `${median(layouts).toFixed(2)} (${spread(layouts, 2)}) in all: figures once a second, ` +
          `typing or not (${median(costs.map(({ app }) => app.clockLayouts)).toFixed(2)}), and each new line`,
      ],
    },
  ];
}
