import * as op from "../../support/accountOperations";
import { freshName, password } from "../../support/people";
import { hashOf, startTestServer, type TestServer } from "../../support/startTestServer";
import { readTrustedProxies, isSecureBehind } from "../../../src/server/transport/clientAddress";

type Headers = Record<string, string>;
const isSecure = (trusted: string, remoteAddress: string, headers: Headers) =>
  isSecureBehind(readTrustedProxies(trusted) ?? 0)({ headers, socket: { remoteAddress } as any });
const proto = (list: string): Headers => ({ "x-forwarded-proto": list });

test.each<[string, string, string, Headers, boolean]>([
  ["no proxy: whatever a request says", "", "192.0.2.1", proto("https"), false],
  ["one proxy that says https", "1", "10.0.0.1", proto("https"), true],
  ["one proxy that says http", "1", "10.0.0.1", proto("http"), false],
  ["one proxy that says nothing", "1", "10.0.0.1", {}, false],
  ["what was typed before the proxy's own", "1", "10.0.0.1", proto("https, http"), false],
  ["two proxies, HTTPS at the outer one", "2", "10.0.0.1", proto("https, http"), true],
  ["two proxies of which the outer one alone says it", "2", "10.0.0.1", proto("https"), true],
  ["a trusted network", "10.0.0.0/8", "10.1.2.3", proto("HTTPS"), true],
  ["somebody who is no proxy", "10.0.0.0/8", "192.0.2.1", proto("https"), false],
  [
    "two of a trusted network",
    "10.0.0.0/8",
    "10.1.2.3",
    { "x-forwarded-for": "198.51.100.7, 10.9.9.9", ...proto("https, http") },
    true,
  ],
  [
    "the standard's header",
    "1",
    "10.0.0.1",
    { forwarded: "for=203.0.113.9;proto=http, for=198.51.100.7;proto=https" },
    true,
  ],
  ["the usual header before the standard's", "1", "10.0.0.1", { ...proto("http"), forwarded: "proto=https" }, false],
])("%s", (_, trusted, remote, headers, expected) => expect(isSecure(trusted, remote, headers)).toBe(expected));

describe("a server", () => {
  const servers = new Map<string, TestServer>();
  beforeAll(async () => {
    servers.set("behind a proxy", await startTestServer({ operations: op.accountOperations, trustedProxies: 1 }));
    servers.set("without one", await startTestServer({ operations: op.accountOperations }));
  });
  afterAll(() => Promise.all([...servers.values()].map((server) => server.close())));

  /** Signs up, and asks for a page, the schema and a picture. Gives the cookie and each answer's HSTS. */
  async function ask(which: string, headers: Headers) {
    const url = servers.get(which)?.url ?? "";
    const extensions = { persistedQuery: { version: 1, sha256Hash: hashOf(op.signUp) } };
    const input = { username: freshName(), displayName: "Somebody", password, deviceLabel: "Test" };
    const signedUp = await fetch(`${url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ variables: { input }, extensions }),
    });
    const others = await Promise.all(
      ["/", "/schema.graphql", "/avatars/none"].map((path) => fetch(url + path, { headers })),
    );
    const hsts = [signedUp, ...others].map((answer) => answer.headers.get("strict-transport-security"));
    return { cookie: signedUp.headers.getSetCookie()[0], hsts };
  }

  test("that people reach by HTTPS says so for a year, and its cookie stays off HTTP", async () => {
    const { cookie, hsts } = await ask("behind a proxy", proto("https"));
    expect(hsts).toEqual(Array(4).fill("max-age=31536000"));
    expect(cookie).toMatch(/^typeloop-known=.*; HttpOnly; SameSite=Strict; Secure$/u);
  });

  test.each([
    ["behind a proxy", proto("http")],
    ["behind a proxy", {}],
    ["without one", proto("https")],
  ])("%s that is reached by HTTP says neither", async (which, headers) => {
    const { cookie, hsts } = await ask(which, headers);
    expect(hsts).toEqual(Array(4).fill(null));
    expect(cookie).toMatch(/^typeloop-known=.*; HttpOnly; SameSite=Strict$/u);
  });
});
