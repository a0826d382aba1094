import { Cable } from "../../support/Cable";
import { appInEngines, engines, inEachEngine } from "../../support/engines/appInEngines";
import type { Engine } from "../../support/engines/Engine";
import type { EnginePage } from "../../support/engines/EnginePage";

const { app, open } = appInEngines();

const standings = { role: "table", name: "Standings" } as const;

async function join(page: EnginePage): Promise<void> {
  await page.click({ role: "button", name: "Join the race" });
  await page.click({ role: "button", name: "I'm ready" });
}

/** Place, time, speed and accuracy of each row, without what differs by who looks. */
const numbers = async (page: EnginePage) => (await page.text(standings)).replace(/[^\d.,%:]+/gu, " ").trim();

/** The first makes a race and the others join by its link; the last is without a network in the middle of it. */
async function race(racers: readonly [Engine, Engine, Engine]): Promise<void> {
  const cable = await Cable.to(app.url);
  const [host, ada, ben] = [
    await open(racers[0], `${app.url}/race`),
    await open(racers[1], `${app.url}/race`),
    await open(racers[2], `${cable.url}/race`),
  ];
  await host.click({ role: "button", name: "Create race" });
  await host.waitForUrl(/\/race\/[A-Z2-9]{6}$/u);
  const code = (await host.url).slice(-6);
  await ada.goto(`${app.url}/race/${code}`);
  await join(ada);
  await ben.goto(`${cable.url}/race/${code}`);
  await join(ben);
  await host.click({ role: "button", name: "Start the race" });
  const all = [host, ada, ben];
  const [text = "", ...others] = await Promise.all(all.map((page) => page.ready()));
  expect(others).toEqual([text, text]);
  await Promise.all(all.map((page) => page.waitFor({ text: /^Go$/u })));

  const typeWithoutNetwork = async () => {
    await ben.type(text.slice(0, 30), { delay: 90 });
    await cable.pull();
    await ben.type(text.slice(30, 90), { delay: 90 });
    expect(await ben.target()).toBe(text.slice(90));
    await host.waitFor({ text: /away/iu });
    await cable.plug();
    await ben.type(text.slice(90), { delay: 90 });
  };
  await Promise.all([host.type(text, { delay: 100 }), ada.type(text, { delay: 110 }), typeWithoutNetwork()]);
  await Promise.all(all.map((page) => page.waitFor(standings)));
  const result = await numbers(host);
  expect(result.match(/100%/gu)).toHaveLength(3);
  expect([await numbers(ada), await numbers(ben)]).toEqual([result, result]);
  expect([host.tab.problems, ada.tab.problems]).toEqual([[], []]);
  await cable.pull();
}

test.each(inEachEngine)("%s: three race, and the one who is offline in the middle loses nothing", (_, engine) =>
  race([engine, engine, engine]),
);

test.each(engines.map(({ name }, at) => [name, at] as const))(
  "one race has a racer in each engine; the one in %s is offline in the middle and loses nothing",
  (_, at) => {
    const [a, b, c] = [...engines.slice(at + 1), ...engines.slice(0, at + 1)];
    if (a === undefined || b === undefined || c === undefined) throw new Error("There are three engines.");
    return race([a, b, c]);
  },
);
