import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";

/** Which proxies stand before this server: how many, or their addresses and networks (`10.0.0.0/8`). */
export type TrustedProxies = number | readonly string[];

/** Nobody: whoever connects is who asks. */
export const NO_PROXIES: TrustedProxies = 0;

/**
 * Somebody's address for limits; of an IPv6 address its network (/64), since a home has as many addresses as it likes.
 */
export type AddressOf = (request: Pick<IncomingMessage, "headers" | "socket">) => string;

/**
 * Decides for the whole server who asks. What a request says of it (`X-Forwarded-For`, or else `Forwarded`) is believed
 * as far as trusted proxies wrote it, from the last hop to the first, and no
 * further: everything before that is whatever somebody typed. A proxy that writes `Forwarded` alone must take
 * `X-Forwarded-For` away.
 */
export function clientAddress(trusted: TrustedProxies): AddressOf {
  if (trusted === NO_PROXIES) return ({ socket }) => addressOf(socket);
  const isTrusted = typeof trusted === "number" ? (_: string, hop: number) => hop < trusted : isAmong(trusted);
  return ({ headers, socket }) => {
    // Behind a socket file there is no address; the proxy is there all the same.
    let address = plain(socket.remoteAddress ?? "");
    for (const [hop, before] of forwardedBy(headers).toReversed().entries()) {
      if (!isTrusted(address, hop) || isIP(before) === 0) break;
      address = before;
    }
    return networkOf(address);
  };
}

/** Connections whose address is known: a racer sends four batches a second through one. */
const known = new WeakMap<IncomingMessage["socket"], string>();

function addressOf(socket: IncomingMessage["socket"]): string {
  const before = known.get(socket);
  if (before !== undefined) return before;
  const address = networkOf(plain(socket.remoteAddress ?? ""));
  known.set(socket, address);
  return address;
}

/**
 * Reads TYPELOOP_TRUSTED_PROXIES: a number of hops, or addresses and networks with commas between them. Null when it is
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

/** Whether an address is one of these, or in one of these networks. */
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

/** The addresses that were told, the first hop first. */
export function forwardedBy(headers: IncomingMessage["headers"]): readonly string[] {
  const [other, standard] = [headers["x-forwarded-for"], headers.forwarded];
  if (other !== undefined) return String(other).split(",").map(plain);
  return (standard ?? "").split(",").map((hop) => plain(/(?:^|;)\s*for=("[^"]*"|[^;]*)/iu.exec(hop)?.[1] ?? ""));
}

/** An address without quotes, brackets, port, zone and the prefix of IPv4 in IPv6. */
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

declare module "../services" {
  interface Services {
    readonly addressOf: AddressOf;
    readonly isSecure: IsSecure;
  }
}
