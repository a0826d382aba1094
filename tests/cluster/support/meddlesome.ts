import type { SendBatch } from "../../../src/app/typing/sending/KeystrokeSender";
import { seededRandom } from "../../bench/support/seededRandom";
import type { Meddling } from "./RobotRacer";

type Sent = { readonly batch: number; readonly keystrokes: string };

/**
 * A way to the server that delivers some batches twice at once, sends old ones again, and tries some that are too
 * early: all that networks, proxies and impatient browsers do. The sender gets the response to the honest request.
 */
export function meddlesome(seed: number): {
  readonly meddling: Meddling;
  readonly counts: Record<"doubled" | "replayed" | "early", number>;
} {
  const random = seededRandom(seed);
  const counts = { doubled: 0, replayed: 0, early: 0 };
  const meddling: Meddling = (send) => {
    const sent: Sent[] = [];
    const quietly = (...[batch, keystrokes, signal]: Parameters<SendBatch>) => void send(batch, keystrokes, signal);
    return async (batch, keystrokes, signal) => {
      const old = sent[Math.floor(random() * sent.length)];
      const [double, replay, early] = [random() < 0.4, random() < 0.4, random() < 0.3];
      if (early) {
        // The one after next, before this one: it leaves a gap and must not be accepted.
        counts.early += 1;
        quietly(batch + 2, keystrokes, signal);
      }
      if (replay && old) {
        counts.replayed += 1;
        quietly(old.batch, old.keystrokes, signal);
      }
      const answer = send(batch, keystrokes, signal);
      if (double) {
        counts.doubled += 1;
        quietly(batch, keystrokes, signal);
      }
      sent.push({ batch, keystrokes });
      return answer;
    };
  };
  return { meddling, counts };
}
