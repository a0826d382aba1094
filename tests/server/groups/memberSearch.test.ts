import * as account from "../../support/accountOperations";
import * as op from "../../support/groupOperations";
import { type GroupPeople, newGroupWithPeople, runSql } from "../../support/groupPeople";
import { newMember, type Person } from "../../support/people";
import { rowIdOf } from "../../support/seedRuns";
import { startTestServer, type TestServer } from "../../support/startTestServer";

const findMembers = `query findMembers($id: ID!, $search: String, $role: GroupRole, $first: Int, $after: String) {
  node(id: $id) { ... on Group { members(search: $search, role: $role, first: $first, after: $after) { edges { node {
  role user { displayName username } } } pageInfo { endCursor hasNextPage } } } } }`;

let server: TestServer;
let group: GroupPeople;

beforeAll(async () => {
  server = await startTestServer({ operations: [...account.accountOperations, ...op.groupOperations, findMembers] });
  group = await newGroupWithPeople(server.url);
  await rename(group.owner, "Meester Jan", "meester");
  await rename(group.coach, "Juf Anna", "juf");
  await rename(group.member, "Émile 100%", "emile");
  for (const [name, username] of [
    ["Anna B.", "anna_b"],
    ["Anne", "annexb"],
    ["Hanna", "hanna"],
    ["Zoë", "fanna"],
  ] as const) {
    const person = await newMember(server.url);
    await rename(person, name, username);
    await person.run(op.joinGroup, { code: group.code });
  }
});
afterAll(() => server.close());

const rename = (person: Person, name: string, username: string) =>
  runSql(server, "update users set display_name = $1, username = $2 where id = $3", [
    name,
    username,
    rowIdOf(person.id),
  ]);
const page = async (variables: object, person = group.owner) =>
  (await person.run(findMembers, { id: group.id, ...variables })).node.members;
const names = async (variables: object) => (await page(variables)).edges.map(({ node }: any) => node.user.displayName);

test.each([
  ["part of a display name, whatever its case", "ANNA", ["Anna B.", "Hanna", "Juf Anna", "Zoë"]],
  ["a letter with an accent, whatever its case", "éMI", ["Émile 100%"]],
  ["part of a username", "exb", ["Anne"]],
  ["spaces around it", "  hanna ", ["Hanna"]],
  ["what means something in a pattern: _", "a_b", ["Anna B."]],
  ["what means something in a pattern: %", "%", ["Émile 100%"]],
  ["what means something in a pattern: the backslash", "\\", []],
  ["a name of nobody", "nobody", []],
  ["more than a name can have", "x".repeat(500), []],
])("a search finds %s", async (_, search, found) => {
  expect(await names({ search })).toEqual(found);
});

test("without words everybody is found", async () => {
  for (const search of [undefined, null, "", "  "]) expect(await names({ search })).toHaveLength(7);
});

test("a role leaves out all others, also of those who were searched", async () => {
  expect(await names({ role: "OWNER" })).toEqual(["Meester Jan"]);
  expect(await names({ role: "COACH" })).toEqual(["Juf Anna"]);
  expect(await names({ role: "MEMBER" })).toHaveLength(5);
  expect(await names({ role: "MEMBER", search: "anna" })).toEqual(["Anna B.", "Hanna", "Zoë"]);
});

test("a search goes on from page to page", async () => {
  const found: string[] = [];
  for (let after: string | null = null, goesOn = true; goesOn;) {
    const { edges, pageInfo }: any = await page({ search: "anna", first: 2, after });
    expect(edges).toHaveLength(2);
    found.push(...edges.map(({ node }: any) => node.user.displayName));
    after = pageInfo.endCursor;
    goesOn = pageInfo.hasNextPage;
  }
  expect(found).toEqual(["Anna B.", "Hanna", "Juf Anna", "Zoë"]);
});

test("members learn nothing by searching", async () => {
  expect(await page({ search: "anna" }, group.member)).toBeNull();
  expect(await page({ role: "COACH" }, group.member)).toBeNull();
});
