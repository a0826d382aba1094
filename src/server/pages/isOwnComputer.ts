import type { FastifyRequest } from "fastify";
import { hostOf } from "./hostOf";

/** Whether a page was opened at `localhost` or a loopback address, by the computer that the server runs on. */
export function isOwnComputer({ headers, raw }: FastifyRequest): boolean {
  const { hostname } = new URL(`http://${hostOf(headers) ?? "unknown"}`);
  return isLoopback(hostname) && isLoopback(raw.socket.remoteAddress ?? "");
}

function isLoopback(host: string): boolean {
  return /^(?:localhost$|\[?::1\]?$|(?:::ffff:)?127\.)/u.test(host);
}
