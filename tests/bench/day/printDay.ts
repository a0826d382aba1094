import type { DayConstants, Idle } from "./dayConstants";
import type { DayRecord } from "./DayRecord";
import { dayKinds, dayMix } from "./dayMix";
import { exceededBy } from "./findLargest";
import type { NewsCost } from "./newsCost";
import { partsThatBreak, paperAssumptions, type PaperNeeds } from "./onPaper";
import type { DayStep } from "./playStep";

type Cells = readonly (string | number)[];

/** Lines of a table: the first column to the left, all others to the right. */
export function table(head: Cells, rows: readonly Cells[]): string {
  const all = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0)));
  const lines = all.map((row) =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join("  "),
  );
  return lines.map((line) => `  ${line.trimEnd()}`).join("\n");
}

/** What was assumed, in a line. */
export function printMix(): string {
  const { shares, arrivalMs, arrivalsPerSecond, lessonMs, badWifi, wifiDelayMs } = dayMix;
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  return (
    `A lesson: ${dayKinds.map((kind) => `${percent(shares[kind])} ${kind}`).join(", ")}; people come within ` +
    `${arrivalMs / 60_000} minutes, here ${arrivalsPerSecond} a second at most; then ` +
    `${lessonMs / 1_000} s are measured as fast as life. ${percent(badWifi)} have bad Wi-Fi ` +
    `(${wifiDelayMs.join(" to ")} ms more, which are not in the times). ` +
    "Everything assumed is in tests/bench/day/dayMix.ts."
  );
}

/** A lesson: its operations, and what it cost. */
export function printStep(step: DayStep): string {
  const { people, counts, learning, arriving, lesson, arrival, delay, memory } = step;
  const exceeded = exceededBy(step);
  const { seconds, serverMs, postgres } = learning;
  const core = (ms: number) => `${((ms / seconds / 1_000) * 100).toFixed(0)} % of a core`;
  const ours = serverMs + postgres.cpuMs + step.loadMs + learning.redisMs;
  const others = Math.max(0, learning.machineMs - ours);
  return [
    `${people} people (${dayKinds.map((kind) => `${counts[kind]} ${kind}`).join(", ")}): ` +
      (exceeded.length === 0 ? "held" : `NOT held: ${exceeded.join("; ")}`),
    operations("while they come", arrival),
    operations("in the lesson", lesson),
    `  server ${core(serverMs)} (${(serverMs / seconds / people).toFixed(3)} ms a second for each person; ` +
      `${((arriving.serverMs / arriving.seconds / 1_000) * 100).toFixed(0)} % while they came), ` +
      `Postgres ${core(postgres.cpuMs)}, load ${core(step.loadMs)}, others on this computer ${core(others)}`,
    `  event loop of the server late by ${delay.p50.toFixed(1)} ms (p50), ${delay.p99.toFixed(1)} ms (p99), ` +
      `${delay.most.toFixed(0)} ms (most); of the load ${step.loadDelayMs.toFixed(1)} ms (p99)`,
    `  memory of the server ${(memory.rss / 1e6).toFixed(0)} MB, ${(memory.held / 1e6).toFixed(0)} MB in use; ` +
      `Postgres ${(postgres.transactions / seconds).toFixed(0)} transactions, ` +
      `${(postgres.rows / seconds).toFixed(0)} rows and ` +
      `${(postgres.walBytes / seconds / 1_000).toFixed(0)} KB of log a second`,
    ...[...arrival.reasons, ...lesson.reasons].slice(0, 8).map((reason) => `  error: ${reason}`),
    "",
  ].join("\n");
}

function operations(when: string, record: DayRecord): string {
  const names = [...new Set([...record.times.keys(), ...record.errors.keys()])].toSorted();
  const rows = names.map((name): Cells => {
    const times = record.times.get(name);
    const ms = (value: number | undefined) => (value === undefined ? "" : (value / 1_000).toFixed(1));
    const at = (percentile: number) => ms(times?.getValueAtPercentile(percentile));
    return [name, times?.totalCount ?? 0, at(50), at(95), at(99), ms(times?.maxValue), record.errors.get(name) ?? 0];
  });
  const counts = [...record.counts].filter(([name]) => !name.startsWith("bytes"));
  const told = counts.map(([name, count]) => `${count} ${name}`).join(", ");
  const lines = table([`${when} (times in ms)`, "count", "p50", "p95", "p99", "max", "errors"], rows);
  return told === "" ? lines : `${lines}\n  ${told}`;
}

/** What a person costs, by what they do. */
export function printConstants(where: string, { lesson, arrival }: DayConstants, idle: Idle): string {
  const digits = (value: number) => value.toFixed(value < 1 ? 3 : value < 100 ? 2 : 0);
  const row = (name: string, use: DayConstants["lesson"]["racing"]): Cells => [
    name,
    digits(use.serverMs),
    digits(use.redisMs),
    digits(use.postgresMs),
    digits(use.transactions),
    digits(use.rows),
    digits(use.walBytes),
    digits(use.bytesToPeople),
    digits(use.bytesFromPeople),
  ];
  return [
    table(
      [where, "server ms", "Redis ms", "Postgres ms", "transactions", "rows", "log B", "B to them", "B from them"],
      [
        ...dayKinds.map((kind) => row(`a second, ${kind}`, lesson[kind])),
        ...dayKinds.map((kind) => row(`to come, ${kind}`, arrival[kind])),
      ],
    ),
    `  nobody there: ${digits(idle.serverMs)} ms of server, ${digits(idle.postgresMs)} ms of Postgres a second`,
    "",
  ].join("\n");
}

/** What was worked out, marked as such. */
export function printPaper(
  needs: readonly PaperNeeds[],
  alone: DayConstants,
  shared: DayConstants,
  news: NewsCost,
  corePrice: number | null,
): string {
  const { fill, postgresCores, postgresConnections, walBytes, networkBits, newsOfProcess, newsOfPerson, hearing } =
    paperAssumptions;
  const whole = (value: number) => Math.ceil(value).toLocaleString("en-US");
  const price = ({ coresPerThousand }: PaperNeeds) =>
    corePrice === null ? "" : (coresPerThousand * corePrice).toFixed(2);
  return [
    `On paper, from what was measured above and not played. Assumed: everything is ${fill * 100} % full at most, a ` +
      `Postgres of ${postgresCores} cores with ${postgresConnections} connections, ${walBytes / 1e6} MB/s of log, ` +
      `${networkBits / 1e9} Gbit/s; ${newsOfProcess} messages a second of each process and ${newsOfPerson} of each ` +
      `person to all processes, which use ${hearing * 100} % of a core for hearing them at most; a core ` +
      `${corePrice === null ? "has no price (--core-price)" : `costs ${corePrice}`}.`,
    table(
      [
        "people",
        "server cores",
        "Redis",
        "Postgres cores",
        "transactions/s",
        "rows/s",
        "Mbit/s",
        "messages heard/s",
        "cores per 1,000",
        "price",
      ],
      needs.map((need) => [
        whole(need.people),
        need.serverCores.toFixed(1),
        need.redisNodes,
        need.postgresCores.toFixed(1),
        whole(need.transactions),
        whole(need.rows),
        whole(need.networkBits / 1e6),
        whole(need.heard),
        need.coresPerThousand.toFixed(2),
        price(need),
      ]),
    ),
    ...needs.map(
      ({ people, broken, next }) =>
        `  ${whole(people)}: ` +
        `${broken.length === 0 ? "nothing breaks" : `broken, in this order: ${broken.join(", ")}`}; next ${next}`,
    ),
    `  a message between processes costs ${(news.hearMs * 1_000).toFixed(1)} µs where it is heard, and ` +
      `${(news.deliverMs * 1_000).toFixed(1)} µs of Redis for each that hears it`,
    `  on paper full at: ${partsThatBreak(alone, shared, news)
      .map(({ name, people }) => `${name} ${whole(people)} people`)
      .join(", ")}`,
    "",
  ].join("\n");
}
