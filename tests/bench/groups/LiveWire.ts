import { encodeLog } from "../../../src/engine/log/logCodec";
import { rawPost } from "../support/rawPost";
import type { Subscription } from "../support/RaceWire";
import type { ShippedOperation, ShippedOperations } from "../support/ShippedOperations";

/** Keystrokes in a report: 12 a second, 144 words a minute, each half second. */
export const REPORT_KEYS = 6;

/** How often a browser reports, in ms. */
export const REPORT_MS = 500;

/** What the app says to the server about live groups, in the app's own documents. */
export class LiveWire {
  readonly #host: string;
  readonly #operations: ShippedOperations;
  readonly #report: ShippedOperation;

  constructor(url: string, operations: ShippedOperations) {
    this.#host = new URL(url).host;
    this.#operations = operations;
    this.#report = operations.byField("reportTyping");
  }

  news(page: string): Subscription {
    return this.#subscription("myGroupNews", { page });
  }

  liveView(groupId: string): Subscription {
    return this.#subscription("groupLiveUpdated", { groupId });
  }

  /** The HTTP request of a report, as one string. */
  report(token: string, runId: string, text: string, batch: number): string {
    const from = (batch - 1) * REPORT_KEYS;
    const keystrokes = encodeLog(
      text
        .slice(from, from + REPORT_KEYS)
        .split("")
        .map((key, at) => ({ time: ((from + at) * REPORT_MS) / REPORT_KEYS, kind: "insert", text: key }) as const),
    );
    const start = batch === 1 ? { activity: "PRACTICE", rules: "FREE", text, title: "60 seconds", position: 0 } : null;
    const input = { runId, batch, elapsedMs: batch * REPORT_MS, start, keystrokes, isOver: false };
    return rawPost(this.#host, token, JSON.stringify(payloadOf(this.#report, { input, ...input })));
  }

  #subscription(field: string, values: Record<string, unknown>): Subscription {
    const payload = payloadOf(this.#operations.byField(field), values);
    const id = `${payload.operationName} ${JSON.stringify(payload.variables)}`;
    return {
      start: JSON.stringify({ id, type: "subscribe", payload: { query: "", ...payload } }),
      end: JSON.stringify({ id, type: "complete" }),
    };
  }
}

function payloadOf({ name, id, variables }: ShippedOperation, values: Record<string, unknown>) {
  return {
    operationName: name,
    variables: variables(values),
    extensions: { persistedQuery: { version: 1, sha256Hash: id } },
  };
}
