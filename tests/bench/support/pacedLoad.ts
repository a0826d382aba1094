import { setImmediate as nextTurn } from "node:timers/promises";

/**
 * Calls `send` at a fixed rate, turn by turn for each of the senders; one who still waits for an answer is passed over
 * until it has come.
 * Both sides of a ratio must get the same load: a server that is asked as fast as it can is woken up less often the
 * slower its clients are.
 * @param rate calls a second.
 * @param count how often each sender is called.
 */
export async function pacedLoad(
  senders: number,
  count: number,
  rate: number,
  send: (sender: number) => Promise<void>,
): Promise<void> {
  const waiting: (Promise<void> | null)[] = Array<null>(senders).fill(null);
  const start = performance.now();
  for (let sent = 0; sent < senders * count; sent += 1) {
    // Turning without a pause: a sleeping process would have to be woken up by each answer.
    while (performance.now() < start + (sent * 1000) / rate) await nextTurn();
    const sender = sent % senders;
    await waiting[sender];
    waiting[sender] = send(sender);
  }
  await Promise.all(waiting);
}
