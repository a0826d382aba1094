import type { IncomingMessage } from "node:http";
import { forwardedBy, isAmong, NO_PROXIES, plain, type TrustedProxies } from "./clientAddress";

/** Whether a request came by HTTPS as far as the person who sent it goes. */
export type IsSecure = (request: Pick<IncomingMessage, "headers" | "socket">) => boolean;

/**
 * Decides for the whole server which requests came by HTTPS. This server speaks HTTP alone, so a proxy before it says
 * so (`X-Forwarded-Proto`, or else `proto` in `Forwarded`): believed of trusted proxies alone, and of several the one
 * that people connect to.
 */
export function isSecureBehind(trusted: TrustedProxies): IsSecure {
  if (trusted === NO_PROXIES) return () => false;
  const isTrusted = typeof trusted === "number" ? () => true : isAmong(trusted);
  return ({ headers, socket }) => {
    if (!isTrusted(plain(socket.remoteAddress ?? ""))) return false;
    const protocols = protocolsOf(headers);
    // Each trusted proxy added one, the last hop last; what comes before them was typed by somebody.
    const hops = typeof trusted === "number" ? trusted : trustedHops(headers, isTrusted);
    return protocols.at(-Math.min(hops, protocols.length)) === "https";
  };
}

/** How many proxies in a row, from this server outwards, are trusted. */
function trustedHops(headers: IncomingMessage["headers"], isTrusted: (address: string) => boolean): number {
  const before = forwardedBy(headers).toReversed();
  const first = before.findIndex((address) => !isTrusted(address));
  return 1 + (first < 0 ? before.length : first);
}

/** The protocols that were told, in lower case, the first hop first. */
function protocolsOf(headers: IncomingMessage["headers"]): readonly string[] {
  const [other, standard] = [headers["x-forwarded-proto"], headers.forwarded];
  if (other !== undefined)
    return String(other)
      .split(",")
      .map((protocol) => protocol.trim().toLowerCase());
  return (standard ?? "").split(",").map((hop) => /(?:^|;)\s*proto="?(\w+)/iu.exec(hop)?.[1]?.toLowerCase() ?? "");
}
