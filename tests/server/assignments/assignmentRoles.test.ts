import * as account from "../../support/accountOperations";
import * as op from "../../support/assignmentOperations";
import {
  type Classroom,
  goal,
  hours,
  newAdmin,
  newClassroom,
  newPupil,
  placeOf,
  setWork,
} from "../../support/classroom";
import { newGuest, type Person } from "../../support/people";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { WireClient } from "../../support/WireClient";

// Every field and mutation of assignments, as every role. `outcome` is the payload's code or type, or what is seen.
let server: TestServer;
let room: Classroom;
let roles: Readonly<Record<Role, WireClient>>;
let memberPlace: string;
let draftToCopy: string;
let ids: { readonly open: string; readonly draft: string; readonly named: string };

const names = [
  "nobody",
  "guest",
  "outsider",
  "other coach",
  "member",
  "member not named",
  "coach",
  "owner",
  "admin",
] as const;
type Role = (typeof names)[number];

beforeAll(async () => {
  server = await startTestServer({ operations: [...op.assignmentOperations, ...account.accountOperations] });
  room = await newClassroom(server);
  const elsewhere = await newClassroom(server, "Elsewhere");
  const member = await newPupil(server, room);
  const notNamed = await newPupil(server, room);
  const coach = await newPupil(server, room);
  await server.services.database.execute(
    `update group_members set role = 'COACH' where user_id = '${Buffer.from(coach.id, "base64").toString().slice(5)}'`,
  );
  const outsider = await newPupil(server, elsewhere);
  roles = {
    nobody: new WireClient(server.url),
    guest: await newGuest(server.url),
    outsider,
    "other coach": elsewhere.owner,
    member,
    "member not named": notNamed,
    coach,
    owner: room.owner,
    admin: await newAdmin(server),
  };
  const open = await setWork(room, goal());
  const named = await setWork(room, goal({ title: "For one", memberIds: [await placeOf(room, member)] }));
  ids = { open: open.id, named: named.id, draft: await newDraft() };
  memberPlace = await placeOf(room, member);
  draftToCopy = ids.draft;
});
afterAll(() => server.close());

async function newDraft(owner: Person = room.owner): Promise<string> {
  return (await owner.run(op.createAssignment, { input: { groupId: room.id, fields: goal({ title: "Draft" }) } }))
    .answer.assignment.id;
}

const outcome = ({ answer }: any) => answer.issues?.[0].code ?? answer.code ?? answer.__typename;
const node = (which: keyof typeof ids, see: (node: any) => unknown) => async (client: WireClient) => {
  const found = (await client.run(op.assignmentNode, { id: ids[which] })).node;
  return found?.id === undefined ? null : see(found);
};

type Outcomes = Readonly<Record<Role, unknown>>;
const foreign = (value: unknown) => ({ nobody: value, guest: value, outsider: value, "other coach": value });
const refused = {
  nobody: "NOT_SIGNED_IN",
  guest: "ASSIGNMENT_NOT_FOUND",
  outsider: "ASSIGNMENT_NOT_FOUND",
  "other coach": "ASSIGNMENT_NOT_FOUND",
};
const coaches = (value: unknown) => ({ coach: value, owner: value, admin: value });
const fields = () => goal({ title: "Changed" });

const matrix: readonly [string, (client: WireClient) => Promise<unknown>, Outcomes][] = [
  [
    "open work",
    node("open", ({ state }) => state),
    { ...foreign(null), member: "OPEN", "member not named": "OPEN", ...coaches("OPEN") },
  ],
  [
    "work for one member",
    node("named", ({ state }) => state),
    { ...foreign(null), member: "OPEN", "member not named": null, ...coaches("OPEN") },
  ],
  [
    "for whom",
    node("named", ({ members }) => members?.length ?? null),
    { ...foreign(null), member: null, "member not named": null, ...coaches(1) },
  ],
  [
    "a draft",
    node("draft", ({ state }) => state),
    { ...foreign(null), member: null, "member not named": null, ...coaches("DRAFT") },
  ],
  [
    "progress of all",
    node("open", ({ progress }) => progress?.length ?? null),
    { ...foreign(null), member: null, "member not named": null, ...coaches(2) },
  ],
  [
    "counts",
    node("open", ({ counts }) => counts?.assigned ?? null),
    { ...foreign(null), member: null, "member not named": null, ...coaches(2) },
  ],
  [
    "one's own progress",
    node("open", ({ myProgress }) => myProgress?.state ?? null),
    { ...foreign(null), member: "NOT_STARTED", "member not named": "NOT_STARTED", ...coaches(null) },
  ],
  [
    "the group's work",
    async (client) =>
      (await client.run(op.groupAssignments, { id: room.id })).node?.assignments?.edges
        .map((edge: any) => edge.node.title)
        .filter((title: string) => title !== "Draft").length ?? null,
    { ...foreign(null), member: 2, "member not named": 1, ...coaches(2) },
  ],
  [
    "drafts in it",
    async (client) =>
      (await client.run(op.groupAssignments, { id: room.id })).node?.assignments?.edges.some(
        (edge: any) => edge.node.title === "Draft",
      ) ?? null,
    { ...foreign(null), member: false, "member not named": false, ...coaches(true) },
  ],
  [
    "what is due",
    async (client) => (await client.run(op.dueAssignments)).viewer?.dueAssignments.length ?? null,
    { nobody: null, guest: 0, outsider: 0, "other coach": 0, member: 2, "member not named": 1, ...coaches(0) },
  ],
  [
    "what is due of the member",
    async (client) => {
      const { node: user } = await client.run(op.dueOf, { id: (roles.member as Person).id });
      return user === null ? "not found" : (user.dueAssignments?.length ?? null);
    },
    { ...foreign("not found"), member: 2, "member not named": null, ...coaches(null) },
  ],
  [
    "createAssignment",
    async (client) =>
      outcome(await client.run(op.createAssignment, { input: { groupId: room.id, fields: goal({ title: "Draft" }) } })),
    {
      nobody: "NOT_SIGNED_IN",
      guest: "NOT_FOUND",
      outsider: "NOT_FOUND",
      "other coach": "NOT_FOUND",
      member: "NOT_ALLOWED",
      "member not named": "NOT_ALLOWED",
      ...coaches("AssignmentSuccess"),
    },
  ],
  [
    "changeAssignment, open work",
    async (client) =>
      outcome(await client.run(op.changeAssignment, { input: { id: ids.open, version: 99, fields: fields() } })),
    { ...refused, member: "NOT_ALLOWED", "member not named": "NOT_ALLOWED", ...coaches("EDIT_CONFLICT") },
  ],
  [
    "changeAssignment, a draft",
    async (client) =>
      outcome(await client.run(op.changeAssignment, { input: { id: ids.draft, version: 99, fields: fields() } })),
    {
      ...refused,
      member: "ASSIGNMENT_NOT_FOUND",
      "member not named": "ASSIGNMENT_NOT_FOUND",
      ...coaches("EDIT_CONFLICT"),
    },
  ],
  [
    "openAssignment",
    async (client) => outcome(await client.run(op.openAssignment, { id: await newDraft(), version: 1 })),
    {
      ...refused,
      member: "ASSIGNMENT_NOT_FOUND",
      "member not named": "ASSIGNMENT_NOT_FOUND",
      ...coaches("AssignmentSuccess"),
    },
  ],
  [
    "deleteAssignment",
    async (client) => outcome(await client.run(op.deleteAssignment, { id: await newDraft(), version: 1 })),
    {
      ...refused,
      member: "ASSIGNMENT_NOT_FOUND",
      "member not named": "ASSIGNMENT_NOT_FOUND",
      ...coaches("DeleteAssignmentSuccess"),
    },
  ],
  [
    "closeAssignment",
    async (client) =>
      outcome(
        await client.run(op.closeAssignment, { id: (await setWork(room, goal({ title: "Draft" }))).id, version: 2 }),
      ),
    { ...refused, member: "NOT_ALLOWED", "member not named": "NOT_ALLOWED", ...coaches("AssignmentSuccess") },
  ],
  [
    "createAssignment, open at once",
    async (client) =>
      outcome(
        await client.run(op.createOpen, {
          input: { groupId: room.id, fields: { ...goal(), title: "Draft" }, isOpen: false },
        }),
      ),
    {
      nobody: "NOT_SIGNED_IN",
      guest: "NOT_FOUND",
      outsider: "NOT_FOUND",
      "other coach": "NOT_FOUND",
      member: "NOT_ALLOWED",
      "member not named": "NOT_ALLOWED",
      ...coaches("AssignmentSuccess"),
    },
  ],
  [
    "copyAssignment",
    async (client) =>
      outcome(
        await client.run(op.copyAssignment, { input: { id: draftToCopy, groupIds: [room.id], opensAt: hours(24) } }),
      ),
    {
      ...refused,
      member: "ASSIGNMENT_NOT_FOUND",
      "member not named": "ASSIGNMENT_NOT_FOUND",
      ...coaches("CopyAssignmentSuccess"),
    },
  ],
  [
    "copyAssignment, open work",
    async (client) =>
      outcome(await client.run(op.copyAssignment, { input: { id: ids.open, groupIds: ["x"], opensAt: hours(24) } })),
    { ...refused, member: "NOT_ALLOWED", "member not named": "NOT_ALLOWED", ...coaches("NOT_FOUND") },
  ],
  [
    "makePlan",
    async (client) =>
      outcome(
        await client.run(op.makePlan, {
          input: {
            groupId: room.id,
            plan: "AGE_9_12",
            layout: "US_INTERNATIONAL",
            language: "EN",
            startsOn: "2026-08-31",
            titles: [],
            isOpen: false,
          },
        }),
      ),
    {
      nobody: "NOT_SIGNED_IN",
      guest: "NOT_FOUND",
      outsider: "NOT_FOUND",
      "other coach": "NOT_FOUND",
      member: "NOT_ALLOWED",
      "member not named": "NOT_ALLOWED",
      ...coaches("REQUIRED"),
    },
  ],
  [
    "changeForMember",
    async (client) =>
      outcome(
        await client.run(op.changeForMember, {
          input: { id: ids.open, memberId: memberPlace, version: 99, isExcused: false, otherTexts: [] },
        }),
      ),
    { ...refused, member: "NOT_ALLOWED", "member not named": "NOT_ALLOWED", ...coaches("EDIT_CONFLICT") },
  ],
  [
    "the progress of each on each task",
    async (client) => (await client.run(op.severalTasks, { id: ids.open })).node?.progress?.[0].tasks.length ?? null,
    { ...foreign(null), member: null, "member not named": null, ...coaches(1) },
  ],
  [
    "lessons to choose from",
    async (client) =>
      (await client.run(op.lessonChoices, { id: room.id, language: "EN" })).node?.lessonChoices?.edges.length ?? null,
    { ...foreign(null), member: null, "member not named": null, ...coaches(25) },
  ],
];

describe.each(matrix)("%s", (_name, ask, outcomes) => {
  test.each(names)("as %s", async (role) => {
    expect(await ask(roles[role])).toEqual(outcomes[role]);
  });
});

test("an archived group: its work can be read, and nothing changes", async () => {
  const resting = await newClassroom(server, "Resting");
  const pupil = await newPupil(server, resting);
  const { id } = await setWork(resting, goal());
  await server.services.database.execute(`update groups set archived_at = now() where name = 'Resting'`);
  expect((await pupil.run(op.assignmentNode, { id })).node.state).toBe("OPEN");
  expect((await pupil.run(op.dueAssignments)).viewer.dueAssignments).toEqual([]);
  expect(outcome(await resting.owner.run(op.closeAssignment, { id, version: 2 }))).toBe("GROUP_ARCHIVED");
  expect(
    outcome(await resting.owner.run(op.createAssignment, { input: { groupId: resting.id, fields: goal() } })),
  ).toBe("GROUP_ARCHIVED");
});
