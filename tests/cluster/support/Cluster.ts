import { AppProcess } from "../../support/startApp";
import { Balancer } from "./Balancer";
import { RobotRace, type RobotRaceOptions } from "./RobotRace";

export type ClusterOptions = {
  readonly processes: number;
  /** Left out: each has an embedded database of its own, so there had better be one. */
  readonly databaseUrl?: string;
  /** Left out: races live in the memory of the process. */
  readonly redisUrl?: string;
  readonly settings?: Readonly<Record<string, string>>;
};

/** Processes of the built app, as a host starts them, behind one address. */
export class Cluster {
  readonly apps: readonly AppProcess[];
  readonly balancer: Balancer;
  readonly #races: RobotRace[] = [];

  private constructor(apps: readonly AppProcess[], balancer: Balancer) {
    this.apps = apps;
    this.balancer = balancer;
  }

  /**
   * Runs a test on a cluster that is there for it alone, and looks at the end whether anything went wrong that nobody
   * foresaw.
   */
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

  /** Where people go. */
  get url(): string {
    return this.balancer.url;
  }

  /** One process, by its number from 0; counted round. */
  app(at: number): AppProcess {
    const app = this.apps[at % this.apps.length];
    if (!app) throw new Error("A cluster has processes.");
    return app;
  }

  /** A race of robots, seated. It is left when the cluster stops. */
  async openRace(options: RobotRaceOptions): Promise<RobotRace> {
    const race = await RobotRace.open(this.url, options);
    this.#races.push(race);
    return race;
  }

  /** So many races at once. */
  openRaces(count: number, options: Omit<RobotRaceOptions, "seed">): Promise<readonly RobotRace[]> {
    return Promise.all(Array.from({ length: count }, (_, at) => this.openRace({ ...options, seed: at + 1 })));
  }

  /** What any process has written of what nobody foresaw. */
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
