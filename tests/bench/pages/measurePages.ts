import { Agent, get } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { builtForTests } from "../../support/startApp";
import type { BenchDatabase } from "../support/BenchDatabase";
import type { Figure } from "../support/Figure";
import { MeteredProcess } from "../support/MeteredProcess";
import { median, spread } from "../support/statistics";

const VISITORS = 16;
const ROUNDS = 5;
const ROUND_MS = 2_000;

/** 1,500 pages a second of a core. */
const MOST_MS = 0.67;

/** What pages cost that anyone may see, asked for as fast as they come by browsers that take Brotli. */
export async function measurePages(database: BenchDatabase): Promise<readonly Figure[]> {
  const app = await MeteredProcess.start(`${builtForTests}/server/main.js`, {
    HOST: "127.0.0.1",
    PORT: "0",
    DATABASE_URL: database.url,
  });
  const agent = new Agent({ keepAlive: true, maxSockets: VISITORS });
  try {
    const figures: Figure[] = [];
    for (const path of ["/", "/race", "/leaderboard"]) figures.push(await measurePage(app, agent, path));
    return figures;
  } finally {
    agent.destroy();
    await app.stop();
  }
}

async function measurePage(app: MeteredProcess, agent: Agent, path: string): Promise<Figure> {
  const anew: number[] = [];
  // A query of its own makes each another page, rendered for one visitor.
  for (let at = 0; at < 60; at += 1) {
    const before = await app.cpuMs();
    await visit(app, agent, `${path}?n=${at}`);
    anew.push((await app.cpuMs()) - before);
  }
  const rounds: { readonly cpuMs: number; readonly perSecond: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await visitAll(app, agent, path));
  const cpu = rounds.map(({ cpuMs }) => cpuMs);
  return {
    name: `CPU of the server for ${path}`,
    value: median(cpu),
    most: MOST_MS,
    unit: " ms",
    digits: 2,
    details: [
      `${spread(cpu, 2)} in ${ROUNDS} rounds; rendered for one visitor alone: ${median(anew).toFixed(1)} ms`,
      `${Math.round(median(rounds.map(({ perSecond }) => perSecond)))} a second, ${VISITORS} visitors at once, load ` +
        "on the same cores",
    ],
  };
}

async function visitAll(app: MeteredProcess, agent: Agent, path: string) {
  const [began, before] = [performance.now(), await app.cpuMs()];
  let pages = 0;
  await Promise.all(
    Array.from({ length: VISITORS }, async () => {
      while (performance.now() - began < ROUND_MS) {
        await visit(app, agent, path);
        pages += 1;
      }
    }),
  );
  const ms = performance.now() - began;
  return { cpuMs: ((await app.cpuMs()) - before) / pages, perSecond: (pages * 1000) / ms };
}

/** @throws unless the page is rendered. */
function visit(app: MeteredProcess, agent: Agent, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(app.url + path, { agent, headers: { "accept-encoding": "br" } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const body = Buffer.concat(chunks);
        if (!known.has(body.length)) {
          const html = String(brotliDecompressSync(body));
          if (!html.includes("typeloop-rendered")) return reject(new Error(`${path} was not rendered: ${html}`));
          known.add(body.length);
        }
        resolve();
      });
    }).on("error", reject);
  });
}

/** Lengths of pages that were rendered: not each is decompressed, which would cost more than the page. */
const known = new Set<number>();
