import { encodeLog } from "../../../src/engine/log/logCodec";
import * as account from "../../support/accountOperations";
import * as op from "../../support/examOperations";
import { beginAttempt, cbt, newExam, typeAttempt } from "../../support/examSteps";
import * as group from "../../support/groupOperations";
import { newGroup, newGroupWithPeople, type GroupPeople } from "../../support/groupPeople";
import * as members from "../../support/memberOperations";
import * as norms from "../../support/normOperations";
import { newMember, type Person } from "../../support/people";
import { serverClock } from "../../support/serverClock";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { WireClient } from "../../support/WireClient";

const sendByEar = `mutation sendByEar($examId: ID!, $keystrokes: KeystrokeLog!) { answer: sendExamKeystrokes(
  examId: $examId, attempt: 1, seat: 1, batch: 1, keystrokes: $keystrokes, isByEar: true) { __typename } }`;
const handInByEar = `mutation handInByEar($examId: ID!, $batch: Int!) { answer: handInExamAttempt(examId: $examId,
  attempt: 1, seat: 1, batch: $batch, isByEar: true) { __typename ... on ExamSuccess { exam { attempts {
  isByEar } } } } }`;
const ownExtraTime = `query ownExtraTime { viewer { examExtraTime } }`;
const aids = `query aids($id: ID!) { node(id: $id) { ... on Exam { extraTime attempts { extraTime isByEar } } } }`;

let server: TestServer;
let people: GroupPeople;
const clock = serverClock();
beforeAll(async () => {
  server = await startTestServer({
    operations: [
      ...new Set([...op.examOperations, ...norms.normOperations]),
      ...account.accountOperations,
      ...group.groupOperations,
      ...members.memberOperations,
      sendByEar,
      handInByEar,
      ownExtraTime,
      aids,
    ],
  });
  people = await newGroupWithPeople(server.url);
});
afterAll(async () => {
  await server.close();
});

const rowOf = (globalId: string) => Buffer.from(globalId, "base64").toString().split(":").at(-1)!;
const memberIdOf = (groupId: string, { id }: Person) =>
  Buffer.from(`GroupMember:${rowOf(groupId)}:${rowOf(id)}`).toString("base64");
const setExtraTime = async (client: WireClient, person: Person, extraTime: number, groupId = people.id) =>
  (await client.run(members.setExtraTime, { ids: [memberIdOf(groupId, person)], extraTime })).answer;
const aidsOf = async (person: Person, id: string) => (await person.run(aids, { id })).node;
const lasts = ({ startsAt, endsAt }: any) => Date.parse(endsAt) - Date.parse(startsAt);

test("an attempt has the extra time of the moment in which it begins; its certificate says so", async () => {
  const { coach, member } = people;
  const { id } = await newExam(member);
  expect(await setExtraTime(coach, member, 20)).toEqual({
    __typename: "SetExtraTimeSuccess",
    members: [{ id: memberIdOf(people.id, member), extraTime: 20 }],
  });
  expect(await aidsOf(member, id)).toEqual({ extraTime: 20, attempts: [] });
  expect((await member.run(ownExtraTime)).viewer.examExtraTime).toBe(20);
  const attempt = await beginAttempt(member, clock, id);
  expect(lasts(attempt)).toBe(504_000);
  await setExtraTime(coach, member, 0);
  expect(await aidsOf(member, id)).toEqual({ extraTime: 0, attempts: [{ extraTime: 20, isByEar: false }] });
  const batch = await typeAttempt(member, clock, id, attempt, 840);
  await member.run(op.handIn, { examId: id, attempt: 1, seat: attempt.seat, batch });
  const { answer } = await member.run(op.finish, { examId: id });
  expect(answer.exam.countingAttempt.grade).toMatchObject({ level: "DIPLOMA", strokesPerMinute: 100 });
  const { certificate } = await new WireClient(server.url).run(op.certificate, { code: answer.exam.certificate.code });
  expect(certificate).toMatchObject({ extraTime: 20, isByEar: false, strokesPerMinute: 100, level: "DIPLOMA" });
});

test("with one stroke less it is not passed", async () => {
  const { coach, member } = people;
  await setExtraTime(coach, member, 20);
  const { id } = await newExam(member);
  const attempt = await beginAttempt(member, clock, id);
  const batch = await typeAttempt(member, clock, id, attempt, 839);
  const { answer } = await member.run(op.handIn, { examId: id, attempt: 1, seat: attempt.seat, batch });
  expect(answer.exam.attempts[0].grade).toMatchObject({ passed: false, strokesPerMinute: 99 });
});

test("of several groups the longest counts, but not of one that is archived", async () => {
  const { coach, member, owner } = people;
  const other = await newMember(server.url);
  const second = await newGroup(other, "Remedial");
  await member.run(group.joinGroup, { code: second.code });
  await setExtraTime(coach, member, 10);
  await setExtraTime(other, member, 33, second.id);
  const { id } = await newExam(member, { ...cbt, norm: "ecdl" });
  expect((await aidsOf(member, id)).extraTime).toBe(33);
  await other.run(group.archiveGroup, { id: second.id });
  expect((await aidsOf(member, id)).extraTime).toBe(10);
  expect((await aidsOf(owner, (await newExam(owner)).id)).extraTime).toBe(0);
});

test("only whole percents up to 100, and only the coaches and the member read it", async () => {
  const { coach, member, owner } = people;
  expect((await setExtraTime(coach, member, 101)).issues).toEqual([{ path: "extraTime", code: "OUT_OF_RANGE" }]);
  expect((await setExtraTime(coach, member, -1)).issues).toEqual([{ path: "extraTime", code: "OUT_OF_RANGE" }]);
  expect((await setExtraTime(coach, owner, 20)).code).toBe("NOT_ALLOWED");
  expect((await setExtraTime(coach, coach, 20)).code).toBe("NOT_ALLOWED");
  await setExtraTime(coach, member, 25);
  const read = async (client: WireClient) =>
    (await client.run(members.extraTime, { id: memberIdOf(people.id, member) })).node?.extraTime ?? null;
  const classmate = await newMember(server.url);
  await classmate.run(group.joinGroup, { code: people.code });
  expect([await read(coach), await read(owner), await read(member), await read(classmate)]).toEqual([25, 25, 25, null]);
});

test("it goes along to another group", async () => {
  const { owner } = people;
  const moved = await newMember(server.url);
  await moved.run(group.joinGroup, { code: people.code });
  await setExtraTime(owner, moved, 50);
  const next = await newGroup(owner, "4B");
  await owner.run(members.moveMembers, { ids: [memberIdOf(people.id, moved)], to: next.id });
  expect((await owner.run(members.extraTime, { id: memberIdOf(next.id, moved) })).node.extraTime).toBe(50);
});

test("an attempt in which the text was spoken is by ear, and so is its certificate", async () => {
  const { owner } = people;
  const { id } = await newExam(owner);
  const attempt = await beginAttempt(owner, clock, id);
  const batch = await typeAttempt(owner, clock, id, attempt, 800);
  const { answer } = await owner.run(handInByEar, { examId: id, batch });
  expect(answer.exam.attempts).toEqual([{ isByEar: true }]);
  const { answer: finished } = await owner.run(op.finish, { examId: id });
  expect(finished.exam.certificate).toMatchObject({ isByEar: true, extraTime: 0 });
});

test("it is so from the batch that says it", async () => {
  const { owner } = people;
  const { id } = await newExam(owner, { ...cbt, norm: "ecdl" });
  await beginAttempt(owner, clock, id);
  const keystrokes = encodeLog([{ time: 0, kind: "insert", text: "b" }]);
  await owner.run(sendByEar, { examId: id, keystrokes });
  expect((await aidsOf(owner, id)).attempts).toEqual([{ extraTime: 0, isByEar: true }]);
});

test("an own norm says what its certificates leave unsaid; the coach and the candidate see it all the same", async () => {
  const { coach, member } = people;
  const fields = { ...norms.normFields, unmarked: ["BY_EAR"] };
  const made = (await coach.run(norms.createNorm, { input: { groupId: people.id, fields } })).answer.ownExamNorm;
  expect(made.norm.unmarked).toEqual(["BY_EAR"]);
  await setExtraTime(coach, member, 20);
  const { id } = await newExam(member, { norm: made.norm.name, version: 1, language: "EN", hasDyslexia: false });
  const attempt = await beginAttempt(member, clock, id);
  const batch = await typeAttempt(member, clock, id, attempt, 600);
  const { answer } = await member.run(handInByEar, { examId: id, batch });
  expect(answer.exam.attempts).toEqual([{ isByEar: true }]);
  const { node } = await member.run(norms.labelledExam, { id });
  const { certificate } = await new WireClient(server.url).run(op.certificate, { code: node.certificate.code });
  expect(certificate).toMatchObject({ isByEar: false, extraTime: 20 });
  // A page from before there was a choice.
  const change = await coach.run(norms.changeNorm, { input: { id: made.id, version: 1, fields: norms.normFields } });
  expect(change.answer.ownExamNorm.norm).toMatchObject({ version: 2, unmarked: ["BY_EAR"] });
});
