import { randomUUID } from "node:crypto";
import { makeAdminLink } from "../../../src/server/admins/admins";
import { createLog } from "../../../src/server/operations/openLog";
import * as account from "../../support/accountOperations";
import * as op from "../../support/adminOperations";
import * as group from "../../support/groupOperations";
import { newGroup, runSql } from "../../support/groupPeople";
import * as race from "../../support/groupRaceOperations";
import { sendKeyed } from "../../support/keyedRequest";
import * as member from "../../support/memberOperations";
import { newGuest, newMember, password, type Person } from "../../support/people";
import { startTestRedis, type TestRedis } from "../../support/startTestRedis";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { untilTrue } from "../../support/untilTrue";
import { WireClient } from "../../support/WireClient";

// Two servers on one database and one Redis: what one does, the other knows.
let redis: TestRedis;
let here: TestServer;
let there: TestServer;
const lines: string[] = [];
beforeAll(async () => {
  redis = await startTestRedis();
  const operations = [
    ...account.accountOperations,
    ...op.adminOperations,
    ...group.groupOperations,
    ...member.memberOperations,
    ...race.groupRaceOperations,
  ];
  const log = createLog("info", { write: (line) => lines.push(line) });
  here = await startTestServer({ operations, redisUrl: redis.url, log });
  there = await startTestServer({ operations, redisUrl: redis.url, database: here.database, log });
});
afterAll(async () => {
  await there.close();
  await here.close();
  await redis.stop();
});
beforeEach(async () => {
  await runSql(here, "update users set role = 'MEMBER' where role = 'ADMIN'");
  await runSql(here, "delete from admin_links");
});

const rowOf = (globalId: string) => Buffer.from(globalId, "base64").toString().split(":").at(-1)!;
const outcome = (answer: any) => answer.issues?.[0].code ?? answer.code ?? answer.__typename;
const claim = async (client: WireClient, token: string) => outcome((await client.run(op.claimAdmin, { token })).answer);
const appoint = async (client: WireClient, { username }: Person) =>
  outcome((await client.run(op.appointAdmin, { username })).answer);
const remove = async (client: WireClient, { id }: Person) => outcome((await client.run(op.removeAdmin, { id })).answer);
const at = ({ url }: TestServer, { token }: WireClient) => new WireClient(url, token);
const roleOf = async ({ id }: Person) =>
  (await runSql(here, "select role from users where id = $1", [rowOf(id)]))[0].role;
/** What a start does while there is no admin. */
async function newLink(now = Date.now()): Promise<string> {
  const link = await makeAdminLink(here.services.database, now, true);
  if (link?.kind !== "made") throw new Error(JSON.stringify(link));
  return link.token;
}
async function firstAdmin(): Promise<Person> {
  const ada = await newMember(here.url);
  expect(await claim(ada, await newLink())).toBe("AdminSuccess");
  return ada;
}

describe("as every role", () => {
  const roles = {
    nobody: async () => new WireClient(here.url),
    guest: () => newGuest(here.url),
    member: () => newMember(here.url),
  } as const;

  test.each([
    ["nobody", "NOT_SIGNED_IN"],
    ["guest", "NOT_ALLOWED"],
    ["member", "AdminSuccess"],
  ] as const)("claimAdmin as %s", async (role, expected) => {
    const token = await newLink();
    expect(await claim(await roles[role](), token)).toBe(expected);
    // Who may not has not used it up.
    if (expected !== "AdminSuccess") expect(await claim(await newMember(here.url), token)).toBe("AdminSuccess");
  });

  test.each([
    ["nobody", "NOT_SIGNED_IN"],
    ["guest", "NOT_ALLOWED"],
    ["member", "NOT_ALLOWED"],
  ] as const)("admins, appointAdmin and removeAdmin as %s", async (role, expected) => {
    const ada = await firstAdmin();
    const client = await roles[role]();
    expect((await client.run(op.admins)).admins).toBeNull();
    expect([await appoint(client, await newMember(here.url)), await remove(client, ada)]).toEqual([expected, expected]);
    expect(await roleOf(ada)).toBe("ADMIN");
  });

  test("as an admin: appoints and removes others, by name whatever its case; the last one stays", async () => {
    const [ada, bob] = [await firstAdmin(), await newMember(here.url)];
    expect(outcome((await ada.run(op.appointAdmin, { username: ` ${bob.username?.toUpperCase()} ` })).answer)).toBe(
      "AdminSuccess",
    );
    expect((await ada.run(op.admins)).admins.map(({ id }: any) => id).toSorted()).toEqual([ada.id, bob.id].toSorted());
    expect(await appoint(ada, bob)).toBe("AdminSuccess");
    expect(outcome((await ada.run(op.appointAdmin, { username: "nobody-of-that-name" })).answer)).toBe(
      "USERNAME_UNKNOWN",
    );
    expect(outcome((await ada.run(op.appointAdmin, { username: "" })).answer)).toBe("USERNAME_UNKNOWN");
    expect(await remove(bob, ada)).toBe("AdminSuccess");
    expect([await remove(bob, bob), await remove(bob, ada), await remove(bob, { id: "nonsense" } as Person)]).toEqual([
      "LAST_ADMIN",
      "NOT_FOUND",
      "NOT_FOUND",
    ]);
    expect([await roleOf(ada), await roleOf(bob)]).toEqual(["MEMBER", "ADMIN"]);
  });

  test("who takes themselves out learns no more of the others", async () => {
    const [ada, bob] = [await firstAdmin(), await newMember(here.url)];
    await appoint(ada, bob);
    expect((await ada.run(op.removeAdmin, { id: ada.id })).answer).toMatchObject({
      user: { id: ada.id, role: "MEMBER" },
      admins: null,
    });
    expect((await ada.run(op.admins)).admins).toBeNull();
  });
});

describe("the link of the first admin", () => {
  test("only its hash is kept", async () => {
    const token = await newLink();
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/u);
    const rows = await runSql(here, "select * from admin_links");
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test("of many that open it at once, at two servers, one becomes the admin", async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => newMember(here.url)));
    const token = await newLink();
    const outcomes = await Promise.all(
      people.map((person, index) => claim(at(index % 2 === 0 ? here : there, person), token)),
    );
    expect(outcomes.toSorted()).toEqual([
      "ADMIN_LINK_USED",
      "ADMIN_LINK_USED",
      "ADMIN_LINK_USED",
      "ADMIN_LINK_USED",
      "ADMIN_LINK_USED",
      "ADMIN_LINK_USED",
      "ADMIN_LINK_USED",
      "AdminSuccess",
    ]);
    expect(await runSql(here, "select count(*)::int as number from users where role = 'ADMIN'")).toEqual([
      { number: 1 },
    ]);
  });

  test("it works once: not again for whoever used it, nor after the admin is none any more", async () => {
    const [ada, bob] = [await newMember(here.url), await newMember(here.url)];
    const token = await newLink();
    const key = randomUUID();
    const send = () => sendKeyed(here.url, op.claimAdmin, { token }, { key, token: ada.token });
    const first = await send();
    expect(outcome(first.data.answer)).toBe("AdminSuccess");
    // The same request again, whose answer was lost: what it was answered.
    expect((await send()).text).toBe(first.text);
    expect([await claim(ada, token), await claim(bob, token)]).toEqual(["ADMIN_LINK_USED", "ADMIN_LINK_USED"]);
    await runSql(here, "update users set role = 'MEMBER' where role = 'ADMIN'");
    expect(await claim(bob, token)).toBe("ADMIN_LINK_USED");
  });

  test("not while there is an admin, however they became one", async () => {
    const [ada, bob] = [await newMember(here.url), await newMember(here.url)];
    const token = await newLink();
    await runSql(here, "update users set role = 'ADMIN' where id = $1", [rowOf(ada.id)]);
    expect(await claim(bob, token)).toBe("ADMIN_LINK_USED");
  });

  test("not after 12 hours", async () => {
    const hour = 3_600_000;
    expect(await claim(await newMember(here.url), await newLink(Date.now() - 12 * hour))).toBe("ADMIN_LINK_EXPIRED");
    expect(await claim(await newMember(here.url), await newLink(Date.now() - 11.9 * hour))).toBe("AdminSuccess");
  });

  test.each([
    ["nothing", "", "ADMIN_LINK_UNKNOWN"],
    ["a letter", "x", "ADMIN_LINK_UNKNOWN"],
    ["another token", "a".repeat(43), "ADMIN_LINK_UNKNOWN"],
    ["one letter more", "a".repeat(44), "ADMIN_LINK_UNKNOWN"],
    ["SQL", "'; drop table users; --", "ADMIN_LINK_UNKNOWN"],
    ["10,000 letters", "a".repeat(10_000), "TOO_LONG"],
  ])("not with %s", async (_, token, code) => {
    await newLink();
    expect(await claim(await newMember(here.url), token)).toBe(code);
  });

  test("a later start makes another one, and the one before is void; with an admin there is none", async () => {
    const ada = await newMember(here.url);
    const [old, now] = [await newLink(), await newLink()];
    expect([await claim(ada, old), await claim(ada, now)]).toEqual(["ADMIN_LINK_UNKNOWN", "AdminSuccess"]);
    expect(await makeAdminLink(here.services.database, Date.now(), true)).toBeNull();
    expect(await roleOf(ada)).toBe("ADMIN");
    // Who has lost all admins starts again.
    await runSql(here, "update users set role = 'MEMBER' where role = 'ADMIN'");
    expect(await claim(await newMember(here.url), await newLink())).toBe("AdminSuccess");
  });

  test("of processes on one Redis that start within a minute one prints it, and a start after that another one", async () => {
    const { database } = here.services;
    const start = Date.now();
    expect(await makeAdminLink(database, start, false)).toMatchObject({ kind: "made" });
    expect(await makeAdminLink(database, start + 59_000, false)).toEqual({
      kind: "elsewhere",
      madeAt: new Date(start),
    });
    expect(await makeAdminLink(database, start + 60_001, false)).toMatchObject({ kind: "made" });
  });
});

describe("who is appointed or removed notices", () => {
  test("at once, at the other server too, with the token that they have", async () => {
    const [ada, bob] = [await firstAdmin(), await newMember(here.url)];
    const bobThere = at(there, bob);
    expect((await bobThere.run(op.admins)).admins).toBeNull();
    await appoint(ada, bob);
    await untilTrue(async () => (await bobThere.run(op.admins)).admins?.length === 2);
    expect((await bob.run(op.admins)).admins).toHaveLength(2);
    await remove(ada, bob);
    expect((await bob.run(op.admins)).admins).toBeNull();
    await untilTrue(async () => (await bobThere.run(op.admins)).admins === null);
    expect(await appoint(bobThere, bob)).toBe("NOT_ALLOWED");
  });

  test("open websockets come back, and follow nothing that was for admins", async () => {
    const [ada, bob] = [await firstAdmin(), await newMember(here.url)];
    await appoint(ada, bob);
    const { id } = await newGroup(await newMember(here.url), "Not theirs");
    const bobThere = at(there, bob);
    await untilTrue(async () => (await bobThere.run(op.admins)).admins !== null);
    const open = bobThere.follow(race.groupRacesUpdated, { groupId: id });
    await open.next();
    await remove(ada, bob);
    await untilTrue(() => open.ended() !== null);
    expect(open.ended()).toMatchObject({ code: 1012 });
    const again = at(there, bob).follow(race.groupRacesUpdated, { groupId: id });
    await untilTrue(() => again.ended() !== null);
    expect(again.values).toMatchObject([{ errors: [{ extensions: { code: "NOT_ALLOWED" } }] }]);
  });

  test("also when nobody said so: the database is asked about open websockets all the time", async () => {
    const ada = await firstAdmin();
    const { id } = await newGroup(await newMember(here.url), "Not theirs");
    const client = at(there, ada);
    const open = client.follow(race.groupRacesUpdated, { groupId: id });
    await open.next();
    await runSql(here, "update users set role = 'MEMBER' where id = $1", [rowOf(ada.id)]);
    await untilTrue(() => open.ended() !== null);
    expect((await client.run(op.admins)).admins).toBeNull();
    await client.disconnect();
  });

  test("the log says who appointed whom, without a name", async () => {
    const [ada, bob] = [await firstAdmin(), await newMember(here.url)];
    lines.length = 0;
    await appoint(ada, bob);
    await remove(ada, bob);
    const notes = lines.map((line) => JSON.parse(line)).filter(({ audit }) => audit !== undefined);
    expect(notes.map(({ audit, by, user }) => [audit, by, user])).toEqual([
      ["admin appointed", rowOf(ada.id), rowOf(bob.id)],
      ["admin removed", rowOf(ada.id), rowOf(bob.id)],
    ]);
    expect(lines.join("")).not.toMatch(new RegExp(`${bob.username}|Somebody`, "u"));
  });
});

describe("never the last one", () => {
  test("two admins who remove each other at once: one is left", async () => {
    for (let round = 0; round < 5; round += 1) {
      await runSql(here, "update users set role = 'MEMBER' where role = 'ADMIN'");
      const [ada, bob] = [await firstAdmin(), await newMember(here.url)];
      await appoint(ada, bob);
      const bobThere = at(there, bob);
      await untilTrue(async () => (await bobThere.run(op.admins)).admins !== null);
      await Promise.all([remove(ada, bob), remove(bobThere, ada)]);
      expect(await runSql(here, "select count(*)::int as number from users where role = 'ADMIN'")).toEqual([
        { number: 1 },
      ]);
    }
  });

  test("the only admin does not delete the account while there are others to appoint", async () => {
    const [ada, bob] = [await firstAdmin(), await newMember(here.url)];
    const end = async (person: Person) => outcome((await person.run(member.deleteMyAccount, { password })).answer);
    expect(await end(ada)).toBe("LAST_ADMIN");
    await appoint(ada, bob);
    expect(await end(ada)).toBe("DeleteMyAccountSuccess");
    expect(await roleOf(bob)).toBe("ADMIN");
  });
});
