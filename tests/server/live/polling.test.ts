import * as op from "../../support/liveOperations";
import type { Person } from "../../support/people";
import { Classroom } from "./Classroom";
import { report, reportOf, TEXT } from "./typing";

let school: Classroom;
beforeAll(async () => {
  school = await Classroom.open();
});
afterEach(() => school.dismiss());
afterAll(() => school.close());

const liveViewOf = async (person: Person, group: string) => (await person.run(op.groupLiveNow, { group })).groupLive;
const viewOf = async (person: Person, group: string, member: Person) =>
  (await person.run(op.memberLiveNow, { group, user: member.id })).memberLive;
const newsOf = async (person: Person) => (await person.run(op.groupNewsNow, { page: "a page" })).groupNews;
const statesOf = (liveView: any): string[] => liveView.members.map(({ name, state }: any) => `${name} ${state}`);

/** Asks until the answer fits, as a page does. */
async function poll<T>(ask: () => Promise<T>, fits: (answer: T) => boolean): Promise<T> {
  for (let count = 0; ; count += 1) {
    const answer = await ask();
    if (fits(answer)) return answer;
    if (count === 300) throw new Error(`It never came to it: ${JSON.stringify(answer)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function makeGroup() {
  const [owner, ann] = [await school.person("Owner"), await school.person("Ann")];
  return { owner, ann, group: await school.group("Class 2b", owner, [ann]) };
}

test("a coach and a member who only poll: the member is here, knows who watches, and is seen typing", async () => {
  const { owner, ann, group } = await makeGroup();
  expect(statesOf(await liveViewOf(owner, group))).toEqual(["Ann OFFLINE"]);
  expect(
    await poll(
      () => newsOf(ann),
      ({ watchedBy }) => watchedBy.length > 0,
    ),
  ).toMatchObject({ watchable: ["Class 2b"], watchedBy: ["Owner"] });
  expect(statesOf(await liveViewOf(owner, group))).toEqual(["Ann IDLE"]);

  expect(await report(ann, reportOf("the quick"))).toEqual({ __typename: "TypingReported", isWatched: true });
  expect(statesOf(await liveViewOf(owner, group))).toEqual(["Ann TYPING"]);
  expect(await viewOf(owner, group, ann)).toMatchObject({
    runId: "run-1",
    text: TEXT,
    marks: "r".repeat(9),
    caret: 9,
    member: { name: "Ann" },
  });
});

test("members are told what their groups call those who can watch, as long as all call them the same", async () => {
  const { owner, ann } = await makeGroup();
  const join = async (roleWords: string) => {
    const { createGroup } = await owner.run(op.createGroup, { name: roleWords, roleWords });
    await ann.run(op.joinGroup, { code: createGroup.group.joinCode });
    return poll(
      () => newsOf(ann),
      ({ watchable }) => watchable.includes(roleWords),
    );
  };
  expect((await newsOf(owner)).roleWords).toBeNull();
  expect((await join("COACH_MEMBER")).roleWords).toBe("COACH_MEMBER");
  expect((await join("TEACHER_PUPIL")).roleWords).toBeNull();
});

test("nothing for those who may not: members, admins, other groups' owners, guests, nobody", async () => {
  const { owner, ann, group } = await makeGroup();
  const [admin, other] = [await school.admin(), await school.person("Other")];
  await school.group("Class 3", other);
  const before = school.server.services.visits.size;
  for (const person of [ann, admin, other]) {
    expect(await liveViewOf(person, group)).toBeNull();
    expect(await viewOf(person, group, ann)).toBeNull();
  }
  expect(await viewOf(owner, group, other)).toBeNull();
  owner.token = null;
  expect(await liveViewOf(owner, group)).toBeNull();
  expect(await newsOf(owner)).toBeNull();
  expect(school.server.services.visits.size).toBeLessThanOrEqual(before);
});

test("a right that ends while a coach polls ends with the next question", async () => {
  const { owner, ann, group } = await makeGroup();
  const coach = await school.person("Coach");
  await school.join(group, coach);
  await school.setRole(group, coach, "COACH");
  expect(
    await poll(
      () => liveViewOf(coach, group),
      (liveView) => liveView !== null,
    ),
  ).not.toBeNull();
  await school.setRole(group, coach, "MEMBER");
  await poll(
    () => liveViewOf(coach, group),
    (liveView) => liveView === null,
  );
  await school.archive(group);
  await poll(
    () => liveViewOf(owner, group),
    (liveView) => liveView === null,
  );
  expect(await viewOf(owner, group, ann)).toBeNull();
});

test("one session follows only so much at once", async () => {
  const { ann } = await makeGroup();
  const pages = Array.from({ length: 60 }, (_, page) => `page ${page}`);
  const answers = await Promise.all(pages.map((page) => ann.send(op.groupNewsNow, { page })));
  expect(answers.filter(({ body }) => body.errors?.[0].extensions.code === "RATE_LIMITED")).toHaveLength(10);
});
