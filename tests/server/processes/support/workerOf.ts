import { PrimaryConnection, PROTOCOL } from "../../../../src/server/processes/PrimaryConnection";
import { PrimaryStore } from "../../../../src/server/processes/PrimaryStore";
import { PrimaryClock, type Shared, WorkerDesk } from "../../../../src/server/processes/Workers";
import { RateLimits } from "../../../../src/server/transport/RateLimits";

export type TestWorker = { readonly primary: PrimaryConnection; readonly desk: WorkerDesk };

/** What a primary process holds. */
export function testPrimary(): Shared {
  return { store: new PrimaryStore(), limits: new RateLimits(null), clock: new PrimaryClock() };
}

/** A worker of it in this process: messages are text on the way, as in a pipe. */
export async function workerOf(shared: Shared, slot = 0): Promise<TestWorker> {
  let receive: (message: unknown) => void = () => undefined;
  const over = (message: object): unknown => JSON.parse(JSON.stringify(message));
  const desk = new WorkerDesk(shared, {
    send: (message) => queueMicrotask(() => receive(over(message))),
    welcome: () => ({
      protocol: PROTOCOL,
      slot,
      database: {},
      port: 0,
      isFirst: slot === 0,
      epoch: shared.clock.epoch,
    }),
    ready: () => undefined,
  });
  const primary = await PrimaryConnection.open({
    send: (message) => queueMicrotask(() => desk.receive(over(message))),
    onMessage: (listener) => (receive = listener),
  });
  return { primary, desk };
}
