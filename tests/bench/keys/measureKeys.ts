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

/** A run of two minutes is longer than the measuring. */
const PRACTICE = "/?mode=time-120&language=en";

/** What a key press costs the main thread on the practice page, against a bare page with the same text. */
export async function measureKeys(database: BenchDatabase): Promise<readonly Figure[]> {
  const app = await MeteredProcess.start("dist/test/server/main.js", { HOST: "127.0.0.1", PORT: "0", DATABASE_URL: database.url });
  const browser = await launchBrowser();
  let text = "";
  const server = createServer((_, response) => response.setHeader("content-type", "text/html").end(barePage(text))).listen(0, "127.0.0.1");
  try {
    const page = await browser.newPage();
    await page.goto(app.url + PRACTICE);
    await readyToType(page);
    text = await typingTarget(page);
    await page.close();
    const bare = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const costs: { readonly app: KeyCost; readonly bare: KeyCost }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      costs.push({ bare: await measurePage(browser, bare, seededRandom(round)), app: await measurePage(browser, app.url + PRACTICE, seededRandom(round)) });
    }
    return figures(costs);
  } finally {
    await browser.close();
    server.close();
    await app.stop();
  }
}

function figures(costs: readonly { readonly app: KeyCost; readonly bare: KeyCost }[]): readonly Figure[] {
  const ours = costs.map(({ app }) => app.cpuMs);
  const bare = costs.map((cost) => cost.bare.cpuMs);
  const layouts = costs.map(({ app }) => app.layouts);
  return [
    {
      name: "main-thread CPU per key press, practice page / bare page",
      value: median(ours) / median(bare),
      most: 1.5,
      unit: "×",
      digits: 2,
      details: [
        `practice page ${median(ours).toFixed(2)} ms (${spread(ours, 2)}), bare page ${median(bare).toFixed(2)} ms (${spread(bare, 2)}); 100 words a minute, ${costs.length} rounds`,
        `style recalculations per key: ${median(costs.map(({ app }) => app.styles)).toFixed(2)}, bare page ${median(costs.map((cost) => cost.bare.styles)).toFixed(2)}`,
      ],
    },
    {
      name: "layouts per key press, practice page, beyond the clock's",
      value: median(costs.map(({ app }) => app.layouts - app.clockLayouts)),
      most: 0,
      unit: "",
      digits: 1,
      details: [`${median(layouts).toFixed(2)} (${spread(layouts, 2)}) in all: figures once a second, typing or not (${median(costs.map(({ app }) => app.clockLayouts)).toFixed(2)}), and each new line`],
    },
  ];
}
