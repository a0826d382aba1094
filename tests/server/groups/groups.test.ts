import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import * as account from "../../support/accountOperations";
import * as op from "../../support/groupOperations";
import { markMadeIn, newGroup, newGroupWithPeople, runSql } from "../../support/groupPeople";
import { newGuest, newMember } from "../../support/people";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { persisted, WireClient } from "../../support/WireClient";

/** Until somebody waits for a lock that others hold. */
async function waitForLock(connection: Client): Promise<void> {
  for (;;) {
    const { rows } = await connection.query(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    if (rows.length > 0) return;
    await sleep(20);
  }
}

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    operations: [...op.groupOperations, account.signIn, account.signUp, account.createGuest, account.viewer],
  });
});
afterAll(() => server.close());

const settings = {
  leaderboard: true,
  nicknames: false,
  layout: null,
  backspace: true,
  keyboardPicture: true,
  guestsInRaces: false,
};

describe("two coaches at once", () => {
  test("the later one is told, and nothing of theirs is kept unseen", async () => {
    const { id, owner, coach } = await newGroupWithPeople(server.url);
    const first = await owner.run(op.changeGroup, {
      input: {
        groupId: id,
        version: 1,
        name: "  Class   3B ",
        settings: { ...settings, layout: "BELGIAN", backspace: false },
      },
    });
    expect(first.answer.group).toMatchObject({
      name: "Class 3B",
      version: 2,
      settings: { layout: "BELGIAN", backspace: false },
    });
    const second = await coach.run(op.changeGroup, {
      input: { groupId: id, version: 1, name: "Mine", settings: { ...settings, leaderboard: false } },
    });
    expect(second.answer.code).toBe("EDIT_CONFLICT");
    const { node } = await coach.run(op.groupNode, { id });
    expect(node).toMatchObject({ name: "Class 3B", version: 2, settings: { layout: "BELGIAN", leaderboard: true } });
    const again = await coach.run(op.changeGroup, {
      input: { groupId: id, version: 2, settings: { ...settings, leaderboard: false } },
    });
    expect(again.answer.group).toMatchObject({
      name: "Class 3B",
      version: 3,
      settings: { layout: null, leaderboard: false },
    });
  });

  test("the words for roles are kept by a page that does not know them yet", async () => {
    const { id, owner, coach } = await newGroupWithPeople(server.url);
    const words = async () => (await owner.run(op.groupNode, { id })).node.settings.roleWords;
    expect(await words()).toBe("COACH_MEMBER");
    await owner.run(op.changeGroup, {
      input: { groupId: id, version: 1, settings: { ...settings, roleWords: "LECTURER_STUDENT" } },
    });
    expect(await words()).toBe("LECTURER_STUDENT");
    await coach.run(op.changeGroup, { input: { groupId: id, version: 2, settings } });
    expect(await words()).toBe("LECTURER_STUDENT");
    await runSql(server, "update groups set settings = settings - 'roleWords'");
    expect(await words()).toBe("COACH_MEMBER");
  });

  test("a new group has the words that were chosen for it, and those for coaches and members without a choice", async () => {
    const { owner } = await newGroupWithPeople(server.url);
    const made = async (variables: object) =>
      (await owner.run(op.createGroup, { name: "4A", ...variables })).answer.group.settings.roleWords;
    expect(await made({ roleWords: "TEACHER_PUPIL" })).toBe("TEACHER_PUPIL");
    expect(await made({ roleWords: null })).toBe("COACH_MEMBER");
    expect(await made({})).toBe("COACH_MEMBER");
  });

  test("of two that come at the same moment one is told", async () => {
    const { id, owner, coach } = await newGroupWithPeople(server.url);
    const answers = await Promise.all(
      [owner, coach].map((client, index) =>
        client.run(op.changeGroup, { input: { groupId: id, version: 1, name: `Name ${index}` } }),
      ),
    );
    expect(answers.map(({ answer }) => answer.code ?? answer.__typename).sort()).toEqual([
      "EDIT_CONFLICT",
      "GroupSuccess",
    ]);
  });

  test("a name that breaks the rules is sent back", async () => {
    const { id, owner } = await newGroupWithPeople(server.url);
    for (const [name, code] of [
      ["", "REQUIRED"],
      ["x".repeat(61), "TOO_LONG"],
      ["a\u0007b", "WRONG_CHARACTERS"],
    ] as const) {
      expect((await owner.run(op.changeGroup, { input: { groupId: id, version: 1, name } })).answer.issues).toEqual([
        { path: "name", code },
      ]);
    }
  });
});

describe("joining", () => {
  test("a renewed code opens, the one before does not; a closed group opens to nobody", async () => {
    const { id, code, owner } = await newGroupWithPeople(server.url);
    const newcomer = await newMember(server.url);
    const { answer } = await owner.run(op.renewJoinCode, { id });
    expect(answer.group.joinCode).not.toBe(code);
    expect((await newcomer.run(op.groupByJoinCode, { code })).answer.code).toBe("JOIN_CODE_UNKNOWN");
    expect((await newcomer.run(op.joinGroup, { code })).answer.code).toBe("JOIN_CODE_UNKNOWN");

    const closed = await owner.run(op.setJoining, { id, isOpen: false });
    expect(closed.answer.group).toMatchObject({ isJoinOpen: false, joinCode: null });
    expect((await newcomer.run(op.groupByJoinCode, { code: answer.group.joinCode })).answer.code).toBe(
      "JOIN_CODE_UNKNOWN",
    );
    const opened = await owner.run(op.setJoining, { id, isOpen: true });
    expect(opened.answer.group.joinCode).toBe(answer.group.joinCode);
    const found = await newcomer.run(op.groupByJoinCode, {
      code: `${answer.group.joinCode.slice(0, 4)} ${answer.group.joinCode.slice(4)}`.toLowerCase(),
    });
    expect(found.answer).toEqual({
      __typename: "GroupToJoin",
      name: "3B",
      coaches: ["Somebody", "Somebody"],
      joined: null,
    });
    expect((await newcomer.run(op.joinGroup, { code: answer.group.joinCode })).answer.group.myRole).toBe("MEMBER");
    expect((await newcomer.run(op.groupByJoinCode, { code: answer.group.joinCode })).answer.joined.id).toBe(id);
  });

  test("of ten who come at once only one takes the last place", async () => {
    const { id, code } = await newGroupWithPeople(server.url);
    await runSql(
      server,
      "with made as (insert into users (display_name, role) select 'Seat ' || n, 'MEMBER' from generate_series(1, " +
        "496) n returning id) insert into group_members (group_id, user_id, role) select $1, id, 'MEMBER' from made",
      [Buffer.from(id, "base64").toString().slice(6)],
    );
    const newcomers = [];
    for (let count = 0; count < 10; count += 1) newcomers.push(await newMember(server.url));
    const answers = await Promise.all(newcomers.map((newcomer) => newcomer.run(op.joinGroup, { code })));
    expect(answers.map(({ answer }) => answer.code ?? "joined").sort()).toEqual([
      ...Array.from({ length: 9 }, () => "GROUP_FULL"),
      "joined",
    ]);
  });

  test("nobody is in more than 100 groups, however many they join and make at once", async () => {
    const member = await newMember(server.url);
    const { code } = await newGroupWithPeople(server.url);
    await runSql(
      server,
      "with made as (insert into groups (name, join_code, settings) select 'G ' || n, 'JC' || n, " +
        "g.settings from groups g, " +
        "generate_series(1, 99) n where g.join_code = $2 returning id) " +
        "insert into group_members (group_id, user_id, role) select id, $1, 'MEMBER' from made",
      [Buffer.from(member.id, "base64").toString().slice(5), code],
    );
    const answers = await Promise.all([
      member.run(op.joinGroup, { code }),
      ...Array.from({ length: 4 }, () => member.run(op.createGroup, { name: "One more" })),
    ]);
    expect(answers.map(({ answer }) => answer.code ?? "in").sort()).toEqual([
      ...Array.from({ length: 4 }, () => "TOO_MANY_GROUPS"),
      "in",
    ]);
  });

  test("joining locks the group before the account, as others do", async () => {
    const { id, code, member } = await newGroupWithPeople(server.url);
    const other = new Client(server.database.config);
    await other.connect();
    try {
      // As where members get new pass-phrases: the group first, then the account.
      await other.query("begin");
      await other.query("select id from groups where id = $1 for update", [
        Buffer.from(id, "base64").toString().slice(6),
      ]);
      const joining = member.run(op.joinGroup, { code });
      await waitForLock(other);
      await other.query("select id from users where id = $1 for update", [
        Buffer.from(member.id, "base64").toString().slice(5),
      ]);
      await other.query("commit");
      expect((await joining).answer.group.myRole).toBe("MEMBER");
    } finally {
      await other.end();
    }
  });

  test("joining twice leaves one what one is", async () => {
    const { code, coach } = await newGroupWithPeople(server.url);
    expect((await coach.run(op.joinGroup, { code })).answer.group.myRole).toBe("COACH");
  });

  test("codes cannot be tried out; who has the right one gets in all the same", async () => {
    const { code } = await newGroupWithPeople(server.url);
    const guesser = new WireClient(server.url);
    const codes: string[] = [];
    for (let tries = 0; tries < 130; tries += 1)
      codes.push((await guesser.run(op.groupByJoinCode, { code: "ABCDEFGH" })).answer.code);
    expect(codes[0]).toBe("JOIN_CODE_UNKNOWN");
    expect(codes.at(-1)).toBe("RATE_LIMITED");
    // Whatever they try next, they learn nothing; somebody else behind the same address gets in.
    expect((await guesser.run(op.groupByJoinCode, { code })).answer.code).toBe("RATE_LIMITED");
    const member = await newMember(server.url);
    expect((await member.run(op.groupByJoinCode, { code })).answer.name).toBe("3B");
  });
});

describe("the archive", () => {
  test("a group that rests can be read and not changed, by code it is not found, and it comes back", async () => {
    const { id, code, owner, coach, member } = await newGroupWithPeople(server.url);
    expect((await owner.run(op.archiveGroup, { id })).answer.group.archivedAt).toEqual(expect.any(String));
    expect((await owner.run(op.archiveGroup, { id })).answer.__typename).toBe("GroupSuccess");
    expect((await member.run(op.groupNode, { id })).node.name).toBe("3B");
    expect((await coach.run(op.changeGroup, { input: { groupId: id, version: 1, name: "New" } })).answer.code).toBe(
      "GROUP_ARCHIVED",
    );
    expect((await coach.run(op.renewJoinCode, { id })).answer.code).toBe("GROUP_ARCHIVED");
    expect(
      (await owner.run(op.setGroupRole, { input: { groupId: id, userId: member.id, role: "COACH" } })).answer.code,
    ).toBe("GROUP_ARCHIVED");
    expect((await member.run(op.groupByJoinCode, { code })).answer.code).toMatch(/JOIN_CODE_UNKNOWN|RATE_LIMITED/u);
    expect((await owner.run(op.restoreGroup, { id })).answer.group.archivedAt).toBeNull();
    expect((await member.run(op.groupByJoinCode, { code })).answer.name).toBe("3B");
  });

  test("one may leave it", async () => {
    const { id, owner, member } = await newGroupWithPeople(server.url);
    await owner.run(op.archiveGroup, { id });
    expect((await member.run(op.leaveGroup, { id })).answer.leftGroupId).toBe(id);
  });
});

describe("roles", () => {
  test("the owner makes coaches and owners; the last owner stays one", async () => {
    const { id, owner, coach, member } = await newGroupWithPeople(server.url);
    const set = (who: WireClient, userId: string, role: string) =>
      who.run(op.setGroupRole, { input: { groupId: id, userId, role } });
    expect((await set(owner, member.id, "COACH")).answer).toMatchObject({
      member: { role: "COACH", user: { id: member.id } },
    });
    expect((await set(owner, owner.id, "MEMBER")).answer.code).toBe("LAST_OWNER");
    expect((await owner.run(op.leaveGroup, { id })).answer.code).toBe("LAST_OWNER");
    expect(
      (await set(owner, coach.id, "OWNER")).answer.group.coaches.filter(({ role }: any) => role === "OWNER"),
    ).toHaveLength(2);
    expect((await set(owner, owner.id, "MEMBER")).answer.group).toMatchObject({ myRole: "MEMBER", joinCode: null });
    expect((await set(owner, member.id, "MEMBER")).answer.code).toBe("NOT_ALLOWED");
    expect((await set(coach, (await newMember(server.url)).id, "COACH")).answer.code).toBe("NOT_FOUND");
    expect((await set(coach, "nonsense", "COACH")).answer.code).toBe("NOT_FOUND");
  });

  test("of two owners who leave at the same moment one stays", async () => {
    const { id, owner, coach } = await newGroupWithPeople(server.url);
    await owner.run(op.setGroupRole, { input: { groupId: id, userId: coach.id, role: "OWNER" } });
    const answers = await Promise.all([owner, coach].map((client) => client.run(op.leaveGroup, { id })));
    expect(answers.map(({ answer }) => answer.code ?? answer.__typename).sort()).toEqual([
      "LAST_OWNER",
      "LeaveGroupSuccess",
    ]);
  });

  test("who has left sees the group no more", async () => {
    const { id, member } = await newGroupWithPeople(server.url);
    expect((await member.run(op.leaveGroup, { id })).answer.leftGroupId).toBe(id);
    expect((await member.run(op.groupNode, { id })).node).toBeNull();
    expect((await member.run(op.myGroups)).viewer.groups).toEqual([]);
    expect((await member.run(op.leaveGroup, { id })).answer.code).toBe("NOT_FOUND");
  });
});

describe("deleting", () => {
  test("accounts stay unless they are erased with it", async () => {
    const { id, owner, member, coach } = await newGroupWithPeople(server.url);
    await markMadeIn(server, id, member);
    expect((await owner.run(op.groupNode, { id })).node.madeAccountCount).toBe(1);
    expect((await owner.run(op.deleteGroup, { input: { groupId: id } })).answer).toEqual({
      __typename: "DeleteGroupSuccess",
      deletedGroupId: id,
      erasedAccounts: 0,
    });
    expect((await coach.run(op.groupNode, { id })).node).toBeNull();
    expect((await member.run(account.viewer)).viewer.id).toBe(member.id);
  });

  test(
    "with their accounts, members lose their sessions and everything; coaches and those who came by themselves keep " +
      "theirs",
    async () => {
      const { id, code, owner, member, coach } = await newGroupWithPeople(server.url);
      const [own, elsewhere] = [await newMember(server.url), await newMember(server.url)];
      await own.run(op.joinGroup, { code });
      await elsewhere.run(op.joinGroup, { code });
      await newGroup(elsewhere, "Theirs");
      for (const person of [member, coach, elsewhere]) await markMadeIn(server, id, person);
      expect(
        (await owner.run(op.deleteGroup, { input: { groupId: id, eraseAccounts: true } })).answer.erasedAccounts,
      ).toBe(1);
      expect((await member.send(account.viewer)).body.data?.viewer ?? null).toBeNull();
      expect(await runSql(server, "select id from users where username = $1", [member.username])).toEqual([]);
      for (const person of [own, coach, elsewhere])
        expect((await person.run(account.viewer)).viewer.id).toBe(person.id);
    },
  );

  test("asking again with the same key gives the same answer", async () => {
    const { id, owner } = await newGroupWithPeople(server.url);
    const body = JSON.stringify({ variables: { input: { groupId: id } }, extensions: persisted(op.deleteGroup) });
    const headers = { "idempotency-key": `delete-${id}` };
    const [first, second] = [await owner.post(body, headers), await owner.post(body, headers)];
    expect(first.body.data.answer.deletedGroupId).toBe(id);
    expect(second.body).toEqual(first.body);
  });
});

test("a guest sees what a code opens, and needs an account to go in", async () => {
  const { code } = await newGroupWithPeople(server.url);
  const guest = await newGuest(server.url);
  expect((await guest.run(op.groupByJoinCode, { code })).answer.joined).toBeNull();
  expect((await guest.run(op.joinGroup, { code })).answer.code).toBe("ACCOUNT_NEEDED");
});
