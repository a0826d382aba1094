import { Client } from "pg";
import { WORKER_PATH } from "../../../src/contract/protocol";
import { Cable } from "../../support/Cable";
import { appInEngines, inEachEngine } from "../../support/engines/appInEngines";
import type { EnginePage } from "../../support/engines/EnginePage";

const { app, open } = appInEngines();

/** Waits until the page's worker has cached all that works without a network. */
const keepAll = (page: EnginePage) =>
  page.until(
    "all that works without a network is cached",
    () =>
      page.tab.evaluate(async (worker) => {
        if (navigator.serviceWorker?.controller == null) return false;
        const code = await (await fetch(worker)).text();
        const files = code.match(/\/assets\/[\w.-]+/gu) ?? [];
        const names = await caches.keys();
        const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        const kept = new Set(requests.flat().map(({ url }) => new URL(url).pathname));
        return files.length > 20 && files.every((file) => kept.has(file));
      }, WORKER_PATH),
    180_000,
  );

async function countResults(): Promise<number> {
  const database = new Client(app.database);
  await database.connect();
  const { rows } = await database.query("select count(*)::int as count from results");
  await database.end();
  return rows[0].count;
}

test.each(inEachEngine)(
  "%s: the app starts without a network; a run typed then is saved once it is back",
  async (_, engine) => {
    const cable = await Cable.to(app.url);
    const before = await countResults();
    const page = await open(engine, `${cable.url}/?mode=words-10&language=en`);
    await page.ready();
    await keepAll(page);
    await cable.pull();
    await page.tab.reload();
    await page.type(await page.ready());
    await page.waitFor({ role: "heading", name: "Your result" });
    await page.waitFor({ text: /Not saved yet/u });
    await page.goto(`${cable.url}/progress`);
    await page.waitFor({ role: "heading", name: /This page needs the server/u });
    await page.goto(`${cable.url}/course`);
    await page.waitFor({ role: "heading", name: /course/iu });
    expect(await countResults()).toBe(before);
    await cable.plug();
    await page.until("it is saved", async () => (await countResults()) === before + 1);
    await cable.pull();
  },
);

test.each(inEachEngine)("%s: a private window types and saves a run", async (_, engine) => {
  const page = await open(engine, `${app.url}/?mode=text&language=en`, { isPrivate: true });
  await page.ready();
  await page.goto(`${app.url}/?mode=words-10&language=en`);
  await page.type(await page.ready());
  await page.waitFor({ text: "Saved and verified" });
  expect(page.tab.problems).toEqual([]);
});
