import { clientAddress, readTrustedProxies } from "../../../src/server/transport/clientAddress";

const of = (trusted: string, remoteAddress: string, headers: Record<string, string> = {}) =>
  clientAddress(readTrustedProxies(trusted) ?? 0)({ headers, socket: { remoteAddress } as any });
const forwardedFor = (list: string) => ({ "x-forwarded-for": list });

test.each([
  ["nobody is trusted: whoever connects", "", "192.0.2.1", forwardedFor("198.51.100.7"), "192.0.2.1"],
  [
    "one proxy: what it wrote, not what was typed before",
    "1",
    "10.0.0.1",
    forwardedFor("203.0.113.9, 198.51.100.7"),
    "198.51.100.7",
  ],
  ["two proxies", "2", "10.0.0.1", forwardedFor("203.0.113.9, 198.51.100.7, 10.0.0.2"), "198.51.100.7"],
  ["fewer hops than proxies", "3", "10.0.0.1", forwardedFor("198.51.100.7"), "198.51.100.7"],
  ["a proxy that says nothing", "1", "10.0.0.1", {}, "10.0.0.1"],
  ["a trusted network", "10.0.0.0/8", "10.1.2.3", forwardedFor("203.0.113.9, 198.51.100.7, 10.9.9.9"), "198.51.100.7"],
  ["somebody who is no proxy", "10.0.0.0/8", "192.0.2.1", forwardedFor("198.51.100.7"), "192.0.2.1"],
  ["an address by itself", "10.0.0.1,10.0.0.2", "10.0.0.2", forwardedFor("198.51.100.7, 10.0.0.1"), "198.51.100.7"],
  ["nonsense is no address", "1", "10.0.0.1", forwardedFor("198.51.100.7, unknown"), "10.0.0.1"],
  [
    "ports and IPv4 written as IPv6",
    "::ffff:10.0.0.1,10.0.0.1",
    "::ffff:10.0.0.1",
    forwardedFor("198.51.100.7:4711"),
    "198.51.100.7",
  ],
  [
    "the standard's header",
    "1",
    "10.0.0.1",
    { forwarded: 'for=203.0.113.9, for="198.51.100.7:80";proto=https' },
    "198.51.100.7",
  ],
  [
    "the standard's header with IPv6",
    "1",
    "10.0.0.1",
    { forwarded: 'proto=https;For="[2001:db8:1:2:3::4]:80"' },
    "2001:db8:1:2::/64",
  ],
  [
    "the usual header before the standard's",
    "1",
    "10.0.0.1",
    { ...forwardedFor("198.51.100.7"), forwarded: "for=203.0.113.9" },
    "198.51.100.7",
  ],
  ["IPv6 by its network", "", "2001:db8::1", {}, "2001:db8:0:0::/64"],
  [
    "IPv6 of a network that is trusted",
    "fd00::/8",
    "fd00::1",
    forwardedFor("2001:db8:a:b:c:d:e:f"),
    "2001:db8:a:b::/64",
  ],
])("%s", (_, trusted, remote, headers, expected) =>
  expect(of(trusted, remote, headers as Record<string, string>)).toBe(expected),
);

test.each(["ten", "-1", "1.5", "10.0.0.0/33", "10.0.0.0/8/8", "10.0.0.1,", "::/129", "100"])(
  "TYPELOOP_TRUSTED_PROXIES cannot be %j",
  (text) => expect(readTrustedProxies(text)).toBeNull(),
);
