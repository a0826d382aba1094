import { randomUUID } from "node:crypto";
import * as account from "../../support/accountOperations";
import * as group from "../../support/groupOperations";
import { newGroup, newGroupWithPeople, runSql, type GroupPeople } from "../../support/groupPeople";
import { sendKeyed } from "../../support/keyedRequest";
import * as op from "../../support/memberOperations";
import { makeMembers, signInByCard, type MadeMember } from "../../support/memberPeople";
import { freshName, newMember, type Person } from "../../support/people";
import { startTestServer, type TestServer } from "../../support/startTestServer";

let server: TestServer;
let people: GroupPeople;
beforeAll(async () => {
  server = await startTestServer({
    operations: [...account.accountOperations, ...group.groupOperations, ...op.memberOperations],
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  people = await newGroupWithPeople(server.url);
});

const preview = async (bytes: Uint8Array | string) =>
  (
    await people.coach.upload(
      op.previewMembers,
      { groupId: people.id, file: null },
      "variables.file",
      new Blob([bytes as BlobPart]),
    )
  ).body.data.answer;
const add = (rows: readonly object[], batchId: string = randomUUID(), client = people.coach) =>
  client
    .run(op.addMembers, { input: { groupId: people.id, batchId, language: "NL", rows } })
    .then(({ answer }) => answer);
const countAccounts = async () =>
  (await runSql(server, "select count(*)::int as number from users"))[0].number as number;

test("a list becomes a preview, and the preview members with cards that open their accounts", async () => {
  const before = await countAccounts();
  const { rows } = await preview("Naam;Gebruikersnaam\nEmma de Vries;\nNoah;noah-2012\n=1+1;\n");
  expect(rows.map(({ line, name, issues }: any) => [line, name, issues.length])).toEqual([
    [2, "Emma de Vries", 0],
    [3, "Noah", 0],
    [4, "=1+1", 1],
  ]);
  expect(rows[1]).toMatchObject({ username: "noah-2012", isUsernameChosen: true, isInGroup: false });
  expect(await countAccounts()).toBe(before);

  const { cards, group: now } = await add(
    rows.slice(0, 2).map(({ name, username, isUsernameChosen }: any) => ({ name, username, isUsernameChosen })),
  );
  expect(
    cards.map(({ member }: any) => [member.user.displayName, member.user.username, member.role, member.isMadeHere]),
  ).toEqual([
    ["Emma de Vries", rows[0].username, "MEMBER", true],
    ["Noah", "noah-2012", "MEMBER", true],
  ]);
  expect(now.memberCount).toBe(5);
  const emma = await signInByCard(server.url, {
    username: cards[0].member.user.username,
    passPhrase: cards[0].passPhrase,
  });
  expect((await emma!.run(group.myGroups)).viewer.groups).toMatchObject([{ id: people.id, myRole: "MEMBER" }]);
  expect(
    await runSql(server, "select email from users where display_name = 'Emma de Vries' and email is not null"),
  ).toEqual([]);
});

test.each([
  ["UTF-8 with a mark", Buffer.from("\uFEFFZoë\nAndré")],
  ["UTF-16, low byte first", Buffer.from("\uFEFFZoë\nAndré", "utf16le")],
  ["UTF-16, high byte first", Buffer.from("\uFEFFZoë\nAndré", "utf16le").swap16()],
  ["Windows-1252", Buffer.from("Zoë\nAndré", "latin1")],
])("%s is read as it was meant", async (_, bytes) => {
  expect((await preview(bytes)).rows.map(({ name }: any) => name)).toEqual(["Zoë", "André"]);
});

test.each([
  ["Latin-2", Buffer.from([0x4a, 0xf3, 0x7a, 0x65, 0x66, 0x20, 0xb3, 0xf1]), "WRONG_ENCODING"],
  ["half a letter", Buffer.from([0x5a, 0x6f, 0xc3, 0x0a, 0xe3, 0x81]), "WRONG_ENCODING"],
  ["a renamed picture", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"), "NOT_A_TEXT_FILE"],
  ["a renamed workbook", Buffer.from("504b0304140006000800000021", "hex"), "NOT_A_TEXT_FILE"],
  ["nothing", Buffer.alloc(0), "REQUIRED"],
  [
    "2,000 rows",
    Buffer.from(Array.from({ length: 2_000 }, (__, index) => `Name ${index}`).join("\n")),
    "TOO_MANY_ROWS",
  ],
  ["more than a list can be", Buffer.alloc(1024 * 1024 + 1, "a"), "PAYLOAD_TOO_LARGE"],
])("%s is refused, in words", async (_, bytes, code) => {
  expect(await preview(bytes)).toMatchObject({ __typename: "RefusedError", code });
});

test("10 MB and a byte is refused at the door", async () => {
  const { status, body } = await people.coach.upload(
    op.previewMembers,
    { groupId: people.id, file: null },
    "variables.file",
    new Blob([new Uint8Array(10 * 1024 * 1024 + 1)]),
  );
  expect([status, body.errors[0].extensions.code]).toEqual([413, "PAYLOAD_TOO_LARGE"]);
});

describe("a batch again", () => {
  const input = () => ({
    groupId: people.id,
    batchId: randomUUID(),
    language: "EN",
    rows: [{ name: "Emma" }, { name: "Noah" }],
  });
  const rowOf = (globalId: string) => Buffer.from(globalId, "base64").toString().split(":").at(-1)!;
  const hashes = () =>
    runSql(server, "select id, password_hash, role from users where made_in_group_id = $1 order by id", [
      rowOf(people.id),
    ]);

  test("as the same request it gets the same answer; under another key nothing is changed, and it is told", async () => {
    const batch = input();
    const key = randomUUID();
    const ask = () => sendKeyed(server.url, op.addMembers, { input: batch }, { key, token: people.coach.token });
    const [first, second] = [await ask(), await ask()];
    expect(second.text).toBe(first.text);
    const before = await hashes();
    expect(await add(batch.rows, batch.batchId)).toMatchObject({
      __typename: "RefusedError",
      code: "MEMBERS_ALREADY_MADE",
    });
    expect(await hashes()).toEqual(before);
    const [{ member, passPhrase }] = first.data.answer.cards;
    expect(await signInByCard(server.url, { username: member.user.username, passPhrase })).not.toBeNull();
  });

  /** What may have become of an account since it was made; `username` and `passPhrase` sign in to it from then on. */
  const fates: readonly [string, (emma: Person, card: MadeMember) => Promise<{ readonly passPhrase: string }>][] = [
    ["nothing", async (_, card) => card],
    [
      "it became an admin",
      async (emma, card) => {
        await runSql(server, "update users set role = 'ADMIN' where id = $1", [rowOf(emma.id)]);
        return card;
      },
    ],
    [
      "it runs a group of its own",
      async (emma, card) => {
        const club = await newGroup(emma, "Club");
        await people.member.run(group.joinGroup, { code: club.code });
        return card;
      },
    ],
    [
      "it coaches this group",
      async (emma, card) => {
        await people.owner.run(group.setGroupRole, { input: { groupId: people.id, userId: emma.id, role: "COACH" } });
        return card;
      },
    ],
    [
      "it changed its own password",
      async (emma, card) => {
        await emma.run(account.changePassword, { input: { current: card.passPhrase, next: "a password of my own" } });
        return { passPhrase: "a password of my own" };
      },
    ],
    [
      "it was moved",
      async (_, card) => {
        const there = await newGroup(people.owner, "4B");
        await people.owner.run(op.moveMembers, { ids: [card.memberId], to: there.id });
        return card;
      },
    ],
    [
      "it was taken out of the group",
      async (_, card) => {
        await people.coach.run(op.removeMembers, { ids: [card.memberId] });
        return card;
      },
    ],
    [
      "it got a new card",
      async (_, card) =>
        (await people.coach.run(op.resetPassPhrases, { ids: [card.memberId], language: "EN" })).answer.cards[0],
    ],
  ];
  test.each(fates)("the password stays what it is, and its sessions open: %s", async (_, befall) => {
    const batch = input();
    const key = randomUUID();
    const first = await sendKeyed(server.url, op.addMembers, { input: batch }, { key, token: people.coach.token });
    const [{ member, passPhrase }] = first.data.answer.cards;
    const card = { memberId: member.id, id: member.user.id, username: member.user.username, passPhrase };
    const emma = (await signInByCard(server.url, card))!;
    const now = await befall(emma, card);
    const open = (await signInByCard(server.url, { username: card.username, passPhrase: now.passPhrase }))!;
    const before = await runSql(server, "select password_hash, role from users where id = $1", [rowOf(card.id)]);

    for (const client of [people.coach, people.owner])
      expect(await add(batch.rows, batch.batchId, client)).toMatchObject({ code: "MEMBERS_ALREADY_MADE" });
    // With other rows, other people in them, or one row less it is the same batch.
    expect(await add([...batch.rows, { name: "Third" }], batch.batchId)).toMatchObject({
      code: "MEMBERS_ALREADY_MADE",
    });
    expect(await add([{ name: "Mallory" }], batch.batchId)).toMatchObject({ code: "MEMBERS_ALREADY_MADE" });
    // The answer of the first time, to whoever had it: it opens nothing that it did not open before.
    expect(
      (await sendKeyed(server.url, op.addMembers, { input: batch }, { key, token: people.coach.token })).text,
    ).toBe(first.text);
    expect(await runSql(server, "select password_hash, role from users where id = $1", [rowOf(card.id)])).toEqual(
      before,
    );
    expect((await open.send(account.viewer)).status).toBe(200);
    expect(await signInByCard(server.url, { username: card.username, passPhrase: now.passPhrase })).not.toBeNull();
  });

  test(
    "two requests of the same batch at once make nobody twice, and the cards of whoever came first open the " +
      "accounts",
    async () => {
      const batchId = randomUUID();
      const rows = Array.from({ length: 5 }, (_, index) => ({ name: `Twin ${index}` }));
      const answers = await Promise.all([add(rows, batchId), add(rows, batchId), add(rows, batchId, people.owner)]);
      expect(answers.map(({ code, __typename }) => code ?? __typename).toSorted()).toEqual([
        "MEMBERS_ALREADY_MADE",
        "MEMBERS_ALREADY_MADE",
        "MemberCards",
      ]);
      const { cards, group: now } = answers.find(({ __typename }) => __typename === "MemberCards");
      expect(now.memberCount).toBe(8);
      expect(
        await signInByCard(server.url, { username: cards[4].member.user.username, passPhrase: cards[4].passPhrase }),
      ).not.toBeNull();
    },
  );
});

test("one bad row and nobody is made", async () => {
  const before = await countAccounts();
  expect(
    await add([
      { name: "Emma" },
      { name: "@evil" },
      { name: "Noah", username: people.member.username, isUsernameChosen: true },
    ]),
  ).toMatchObject({
    __typename: "InvalidInputError",
    issues: [
      { path: "rows.1.name", code: "WRONG_CHARACTERS" },
      { path: "rows.2.username", code: "USERNAME_TAKEN" },
    ],
  });
  expect(await add([])).toMatchObject({ issues: [{ path: "rows", code: "REQUIRED" }] });
  expect(await add([{ name: "Emma" }], "not-a-uuid")).toMatchObject({ issues: [{ path: "batchId" }] });
  expect(await add(Array.from({ length: 26 }, (_, index) => ({ name: `Name ${index}` })))).toMatchObject({
    code: "TOO_MANY_ROWS",
  });
  expect(await countAccounts()).toBe(before);
});

test("a user name of the preview that somebody takes meanwhile becomes another one", async () => {
  const username = freshName();
  await newMember(server.url, username);
  const { cards } = await add([{ name: "Late Riser", username }]);
  expect(cards[0].member.user.username).not.toBe(username);
});

test("a group holds 500: the one too many is refused, and nobody is made", async () => {
  const small = await newGroup(people.owner, "Full");
  await runSql(
    server,
    "with made as (insert into users (display_name, role) select 'Seat ' || n, 'MEMBER' from generate_series(1, " +
      "498) n returning id) insert into group_members (group_id, user_id, role) select $1, id, 'MEMBER' from made",
    [Buffer.from(small.id, "base64").toString().slice(6)],
  );
  const { answer } = await people.owner.run(op.addMembers, {
    input: { groupId: small.id, batchId: randomUUID(), language: "EN", rows: [{ name: "Emma" }, { name: "Noah" }] },
  });
  expect(answer).toMatchObject({ code: "GROUP_FULL" });
  const { rows } = (
    await people.owner.upload(
      op.previewMembers,
      { groupId: small.id, file: null },
      "variables.file",
      new Blob(["Emma\nNoah"]),
    )
  ).body.data.answer;
  expect(rows.map(({ issues }: any) => issues[0]?.code ?? null)).toEqual([null, "GROUP_FULL"]);
});

test("new pass-phrases end the sessions of who had the old ones", async () => {
  const [made] = await makeMembers(people.coach, people.id, ["Emma"]);
  const emma = await signInByCard(server.url, made!);
  const { answer } = await people.coach.run(op.resetPassPhrases, { ids: [made!.memberId], language: "NL" });
  expect(answer.cards).toMatchObject([{ member: { id: made!.memberId } }]);
  expect((await emma!.send(account.viewer)).status).toBe(401);
  expect(await signInByCard(server.url, made!)).toBeNull();
  expect(
    await signInByCard(server.url, { username: made!.username, passPhrase: answer.cards[0].passPhrase }),
  ).not.toBeNull();
});
