import type { FastifyBaseLogger } from "fastify";
import type { RequestFailure } from "../transport/RequestFailure";
import type { Watch } from "./Watch";

/**
 * Notes a request that did not run: what went wrong here as a warning, what was wrong with the request only for who
 * looks closely.
 */
export function noteRefusal({ status, code }: RequestFailure, log: FastifyBaseLogger, watch: Watch | null): void {
  log[status >= 500 ? "warn" : "debug"]({ status, code }, "request refused");
  watch?.refused(status);
}
