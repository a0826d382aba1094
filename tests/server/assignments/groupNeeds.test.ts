import * as account from "../../support/accountOperations";
import * as op from "../../support/assignmentOperations";
import { addRun, type Classroom, goal, hours, newClassroom, newPupil, setWork } from "../../support/classroom";
import type { Person } from "../../support/people";
import { startTestServer, type TestServer } from "../../support/startTestServer";

const needs = `query needsOf($id: ID!) { node(id: $id) { ... on Group { needs {
  behind { count members { user { id } } } inactive { count members { user { id } } }
  openFlags due { title counts { done assigned } } } } } }`;

let server: TestServer;
let room: Classroom;
beforeAll(async () => {
  server = await startTestServer({ operations: [...op.assignmentOperations, ...account.accountOperations, needs] });
});
beforeEach(async () => {
  room = await newClassroom(server);
});
afterAll(() => server.close());

const DAY = 24;
/** Everybody has been in their groups for long. */
const sinceLong = () =>
  server.services.database.execute("update group_members set joined_at = now() - interval '60 days'");
const read = async () => (await room.owner.run(needs, { id: room.id })).node.needs;
const idsOf = ({ members }: { members: { user: { id: string } }[] }) => members.map(({ user }) => user.id);
const due = (days: number, title: string) =>
  setWork(room, goal({ title, minutes: 1, opensAt: hours(-30 * DAY), dueAt: hours(days * DAY) }));

test("a group in which nobody is, or nothing is set, needs nothing", async () => {
  expect(await read()).toEqual({
    behind: { count: 0, members: [] },
    inactive: { count: 0, members: [] },
    openFlags: 0,
    due: [],
  });
});

test("members who have not practiced for a week, the longest first, and no more than three by name", async () => {
  const pupils: Person[] = [];
  for (let number = 0; number < 5; number += 1) pupils.push(await newPupil(server, room));
  await sinceLong();
  const [first, second, third, fourth, fifth] = pupils as [Person, Person, Person, Person, Person];
  await addRun(server, first, { at: hours(-8 * DAY) });
  await addRun(server, second, { at: hours(-20 * DAY) });
  await addRun(server, third, { at: hours(-10 * DAY) });
  await addRun(server, fourth, { at: hours(-6 * DAY) });
  const { inactive } = await read();
  expect(inactive.count).toBe(4);
  expect(idsOf(inactive)).toEqual([fifth.id, second.id, third.id]);
});

test("who joined this week is not asked why they have not practiced", async () => {
  await newPupil(server, room);
  expect((await read()).inactive.count).toBe(0);
});

test("work that is due or overdue and not done by all, and the members who are behind with it", async () => {
  const quick = await newPupil(server, room);
  const slow = await newPupil(server, room);
  const slowest = await newPupil(server, room);
  await sinceLong();
  await due(-3, "Overdue");
  await due(-1, "Overdue, too");
  await due(5, "Due soon");
  await due(9, "Not yet");
  await due(-15, "Long ago");
  await addRun(server, quick, { at: hours(-4 * DAY), seconds: 90 });
  await addRun(server, slow, { at: hours(-2 * DAY), seconds: 90 });
  const { due: listed, behind } = await read();
  expect(listed).toEqual([
    { title: "Overdue", counts: { done: 2, assigned: 3 } },
    { title: "Overdue, too", counts: { done: 2, assigned: 3 } },
    { title: "Due soon", counts: { done: 2, assigned: 3 } },
  ]);
  // Done late is done.
  expect(behind.count).toBe(1);
  expect(idsOf(behind)).toEqual([slowest.id]);
});

test("what everybody has done is not listed any more", async () => {
  const pupil = await newPupil(server, room);
  await sinceLong();
  await due(2, "A minute");
  expect((await read()).due).toHaveLength(1);
  await addRun(server, pupil, { at: hours(-1), seconds: 90 });
  expect((await read()).due).toEqual([]);
});

test("an archived group needs nothing any more, and nothing is read for it", async () => {
  await server.services.database.execute("update groups set archived_at = now()");
  expect(await read()).toBeNull();
});
