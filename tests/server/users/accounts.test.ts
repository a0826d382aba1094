import { Client } from "pg";
import * as op from "../../support/accountOperations";
import { freshName, newGuest, newMember, password, type Person } from "../../support/people";
import { wordRun } from "../../support/practiceRun";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { WireClient } from "../../support/WireClient";

let server: TestServer;
let client: WireClient;

beforeAll(async () => {
  server = await startTestServer({ operations: op.accountOperations });
  client = new WireClient(server.url);
});
afterAll(() => server.close());

const signUpInput = (username: string, more: object = {}) => ({
  username,
  displayName: "Some Body",
  password,
  deviceLabel: "Test",
  ...more,
});
const signInInput = (username: string, more: object = {}) => ({ username, password, deviceLabel: "Test", ...more });
const issues = (payload: any) => payload.issues?.map(({ path, code }: any) => `${path} ${code}`);
const statusOf = async (person: WireClient) => (await person.send(op.viewer)).status;
const resultIds = async (person: WireClient) =>
  (await person.run(op.myResults)).viewer.results.edges.map(({ node }: any) => node.id);

async function query(sql: string): Promise<any[]> {
  const connection = new Client(server.database.config);
  await connection.connect();
  const { rows } = await connection.query(sql);
  await connection.end();
  return rows;
}

describe("a guest", () => {
  test("has a nickname of two words, a token and nothing else", async () => {
    const guest = await newGuest(server.url);
    const { viewer } = await guest.run(op.viewer);
    expect(viewer).toMatchObject({ id: guest.id, username: null, role: "GUEST", avatarUrl: null });
    expect(viewer.displayName).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/u);
  });

  test("nobody without a token is nobody", async () => {
    expect(await client.run(op.viewer)).toEqual({ viewer: null });
  });

  test("two hundred pupils behind one address all get in", async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => client.run(op.createGuest, { input: { deviceLabel: "Class" } })),
    );
    expect(answers.every(({ createGuest }) => createGuest.__typename === "SignedIn")).toBe(true);
  });
});

describe("sign-up", () => {
  test("makes a member with a user name in small letters, and keeps no password", async () => {
    const { signUp } = await client.run(op.signUp, {
      input: signUpInput(" Ada-99 ", { displayName: "  Ada   L. ", email: " ada@example.org " }),
    });
    expect(signUp.user).toMatchObject({ username: "ada-99", displayName: "Ada L.", role: "MEMBER" });
    const [row] = await query("select * from users where username = 'ada-99'");
    expect(row.email).toBe("ada@example.org");
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u);
    expect(JSON.stringify(await query("select * from sessions"))).not.toContain(signUp.token);
  });

  test("names every broken rule by its field", async () => {
    const { signUp } = await client.run(op.signUp, {
      input: { username: "a b", displayName: " ", password: "short", email: "no", deviceLabel: "" },
    });
    expect(signUp).toMatchObject({ __typename: "InvalidInputError", code: "BAD_REQUEST" });
    expect(issues(signUp).sort()).toEqual([
      "displayName REQUIRED",
      "email INVALID_EMAIL",
      "password TOO_SHORT",
      "username WRONG_CHARACTERS",
    ]);
    expect(signUp.issues[0].message).toMatch(/\w/u);
  });

  test.each([
    ["", "username REQUIRED"],
    ["ab", "username TOO_SHORT"],
    ["a".repeat(21), "username TOO_LONG"],
    ["a\0b", "username WRONG_CHARACTERS"],
    ["fuck-you", "username UNSUITABLE_NAME"],
  ])("refuses the user name %j", async (username, issue) => {
    expect(issues((await client.run(op.signUp, { input: signUpInput(username) })).signUp)).toEqual([issue]);
  });

  test.each(["a\0b", "a\u202eb", "\ud800", "An\u200dn"])("refuses the display name %j", async (displayName) => {
    expect(issues((await client.run(op.signUp, { input: signUpInput(freshName(), { displayName }) })).signUp)).toEqual([
      "displayName WRONG_CHARACTERS",
    ]);
  });

  test("a name that is taken is an issue there, whatever its case, also for two at once", async () => {
    const name = freshName();
    const both = await Promise.all([0, 1].map(() => client.run(op.signUp, { input: signUpInput(name) })));
    expect(both.map(({ signUp }) => signUp.__typename).sort()).toEqual(["InvalidInputError", "SignedIn"]);
    expect(issues((await client.run(op.signUp, { input: signUpInput(name.toUpperCase()) })).signUp)).toEqual([
      "username USERNAME_TAKEN",
    ]);
  });

  test("with a guest's token the guest becomes the member: same id, same results, new token", async () => {
    const guest = await newGuest(server.url);
    const { saveResult } = await guest.run(op.saveResult, { input: wordRun() });
    const name = freshName();
    const { signUp } = await guest.run(op.signUp, { input: signUpInput(name) });
    expect(signUp.user).toMatchObject({ id: guest.id, username: name, role: "MEMBER" });
    expect(await statusOf(guest)).toBe(401);
    expect(await resultIds(new WireClient(server.url, signUp.token))).toEqual([saveResult.result.id]);
  });

  test("a guest who picks a taken name stays a guest", async () => {
    const [guest, member] = [await newGuest(server.url), await newMember(server.url)];
    expect(issues((await guest.run(op.signUp, { input: signUpInput(member.username!) })).signUp)).toEqual([
      "username USERNAME_TAKEN",
    ]);
    expect((await guest.run(op.viewer)).viewer.role).toBe("GUEST");
  });

  test("two claims of one guest at once make one member", async () => {
    const guest = await newGuest(server.url);
    const both = await Promise.all([0, 1].map(() => guest.send(op.signUp, { input: signUpInput(freshName()) })));
    const made = both.filter(({ body }) => body.data?.signUp.__typename === "SignedIn");
    expect(made).toHaveLength(1);
  });

  test("a member cannot sign up again", async () => {
    const member = await newMember(server.url);
    expect((await member.run(op.signUp, { input: signUpInput(freshName()) })).signUp).toMatchObject({
      __typename: "RefusedError",
      code: "ALREADY_A_MEMBER",
    });
  });
});

describe("sign-in", () => {
  test("opens a session, however the name is written", async () => {
    const member = await newMember(server.url);
    const { signIn } = await client.run(op.signIn, { input: signInInput(` ${member.username!.toUpperCase()} `) });
    expect(signIn.user.id).toBe(member.id);
    expect((await new WireClient(server.url, signIn.token).run(op.viewer)).viewer.id).toBe(member.id);
  });

  test("a password typed on a Mac fits on Windows", async () => {
    const name = freshName();
    await client.run(op.signUp, {
      input: signUpInput(name, { password: "e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301" }),
    });
    expect(
      (await client.run(op.signIn, { input: signInInput(name, { password: "éééééééé" }) })).signIn.__typename,
    ).toBe("SignedIn");
  });

  test("a wrong password and an unknown name get the same answer", async () => {
    const member = await newMember(server.url);
    const wrong = await client.send(op.signIn, { input: signInInput(member.username!, { password: "wrong" }) });
    for (const name of [freshName(), "", "a\0b", "x".repeat(5_000), "' or 1=1 --"]) {
      expect(await client.send(op.signIn, { input: signInInput(name) })).toEqual(wrong);
    }
    expect(wrong.body.data.signIn).toMatchObject({ __typename: "RefusedError", code: "WRONG_CREDENTIALS" });
  });

  test("… after the same time", async () => {
    const times = { wrong: [] as number[], unknown: [] as number[] };
    const time = async (username: string) => {
      const from = performance.now();
      await client.run(op.signIn, { input: signInInput(username, { password: "wrong" }) });
      return performance.now() - from;
    };
    const members = await Promise.all(Array.from({ length: 4 }, () => newMember(server.url)));
    for (const member of members) {
      for (let i = 0; i < 5; i += 1) {
        times.wrong.push(await time(member.username!));
        times.unknown.push(await time(`nobody-${member.username!.length}-${i}`));
      }
    }
    const median = (list: number[]) => list.sort((a, b) => a - b)[list.length >> 1]!;
    const ratio = median(times.wrong) / median(times.unknown);
    // A hash more or less would be a factor of five or more.
    expect(ratio).toBeGreaterThan(0.3);
    expect(ratio).toBeLessThan(3);
  });

  test("five tries a minute for each name, right or wrong, for others no matter", async () => {
    const member = await newMember(server.url);
    const tries = [];
    for (let i = 0; i < 6; i += 1)
      tries.push(
        (await client.run(op.signIn, { input: signInInput(member.username!, i === 5 ? {} : { password: "wrong" }) }))
          .signIn,
      );
    expect(tries.map(({ code }) => code)).toEqual([...Array(5).fill("WRONG_CREDENTIALS"), "RATE_LIMITED"]);
    expect(tries[5].retryAfterSeconds).toBeGreaterThanOrEqual(1);
    expect(tries[5].retryAfterSeconds).toBeLessThanOrEqual(60);
    const other = await newMember(server.url);
    expect((await client.run(op.signIn, { input: signInInput(other.username!) })).signIn.__typename).toBe("SignedIn");
  });

  test("takes over a guest's results, and the guest is gone", async () => {
    const [member, guest] = [await newMember(server.url), await newGuest(server.url)];
    const shared = wordRun({ endedMsAgo: 500_000 });
    const { saveResult: own } = await member.run(op.saveResult, { input: shared });
    await guest.run(op.saveResult, { input: shared });
    const { saveResult: moved } = await guest.run(op.saveResult, { input: wordRun() });
    const { signIn } = await client.run(op.signIn, {
      input: signInInput(member.username!, { guestToken: guest.token }),
    });
    const again = new WireClient(server.url, signIn.token);
    expect((await resultIds(again)).sort()).toEqual([own.result.id, moved.result.id].sort());
    expect(await statusOf(guest)).toBe(401);
    expect((await again.run(op.userNode, { id: guest.id })).node).toBeNull();
    // Asked twice, as by a retry, it moves nothing and harms nothing.
    expect(
      (await client.run(op.signIn, { input: signInInput(member.username!, { guestToken: guest.token }) })).signIn
        .__typename,
    ).toBe("SignedIn");
  });

  test("a token that is no guest's takes nothing over", async () => {
    const [member, other] = [await newMember(server.url), await newMember(server.url)];
    await other.run(op.saveResult, { input: wordRun() });
    for (const guestToken of [other.token, "nonsense", "x".repeat(43)]) {
      const { signIn } = await client.run(op.signIn, { input: signInInput(member.username!, { guestToken }) });
      expect(await resultIds(new WireClient(server.url, signIn.token))).toEqual([]);
    }
    expect(await resultIds(other)).toHaveLength(1);
  });

  test("a wrong password leaves the guest alone", async () => {
    const [member, guest] = [await newMember(server.url), await newGuest(server.url)];
    await client.run(op.signIn, {
      input: signInInput(member.username!, { password: "wrong", guestToken: guest.token }),
    });
    expect(await statusOf(guest)).toBe(200);
  });
});

describe("changing the password", () => {
  const change = async (person: Person, current: string, next: string) =>
    (await person.run(op.changePassword, { input: { current, next } })).changePassword;

  test("ends all other sessions and keeps this one", async () => {
    const member = await newMember(server.url);
    const other = new WireClient(
      server.url,
      (await client.run(op.signIn, { input: signInInput(member.username!) })).signIn.token,
    );
    expect((await change(member, password, "another one")).user.id).toBe(member.id);
    expect([await statusOf(member), await statusOf(other)]).toEqual([200, 401]);
    expect((await client.run(op.signIn, { input: signInInput(member.username!) })).signIn.code).toBe(
      "WRONG_CREDENTIALS",
    );
    expect(
      (await client.run(op.signIn, { input: signInInput(member.username!, { password: "another one" }) })).signIn
        .__typename,
    ).toBe("SignedIn");
  });

  test("a wrong current password, or a new one too short, is an issue at its field and ends nothing", async () => {
    const member = await newMember(server.url);
    expect(issues(await change(member, "wrong", "another one"))).toEqual(["current WRONG_PASSWORD"]);
    expect(issues(await change(member, password, "short"))).toEqual(["next TOO_SHORT"]);
    expect((await client.run(op.signIn, { input: signInInput(member.username!) })).signIn.__typename).toBe("SignedIn");
  });

  test("guessing is limited like signing in", async () => {
    const member = await newMember(server.url);
    for (let i = 0; i < 5; i += 1) await change(member, "wrong", "another one");
    expect(await change(member, password, "another one")).toMatchObject({
      __typename: "RateLimitedError",
      code: "RATE_LIMITED",
    });
  });
});

test("a new display name is cleaned, or refused at its field", async () => {
  const guest = await newGuest(server.url);
  expect(
    (await guest.run(op.renameMe, { input: { displayName: "  Zoë \t de  Vries" } })).renameMe.user.displayName,
  ).toBe("Zoë de Vries");
  expect(issues((await guest.run(op.renameMe, { input: { displayName: "x".repeat(41) } })).renameMe)).toEqual([
    "displayName TOO_LONG",
  ]);
  expect(issues((await guest.run(op.renameMe, { input: { displayName: "shithead" } })).renameMe)).toEqual([
    "displayName UNSUITABLE_NAME",
  ]);
  expect((await guest.run(op.viewer)).viewer.displayName).toBe("Zoë de Vries");
});
