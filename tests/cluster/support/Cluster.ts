import { AppProcess } from "../../support/startApp";
import { Balancer } from "./Balancer";
import { RobotRace, type RobotRaceOptions } from "./RobotRace";

export type ClusterOptions = {
  readonly processes: number;
  /** Default: each process has its own embedded database, so there should only be one. */
  readonly databaseUrl?: string;
  /** Default: races are in the memory of the process. */
  readonly redisUrl?: string;
  readonly settings?: Readonly<Record<string, string>>;
};

/** Processes of the built app, started like on a host, behind one address. */
export class Cluster {
  readonly apps: readonly AppProcess[];
  readonly balancer: Balancer;
  readonly #races: RobotRace[] = [];

  private constructor(apps: readonly AppProcess[], balancer: Balancer) {
    this.apps = apps;
    this.balancer = balancer;
  }

  /** Runs a test on a cluster of its own, and checks at the end that no unexpected failures were logged. */
  static async for(options: ClusterOptions, test: (cluster: Cluster) => Promise<void>): Promise<void> {
    const cluster = await Cluster.start(options);
    try {
      await test(cluster);
      expect(cluster.mishaps).toEqual([]);
    } finally {
      await cluster.stop();
    }
  }

  static async start({ processes, databaseUrl = "", redisUrl = "", settings = {} }: ClusterOptions): Promise<Cluster> {
    const apps = Array.from(
      { length: processes },
      () => new AppProcess({ DATABASE_URL: databaseUrl, REDIS_URL: redisUrl, ...settings }),
    );
    // One after the other: the first fills the library.
    for (const app of apps) await app.start();
    const balancer = await Balancer.open(() => apps.map(({ url }) => Number(new URL(url).port)));
    return new Cluster(apps, balancer);
  }

  /** The address for users. */
  get url(): string {
    return this.balancer.url;
  }

  /** A process by its number from 0, modulo the number of processes. */
  app(at: number): AppProcess {
    const app = this.apps[at % this.apps.length];
    if (!app) throw new Error("A cluster has processes.");
    return app;
  }

  /** A race of robots with their seats. It is left when the cluster stops. */
  async openRace(options: RobotRaceOptions): Promise<RobotRace> {
    const race = await RobotRace.open(this.url, options);
    this.#races.push(race);
    return race;
  }

  /** This many races at once. */
  openRaces(count: number, options: Omit<RobotRaceOptions, "seed">): Promise<readonly RobotRace[]> {
    return Promise.all(Array.from({ length: count }, (_, at) => this.openRace({ ...options, seed: at + 1 })));
  }

  /** The unexpected failures in the logs of all processes. */
  get mishaps(): readonly string[] {
    return this.apps.flatMap(({ printed }) =>
      printed.split("\n").filter((line) => /unhandled|"level":60/iu.test(line)),
    );
  }

  async stop(): Promise<void> {
    await Promise.all(this.#races.map((race) => race.close()));
    await this.balancer.close();
    await Promise.all(this.apps.map((app) => app.stop()));
  }
}
