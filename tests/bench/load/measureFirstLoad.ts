import path from "node:path";
import { constants, brotliCompressSync } from "node:zlib";
import { FIRST_LOAD_BYTES, FIRST_LOAD_SCRIPTS } from "../../../src/tools/buildPlugins";
import { launchBrowser } from "../../support/startApp";
import type { BenchDatabase } from "../support/BenchDatabase";
import type { Figure } from "../support/Figure";
import { MeteredProcess } from "../support/MeteredProcess";

/**
 * All JavaScript that a first visit of the practice page begins to fetch until React has taken the page over,
 * compressed as the server sends it.
 */
export async function measureFirstLoad(database: BenchDatabase): Promise<readonly Figure[]> {
  const app = await MeteredProcess.start("dist/server/main.js", {
    HOST: "127.0.0.1",
    PORT: "0",
    DATABASE_URL: database.url,
  });
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    const scripts = new Map<string, Promise<number>>();
    page.on("response", (response) => {
      const isScript = response.headers()["content-type"]?.includes("javascript") ?? false;
      if (isScript) scripts.set(response.url(), response.body().then(compressedBytes));
    });
    await page.addInitScript(noteTakeover);
    await page.goto(`${app.url}/`, { waitUntil: "networkidle" });
    const begun = new Set(await page.evaluate(() => (window as unknown as { begun: Promise<string[]> }).begun));
    const sizes = await Promise.all(
      [...scripts]
        .filter(([url]) => begun.has(url))
        .map(async ([url, bytes]) => [path.basename(new URL(url).pathname), (await bytes) / 1000] as const),
    );
    return [
      {
        name: "JavaScript of the first load of /, brotli",
        value: sizes.reduce((sum, [, size]) => sum + size, 0),
        most: FIRST_LOAD_BYTES / 1000,
        unit: " KB",
        digits: 1,
        details: sizes
          .toSorted((a, b) => b[1] - a[1])
          .map(([name, size]) => `${size.toFixed(1).padStart(6)} KB  ${name}`),
      },
      {
        name: "scripts of the first load of /",
        value: sizes.length,
        most: FIRST_LOAD_SCRIPTS,
        unit: "",
        digits: 0,
        details: [],
      },
    ];
  } finally {
    await browser.close();
    await app.stop();
  }
}

/**
 * In the page: keeps the addresses that were asked for up to the first frame in which React has taken the page over.
 */
function noteTakeover(): void {
  // Not a function with a name: what runs these tests would mark it with a helper that the page has not.
  const begun = (async (): Promise<string[]> => {
    while (!Object.keys(document.querySelector("main > *") ?? {}).some((key) => key.startsWith("__reactFiber")))
      await new Promise(requestAnimationFrame);
    return performance.getEntriesByType("resource").map(({ name }) => name);
  })();
  Object.assign(window, { begun });
}

function compressedBytes(body: Buffer): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
    .length;
}
