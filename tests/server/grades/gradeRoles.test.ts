import * as account from "../../support/accountOperations";
import * as work from "../../support/assignmentOperations";
import { type Classroom, goal, newAdmin, newClassroom, newPupil, placeOf, setWork } from "../../support/classroom";
import * as op from "../../support/gradeOperations";
import { newGuest, type Person } from "../../support/people";
import { rowIdOf } from "../../support/seedRuns";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { WireClient } from "../../support/WireClient";

// Every field and mutation of grades, as every role.
let server: TestServer;
let room: Classroom;
let roles: Readonly<Record<Role, WireClient>>;
let ids: { readonly work: string; readonly grade: string; readonly place: string };

const names = ["nobody", "guest", "outsider", "other coach", "member", "classmate", "coach", "owner", "admin"] as const;
type Role = (typeof names)[number];

const gradeId = (assignmentId: string, person: Person) =>
  Buffer.from(`Grade:${Buffer.from(assignmentId, "base64").toString().split(":")[1]}:${rowIdOf(person.id)}`).toString(
    "base64",
  );

beforeAll(async () => {
  server = await startTestServer({
    operations: [...work.assignmentOperations, ...account.accountOperations, ...op.gradeOperations],
  });
  room = await newClassroom(server);
  const elsewhere = await newClassroom(server, "Elsewhere");
  const [member, classmate, coach] = [
    await newPupil(server, room),
    await newPupil(server, room),
    await newPupil(server, room),
  ];
  await server.services.database.execute(
    `update group_members set role = 'COACH' where user_id = '${rowIdOf(coach.id)}'`,
  );
  roles = {
    nobody: new WireClient(server.url),
    guest: await newGuest(server.url),
    outsider: await newPupil(server, elsewhere),
    "other coach": elsewhere.owner,
    member,
    classmate,
    coach,
    owner: room.owner,
    admin: await newAdmin(server),
  };
  const { id } = await setWork(room, goal());
  ids = { work: id, grade: gradeId(id, member), place: await placeOf(room, member) };
  await moveFromEarlier(member);
});
afterAll(() => server.close());

/** Gives a member of the class a decided grade of an earlier one, from which a coach moved them here. */
async function moveFromEarlier(member: Person): Promise<void> {
  const earlier = await newClassroom(server, "Group 7");
  const { id } = await setWork(earlier, goal());
  const [group, assignment] = [earlier.id, id].map((one) => Buffer.from(one, "base64").toString().split(":")[1]);
  await server.services.database.execute(
    `insert into grades (assignment_id, user_id, percent) values ('${assignment}', '${rowIdOf(member.id)}', 80)`,
  );
  await server.services.database.execute(
    `update group_members set earlier_places =
       '[{"groupId": "${group}", "joinedAt": "2026-01-05T08:00:00.000Z", "seat": null}]'
     where user_id = '${rowIdOf(member.id)}'`,
  );
}

const share = (isShared: boolean) =>
  server.services.database.execute(
    `update groups set grading = '{"scale": "TEN", "steps": [], "latePercent": 0, "isShared": ${isShared}}'
     where name = 'Group 7'`,
  );
const outcome = ({ answer }: any) => answer.issues?.[0].code ?? answer.code ?? answer.__typename;

type Outcomes = Readonly<Record<Role, unknown>>;
const foreign = (value: unknown) => ({ nobody: value, guest: value, outsider: value, "other coach": value });
const coaches = (value: unknown) => ({ coach: value, owner: value, admin: value });
const refusals = (unknown: string) => ({ ...foreign(unknown), nobody: "NOT_SIGNED_IN" });

const ask = {
  gradeBook: async (client: WireClient) =>
    (await client.run(op.gradeBook, { id: room.id, period: "ALL" })).node?.gradeBook?.rows.length ?? null,
  scale: async (client: WireClient) =>
    (await client.run(op.gradeBook, { id: room.id, period: "ALL" })).node?.grading?.scale ?? null,
  node: async (client: WireClient) => (await client.run(op.gradeNode, { id: ids.grade })).node?.version ?? null,
  story: async (client: WireClient) =>
    (await client.run(op.memberGrades, { id: ids.place })).node?.grades?.length ?? null,
  earlier: async (client: WireClient) =>
    (await client.run(op.earlierGrades, { id: ids.place })).node?.earlierGrades?.length ?? null,
  mine: async (client: WireClient) => (await client.run(op.myGrade, { id: ids.work })).node?.myGrade?.version ?? null,
};

const matrix: readonly [string, boolean, (client: WireClient) => Promise<unknown>, Outcomes][] = [
  ["gradeBook", true, ask.gradeBook, { ...foreign(null), member: null, classmate: null, ...coaches(2) }],
  ["the scale", false, ask.scale, { ...foreign(null), member: "TEN", classmate: "TEN", ...coaches("TEN") }],
  ["a grade", false, ask.node, { ...foreign(null), member: null, classmate: null, ...coaches(0) }],
  ["a grade, shared", true, ask.node, { ...foreign(null), member: 0, classmate: null, ...coaches(0) }],
  ["a member's grades", false, ask.story, { ...foreign(null), member: null, classmate: null, ...coaches(1) }],
  ["a member's grades, shared", true, ask.story, { ...foreign(null), member: 1, classmate: null, ...coaches(1) }],
  ["a member's earlierGrades", false, ask.earlier, { ...foreign(null), member: 0, classmate: null, ...coaches(1) }],
  [
    "a member's earlierGrades, shared",
    true,
    ask.earlier,
    { ...foreign(null), member: 1, classmate: null, ...coaches(1) },
  ],
  ["one's own grade", false, ask.mine, { ...foreign(null), member: null, classmate: null, ...coaches(null) }],
  ["one's own grade, shared", true, ask.mine, { ...foreign(null), member: 0, classmate: 0, ...coaches(null) }],
  [
    "setGrade",
    true,
    async (client) =>
      outcome(
        await client.run(op.setGrade, {
          input: { id: ids.grade, version: 99, percent: 80, isExcused: false, comment: "" },
        }),
      ),
    {
      ...refusals("ASSIGNMENT_NOT_FOUND"),
      member: "NOT_ALLOWED",
      classmate: "NOT_ALLOWED",
      ...coaches("EDIT_CONFLICT"),
    },
  ],
  [
    "setAssignmentWeight",
    true,
    async (client) => outcome(await client.run(op.setAssignmentWeight, { id: ids.work, weight: 1 })),
    {
      ...refusals("ASSIGNMENT_NOT_FOUND"),
      member: "NOT_ALLOWED",
      classmate: "NOT_ALLOWED",
      ...coaches("AssignmentSuccess"),
    },
  ],
  [
    "changeGrading",
    true,
    async (client) =>
      outcome(
        await client.run(op.changeGrading, {
          input: { groupId: room.id, version: 99, scale: "LETTERS", steps: [], latePercent: 0, isShared: false },
        }),
      ),
    { ...refusals("NOT_FOUND"), member: "NOT_ALLOWED", classmate: "NOT_ALLOWED", ...coaches("EDIT_CONFLICT") },
  ],
];

describe.each(matrix)("%s", (_name, isShared, run, outcomes) => {
  beforeAll(() => share(isShared));
  test.each(names)("as %s", async (role) => {
    expect(await run(roles[role])).toEqual(outcomes[role]);
  });
});

test("an archived group: its grades can be read, and nothing changes", async () => {
  const resting = await newClassroom(server, "Resting");
  const pupil = await newPupil(server, resting);
  const { id } = await setWork(resting, goal());
  await server.services.database.execute("update groups set archived_at = now() where name = 'Resting'");
  const { node } = await resting.owner.run(op.gradeBook, { id: resting.id, period: "ALL" });
  expect(node.gradeBook.rows[0].grades).toMatchObject([{ id: gradeId(id, pupil), percent: null }]);
  const answers = [
    await resting.owner.run(op.setGrade, {
      input: { id: gradeId(id, pupil), version: 0, percent: 80, isExcused: false, comment: "" },
    }),
    await resting.owner.run(op.setAssignmentWeight, { id, weight: 2 }),
    await resting.owner.run(op.changeGrading, {
      input: { groupId: resting.id, version: 1, scale: "TEN", steps: [], latePercent: 0, isShared: false },
    }),
  ];
  expect(answers.map(outcome)).toEqual(["GROUP_ARCHIVED", "GROUP_ARCHIVED", "GROUP_ARCHIVED"]);
});
