import * as account from "../../support/accountOperations";
import { fromGlobalId } from "../../../src/server/globalIds";
import * as groupOp from "../../support/groupOperations";
import { newAdmin, newGroupWithPeople, type GroupPeople } from "../../support/groupPeople";
import { normFields, normOperations } from "../../support/normOperations";
import * as op from "../../support/normOperations";
import { newGuest, newMember } from "../../support/people";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { WireClient } from "../../support/WireClient";

// Every field and mutation of own norms, as every role: createOwnExamNorm, changeOwnExamNorm, archiveOwnExamNorm,
// restoreOwnExamNorm, ownExamNorms, examNorms.
let server: TestServer;
let group: GroupPeople;
let roles: Readonly<Record<Role, WireClient>>;
let ids: { readonly ofGroup: string; readonly ofAdmins: string };

const names = ["nobody", "guest", "outsider", "other coach", "member", "coach", "owner", "admin"] as const;
type Role = (typeof names)[number];

const create = async (client: WireClient, groupId: string | null) =>
  (await client.run(op.createNorm, { input: { groupId, fields: normFields } })).answer;

beforeAll(async () => {
  server = await startTestServer({
    operations: [...account.accountOperations, ...groupOp.groupOperations, ...normOperations],
  });
  group = await newGroupWithPeople(server.url);
  const elsewhere = await newGroupWithPeople(server.url, "Elsewhere");
  const admin = await newAdmin(server);
  roles = {
    nobody: new WireClient(server.url),
    guest: await newGuest(server.url),
    outsider: await newMember(server.url),
    "other coach": elsewhere.owner,
    member: group.member,
    coach: group.coach,
    owner: group.owner,
    admin,
  };
  ids = {
    ofGroup: (await create(group.coach, group.id)).ownExamNorm.id,
    ofAdmins: (await create(admin, null)).ownExamNorm.id,
  };
});
afterAll(() => server.close());

/** Whether a client can begin an exam by the norm with a global id. */
const isOffered = async (client: WireClient, id: string): Promise<boolean> =>
  (await client.run(op.offeredNorms)).examNorms.some(({ name }: any) => name === fromGlobalId("OwnExamNorm", id));
const outcome = ({ answer }: any) => answer.code ?? answer.__typename;
const change = (which: keyof typeof ids) => async (client: WireClient) => {
  const { node } = await group.coach.run(op.ownNorm, { id: ids.ofGroup });
  const version = which === "ofGroup" ? node.norm.version : 1;
  return outcome(await client.run(op.changeNorm, { input: { id: ids[which], version, fields: normFields } }));
};
const done = "OwnExamNormSuccess";
type Outcomes = Readonly<Record<Role, unknown>>;
const foreign = (value: unknown) => ({ guest: value, outsider: value, "other coach": value });
const ofGroup: Outcomes = {
  nobody: "NOT_SIGNED_IN",
  ...foreign("NOT_FOUND"),
  member: "NOT_ALLOWED",
  coach: done,
  owner: done,
  admin: done,
};
const ofAdmins: Outcomes = {
  nobody: "NOT_SIGNED_IN",
  ...foreign("NOT_ALLOWED"),
  member: "NOT_ALLOWED",
  coach: "NOT_ALLOWED",
  owner: "NOT_ALLOWED",
  admin: done,
};
const readOfGroup: Outcomes = {
  nobody: false,
  ...foreign(false),
  member: false,
  coach: true,
  owner: true,
  admin: true,
};
const readOfAdmins: Outcomes = { ...readOfGroup, coach: false, owner: false };

const matrix: readonly [string, (client: WireClient) => Promise<unknown>, Outcomes][] = [
  ["createOwnExamNorm, for a group", async (client) => outcome({ answer: await create(client, group.id) }), ofGroup],
  ["createOwnExamNorm, for everyone", async (client) => outcome({ answer: await create(client, null) }), ofAdmins],
  ["changeOwnExamNorm, of a group", change("ofGroup"), ofGroup],
  ["changeOwnExamNorm, for everyone", change("ofAdmins"), ofAdmins],
  [
    "archiveOwnExamNorm, of a group",
    async (client) => outcome(await client.run(op.archiveNorm, { id: ids.ofGroup })),
    ofGroup,
  ],
  [
    "archiveOwnExamNorm, for everyone",
    async (client) => outcome(await client.run(op.archiveNorm, { id: ids.ofAdmins })),
    ofAdmins,
  ],
  [
    "restoreOwnExamNorm, of a group",
    async (client) => outcome(await client.run(op.restoreNorm, { id: ids.ofGroup })),
    ofGroup,
  ],
  [
    "restoreOwnExamNorm, for everyone",
    async (client) => outcome(await client.run(op.restoreNorm, { id: ids.ofAdmins })),
    ofAdmins,
  ],
  [
    "Group.ownExamNorms",
    async (client) => ((await client.run(op.groupNorms, { id: group.id })).node?.ownExamNorms ?? null) !== null,
    readOfGroup,
  ],
  [
    "examNorms, of a group: for those who are in it",
    async (client) => isOffered(client, ids.ofGroup),
    { ...readOfGroup, member: true, admin: false },
  ],
  [
    "examNorms, of the admins: for everybody",
    async (client) => isOffered(client, ids.ofAdmins),
    { nobody: true, ...foreign(true), member: true, coach: true, owner: true, admin: true },
  ],
  ["ownExamNorms", async (client) => (await client.run(op.adminNorms)).ownExamNorms !== null, readOfAdmins],
  [
    "a group's own norm",
    async (client) => (await client.run(op.ownNorm, { id: ids.ofGroup })).node?.id === ids.ofGroup,
    readOfGroup,
  ],
  [
    "an own norm of the admins",
    async (client) => (await client.run(op.ownNorm, { id: ids.ofAdmins })).node?.id === ids.ofAdmins,
    readOfAdmins,
  ],
];

describe.each(matrix)("%s", (_name, ask, outcomes) => {
  test.each(names)("as %s", async (role) => {
    expect(await ask(roles[role])).toEqual(outcomes[role]);
  });
});
