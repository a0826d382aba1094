import * as op from "../../support/accountOperations";
import { newGuest, newMember, type Person } from "../../support/people";
import { wordRun } from "../../support/practiceRun";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { WireClient } from "../../support/WireClient";

const sharedNode = `query sharedNode($id: ID!) { node(id: $id) { ... on Result { wpm log raceCode visibility user {
  id displayName username results { edges { cursor } } } bestOther { id } earlierRuns { edges { node { id } } } } } }`;

let server: TestServer;
let owner: Person;
let guestOwner: Person;
let ids: { readonly member: string; readonly guest: string };

const roles = {
  nobody: async () => new WireClient(server.url),
  guest: () => newGuest(server.url),
  "another member": () => newMember(server.url),
  owner: async () => owner,
  admin: async () => {
    const admin = await newMember(server.url);
    await server.services.database.execute(`update users set role = 'ADMIN' where username = '${admin.username}'`);
    return admin;
  },
} satisfies Readonly<Record<string, () => Promise<WireClient>>>;
type Role = keyof typeof roles;
const everybody = Object.keys(roles) as Role[];

const keep = async (person: Person): Promise<string> =>
  (await person.run(op.saveResult, { input: wordRun() })).saveResult.result.id;
const share = async (client: WireClient, resultId: string, visibility: string) =>
  (await client.run(op.setResultVisibility, { input: { resultId, visibility } })).setResultVisibility;

beforeAll(async () => {
  server = await startTestServer({ operations: [...op.accountOperations, sharedNode] });
  owner = await newMember(server.url);
  guestOwner = await newGuest(server.url);
  ids = { member: await keep(owner), guest: await keep(guestOwner) };
});
afterAll(() => server.close());

test("a run that was just kept is for its owner alone", async () => {
  expect((await owner.run(sharedNode, { id: ids.member })).node.visibility).toBe("ME");
});

const readers: Readonly<Record<string, readonly Role[]>> = {
  ME: ["owner", "admin"],
  GROUP: ["owner", "admin"],
  ALL: everybody,
};

describe.each(Object.keys(readers))("visible to %s", (visibility) => {
  beforeAll(async () => {
    expect(await share(owner, ids.member, visibility)).toEqual({
      __typename: "SetResultVisibilitySuccess",
      result: { id: ids.member, visibility },
    });
  });

  test.each(everybody)("as %s", async (role) => {
    const client = await roles[role]();
    const { node } = await client.run(op.resultNode, { id: ids.member });
    expect(node?.id ?? null).toBe(readers[visibility]?.includes(role) ? ids.member : null);
    // A list is its owner's, whatever stands in it.
    const { node: user } = await client.run(op.userNode, { id: owner.id });
    if (role === "owner" || role === "admin")
      expect(user.results?.edges.length ?? null).toBe(role === "owner" ? 1 : null);
    else expect(user).toBeNull();
  });
});

test(
  "what others read of a shared run: its figures, its keystrokes and a name, but no other run and no race to walk " +
    "into",
  async () => {
    const inRace = await keep(owner);
    await server.services.database.execute(
      `update results set race_code = 'ABCDEF' where id = '${Buffer.from(inRace, "base64").toString().split(":")[1]}'`,
    );
    await share(owner, inRace, "ALL");
    const { node } = await new WireClient(server.url).run(sharedNode, { id: inRace });
    expect(node).toMatchObject({
      raceCode: null,
      visibility: "ALL",
      bestOther: null,
      earlierRuns: null,
      user: { displayName: "Somebody", results: null },
    });
    expect(node.log.length).toBeGreaterThan(0);
    expect((await owner.run(sharedNode, { id: inRace })).node).toMatchObject({
      raceCode: "ABCDEF",
      bestOther: { id: ids.member },
      earlierRuns: { edges: [{ node: { id: ids.member } }] },
    });
  },
);

describe("who may say it", () => {
  beforeAll(() => share(owner, ids.member, "ALL"));

  test.each<[Role, string]>([
    ["nobody", "NOT_SIGNED_IN"],
    ["guest", "NOT_FOUND"],
    ["another member", "NOT_FOUND"],
    ["admin", "NOT_FOUND"],
  ])("not %s", async (role, code) => {
    expect(await share(await roles[role](), ids.member, "ME")).toMatchObject({ __typename: "RefusedError", code });
    expect((await owner.run(sharedNode, { id: ids.member })).node.visibility).toBe("ALL");
  });

  test("a guest, of a run of their own", async () => {
    expect((await share(guestOwner, ids.guest, "ALL")).result.visibility).toBe("ALL");
    expect((await new WireClient(server.url).run(op.resultNode, { id: ids.guest })).node.id).toBe(ids.guest);
  });

  test.each([
    "nothing",
    Buffer.from("Text:00000000-0000-4000-8000-000000000000").toString("base64"),
    Buffer.from("Result:nothing").toString("base64"),
  ])("what is no result: %s", async (id) => {
    expect(await share(owner, id, "ALL")).toMatchObject({ __typename: "RefusedError", code: "NOT_FOUND" });
  });

  test("a visibility that there is not is refused", async () => {
    const { status, body } = await owner.send(op.setResultVisibility, {
      input: { resultId: ids.member, visibility: "FRIENDS" },
    });
    expect([status, body.errors.length]).toEqual([400, 1]);
  });
});
