import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import sharp from "sharp";
import * as hashing from "../../../src/server/users/passwords";
import { courses } from "../../../src/engine/lessons/courses";
import * as account from "../../support/accountOperations";
import * as group from "../../support/groupOperations";
import { newAdmin, newGroup, newGroupWithPeople, runSql, type GroupPeople } from "../../support/groupPeople";
import * as op from "../../support/memberOperations";
import { makeMembers, signInByCard, type MadeMember } from "../../support/memberPeople";
import { newGuest, newMember, password, type Person } from "../../support/people";
import { wordRun } from "../../support/practiceRun";
import { seedRuns } from "../../support/seedRuns";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { WireClient } from "../../support/WireClient";

jest.mock("../../../src/server/users/passwords", () => {
  const actual = jest.requireActual<typeof hashing>("../../../src/server/users/passwords");
  return { ...actual, hashPassPhrases: jest.fn(actual.hashPassPhrases) };
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    operations: [...account.accountOperations, ...group.groupOperations, ...op.memberOperations],
  });
});
afterAll(() => server.close());

const rowOf = (globalId: string) => Buffer.from(globalId, "base64").toString().split(":").at(-1)!;
const memberIdOf = (groupId: string, person: Person) =>
  Buffer.from(`GroupMember:${rowOf(groupId)}:${rowOf(person.id)}`).toString("base64");
const outcome = (answer: any) => answer.code ?? answer.__typename;

describe("who may do what", () => {
  let people: GroupPeople;
  let clients: Readonly<Record<string, WireClient>>;
  let otherGroup: string;
  let made: readonly MadeMember[];
  // Made many at once: nobody makes pass-phrases so often.
  const unused: MadeMember[] = [];
  const fresh = async () => {
    if (unused.length === 0)
      unused.push(
        ...(await makeMembers(
          people.owner,
          people.id,
          Array.from({ length: 25 }, (_, index) => `Fresh ${index}`),
        )),
      );
    return unused.shift()!;
  };
  beforeAll(async () => {
    people = await newGroupWithPeople(server.url);
    const stranger = await newMember(server.url);
    otherGroup = (await newGroup(stranger)).id;
    made = await makeMembers(people.owner, people.id, ["Made One"]);
    clients = {
      nobody: new WireClient(server.url),
      guest: await newGuest(server.url),
      member: people.member,
      "made member": (await signInByCard(server.url, made[0]!))!,
      "other group's owner": stranger,
      coach: people.coach,
      owner: people.owner,
      admin: await newAdmin(server),
    };
  });

  const outsiders = {
    nobody: "NOT_SIGNED_IN",
    guest: "NOT_FOUND",
    member: "NOT_ALLOWED",
    "made member": "NOT_ALLOWED",
    "other group's owner": "NOT_FOUND",
  };
  const coaches = (what: string) => ({ ...outsiders, coach: what, owner: what, admin: what });
  const matrix: readonly [string, (client: WireClient) => Promise<any>, Readonly<Record<string, string>>][] = [
    [
      "previewMembers",
      async (client) =>
        (
          await client.upload(
            op.previewMembers,
            { groupId: people.id, file: null },
            "variables.file",
            new Blob(["Emma"]),
          )
        ).body.data,
      coaches("MemberPreview"),
    ],
    [
      "addMembers",
      (client) =>
        client.run(op.addMembers, {
          input: { groupId: people.id, batchId: randomUUID(), language: "EN", rows: [{ name: "Emma" }] },
        }),
      coaches("MemberCards"),
    ],
    [
      "resetPassPhrases of who was made here",
      async (client) => client.run(op.resetPassPhrases, { ids: [(await fresh()).memberId], language: "EN" }),
      coaches("MemberCards"),
    ],
    [
      "resetPassPhrases of who came by themselves",
      (client) => client.run(op.resetPassPhrases, { ids: [memberIdOf(people.id, people.member)], language: "EN" }),
      coaches("NOT_MADE_HERE"),
    ],
    [
      "openLesson for a member",
      async (client) => {
        const memberId = memberIdOf(people.id, people.member);
        return { answer: (await client.run(account.openLesson, { lessonId: "us-fj", memberId })).openLesson };
      },
      coaches("OpenLessonSuccess"),
    ],
    [
      "renameMember",
      async (client) => client.run(op.renameMember, { id: (await fresh()).memberId, displayName: "Renamed" }),
      coaches("RenameMemberSuccess"),
    ],
    [
      "renameMember of who came by themselves",
      (client) => client.run(op.renameMember, { id: memberIdOf(people.id, people.member), displayName: "Renamed" }),
      coaches("NOT_MADE_HERE"),
    ],
    [
      "setExtraTime",
      (client) => client.run(op.setExtraTime, { ids: [memberIdOf(people.id, people.member)], extraTime: 20 }),
      coaches("SetExtraTimeSuccess"),
    ],
    [
      "setExtraTime of a coach",
      (client) => client.run(op.setExtraTime, { ids: [memberIdOf(people.id, people.coach)], extraTime: 20 }),
      { ...coaches("SetExtraTimeSuccess"), coach: "NOT_ALLOWED" },
    ],
    [
      "setPublicConsent of who was made here",
      async (client) => client.run(op.setPublicConsent, { ids: [(await fresh()).memberId], hasConsent: true }),
      coaches("SetPublicConsentSuccess"),
    ],
    [
      "setPublicConsent of who came by themselves",
      (client) => client.run(op.setPublicConsent, { ids: [memberIdOf(people.id, people.member)], hasConsent: true }),
      coaches("NOT_MADE_HERE"),
    ],
    [
      "removeMembers",
      async (client) => client.run(op.removeMembers, { ids: [(await fresh()).memberId] }),
      coaches("MembersGone"),
    ],
    [
      "removeMembers: the owner",
      (client) => client.run(op.removeMembers, { ids: [memberIdOf(people.id, people.owner)] }),
      { ...outsiders, coach: "NOT_ALLOWED", owner: "LAST_OWNER", admin: "LAST_OWNER" },
    ],
    [
      "moveMembers into a group of others",
      async (client) => client.run(op.moveMembers, { ids: [(await fresh()).memberId], to: otherGroup }),
      { ...outsiders, coach: "NOT_FOUND", owner: "NOT_FOUND", admin: "MembersGone" },
    ],
    [
      "mergeMembers",
      async (client) => client.run(op.mergeMembers, { from: (await fresh()).memberId, into: (await fresh()).memberId }),
      coaches("MembersGone"),
    ],
    [
      "mergeMembers with who came by themselves",
      async (client) =>
        client.run(op.mergeMembers, { from: memberIdOf(people.id, people.member), into: (await fresh()).memberId }),
      coaches("NOT_MADE_HERE"),
    ],
    [
      "eraseMember",
      async (client) => client.run(op.eraseMember, { id: (await fresh()).memberId }),
      coaches("MembersGone"),
    ],
    [
      "eraseMember who came by themselves",
      (client) => client.run(op.eraseMember, { id: memberIdOf(people.id, people.member) }),
      coaches("NOT_MADE_HERE"),
    ],
    [
      "restoreMember",
      async (client) => client.run(op.restoreMember, { id: await removed() }),
      coaches("RestoreMemberSuccess"),
    ],
    [
      "eraseRemovedMember",
      async (client) => client.run(op.eraseRemovedMember, { id: await removed() }),
      coaches("EraseRemovedMemberSuccess"),
    ],
  ];
  /** The id of an account that was just deleted. */
  const removed = async () => {
    const { memberId, username } = await fresh();
    await people.owner.run(op.eraseMember, { id: memberId });
    const { node } = await people.owner.run(op.removedMembers, { id: people.id });
    return node.removedMembers.edges.find(({ node: one }: any) => one.username === username).node.id as string;
  };
  describe.each(matrix)("%s", (_, ask, outcomes) => {
    test.each(Object.keys(outcomes))("as %s", async (role) => {
      expect(outcome((await ask(clients[role]!)).answer)).toBe(outcomes[role]);
    });
  });

  /** What one can do with an account itself. */
  const takeovers: readonly [string, (client: WireClient, memberId: string) => Promise<any>, string][] = [
    ["reset", (client, id) => client.run(op.resetPassPhrases, { ids: [id], language: "EN" }), "MemberCards"],
    ["rename", (client, id) => client.run(op.renameMember, { id, displayName: "Renamed" }), "RenameMemberSuccess"],
    [
      "merge into another",
      async (client, from) => client.run(op.mergeMembers, { from, into: (await fresh()).memberId }),
      "MembersGone",
    ],
    [
      "merge another into it",
      async (client, into) => client.run(op.mergeMembers, { from: (await fresh()).memberId, into }),
      "MembersGone",
    ],
    ["erase", (client, id) => client.run(op.eraseMember, { id }), "MembersGone"],
  ];
  describe.each(takeovers)("%s", (_, take, allowed) => {
    test.each(["COACH", "OWNER"])("a made account that is %s: a coach may not, an owner may", async (role) => {
      const { memberId, id } = await fresh();
      await people.owner.run(group.setGroupRole, { input: { groupId: people.id, userId: id, role } });
      const ask = async (client: WireClient) => outcome((await take(client, memberId)).answer);
      expect([await ask(people.coach), await ask(people.owner)]).toEqual(["NOT_ALLOWED", allowed]);
    });

    test("a made account that runs another group: a coach may while nobody else is in that", async () => {
      const [alone, among] = [await fresh(), await fresh()];
      await newGroup((await signInByCard(server.url, alone))!, "Of one");
      const club = await newGroup((await signInByCard(server.url, among))!, "Club");
      const friend = await newMember(server.url);
      await friend.run(group.joinGroup, { code: club.code });
      expect(outcome((await take(people.coach, among.memberId)).answer)).toBe("NOT_ALLOWED");
      await friend.run(group.leaveGroup, { id: club.id });
      expect(outcome((await take(people.coach, alone.memberId)).answer)).toBe(allowed);
      expect(outcome((await take(people.coach, among.memberId)).answer)).toBe(allowed);
    });
  });

  test.each([
    [
      "an admin",
      "MEMBER",
      (id: string) => runSql(server, "update users set role = 'ADMIN' where id = $1", [rowOf(id)]),
      "NOT_MADE_HERE",
    ],
    ["a coach here", "COACH", () => Promise.resolve([]), "NOT_ALLOWED"],
  ] as const)(
    "an account that became %s while its new pass-phrase was made keeps its password",
    async (_, role, befall, code) => {
      const { memberId, id, ...card } = await fresh();
      const { hashPassPhrases } = jest.requireActual<typeof hashing>("../../../src/server/users/passwords");
      jest.mocked(hashing.hashPassPhrases).mockImplementationOnce(async (...asked) => {
        if (role === "COACH")
          await people.owner.run(group.setGroupRole, { input: { groupId: people.id, userId: id, role } });
        await befall(id);
        return hashPassPhrases(...asked);
      });
      expect(outcome((await people.coach.run(op.resetPassPhrases, { ids: [memberId], language: "EN" })).answer)).toBe(
        code,
      );
      expect(await signInByCard(server.url, card)).not.toBeNull();
    },
  );

  test("a coach gets no right over an account by moving it into a group of their own", async () => {
    const own = await newGroup(people.coach, "The coach's own");
    const [plain, running] = [await fresh(), await fresh()];
    const club = await newGroup((await signInByCard(server.url, running))!, "Club");
    await (await newMember(server.url)).run(group.joinGroup, { code: club.code });
    expect(
      outcome((await people.coach.run(op.moveMembers, { ids: [plain.memberId, running.memberId], to: own.id })).answer),
    ).toBe("MembersGone");
    const reset = async ({ id }: MadeMember) =>
      outcome(
        (await people.coach.run(op.resetPassPhrases, { ids: [memberIdOf(own.id, { id } as Person)], language: "EN" }))
          .answer,
      );
    expect([await reset(plain), await reset(running)]).toEqual(["MemberCards", "NOT_MADE_HERE"]);
    expect(await signInByCard(server.url, running)).not.toBeNull();
  });

  test("of a made account that coaches now: the owner may, a coach may not, and nobody once it is an admin", async () => {
    const { memberId, id } = await fresh();
    await people.owner.run(group.setGroupRole, { input: { groupId: people.id, userId: id, role: "COACH" } });
    const reset = async (client: Person) =>
      outcome((await client.run(op.resetPassPhrases, { ids: [memberId], language: "EN" })).answer);
    expect([await reset(people.coach), await reset(people.owner)]).toEqual(["NOT_ALLOWED", "MemberCards"]);
    expect(outcome((await people.coach.run(op.removeMembers, { ids: [memberId] })).answer)).toBe("NOT_ALLOWED");
    await runSql(server, "update users set role = 'ADMIN' where id = $1", [rowOf(id)]);
    expect([await reset(people.coach), await reset(people.owner)]).toEqual(["NOT_MADE_HERE", "NOT_MADE_HERE"]);
  });

  test("an archived group keeps its members as they are", async () => {
    const resting = await newGroup(people.owner, "Last year");
    const [one] = await makeMembers(people.owner, resting.id, ["Resting"]);
    await people.owner.run(group.archiveGroup, { id: resting.id });
    const answers = [
      await people.owner.run(op.removeMembers, { ids: [one!.memberId] }),
      await people.owner.run(op.resetPassPhrases, { ids: [one!.memberId], language: "EN" }),
      await people.owner.run(op.eraseMember, { id: one!.memberId }),
    ];
    expect(answers.map(({ answer }) => outcome(answer))).toEqual([
      "GROUP_ARCHIVED",
      "GROUP_ARCHIVED",
      "GROUP_ARCHIVED",
    ]);
  });

  test("ids that are no member's, or of two groups, find nobody", async () => {
    const [there] = await makeMembers(people.owner, (await newGroup(people.owner, "Two")).id, ["There"]);
    for (const ids of [
      [],
      ["nonsense"],
      [people.owner.id],
      [(await fresh()).memberId, there!.memberId],
      [Buffer.from("GroupMember:a:b").toString("base64")],
    ]) {
      expect(outcome((await people.owner.run(op.removeMembers, { ids })).answer)).toBe("NOT_FOUND");
    }
  });
});

describe("what becomes of them", () => {
  let people: GroupPeople;
  beforeEach(async () => {
    people = await newGroupWithPeople(server.url);
  });

  test("who is removed finds the group no more, and keeps their account and results", async () => {
    const [made] = await makeMembers(people.coach, people.id, ["Emma"]);
    const emma = (await signInByCard(server.url, made!))!;
    await emma.run(account.saveResult, { input: wordRun() });
    const { answer } = await people.coach.run(op.removeMembers, { ids: [made!.memberId] });
    expect(answer).toMatchObject({ removedMemberIds: [made!.memberId], group: { memberCount: 3 } });
    expect((await emma.run(group.groupNode, { id: people.id })).node).toBeNull();
    expect((await emma.run(account.myResults)).viewer.results.edges).toHaveLength(1);
    expect(
      outcome((await people.coach.run(op.resetPassPhrases, { ids: [made!.memberId], language: "EN" })).answer),
    ).toBe("NOT_FOUND");
  });

  test("who moves is a member there, and the new group's coaches look after the account", async () => {
    const there = await newGroup(people.owner, "4B");
    const [made] = await makeMembers(people.coach, people.id, ["Emma"]);
    const { answer } = await people.owner.run(op.moveMembers, {
      ids: [made!.memberId, memberIdOf(people.id, people.member)],
      to: there.id,
    });
    expect(answer).toMatchObject({ __typename: "MembersGone", group: { id: people.id, memberCount: 2 } });
    const { node } = await people.owner.run(group.groupMembers, { id: there.id });
    expect(node.members.edges.map(({ node: one }: any) => [one.user.displayName, one.role, one.isMadeHere])).toEqual(
      expect.arrayContaining([
        ["Emma", "MEMBER", true],
        ["Somebody", "MEMBER", false],
      ]),
    );
    expect((await people.coach.run(op.managed, { id: made!.memberId })).node).toBeNull();
    expect(
      outcome(
        (await people.owner.run(op.moveMembers, { ids: [memberIdOf(people.id, people.owner)], to: there.id })).answer,
      ),
    ).toBe("LAST_OWNER");
    expect(
      outcome(
        (await people.owner.run(op.moveMembers, { ids: [memberIdOf(people.id, people.coach)], to: people.id })).answer,
      ),
    ).toBe("BAD_REQUEST");
  });

  test("who is moved to two groups at once is in one of them", async () => {
    const targets = [await newGroup(people.owner, "4A"), await newGroup(people.owner, "4B")];
    const [made] = await makeMembers(people.coach, people.id, ["Emma"]);
    const blocker = new Client(server.database.config);
    await blocker.connect();
    try {
      // Both have seen who is in the group before either changes it.
      await blocker.query("begin");
      await blocker.query("select id from groups where id = $1 for update", [rowOf(people.id)]);
      const moves = targets.map(({ id }) => people.owner.run(op.moveMembers, { ids: [made!.memberId], to: id }));
      for (;;) {
        const { rows } = await blocker.query(
          "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        );
        if (rows.length >= moves.length) break;
        await sleep(20);
      }
      await blocker.query("commit");
      const answers = await Promise.all(moves);
      expect(answers.map(({ answer }) => outcome(answer)).sort()).toEqual(["MembersGone", "NOT_FOUND"]);
    } finally {
      await blocker.end();
    }
    expect(
      await runSql(server, "select group_id from group_members where user_id = $1", [rowOf(made!.id)]),
    ).toHaveLength(1);
  });

  test("two accounts of one person become one with all that both had", async () => {
    const [from, into] = await makeMembers(people.coach, people.id, ["Emma", "Emma V"]);
    await seedRuns(server.database.config, { userId: rowOf(from!.id), runs: 7 });
    await seedRuns(server.database.config, { userId: rowOf(into!.id), runs: 3 });
    await runSql(server, "insert into passed_exercises values ($1, 'a', now()), ($1, 'b', now()), ($2, 'b', now())", [
      rowOf(from!.id),
      rowOf(into!.id),
    ]);
    const other = await newGroup(people.owner, "Club");
    const old = (await signInByCard(server.url, from!))!;
    await old.run(group.joinGroup, { code: other.code });

    expect((await people.coach.run(op.managed, { id: from!.memberId })).node.holdings).toMatchObject({
      results: 7,
      exams: 0,
      certificates: 0,
      passedExercises: 2,
      texts: 0,
      groups: 2,
    });
    const { answer } = await people.coach.run(op.mergeMembers, {
      from: from!.memberId,
      into: into!.memberId,
      confirmation: "  EMMA ",
    });
    expect(answer).toMatchObject({ removedMemberIds: [from!.memberId], group: { memberCount: 4 } });
    expect((await people.coach.run(op.managed, { id: into!.memberId })).node).toMatchObject({
      holdings: { results: 10, passedExercises: 2, groups: 2 },
    });
    expect((await old.send(account.viewer)).status).toBe(401);
    expect(await signInByCard(server.url, from!)).toBeNull();
    expect(
      outcome((await people.coach.run(op.mergeMembers, { from: into!.memberId, into: into!.memberId })).answer),
    ).toBe("BAD_REQUEST");
  });

  test("a merge is refused, and changes nothing, when the name of the account that ends is another", async () => {
    const [from, into, twin] = await makeMembers(people.coach, people.id, ["Emma de Vries", "Emma V", "Twin"]);
    await people.coach.run(op.renameMember, { id: twin!.memberId, displayName: "Emma V" });
    const merge = async (one: MadeMember, other: MadeMember, confirmation: string | null) =>
      (await people.coach.run(op.mergeMembers, { from: one.memberId, into: other.memberId, confirmation })).answer;
    for (const wrong of ["", "Em", "Emma V", into!.username, `Emma de Vries${" ".repeat(500)}`]) {
      const answer = await merge(from!, into!, wrong);
      expect(answer).toMatchObject({
        __typename: "InvalidInputError",
        issues: [{ path: "confirmation", code: "NAME_MISMATCH" }],
      });
    }
    expect((await people.coach.run(op.managed, { id: from!.memberId })).node).not.toBeNull();
    // Both have the same display name: only the username says which one.
    expect(outcome(await merge(twin!, into!, "Emma V"))).toBe("BAD_REQUEST");
    expect(outcome(await merge(twin!, into!, ` ${twin!.username.toUpperCase()} `))).toBe("MembersGone");
    expect(outcome(await merge(from!, into!, "emma  DE vries"))).toBe("MembersGone");
  });

  test("what an account has is counted before a merge: runs, their time, the last, and steps of the course", async () => {
    const [full, empty] = await makeMembers(people.coach, people.id, ["Emma", "Emma V"]);
    await seedRuns(server.database.config, { userId: rowOf(full!.id), runs: 4 });
    const lesson = courses[0]!.lessons.find(({ exercises }) => exercises.length > 1)!;
    for (const { id } of lesson.exercises)
      await runSql(server, "insert into passed_exercises values ($1, $2, now())", [rowOf(full!.id), id]);
    const rows = await runSql(
      server,
      "select sum(duration_ms)::int as ms, max(created_at) as at from results where user_id = $1",
      [rowOf(full!.id)],
    );
    const holdings = async ({ memberId }: MadeMember) =>
      (await people.coach.run(op.managed, { id: memberId })).node.holdings;
    expect(rows[0].ms).toBeGreaterThan(0);
    expect(await holdings(full!)).toMatchObject({
      results: 4,
      durationMs: rows[0].ms,
      lastTypedAt: rows[0].at.toISOString(),
      passedExercises: lesson.exercises.length,
      passedLessons: 1,
    });
    expect(await holdings(empty!)).toMatchObject({ results: 0, durationMs: 0, lastTypedAt: null, passedLessons: 0 });
  });

  test("a picture goes with the account, unless the other has one", async () => {
    const upload = async (person: WireClient, background: string) => {
      const image = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
        .png()
        .toBuffer();
      return (
        await person.upload(account.uploadAvatar, { file: null }, "variables.file", new Blob([new Uint8Array(image)]))
      ).body.data.uploadAvatar.user.avatarUrl as string;
    };
    const made = await makeMembers(people.coach, people.id, ["Emma", "Emma V", "Emma Vos"]);
    const [red, blue, bare] = await Promise.all(made.map(async (one) => (await signInByCard(server.url, one))!));
    const [hash] = [(await upload(red!, "red")).split("/").at(-1), await upload(blue!, "blue")];
    const merge = (from: number, into: number) =>
      people.coach.run(op.mergeMembers, { from: made[from]!.memberId, into: made[into]!.memberId });
    await merge(0, 2);
    const { avatarUrl } = (await bare!.run(account.viewer)).viewer;
    expect(avatarUrl).toBe(`/avatars/${rowOf(made[2]!.id)}/${hash}`);
    expect((await fetch(server.url + avatarUrl)).status).toBe(200);
    await merge(1, 2);
    expect((await bare!.run(account.viewer)).viewer.avatarUrl).toBe(avatarUrl);
  });

  test("when somebody last practised is told since they joined", async () => {
    const [made] = await makeMembers(people.coach, people.id, ["Emma"]);
    const emma = (await signInByCard(server.url, made!))!;
    expect((await people.coach.run(op.managed, { id: made!.memberId })).node.lastPractisedAt).toBeNull();
    const { saveResult } = await emma.run(account.saveResult, { input: wordRun() });
    expect((await people.coach.run(op.managed, { id: made!.memberId })).node.lastPractisedAt).toBe(
      saveResult.result.createdAt,
    );
  });

  test("who is erased leaves nothing behind", async () => {
    const [made] = await makeMembers(people.coach, people.id, ["Emma"]);
    const emma = (await signInByCard(server.url, made!))!;
    await emma.run(account.saveResult, { input: wordRun() });
    expect(outcome((await people.coach.run(op.eraseMember, { id: made!.memberId })).answer)).toBe("MembersGone");
    expect((await emma.send(account.viewer)).status).toBe(401);
    expect(
      await runSql(
        server,
        "select (select count(*)::int from users where id = $1) + (select count(*)::int from results where " +
          "user_id = $1) + (select count(*)::int from sessions where user_id = $1) as number",
        [rowOf(made!.id)],
      ),
    ).toEqual([{ number: 0 }]);
  });
});

describe("one's own account", () => {
  const remove = async (person: WireClient, written = password) =>
    (await person.run(op.deleteMyAccount, { password: written })).answer;

  test("it goes with everything, after the password", async () => {
    const person = await newMember(server.url);
    await person.run(account.saveResult, { input: wordRun() });
    expect(await remove(person, "wrong")).toMatchObject({ issues: [{ path: "password", code: "WRONG_PASSWORD" }] });
    expect(await remove(person)).toMatchObject({ done: true });
    expect((await person.send(account.viewer)).status).toBe(401);
    expect(await runSql(server, "select 1 from results where user_id = $1", [rowOf(person.id)])).toEqual([]);
    expect(await remove(new WireClient(server.url))).toMatchObject({ code: "NOT_SIGNED_IN" });
    expect(await remove(await newGuest(server.url))).toMatchObject({ code: "NOT_ALLOWED" });
  });

  test("who alone owns a group with others in it hands it over first; a group of one goes along", async () => {
    const people = await newGroupWithPeople(server.url, "Handed over");
    const alone = await newGroup(people.owner, "Only me");
    expect((await people.owner.run(op.handOver)).viewer.groupsToHandOver).toEqual(["Handed over"]);
    expect(await remove(people.owner)).toMatchObject({ code: "LAST_OWNER" });
    await people.owner.run(group.setGroupRole, {
      input: { groupId: people.id, userId: people.coach.id, role: "OWNER" },
    });
    expect((await people.owner.run(op.handOver)).viewer.groupsToHandOver).toEqual([]);
    expect(await remove(people.owner)).toMatchObject({ done: true });
    expect(
      await runSql(server, "select name from groups where id in ($1, $2)", [rowOf(people.id), rowOf(alone.id)]),
    ).toEqual([{ name: "Handed over" }]);
  });
});
