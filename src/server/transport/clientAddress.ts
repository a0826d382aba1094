import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";

/** The proxies in front of this server: their number, or their addresses and networks (`10.0.0.0/8`). */
export type TrustedProxies = number | readonly string[];

/** None: the client connects directly. */
export const NO_PROXIES: TrustedProxies = 0;

/** A client's address for limits. For IPv6 it is the network (/64), because a home has any number of addresses. */
export type AddressOf = (request: Pick<IncomingMessage, "headers" | "socket">) => string;

/**
 * Determines the client's address for the whole server. `X-Forwarded-For`, or else `Forwarded`, is trusted only as far
 * as trusted proxies wrote it, from the last hop to the first; anything before that may be forged. A proxy that only
 * writes `Forwarded` must remove `X-Forwarded-For`.
 */
export function clientAddress(trusted: TrustedProxies): AddressOf {
  if (trusted === NO_PROXIES) return ({ socket }) => addressOf(socket);
  const isTrusted = typeof trusted === "number" ? (_: string, hop: number) => hop < trusted : isAmong(trusted);
  return ({ headers, socket }) => {
    // A socket file has no address, but there is a proxy all the same.
    let address = plain(socket.remoteAddress ?? "");
    for (const [hop, before] of forwardedBy(headers).toReversed().entries()) {
      if (!isTrusted(address, hop) || isIP(before) === 0) break;
      address = before;
    }
    return networkOf(address);
  };
}

/** Cached per connection, because a racer sends four batches a second through one. */
const cached = new WeakMap<IncomingMessage["socket"], string>();

function addressOf(socket: IncomingMessage["socket"]): string {
  const before = cached.get(socket);
  if (before !== undefined) return before;
  const address = networkOf(plain(socket.remoteAddress ?? ""));
  cached.set(socket, address);
  return address;
}

/**
 * Reads TYPELOOP_TRUSTED_PROXIES: a number of hops, or addresses and networks separated by commas. Null if it is
 * neither.
 */
export function readTrustedProxies(text: string): TrustedProxies | null {
  if (text.trim() === "") return NO_PROXIES;
  if (/^\d{1,2}$/u.test(text.trim())) return Number(text);
  const proxies = text.split(",").map((proxy) => proxy.trim());
  return proxies.every(isNetwork) ? proxies : null;
}

function isNetwork(text: string): boolean {
  const [address = "", bits, ...more] = text.split("/");
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return most > 0 && more.length === 0 && (bits === undefined || (/^\d{1,3}$/u.test(bits) && Number(bits) <= most));
}

/** Whether an address is in a list of addresses and networks. */
export function isAmong(proxies: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const proxy of proxies) {
    const [address = "", bits] = proxy.split("/");
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
}

function familyOf(address: string): "ipv4" | "ipv6" {
  return isIP(address) === 6 ? "ipv6" : "ipv4";
}

/** The addresses in the header, first hop first. */
export function forwardedBy(headers: IncomingMessage["headers"]): readonly string[] {
  const [other, standard] = [headers["x-forwarded-for"], headers.forwarded];
  if (other !== undefined) return String(other).split(",").map(plain);
  return (standard ?? "").split(",").map((hop) => plain(/(?:^|;)\s*for=("[^"]*"|[^;]*)/iu.exec(hop)?.[1] ?? ""));
}

/** An address without quotes, brackets, port, zone and IPv4-in-IPv6 prefix. */
export function plain(text: string): string {
  const bare = text.trim().replaceAll('"', "");
  const host = /^\[(.*)\](?::\d+)?$/u.exec(bare)?.[1] ?? bare.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/u, "$1");
  return host.replace(/%.*$/u, "").replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/iu, "");
}

function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = "", tail] = address.split("::");
  const [front, back] = [head, tail ?? ""].map((part) => part.split(":").filter((group) => group !== ""));
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - (front?.length ?? 0) - (back?.length ?? 0))).fill("0");
  const groups = [...(front ?? []), ...zeros, ...(back ?? [])].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}

/** Whether the user sent a request over HTTPS. */
export type IsSecure = (request: Pick<IncomingMessage, "headers" | "socket">) => boolean;

/**
 * Determines for the whole server which requests were sent over HTTPS. The server itself only uses HTTP, so a proxy in
 * front of it says so (`X-Forwarded-Proto`, or else `proto` in `Forwarded`). Only trusted proxies are believed, and of
 * several the one that users connect to.
 */
export function isSecureBehind(trusted: TrustedProxies): IsSecure {
  if (trusted === NO_PROXIES) return () => false;
  const isTrusted = typeof trusted === "number" ? () => true : isAmong(trusted);
  return ({ headers, socket }) => {
    if (!isTrusted(plain(socket.remoteAddress ?? ""))) return false;
    const protocols = protocolsOf(headers);
    // Each trusted proxy added one entry, the last hop last; entries before them may be forged.
    const hops = typeof trusted === "number" ? trusted : trustedHops(headers, isTrusted);
    return protocols.at(-Math.min(hops, protocols.length)) === "https";
  };
}

/** The number of consecutive trusted proxies, starting at this server. */
function trustedHops(headers: IncomingMessage["headers"], isTrusted: (address: string) => boolean): number {
  const before = forwardedBy(headers).toReversed();
  const first = before.findIndex((address) => !isTrusted(address));
  return 1 + (first < 0 ? before.length : first);
}

/** The protocols in the header, in lower case, first hop first. */
function protocolsOf(headers: IncomingMessage["headers"]): readonly string[] {
  const [other, standard] = [headers["x-forwarded-proto"], headers.forwarded];
  if (other !== undefined)
    return String(other)
      .split(",")
      .map((protocol) => protocol.trim().toLowerCase());
  return (standard ?? "").split(",").map((hop) => /(?:^|;)\s*proto="?(\w+)/iu.exec(hop)?.[1]?.toLowerCase() ?? "");
}

declare module "../Context" {
  interface Services {
    readonly addressOf: AddressOf;
    readonly isSecure: IsSecure;
  }
}
