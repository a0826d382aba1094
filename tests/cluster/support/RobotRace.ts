import { Robot } from "./Robot";
import { RobotRacer, type Meddling } from "./RobotRacer";

export type RobotRaceOptions = {
  readonly racers: number;
  /** Global id of the text. */
  readonly textId: string;
  readonly seed: number;
  readonly meddling?: Meddling;
};

/** A private race of robots. */
export class RobotRace {
  readonly code: string;
  readonly racers: readonly RobotRacer[];

  private constructor(code: string, racers: readonly RobotRacer[]) {
    this.code = code;
    this.racers = racers;
  }

  /** Makes the race and seats all robots. */
  static async open(url: string, { racers, textId, seed, meddling }: RobotRaceOptions): Promise<RobotRace> {
    const robots = await Robot.guests(url, racers);
    const [host] = robots;
    if (!host) throw new Error("A race has racers.");
    const { createRace } = await host.askUntilAnswered("CreateRaceMutation", {
      input: { visibility: "PRIVATE", language: "EN", textId, length: null },
    });
    if (createRace.__typename !== "RaceSuccess") throw new Error(`No race: ${JSON.stringify(createRace)}`);
    const { code } = createRace.race;
    const { race } = await host.askUntilAnswered("RacePageQuery", { code });
    const seated: RobotRacer[] = [];
    // One after the other, so that the lanes are in this order.
    for (const [at, robot] of robots.entries())
      seated.push(await RobotRacer.join(robot, code, race.text.body, seed * 100 + at, meddling));
    return new RobotRace(code, seated);
  }

  /** The host starts the race, and all type as soon as it runs. Resolves then. */
  async start(): Promise<void> {
    await this.racers[0]?.robot.askUntilAnswered("raceMutationsStartMutation", { code: this.code });
    await Promise.all(this.racers.map((racer) => racer.type()));
  }

  async finish(forMs?: number): Promise<void> {
    await Promise.all(this.racers.map((racer) => racer.finish(forMs)));
  }

  async close(): Promise<void> {
    await Promise.all(this.racers.map((racer) => racer.close()));
  }
}
