import { hashPassword } from "../../../src/server/users/passwords";
import * as op from "../../support/accountOperations";
import { runSql } from "../../support/groupPeople";
import { newMember, password } from "../../support/people";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { persisted } from "../../support/WireClient";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ operations: op.accountOperations });
});
afterAll(() => server.close());

/** A browser: it keeps its cookies. */
function browser() {
  let cookie = "";
  return {
    cookie: () => cookie,
    signIn: async (username: string, tried = password) => {
      const input = { username, password: tried, deviceLabel: "Test" };
      const headers = { "content-type": "application/json", ...(cookie === "" ? {} : { cookie }) };
      const response = await fetch(`${server.url}/graphql`, {
        method: "POST",
        headers,
        body: JSON.stringify({ variables: { input }, extensions: persisted(op.signIn) }),
      });
      cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? cookie;
      const { data } = await response.json();
      return data.signIn.code ?? data.signIn.__typename;
    },
  };
}

async function lockOut(username: string): Promise<void> {
  const stranger = browser();
  for (let tries = 0; tries < 5; tries += 1) expect(await stranger.signIn(username, "wrong")).toBe("WRONG_CREDENTIALS");
  expect(await stranger.signIn(username)).toBe("RATE_LIMITED");
}

test("whoever tries passwords locks nobody out who signed in from there before", async () => {
  const username = (await newMember(server.url)).username ?? "";
  const mine = browser();
  expect(await mine.signIn(username)).toBe("SignedIn");
  await lockOut(username);
  expect(await browser().signIn(username)).toBe("RATE_LIMITED");
  expect(await mine.signIn(username)).toBe("SignedIn");
  // It has five tries of its own, too.
  for (let tries = 0; tries < 5; tries += 1) await mine.signIn(username, "wrong");
  expect(await mine.signIn(username)).toBe("RATE_LIMITED");
});

test("a computer that many use is known to all of them, and to nobody else; what it keeps names no one", async () => {
  const [ann, bob, eve] = [
    (await newMember(server.url)).username ?? "",
    (await newMember(server.url)).username ?? "",
    (await newMember(server.url)).username ?? "",
  ];
  const shared = browser();
  for (const name of [ann, bob]) expect(await shared.signIn(name)).toBe("SignedIn");
  expect(shared.cookie()).toMatch(/^typeloop-known=[\w-]{34}\.[\w-]{34}$/u);
  for (const name of [ann, bob, eve]) await lockOut(name);
  expect([await shared.signIn(ann), await shared.signIn(bob), await shared.signIn(eve)]).toEqual([
    "SignedIn",
    "SignedIn",
    "RATE_LIMITED",
  ]);
});

test("a new password makes every device unknown", async () => {
  const username = (await newMember(server.url)).username ?? "";
  const mine = browser();
  await mine.signIn(username);
  await runSql(server, "update users set password_hash = $1 where username = $2", [
    await hashPassword("another one"),
    username,
  ]);
  await lockOutWith(username);
  expect(await mine.signIn(username, "another one")).toBe("RATE_LIMITED");
});

async function lockOutWith(username: string): Promise<void> {
  const stranger = browser();
  for (let tries = 0; tries < 5; tries += 1) await stranger.signIn(username, "wrong");
}

test("a school of which everybody signs in at once is let in: behind one address only failures count", async () => {
  const { rateLimits } = server.services;
  // One failure is left to this address.
  while ((await rateLimits.take("signInFailures", "127.0.0.1")) === null);
  for (const _ of [1, 2]) await rateLimits.giveBack("signInFailures", "127.0.0.1");
  const names = await Promise.all(Array.from({ length: 12 }, async () => (await newMember(server.url)).username ?? ""));
  for (const name of names) expect(await browser().signIn(name)).toBe("SignedIn");
  const known = browser();
  await known.signIn(names[0] ?? "");
  expect(await browser().signIn(names[1] ?? "", "wrong")).toBe("WRONG_CREDENTIALS");
  expect(await browser().signIn(names[2] ?? "")).toBe("RATE_LIMITED");
  expect(await known.signIn(names[0] ?? "")).toBe("SignedIn");
});
