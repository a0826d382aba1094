import type { CacheConfig } from "relay-runtime";
import { IDEMPOTENCY_HEADER } from "../../contract/wire";
import { authorization } from "./authorization";
import type { DocumentRequest } from "./documentRequest";
import type { Door } from "./Door";
import { type Answer, readAnswer } from "./readAnswer";
import { retry } from "./retry";
import { traceHeaders } from "./traceHeaders";
import { unreached } from "./unreached";

const ACCEPT = "application/graphql-response+json, application/json;q=0.9";

/** What is asked, where, through which door and as whom. */
type Question = {
  readonly url: string;
  readonly door: Door;
  readonly body: DocumentRequest;
  readonly token: string | null;
  /** Of a mutation: however often it is sent, it happens once. */
  readonly idempotencyKey: string | null;
  readonly cacheConfig: CacheConfig;
};

/**
 * Asks one thing over HTTP, as often as `retry` allows, and reads what came. Rejects with a RequestError, reported
 * already, when nothing did.
 */
export async function askServer(
  { url, door, body, token, idempotencyKey, cacheConfig }: Question,
  signal: AbortSignal,
): Promise<Answer> {
  const { operationName } = body;
  const known = {
    Accept: ACCEPT,
    ...authorization(token),
    ...(idempotencyKey !== null && { [IDEMPOTENCY_HEADER]: idempotencyKey }),
  };
  let trace: ReturnType<typeof traceHeaders> = {};
  const traceId = () => trace["sentry-trace"]?.split("-")[0];
  const attempt = () => {
    trace = traceHeaders(url);
    return door({ url, headers: { ...known, ...trace }, body, signal });
  };
  try {
    const reply = await retry(attempt, cacheConfig, signal);
    return readAnswer({ operationName, traceId: traceId(), ...reply });
  } catch (cause) {
    throw signal.aborted ? cause : unreached(operationName, traceId(), cause);
  }
}
