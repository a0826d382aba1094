import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { createLog } from "../../../src/server/operations/openLog";
import { quietOperations } from "../../../src/server/operations/Watch";
import * as race from "../../support/raceOperations";
import { guest } from "../../support/guest";
import { startTestRedis, type TestRedis } from "../../support/startTestRedis";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { untilTrue } from "../../support/untilTrue";

type Rule = {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string };
};
type Panel = { readonly title: string; readonly targets: readonly { readonly expr: string }[] };

const rules: readonly Rule[] = parse(readFileSync("src/deploy/alerts.yaml", "utf8")).groups.flatMap(
  (group: { rules: readonly Rule[] }) => group.rules,
);
const dashboard = JSON.parse(readFileSync("src/deploy/grafana.json", "utf8"));
const panels: readonly Panel[] = dashboard.panels;

/** What Prometheus says of its own. */
const ofPrometheus = ["up"];
const ofTheScrape = ["instance", "job", "le"];

const isName = /(?<![\w$"])(?:typeloop|process|nodejs)_\w+|(?<![\w$"])up(?=\{)/gu;
const namesIn = (expr: string) => [...expr.matchAll(isName)].map(([name]) => name);

/** The labels in `{…}` and in `by (…)`. */
function labelsIn(expr: string): readonly string[] {
  const matched = [...expr.matchAll(/(\w+)(?:=~|!~|!=|=)"/gu)].map(([, name = ""]) => name);
  const grouped = [...expr.matchAll(/by \(([^)]*)\)/gu)].flatMap(([, names = ""]) => names.split(/,\s*/u));
  return [...matched, ...grouped];
}

let redis: TestRedis;
let server: TestServer;
let text: string;
beforeAll(async () => {
  redis = await startTestRedis();
  server = await startTestServer({
    operations: race.raceOperations,
    redisUrl: redis.url,
    documents: "off",
    log: createLog("silent"),
    operationsConfig: { ...quietOperations, metrics: { host: "127.0.0.1", port: 0 } },
  });
  const read = async () => (await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`)).text();
  // Metrics have their labels when something has happened.
  const host = await guest(server.url);
  const { code } = (await host.run(race.createRace, { input: { visibility: "PRIVATE", language: "EN" } })).createRace
    .race;
  await host.follow(race.raceUpdated, { code }).next();
  const other = await guest(server.url);
  await other.run(race.joinRace, { code });
  await fetch(`${server.url}/readyz`);
  await other.post("{");
  await untilTrue(async () => /typeloop_snapshot_delay_seconds_count [1-9]/u.test(await read()));
  text = await read();
  await host.disconnect();
});
afterAll(async () => {
  await server.close();
  await redis.stop();
});

/** Every series that the server exports: with `_bucket`, `_sum` and `_count` for histograms. */
function exported(): ReadonlySet<string> {
  const series = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gmu)].flatMap(([, name = "", type = ""]) =>
    type === "histogram" ? ["bucket", "sum", "count"].map((end) => `${name}_${end}`) : [name],
  );
  return new Set([...series, ...ofPrometheus]);
}

/** Every label of a series that the server exports; `limit` once somebody did something too often. */
function exportedLabels(): ReadonlySet<string> {
  const labels = [...text.matchAll(/^\w+\{(.*)\}/gmu)].flatMap(([, pairs = ""]) =>
    [...pairs.matchAll(/(\w+)="/gu)].map(([, name = ""]) => name),
  );
  return new Set([...labels, ...ofTheScrape, "limit"]);
}

const expressions = [
  ...rules.map(({ alert, expr }) => ({ where: alert, expr })),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ where: title, expr }))),
];

test("every alert and every panel asks for metrics and labels that the server exports", () => {
  const [names, labels] = [exported(), exportedLabels()];
  expect(expressions.length).toBeGreaterThan(25);
  for (const { where, expr } of expressions) {
    const asked = namesIn(expr);
    expect([where, asked.length > 0, asked.filter((name) => !names.has(name))]).toEqual([where, true, []]);
    expect([where, labelsIn(expr).filter((name) => !labels.has(name))]).toEqual([where, []]);
  }
  const chosen: string = dashboard.templating.list.find(({ name }: { name: string }) => name === "instance").query;
  expect(namesIn(chosen).filter((name) => !names.has(name))).toEqual([]);
});

test("the dashboard shows every metric of Typeloop", () => {
  const own = [...text.matchAll(/^# TYPE (typeloop_\w+) /gmu)].map(([, name = ""]) => name);
  const shown = panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => namesIn(expr)));
  expect(own.filter((name) => !shown.some((one) => one.startsWith(name)))).toEqual([]);
});

test("every alert has its section in the runbook, with what it means, what people see and what to do", () => {
  const sections = readFileSync("src/deploy/RUNBOOK.md", "utf8").split(/^## /mu).slice(1);
  expect(sections.map((section) => section.split("\n", 1)[0])).toEqual(rules.map(({ alert }) => alert));
  for (const section of sections)
    for (const part of ["- **Means:** ", "- **People see:** ", "- **Do:** "]) expect(section).toContain(part);
  expect(
    rules.filter(({ labels, annotations }) => !/^(?:page|ticket)$/u.test(labels.severity) || !annotations.summary),
  ).toEqual([]);
});

test("outcomes, states and systems in the rules are those that the server writes", () => {
  const values = [
    ...rules
      .map(({ expr }) => expr)
      .join("\n")
      .matchAll(/(\w+)="(\w+)"/gu),
  ];
  const written = new Set([...text.matchAll(/(\w+)="([^"]+)"/gu)].map(([pair]) => pair));
  // These two come with failures.
  const others = ['outcome="failed"', 'outcome="again"', 'job="typeloop"'];
  expect(values.map(([pair]) => pair).filter((pair) => !written.has(pair) && !others.includes(pair))).toEqual([]);
});
