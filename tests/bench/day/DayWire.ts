import { randomUUID } from "node:crypto";
import { IDEMPOTENCY_HEADER } from "../../../src/contract/protocol";
import { rawPost } from "../support/rawPost";
import type { Subscription } from "../support/RaceWire";
import type { ShippedOperation, ShippedOperations } from "../support/ShippedOperations";

/** Who sends a request: a token, or null for nobody, and the address that the proxy in front of the server saw. */
export type Sender = { readonly token: string | null; readonly address: string };

/** What browsers send, in the app's own documents, through a proxy that writes `X-Forwarded-For`. */
export class DayWire {
  readonly url: string;
  readonly #host: string;
  readonly #operations: ShippedOperations;
  readonly #cached = new Map<string, ShippedOperation>();

  constructor(url: string, operations: ShippedOperations) {
    this.url = url;
    this.#host = new URL(url).host;
    this.#operations = operations;
  }

  /** The request of a page, as a browser opens it. */
  page({ address }: Sender): string {
    return (
      `GET / HTTP/1.1\r\nHost: ${this.#host}\r\nAccept: text/html\r\nAccept-Encoding: br\r\n` +
      `X-Forwarded-For: ${address}\r\n\r\n`
    );
  }

  /** The request of a query by its name. */
  query(sender: Sender, name: string, variables: object = {}): string {
    const operation = this.#find(name, () => this.#operations.byName(name));
    return this.#post(sender, { ...payloadOf(operation), variables });
  }

  /**
   * The request of a mutation by its root field.
   * @param isKeyed whether it has a key, so that the server does it once however often it is sent.
   */
  mutation(sender: Sender, field: string, values: Readonly<Record<string, unknown>>, isKeyed = false): string {
    const operation = this.#find(field, () => this.#operations.byField(field));
    return this.#post(sender, { ...payloadOf(operation), variables: operation.variables(values) }, isKeyed);
  }

  /** The subscription with this root field, named as the app's client names it. */
  subscription(field: string, values: Readonly<Record<string, unknown>>): Subscription {
    const operation = this.#find(field, () => this.#operations.byField(field));
    const payload = { query: "", ...payloadOf(operation), variables: operation.variables(values) };
    const id = `${payload.operationName} ${JSON.stringify(payload.variables)}`;
    return {
      start: JSON.stringify({ id, type: "subscribe", payload }),
      end: JSON.stringify({ id, type: "complete" }),
    };
  }

  #find(name: string, find: () => ShippedOperation): ShippedOperation {
    const operation = this.#cached.get(name) ?? find();
    this.#cached.set(name, operation);
    return operation;
  }

  #post({ token, address }: Sender, payload: object, isKeyed = false): string {
    const headers = [`X-Forwarded-For: ${address}`, ...(isKeyed ? [`${IDEMPOTENCY_HEADER}: ${randomUUID()}`] : [])];
    return rawPost(this.#host, token, asAscii(JSON.stringify(payload)), headers);
  }
}

function payloadOf({ name, id }: ShippedOperation) {
  return { operationName: name, extensions: { persistedQuery: { version: 1, sha256Hash: id } } };
}

/** JSON in which a character is a byte. */
function asAscii(json: string): string {
  return json.replaceAll(
    /[\u0080-\uffff]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
