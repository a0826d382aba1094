import { defaultGroupSettings } from "../../../src/contract/groupRules";
import * as account from "../../support/accountOperations";
import * as op from "../../support/groupOperations";
import { newAdmin, newGroup, newGroupWithPeople, type GroupPeople } from "../../support/groupPeople";
import { newGuest, newMember, type Person } from "../../support/people";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { WireClient } from "../../support/WireClient";

// Every field and mutation of groups, as every role. `outcome` is the payload's code or type, or what is seen.
let server: TestServer;
let group: GroupPeople;
let otherCoach: Person;
let admin: Person;

beforeAll(async () => {
  server = await startTestServer({
    operations: [...op.groupOperations, account.signIn, account.signUp, account.createGuest],
  });
  group = await newGroupWithPeople(server.url);
  otherCoach = await newMember(server.url);
  await newGroup(otherCoach, "4A");
  admin = await newAdmin(server);
});
afterAll(() => server.close());

const roles = {
  nobody: async () => new WireClient(server.url),
  guest: () => newGuest(server.url),
  "coach of another group": async () => otherCoach,
  member: async () => group.member,
  coach: async () => group.coach,
  owner: async () => group.owner,
  admin: async () => admin,
};
type Role = keyof typeof roles;
type Outcomes = readonly [
  nobody: unknown,
  guest: unknown,
  otherCoach: unknown,
  member: unknown,
  coach: unknown,
  owner: unknown,
  admin: unknown,
];

const outcome = (payload: any) => payload.issues?.[0].code ?? payload.code ?? payload.__typename;
const command =
  (text: string, variables: () => object = () => ({})) =>
  async (client: WireClient) =>
    outcome((await client.run(text, { id: group.id, ...variables() })).answer);
const field = (read: (found: any) => unknown) => async (client: WireClient) => {
  const { node } = await client.run(op.groupNode, { id: group.id });
  return node === null ? null : read(node);
};
const forCoaches = (allowed: unknown): Outcomes => [
  "NOT_SIGNED_IN",
  "NOT_FOUND",
  "NOT_FOUND",
  "NOT_ALLOWED",
  allowed,
  allowed,
  allowed,
];
const forOwner = (allowed: unknown): Outcomes => [
  "NOT_SIGNED_IN",
  "NOT_FOUND",
  "NOT_FOUND",
  "NOT_ALLOWED",
  "NOT_ALLOWED",
  allowed,
  allowed,
];

const matrix: readonly [string, (client: WireClient) => Promise<unknown>, Outcomes][] = [
  ["a group's name", field(({ name }) => name), [null, null, null, "3B", "3B", "3B", "3B"]],
  ["a group's myRole", field(({ myRole }) => myRole), [null, null, null, "MEMBER", "COACH", "OWNER", null]],
  ["a group's join code", field(({ joinCode }) => joinCode !== null), [null, null, null, false, true, true, true]],
  ["whether it can be joined", field(({ isJoinOpen }) => isJoinOpen), [null, null, null, null, true, true, true]],
  [
    "how many accounts were made in it",
    field(({ madeAccountCount }) => madeAccountCount),
    [null, null, null, null, 0, 0, 0],
  ],
  [
    "who coaches it",
    field(({ coaches }) => coaches.map((coach: any) => coach.role).join()),
    [null, null, null, "OWNER,COACH", "OWNER,COACH", "OWNER,COACH", "OWNER,COACH"],
  ],
  [
    "a group's members",
    async (client) => (await client.run(op.groupMembers, { id: group.id })).node?.members?.edges.length ?? null,
    [null, null, null, null, 3, 3, 3],
  ],
  [
    "a group by its code",
    command(op.groupByJoinCode, () => ({ code: group.code })),
    ["GroupToJoin", "GroupToJoin", "GroupToJoin", "GroupToJoin", "GroupToJoin", "GroupToJoin", "GroupToJoin"],
  ],
  [
    "whether one is in it, by its code",
    async (client) => (await client.run(op.groupByJoinCode, { code: group.code })).answer.joined !== null,
    [false, false, false, true, true, true, false],
  ],
  [
    "createGroup",
    command(op.createGroup, () => ({ name: "New" })),
    ["NOT_SIGNED_IN", "ACCOUNT_NEEDED", "GroupSuccess", "GroupSuccess", "GroupSuccess", "GroupSuccess", "GroupSuccess"],
  ],
  [
    "who may see its links for coaches",
    async (client) => (await client.run(op.coachLinks, { id: group.id })).node?.coachLinks?.length ?? null,
    [null, null, null, null, null, 0, 0],
  ],
  [
    "createCoachLink",
    command(op.createCoachLink, () => ({ input: { groupId: group.id, uses: 2, days: 7 } })),
    forOwner("OUT_OF_RANGE"),
  ],
  ["removeCoachLink", command(op.removeCoachLink, () => ({ linkId: "nonsense" })), forOwner("GroupSuccess")],
  [
    "coachInvitation with the members' code",
    command(op.coachInvitation, () => ({ code: group.code })),
    Array.from({ length: 7 }, () => "COACH_LINK_UNKNOWN") as unknown as Outcomes,
  ],
  [
    "acceptCoachLink with the members' code",
    command(op.acceptCoachLink, () => ({ code: group.code })),
    [
      "NOT_SIGNED_IN",
      "ACCOUNT_NEEDED",
      "COACH_LINK_UNKNOWN",
      "COACH_LINK_UNKNOWN",
      "COACH_LINK_UNKNOWN",
      "COACH_LINK_UNKNOWN",
      "COACH_LINK_UNKNOWN",
    ],
  ],
  [
    "joinGroup",
    command(op.joinGroup, () => ({ code: "22222222" })),
    [
      "NOT_SIGNED_IN",
      "ACCOUNT_NEEDED",
      "JOIN_CODE_UNKNOWN",
      "JOIN_CODE_UNKNOWN",
      "JOIN_CODE_UNKNOWN",
      "JOIN_CODE_UNKNOWN",
      "JOIN_CODE_UNKNOWN",
    ],
  ],
  [
    "changeGroup",
    command(op.changeGroup, () => ({ input: { groupId: group.id, version: 99, name: "Mine" } })),
    forCoaches("EDIT_CONFLICT"),
  ],
  [
    "the words for roles, by changeGroup",
    async (client) => {
      const { id } = await spareGroup();
      const input = { groupId: id, version: 1, settings: { ...defaultGroupSettings, roleWords: "TEACHER_PUPIL" } };
      return outcome((await client.run(op.changeGroup, { input })).answer);
    },
    forCoaches("GroupSuccess"),
  ],
  [
    "renewJoinCode",
    async (client) => outcome((await client.run(op.renewJoinCode, { id: (await spareGroup()).id })).answer),
    forCoaches("GroupSuccess"),
  ],
  ["setJoining", command(op.setJoining, () => ({ isOpen: true })), forCoaches("GroupSuccess")],
  [
    "setGroupRole",
    command(op.setGroupRole, () => ({ input: { groupId: group.id, userId: group.coach.id, role: "COACH" } })),
    forOwner("SetGroupRoleSuccess"),
  ],
  ["restoreGroup", command(op.restoreGroup), forOwner("GroupSuccess")],
  [
    "archiveGroup",
    async (client) => outcome((await client.run(op.archiveGroup, { id: (await spareGroup()).id })).answer),
    forOwner("GroupSuccess"),
  ],
  [
    "deleteGroup",
    async (client) =>
      outcome((await client.run(op.deleteGroup, { input: { groupId: (await spareGroup()).id } })).answer),
    forOwner("DeleteGroupSuccess"),
  ],
  [
    "leaveGroup",
    async (client) => outcome((await client.run(op.leaveGroup, { id: (await spareGroup()).id })).answer),
    ["NOT_SIGNED_IN", "NOT_FOUND", "NOT_FOUND", "LeaveGroupSuccess", "LeaveGroupSuccess", "LAST_OWNER", "NOT_FOUND"],
  ],
];

/**
 * A group of its own for what would spoil the others', in which the same people are the same. Somebody new makes it:
 * nobody makes many groups.
 */
async function spareGroup(): Promise<{ readonly id: string }> {
  const maker = await newMember(server.url);
  const made = await newGroup(maker, "Spare");
  for (const person of [group.owner, group.coach, group.member]) await person.run(op.joinGroup, { code: made.code });
  const give = (person: Person, role: string) =>
    maker.run(op.setGroupRole, { input: { groupId: made.id, userId: person.id, role } });
  await give(group.coach, "COACH");
  await give(group.owner, "OWNER");
  await maker.run(op.leaveGroup, { id: made.id });
  return made;
}

describe.each(matrix)("%s", (_name, ask, outcomes) => {
  test.each(Object.keys(roles) as Role[])("as %s", async (role) => {
    expect(await ask(await roles[role]())).toEqual(outcomes[Object.keys(roles).indexOf(role)]);
  });
});
