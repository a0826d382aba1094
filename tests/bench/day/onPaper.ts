import type { DayConstants, Use } from "./dayConstants";
import { useOf } from "./dayConstants";
import { dayKinds, dayMix, type DayKind } from "./dayMix";
import type { NewsCost } from "./newsCost";

/** What is assumed of computers, and was not measured. */
export const paperAssumptions = {
  /** As much of a core, a Redis or a network is used at most: the rest is for bursts. */
  fill: 0.7,
  /** Cores of the computer of the one Postgres. */
  postgresCores: 16,
  /** `max_connections` of Postgres, and how many each process of the server opens. */
  postgresConnections: 500,
  connectionsOfProcess: 10,
  /** Write-ahead log that a disk takes, in bytes a second. */
  walBytes: 200e6,
  /** Network of the one balancer in front, in bits a second. */
  networkBits: 10e9,
  /**
   * Messages to all other processes, a second: of each process about pages and open races (GatheredNews, ten each), and
   * of each person about the races of their group: nine for a race of five in two minutes, of the third that races.
   */
  newsOfProcess: 20,
  newsOfPerson: 0.005,
  /** The part of a core that each process may use for hearing them. */
  hearing: 0.1,
} as const;

export type PaperAssumptions = typeof paperAssumptions;

/** What so many people need at 8:30, when the last ones come while all others are at work. */
export type PaperNeeds = {
  readonly people: number;
  readonly serverCores: number;
  readonly processes: number;
  readonly redisNodes: number;
  readonly postgresCores: number;
  readonly connections: number;
  /** Transactions and rows written, and bytes of write-ahead log, a second. */
  readonly transactions: number;
  readonly rows: number;
  readonly walBytes: number;
  readonly networkBits: number;
  /** Messages that each process hears, a second. */
  readonly heard: number;
  /** All cores for a thousand people. */
  readonly coresPerThousand: number;
  /** What cannot hold them, the first to break first; all that is one of its kind. */
  readonly broken: readonly string[];
  /** What breaks next. */
  readonly next: string;
};

type Part = { readonly name: string; readonly people: number };

/**
 * Works out what so many people need. All is proportional, except that every process hears what each of the others
 * says, and Redis passes it on to all.
 * @param alone constants of one process by itself.
 * @param shared constants of a process on a Redis.
 * @param news what a message between processes costs.
 */
export function onPaper(
  people: number,
  alone: DayConstants,
  shared: DayConstants,
  news: NewsCost,
  assumptions: PaperAssumptions = paperAssumptions,
): PaperNeeds {
  const parts = partsThatBreak(alone, shared, news, assumptions);
  const broken = parts.filter((part) => part.people < people);
  const isAlone = !broken.some(({ name }) => name === ONE_PROCESS);
  const use = peakUse(isAlone ? alone : shared);
  const { fill } = assumptions;
  // Without the messages between processes, of which there are then as many as these say.
  const speakers = Math.max(1, (people * use.serverMs) / 1_000 / fill);
  const heard = isAlone ? 0 : speakers * assumptions.newsOfProcess + people * assumptions.newsOfPerson;
  const serverCores = (people * use.serverMs + speakers * heard * news.hearMs) / 1_000 / fill;
  const processes = Math.max(1, Math.ceil(serverCores));
  const redisCores = isAlone ? 0 : (people * use.redisMs + speakers * heard * news.deliverMs) / 1_000 / fill;
  const redisNodes = Math.ceil(redisCores);
  const postgresCores = (people * use.postgresMs) / 1_000 / fill;
  const cores = serverCores + postgresCores + redisCores;
  return {
    people,
    serverCores,
    processes,
    redisNodes,
    postgresCores,
    connections: processes * assumptions.connectionsOfProcess,
    transactions: people * use.transactions,
    rows: people * use.rows,
    walBytes: people * use.walBytes,
    networkBits: people * use.bytesToPeople * 8,
    heard,
    coresPerThousand: (cores / people) * 1_000,
    broken: broken.map(({ name }) => name),
    next: parts.find((part) => part.people >= people)?.name ?? "nothing that is known",
  };
}

const ONE_PROCESS = "one process";

/** What there is only one of, and how many people it holds; the first to break first. */
export function partsThatBreak(
  alone: DayConstants,
  shared: DayConstants,
  news: NewsCost,
  assumptions: PaperAssumptions = paperAssumptions,
): readonly Part[] {
  const { fill, postgresCores, postgresConnections, connectionsOfProcess, walBytes, networkBits } = assumptions;
  const use = peakUse(shared);
  const processes = postgresConnections / connectionsOfProcess;
  const { newsOfProcess, newsOfPerson, hearing } = assumptions;
  const newsForOne = (newsOfProcess * use.serverMs) / 1_000 / fill + newsOfPerson;
  return [
    { name: ONE_PROCESS, people: (1_000 * fill) / peakUse(alone).serverMs },
    { name: "one Redis", people: (1_000 * fill) / use.redisMs },
    { name: `${postgresConnections} connections to Postgres`, people: (processes * 1_000 * fill) / use.serverMs },
    { name: `one Postgres with ${postgresCores} cores`, people: (postgresCores * 1_000 * fill) / use.postgresMs },
    { name: "the disk of the write-ahead log", people: (walBytes * fill) / use.walBytes },
    { name: "what processes tell each other", people: (1_000 * hearing) / news.hearMs / newsForOne },
    { name: "the network of one balancer", people: (networkBits * fill) / (use.bytesToPeople * 8) },
  ].toSorted((a, b) => a.people - b.people);
}

/** What one person of the mix uses in a second of the lesson. */
export function lessonUse(constants: DayConstants, shares: Readonly<Record<DayKind, number>> = dayMix.shares): Use {
  return useOf((part) => dayKinds.reduce((total, kind) => total + shares[kind] * constants.lesson[kind][part], 0));
}

/** What one person of the mix uses once, to come. */
export function arrivalUse(constants: DayConstants, shares: Readonly<Record<DayKind, number>> = dayMix.shares): Use {
  return useOf((part) => dayKinds.reduce((total, kind) => total + shares[kind] * constants.arrival[kind][part], 0));
}

/** The most that is used at once: all are in their lesson, and the last of them come. */
function peakUse(constants: DayConstants): Use {
  const [lesson, arrival] = [lessonUse(constants), arrivalUse(constants)];
  return useOf((part) => lesson[part] + arrival[part] / (dayMix.arrivalMs / 1_000));
}
