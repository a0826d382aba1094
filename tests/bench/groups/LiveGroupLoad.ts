import { RacerSocket } from "../rooms/RacerSocket";
import type { Subscription } from "../support/RaceWire";
import { LiveMemberLoad } from "./LiveMemberLoad";
import { REPORT_KEYS, type LiveWire } from "./LiveWire";
import type { SeededGroup } from "./seedGroups";

type Snapshot = {
  readonly payload?: {
    readonly data?: {
      readonly groupLiveUpdated?: {
        readonly members: readonly { readonly userId: string; readonly position: number }[];
      };
    };
  };
};

/**
 * One class under load: all its members type, and the coach's live view tells how long a report takes to the snapshot
 * that shows it.
 */
export class LiveGroupLoad {
  /** Whether delays are kept. */
  isTimed = false;
  /** From sending a report to seeing it, in ms. */
  readonly delays: number[] = [];
  snapshots = 0;
  bytes = 0;
  readonly members: readonly LiveMemberLoad[];
  readonly #byId: ReadonlyMap<string, LiveMemberLoad>;
  readonly #coach: RacerSocket;
  readonly #subscription: Subscription;
  /** Reports of each member that the last snapshot showed. */
  readonly #seen = new Map<string, number>();

  private constructor(members: readonly LiveMemberLoad[], coach: RacerSocket, subscription: Subscription) {
    this.members = members;
    this.#byId = new Map(members.map((member) => [member.userId, member]));
    this.#coach = coach;
    this.#subscription = subscription;
    coach.receive = (frame) => this.#read(frame, performance.now());
  }

  static async open(url: string, wire: LiveWire, group: SeededGroup, text: string): Promise<LiveGroupLoad> {
    const members = await Promise.all(group.members.map((member) => LiveMemberLoad.open(url, wire, member, text)));
    return new LiveGroupLoad(
      members,
      await RacerSocket.open(`${url}/graphql`, group.coach.token),
      wire.liveView(group.groupId),
    );
  }

  watch(): void {
    this.#coach.send(this.#subscription.start);
  }

  unwatch(): void {
    this.#coach.send(this.#subscription.end);
  }

  type(): void {
    this.#seen.clear();
    for (const member of this.members) member.type();
  }

  rest(): void {
    for (const member of this.members) member.rest();
  }

  close(): void {
    for (const member of this.members) member.close();
    this.#coach.close();
  }

  #read(frame: Buffer, now: number): void {
    this.snapshots += 1;
    this.bytes += frame.length;
    const { payload }: Snapshot = JSON.parse(String(frame));
    const seen = payload?.data?.groupLiveUpdated?.members;
    if (!seen) throw new Error(`Not a snapshot: ${String(frame)}`);
    for (const { userId, position } of seen) {
      const reports = Math.floor(position / REPORT_KEYS);
      const before = this.#seen.get(userId) ?? reports;
      this.#seen.set(userId, reports);
      if (!this.isTimed) continue;
      for (let batch = before + 1; batch <= reports; batch += 1)
        this.#keepDelay(now - (this.#byId.get(userId)?.sentAt(batch) ?? NaN));
    }
  }

  #keepDelay(ms: number): void {
    // What a live view still shows of the run before was sent before the clock was set.
    if (!Number.isNaN(ms)) this.delays.push(ms);
  }
}
