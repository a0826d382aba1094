import { compareNames } from "../../../src/contract/names";
import * as account from "../../support/accountOperations";
import * as op from "../../support/groupOperations";
import { newGroup, runSql } from "../../support/groupPeople";
import { newMember, type Person } from "../../support/people";
import { rowIdOf } from "../../support/seedRuns";
import { startTestServer, type TestServer } from "../../support/startTestServer";

const inOrder = [
  "👩🏽\u200d💻 Ann",
  "Đorđe",
  "Émile",
  "emma",
  "Emma",
  "Emma B.",
  "Groep 2",
  "Groep 10",
  "IJsbrand",
  "Ipek",
  "İpek",
  "Işık",
  "Łukasz",
  "Maud",
  "Ole",
  "Ørsted",
  "Zoe",
  "Zoë",
  "zoë b.",
  "Ольга",
  "שרה",
  "علی\u200cرضا",
  "愛",
];

/** Forwards, and backwards from the end. */
const pageOfMembers = `query pageOfMembers($id: ID!, $first: Int, $after: String, $last: Int, $before: String) {
  node(id: $id) { ... on Group { members(first: $first, after: $after, last: $last, before: $before) { edges {
  cursor node { user { id displayName } } } pageInfo { endCursor hasNextPage startCursor hasPreviousPage } } } } }`;
const groupsCoaches = `query groupsCoaches($id: ID!) { node(id: $id) { ... on Group { coaches { user {
  displayName } } } } }`;

let server: TestServer;
let owner: Person;
beforeAll(async () => {
  server = await startTestServer({
    operations: [...account.accountOperations, ...op.groupOperations, pageOfMembers, groupsCoaches],
  });
  owner = await newMember(server.url);
});
afterAll(() => server.close());

const shuffled = <T>(values: readonly T[]): T[] =>
  values
    .map((value, index) => ({ value, place: (index * 5) % values.length }))
    .sort((a, b) => a.place - b.place)
    .map(({ value }) => value);
const rename = (person: Person, name: string) =>
  runSql(server, "update users set display_name = $1 where id = $2", [name, rowIdOf(person.id)]);

test("compareNames puts names in the order that people look them up in", () => {
  expect(shuffled(inOrder).sort(compareNames)).toEqual(inOrder);
});

test(
  "members and coaches are listed in that order, page by page, forwards and backwards; two of the same name each " +
    "once",
  async () => {
    const group = await newGroup(owner, "Names");
    const names = [...inOrder, "Maud"];
    await rename(owner, "Maud");
    for (const [index, name] of shuffled(names.slice(0, -1)).entries()) {
      const person = await newMember(server.url);
      await rename(person, name);
      await person.run(op.joinGroup, { code: group.code });
      if (index % 2 === 0)
        await owner.run(op.setGroupRole, { input: { groupId: group.id, userId: person.id, role: "COACH" } });
    }
    const expected = names.toSorted(compareNames);
    const forwards: { name: string; id: string; cursor: string }[] = [];
    for (let after: string | null = null, goesOn = true; goesOn;) {
      const { members }: any = (await owner.run(pageOfMembers, { id: group.id, first: 4, after })).node;
      forwards.push(
        ...members.edges.map(({ cursor, node }: any) => ({ cursor, name: node.user.displayName, id: node.user.id })),
      );
      after = members.pageInfo.endCursor;
      goesOn = members.pageInfo.hasNextPage;
    }
    expect(forwards.map(({ name }) => name)).toEqual(expected);
    expect(new Set(forwards.map(({ id }) => id)).size).toBe(names.length);

    const backwards: string[] = [];
    for (let before: string | null = null, goesOn = true; goesOn;) {
      const { members }: any = (await owner.run(pageOfMembers, { id: group.id, last: 4, before })).node;
      backwards.unshift(...members.edges.map(({ node }: any) => node.user.displayName));
      before = members.pageInfo.startCursor;
      goesOn = members.pageInfo.hasPreviousPage;
    }
    expect(backwards).toEqual(expected);

    // A cursor of a page that was opened before names had this order, whose person has gone since: the list goes on
    // behind that name.
    const old = Buffer.from(`00000000-0000-4000-8000-000000000000:Nora`).toString("base64url");
    const { members }: any = (await owner.run(pageOfMembers, { id: group.id, first: 2, after: old })).node;
    expect(members.edges.map(({ node }: any) => node.user.displayName)).toEqual(["Ole", "Ørsted"]);

    const { coaches } = (await owner.run(groupsCoaches, { id: group.id })).node;
    const [first, ...others] = coaches.map(({ user }: any) => user.displayName);
    expect(first).toBe("Maud");
    expect(others).toHaveLength(12);
    expect(others).toEqual(others.toSorted(compareNames));
  },
);

test("somebody's groups are listed in that order", async () => {
  const person = await newMember(server.url);
  // As many as one person may make in an hour, at most.
  const some = inOrder.slice(-14);
  for (const name of shuffled(some)) await newGroup(person, name);
  const { viewer } = await person.run(op.myGroups, {});
  expect(viewer.groups.map(({ name }: any) => name)).toEqual(some);
});
