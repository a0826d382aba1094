import { fromGlobalId } from "../../../src/server/globalIds";
import * as account from "../../support/accountOperations";
import { favoriteOperations, setFavorite, similarText } from "../../support/favoriteOperations";
import { newGuest, newMember, password, type Person } from "../../support/people";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import * as op from "../../support/textOperations";
import { WireClient } from "../../support/WireClient";

type Role = "nobody" | "guest" | "stranger" | "otherCoach" | "member" | "coach" | "groupOwner" | "owner" | "admin";

let server: TestServer;
let group: { id: string; joinCode: string };
const people = {} as Record<Role, WireClient>;
const rowId = (typename: string, id: string) => fromGlobalId(typename, id)!;
const sql = (text: string) => server.services.database.execute(text);

async function join(person: Person, role: "MEMBER" | "COACH" = "MEMBER") {
  await person.run(op.joinGroup, { code: group.joinCode });
  await sql(
    `update group_members set role =
      '${role}' where group_id = '${rowId("Group", group.id)}' and user_id = '${rowId("User", person.id)}'`,
  );
  return person;
}

beforeAll(async () => {
  server = await startTestServer({
    operations: [...account.accountOperations, ...op.textOperations, ...favoriteOperations],
  });
  const groupOwner = await newMember(server.url);
  group = (await groupOwner.run(op.createGroup, { name: "Class 7B" })).createGroup.group;
  const otherCoach = await newMember(server.url);
  await otherCoach.run(op.createGroup, { name: "Class 8A" });
  const admin = await newMember(server.url, "ada-reviews");
  await sql("update users set role = 'ADMIN' where username = 'ada-reviews'");
  admin.token = (
    await admin.run(account.signIn, { input: { username: "ada-reviews", password, deviceLabel: "Test" } })
  ).signIn.token;
  Object.assign(people, {
    nobody: new WireClient(server.url),
    guest: await newGuest(server.url),
    stranger: await newMember(server.url),
    otherCoach,
    groupOwner,
    admin,
    member: await join(await newMember(server.url)),
    coach: await join(await newMember(server.url), "COACH"),
    owner: await join(await newMember(server.url)),
  });
});
afterAll(() => server.close());

const body = "The heron stands in the shallow water and waits for a fish.";
const draft = { title: "The heron", language: "EN", body };
const save = async (person: WireClient, change: object = {}) =>
  (await person.run(op.saveText, { input: { ...draft, ...change } })).saveText;
const at = ({ id, version }: any) => ({ id, version });
const read = async (person: WireClient, id: string) => (await person.run(op.readText, { id })).node;
const list = async (person: WireClient, filters: object, search?: string): Promise<string[]> =>
  (await person.run(op.findTexts, { filters, search, first: 100 })).texts.edges.map(({ node }: any) => node.id);

const mine = () => save(people.owner).then(({ text }) => text);
const groups = () => save(people.owner, { visibility: "GROUP", groupId: group.id }).then(({ text }) => text);
const waiting = () => save(people.owner, { visibility: "PUBLIC" }).then(({ text }) => text);
const publish = async (text: any) =>
  (await people.admin.run(op.reviewText, { input: { text: at(text), isPublished: true } })).reviewText;
const everybodys = async () => (await publish(await waiting())).text;
const archived = async (text: any) => (await people.owner.run(op.archiveText, { input: at(text) })).archiveText.text;

const kinds = {
  "an own text": mine,
  "a text of a group": groups,
  "a text that waits for review": waiting,
  "a public text": everybodys,
  "an archived text of a group": async () => archived(await groups()),
  "an archived public text": async () => archived(await everybodys()),
} as const;

type Expected = Readonly<Partial<Record<Role, readonly string[]>>>;

/** Who may read each kind, and what else they may do with it. Who is not named may do nothing. */
const rights: Readonly<Record<keyof typeof kinds, Expected>> = {
  "an own text": { owner: ["EDIT", "DELETE", "SHARE", "SUBMIT"] },
  "a text of a group": {
    owner: ["EDIT", "SHARE", "TAKE_BACK", "ARCHIVE"],
    member: [],
    coach: ["ARCHIVE"],
    groupOwner: ["ARCHIVE"],
    admin: ["ARCHIVE"],
  },
  "a text that waits for review": { owner: ["EDIT", "TAKE_BACK"], admin: ["REVIEW"] },
  "a public text": {
    nobody: [],
    guest: [],
    stranger: [],
    otherCoach: [],
    member: [],
    coach: [],
    groupOwner: [],
    owner: ["EDIT", "ARCHIVE"],
    admin: ["ARCHIVE"],
  },
  "an archived text of a group": {
    owner: ["TAKE_BACK"],
    member: [],
    coach: ["RESTORE"],
    groupOwner: ["RESTORE"],
    admin: ["RESTORE"],
  },
  "an archived public text": {
    nobody: [],
    guest: [],
    stranger: [],
    otherCoach: [],
    member: [],
    coach: [],
    groupOwner: [],
    owner: ["RESTORE"],
    admin: ["RESTORE"],
  },
};

const roles: readonly Role[] = [
  "nobody",
  "guest",
  "stranger",
  "otherCoach",
  "member",
  "coach",
  "groupOwner",
  "owner",
  "admin",
];

/** What each right is asked with, and the state that it leads to. */
const attempts: Readonly<Record<string, (person: WireClient, text: any) => Promise<any>>> = {
  EDIT: (person, text) => save(person, { ...at(text), title: "Changed" }),
  SHARE: async (person, text) =>
    (await person.run(op.shareText, { input: { text: at(text), groupId: group.id } })).shareText,
  TAKE_BACK: async (person, text) => (await person.run(op.shareText, { input: { text: at(text) } })).shareText,
  SUBMIT: async (person, text) => (await person.run(op.submitText, { input: at(text) })).submitText,
  REVIEW: async (person, text) =>
    (await person.run(op.reviewText, { input: { text: at(text), isPublished: true } })).reviewText,
  ARCHIVE: async (person, text) => (await person.run(op.archiveText, { input: at(text) })).archiveText,
  RESTORE: async (person, text) => (await person.run(op.restoreText, { input: at(text) })).restoreText,
  DELETE: async (person, text) => (await person.run(op.deleteText, { input: { id: text.id } })).deleteOwnText,
};

describe.each(Object.keys(kinds) as (keyof typeof kinds)[])("%s", (kind) => {
  test.each(roles)("%s: what they are told they may do is what they may do", async (role) => {
    const person = people[role];
    const expected = rights[kind][role];
    const text = await kinds[kind]();
    const seen = await read(person, text.id);
    expect(seen?.rights ?? null).toEqual(expected ?? null);
    // Who may read it may have it as a favorite, with an account, and may ask for one like it.
    const favorite = (await person.run(setFavorite, { input: { textId: text.id, isFavorite: true } })).setFavorite;
    const mayFavor = expected !== undefined && role !== "nobody";
    expect(favorite.__typename === "SetFavoriteSuccess").toBe(mayFavor);
    const { similarText: similar } = await person.run(similarText, { id: text.id });
    expect(similar !== null).toBe(expected !== undefined);
    for (const [right, attempt] of Object.entries(attempts)) {
      const subject = await kinds[kind]();
      const answer = await attempt(person, subject);
      const may = expected?.includes(right) === true;
      expect([right, answer.__typename.endsWith("Success")]).toEqual([right, may]);
      if (may) continue;
      expect(["NOT_SIGNED_IN", "NOT_FOUND", "NOT_ALLOWED", "WRONG_STATE", "ACCOUNT_NEEDED", "BAD_REQUEST"]).toContain(
        answer.code,
      );
      // Refused is unchanged.
      expect(await read(people.owner, subject.id)).toMatchObject({
        version: subject.version,
        status: subject.status,
        visibility: subject.visibility,
        title: subject.title,
      });
    }
    await sql("delete from texts where slug is null");
  });
});

test("each step leads where the specification says", async () => {
  const { owner, coach, admin } = people;
  let text = await mine();
  expect(text).toMatchObject({ visibility: "OWN", status: "DRAFT", version: 1, group: null });
  text = (await attempts["SHARE"]!(owner, text)).text;
  expect(text).toMatchObject({ visibility: "GROUP", status: "PUBLISHED", version: 2, group: { id: group.id } });
  expect((await attempts["EDIT"]!(owner, text)).text).toMatchObject({ status: "PUBLISHED", version: 3 });
  text = (await attempts["ARCHIVE"]!(coach, { ...text, version: 3 })).text;
  expect(text).toMatchObject({ visibility: "GROUP", status: "ARCHIVED" });
  expect((await attempts["SHARE"]!(owner, text)).code).toBe("WRONG_STATE");
  text = (await attempts["RESTORE"]!(coach, text)).text;
  expect(text.status).toBe("PUBLISHED");
  text = (await attempts["TAKE_BACK"]!(owner, text)).text;
  expect(text).toMatchObject({ visibility: "OWN", status: "DRAFT", group: null });
  text = (await attempts["SUBMIT"]!(owner, text)).text;
  expect(text).toMatchObject({ visibility: "PUBLIC", status: "IN_REVIEW" });
  expect((await admin.run(op.textsInReview, {})).textsInReview.edges.map(({ node }: any) => node.id)).toEqual([
    text.id,
  ]);
  const without = (await admin.run(op.reviewText, { input: { text: at(text), isPublished: false, note: " " } }))
    .reviewText;
  expect(without.issues).toEqual([{ path: "note", code: "REQUIRED" }]);
  text = (await admin.run(op.reviewText, { input: { text: at(text), isPublished: false, note: "Who wrote it?" } }))
    .reviewText.text;
  expect(text).toMatchObject({ visibility: "OWN", status: "DRAFT" });
  expect((await read(owner, text.id)).reviewNote).toBe("Who wrote it?");
  expect(await read(admin, text.id)).toBeNull();
  text = (await save(owner, { ...at(text), source: "A. Heron, CC0" })).text;
  text = (await attempts["SUBMIT"]!(owner, text)).text;
  expect(text.reviewNote).toBeNull();
  text = (await publish(text)).text;
  expect(text).toMatchObject({ visibility: "PUBLIC", status: "PUBLISHED" });
  expect(await list(people.nobody, {}, "heron")).toContain(text.id);
  text = (await attempts["EDIT"]!(owner, text)).text;
  expect(text.status).toBe("IN_REVIEW");
  expect(await list(people.nobody, {}, "Changed")).toEqual([]);
  expect(await read(people.nobody, text.id)).toBeNull();
  text = (await publish(text)).text;
  text = (await attempts["ARCHIVE"]!(owner, text)).text;
  expect((await attempts["RESTORE"]!(owner, text)).text.status).toBe("IN_REVIEW");
});

test("two who change at once: the later one is told, and nothing is overwritten", async () => {
  const text = await mine();
  const [first, second] = await Promise.all([
    save(people.owner, { ...at(text), title: "One" }),
    save(people.owner, { ...at(text), title: "Two" }),
  ]);
  expect([first.__typename, second.__typename].sort()).toEqual(["RefusedError", "SaveTextSuccess"]);
  expect([first.code, second.code]).toContain("EDIT_CONFLICT");
  const now = await read(people.owner, text.id);
  expect(now.title).toBe((first.text ?? second.text).title);
  expect((await save(people.owner, { id: text.id, title: "Without a version" })).code).toBe("EDIT_CONFLICT");
  expect((await attempts["SHARE"]!(people.owner, text)).code).toBe("EDIT_CONFLICT");
  const reviewed = await waiting();
  await save(people.owner, { ...at(reviewed), body: `${body} It was changed meanwhile.` });
  expect((await publish(reviewed)).code).toBe("EDIT_CONFLICT");
});

test("who leaves a group changes nothing of what it reads any more, and can take it back", async () => {
  const leaver = await join(await newMember(server.url));
  const { text } = await save(leaver, { visibility: "GROUP", groupId: group.id });
  await sql(`delete from group_members where user_id = '${rowId("User", leaver.id)}'`);
  expect((await save(leaver, { ...at(text), title: "x" })).code).toBe("NOT_ALLOWED");
  expect((await read(people.member, text.id)).title).toBe("The heron");
  expect((await attempts["TAKE_BACK"]!(leaver, text)).text.visibility).toBe("OWN");
  expect(await read(people.member, text.id)).toBeNull();
});

test("only with a group that one is in and that is in use", async () => {
  const { stranger, guest, owner, nobody } = people;
  expect((await save(stranger, { visibility: "GROUP", groupId: group.id })).code).toBe("NOT_FOUND");
  expect((await save(stranger, { visibility: "GROUP" })).code).toBe("NOT_FOUND");
  expect((await save(guest, { visibility: "PUBLIC" })).code).toBe("ACCOUNT_NEEDED");
  expect((await save(guest, {})).text.visibility).toBe("OWN");
  expect((await save(nobody, {})).code).toBe("NOT_SIGNED_IN");
  await sql(`update groups set archived_at = now() where id = '${rowId("Group", group.id)}'`);
  expect((await save(owner, { visibility: "GROUP", groupId: group.id })).code).toBe("GROUP_ARCHIVED");
  await sql(`update groups set archived_at = null where id = '${rowId("Group", group.id)}'`);
});

test.each([
  ["eleven tags", { tags: Array.from({ length: 11 }, (_, i) => `tag ${i}`) }, "tags TOO_LONG"],
  ["a tag of 31 characters", { tags: ["x".repeat(31)] }, "tags TOO_LONG"],
  ["a tag with half a character", { tags: ["x\ud800"] }, "tags WRONG_CHARACTERS"],
  ["a source of 301 characters", { source: "x".repeat(301) }, "source TOO_LONG"],
  ["no body and a long source", { body: "", source: "x".repeat(301) }, "body REQUIRED source TOO_LONG"],
])("%s", async (_, change, expected) => {
  const { issues } = await save(people.owner, change);
  expect(
    issues
      .map(({ path, code }: any) => `${path} ${code}`)
      .sort()
      .join(" "),
  ).toBe(expected);
});

test("tags are kept in small letters, once; what is not given stays", async () => {
  const { text } = await save(people.owner, { tags: ["Birds", "birds ", " water  birds", ""], source: " A  book " });
  expect(text).toMatchObject({ tags: ["birds", "water birds"], source: "A book" });
  expect((await save(people.owner, { ...at(text), title: "Other" })).text).toMatchObject({
    tags: ["birds", "water birds"],
    source: "A book",
  });
  expect((await save(people.owner, { id: text.id, version: 2, tags: [], source: "" })).text).toMatchObject({
    tags: [],
    source: "",
  });
  expect((await people.owner.run(op.textTags, {})).textTags).toEqual(expect.arrayContaining(["science"]));
});
