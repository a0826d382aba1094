import { currentExamNorms } from "../../../src/engine/exams/examNorms";
import * as account from "../../support/accountOperations";
import * as examOp from "../../support/examOperations";
import * as work from "../../support/assignmentOperations";
import { newExam, takeAttempt } from "../../support/examSteps";
import * as groupOp from "../../support/groupOperations";
import { newAdmin, newGroupWithPeople, type GroupPeople } from "../../support/groupPeople";
import { normFields, normOperations } from "../../support/normOperations";
import * as op from "../../support/normOperations";
import { newMember } from "../../support/people";
import { serverClock } from "../../support/serverClock";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { WireClient } from "../../support/WireClient";

let server: TestServer;
let group: GroupPeople;
const clock = serverClock();
beforeAll(async () => {
  server = await startTestServer({
    operations: [
      ...new Set([
        ...examOp.examOperations,
        ...account.accountOperations,
        ...groupOp.groupOperations,
        ...work.assignmentOperations,
        ...normOperations,
      ]),
    ],
  });
  group = await newGroupWithPeople(server.url, "4B");
});
afterAll(async () => {
  await server.close();
});

const make = async (fields: object = {}, by: WireClient = group.coach, groupId: string | null = group.id) =>
  (await by.run(op.createNorm, { input: { groupId, fields: { ...normFields, ...fields } } })).answer;
const made = async (fields: object = {}) => {
  const answer = await make(fields);
  if (answer.ownExamNorm === undefined) throw new Error(JSON.stringify(answer));
  return answer.ownExamNorm;
};
/** Makes so many, a few at a time: a busy computer would take too long for all at once. */
async function fill(count: number, by: WireClient, groupId: string | null): Promise<void> {
  for (let left = count; left > 0; left -= 5)
    await Promise.all(Array.from({ length: Math.min(5, left) }, () => make({}, by, groupId)));
}
const offered = async (client: WireClient): Promise<any[]> => (await client.run(op.offeredNorms)).examNorms;

test("a group's norm, an exam by it, and a certificate that stays as it was", async () => {
  const { id, norm } = await made();
  expect(norm).toMatchObject({
    version: 1,
    title: "School diploma",
    groupName: "4B",
    group: { id: group.id },
    unit: "WORDS",
    isNet: true,
    errorLimit: { most: 25, of: 1000, isStrict: false },
    levels: [
      { name: "LEVEL_1", label: "Bronze", strokesPerMinute: 50 },
      { name: "LEVEL_2", label: null, strokesPerMinute: 125 },
    ],
    dyslexiaLevels: [
      { name: "LEVEL_1", label: "Bronze", strokesPerMinute: 40 },
      { name: "LEVEL_2", label: null, strokesPerMinute: 100 },
    ],
  });
  const input = { norm: norm.name, version: 1, language: "EN", hasDyslexia: false };
  const exam = await newExam(group.member, input);
  const unbegun = await newExam(group.member, { ...input, language: "NL" });
  await takeAttempt(group.member, clock, exam.id, 1, 300);
  const { node } = await group.member.run(op.labelledExam, { id: exam.id });
  expect(node.countingAttempt.grade).toMatchObject({
    level: "LEVEL_1",
    levelLabel: "Bronze",
    strokes: 300,
    countedStrokes: 300,
    strokesPerMinute: 100,
    passed: true,
  });

  const { answer } = await group.coach.run(op.changeNorm, {
    input: { id, version: 1, fields: { ...normFields, title: "Harder", levels: [{ speed: 60 }] } },
  });
  expect(answer.ownExamNorm.norm).toMatchObject({ version: 2, title: "Harder", dyslexiaLevels: null });
  await group.owner.run(groupOp.changeGroup, { input: { groupId: group.id, version: 1, name: "5B" } });
  const anybody = new WireClient(server.url);
  const seen = async () => (await anybody.run(op.ownCertificate, { code: node.certificate.code })).certificate;
  const asIssued = {
    level: "LEVEL_1",
    levelLabel: "Bronze",
    groupName: "4B",
    strokesPerMinute: 100,
    norm: { ...norm, group: null },
  };
  expect(await seen()).toEqual(asIssued);
  const before = await group.member.run(op.labelledExam, { id: unbegun.id });
  expect(before.node.norm).toMatchObject({ version: 1, title: "School diploma", groupName: "4B" });

  const late = await group.member.run(examOp.createExam, { input });
  expect(late.createExam.issues).toEqual([{ path: "version", code: "EXAM_NORM_CHANGED" }]);
  const next = await newExam(group.member, { ...input, version: 2 });
  const again = await group.member.run(op.labelledExam, { id: next.id });
  expect(again.node.norm).toMatchObject({ version: 2, groupName: "5B" });

  await group.coach.run(op.archiveNorm, { id });
  const gone = await group.member.run(examOp.createExam, { input: { ...input, version: 2 } });
  expect(gone.createExam.issues).toEqual([{ path: "norm", code: "EXAM_NORM_UNKNOWN" }]);
  await takeAttempt(group.member, clock, next.id, 1, 30);
  expect(await seen()).toEqual(asIssued);
});

test("each error takes a word off the speed where the norm is net", async () => {
  const { norm } = await made({ levels: [{ speed: 20 }], maxErrorPercent: 10 });
  const exam = await newExam(group.member, { norm: norm.name, language: "EN", hasDyslexia: false });
  await takeAttempt(group.member, clock, exam.id, 1, 303, (text) => text.replace(/^\w/u, "#"));
  const { node } = await group.member.run(op.labelledExam, { id: exam.id });
  expect(node.countingAttempt.grade).toMatchObject({
    strokes: 303,
    errors: 1,
    countedStrokes: 298,
    strokesPerMinute: 99,
    passed: false,
  });
});

test("an assignment can ask for a norm of its group or of the admins, and for no other group's", async () => {
  const { norm } = await made({ title: "For work" });
  const elsewhere = await newGroupWithPeople(server.url, "Elsewhere");
  const fields = (name: string) => ({
    title: "Exam",
    kind: "EXAM",
    norm: name,
    language: "EN",
    opensAt: new Date(Date.now() - 60_000).toISOString(),
  });
  const set = async (people: GroupPeople, name: string) =>
    (await people.owner.run(work.createAssignment, { input: { groupId: people.id, fields: fields(name) } })).answer;
  expect((await set(group, norm.name)).assignment.task).toMatchObject({ norm: norm.name });
  expect((await set(elsewhere, norm.name)).issues).toEqual([{ path: "norm", code: "EXAM_NORM_UNKNOWN" }]);
  const admin = await newAdmin(server);
  const { ownExamNorm } = await make({ title: "For all" }, admin, null);
  expect((await set(elsewhere, ownExamNorm.norm.name)).assignment.task).toMatchObject({ norm: ownExamNorm.norm.name });
  const { node } = await elsewhere.member.run(op.ownNorm, { id: ownExamNorm.id });
  expect(node?.id).toBeUndefined();
  await admin.run(op.archiveNorm, { id: ownExamNorm.id });
});

test("everybody is offered the norms of the admins, members those of their groups that are in use", async () => {
  const { id, norm } = await made({ title: "Offered" });
  const outsider = await newMember(server.url);
  const names = async (client: WireClient) => (await offered(client)).map(({ title, name }) => title ?? name);
  expect(await names(group.member)).toContain("Offered");
  const builtIn = currentExamNorms().map(({ name }) => name);
  expect(await names(outsider)).toEqual(builtIn);
  expect(await names(new WireClient(server.url))).toEqual(builtIn);
  const refused = await outsider.run(examOp.createExam, {
    input: { norm: norm.name, language: "EN", hasDyslexia: false },
  });
  expect(refused.createExam.issues).toEqual([{ path: "norm", code: "EXAM_NORM_UNKNOWN" }]);
  await group.coach.run(op.archiveNorm, { id });
  expect(await names(group.member)).not.toContain("Offered");
  const { answer } = await group.coach.run(op.restoreNorm, { id });
  expect(answer.ownExamNorm).toMatchObject({ archivedAt: null, norm: { version: 1 } });
  await group.owner.run(groupOp.archiveGroup, { id: group.id });
  expect(await names(group.member)).toEqual(builtIn);
  expect((await group.coach.run(op.archiveNorm, { id })).answer.code).toBe("GROUP_ARCHIVED");
  await group.owner.run(groupOp.restoreGroup, { id: group.id });
});

test("of two who change a norm at once, the second is told", async () => {
  const { id } = await made();
  const change = (title: string) =>
    group.coach.run(op.changeNorm, { input: { id, version: 1, fields: { ...normFields, title } } });
  const answers = await Promise.all([change("One"), change("Two")]);
  expect(answers.map(({ answer }) => answer.code ?? "done").toSorted()).toEqual(["EDIT_CONFLICT", "done"]);
});

test.each([
  [{ title: " " }, "title", "REQUIRED"],
  [{ title: "x".repeat(61) }, "title", "TOO_LONG"],
  [{ title: "a\u0000b" }, "title", "WRONG_CHARACTERS"],
  [{ minutes: 0 }, "minutes", "OUT_OF_RANGE"],
  [{ minutes: 61 }, "minutes", "OUT_OF_RANGE"],
  [{ attempts: 6 }, "attempts", "OUT_OF_RANGE"],
  [{ maxErrorPercent: 10.1 }, "maxErrorPercent", "OUT_OF_RANGE"],
  [{ maxErrorPercent: -1 }, "maxErrorPercent", "OUT_OF_RANGE"],
  [{ maxErrorPercent: 0.55 }, "maxErrorPercent", "OUT_OF_RANGE"],
  [{ levels: [] }, "levels", "REQUIRED"],
  [{ levels: [1, 2, 3, 4, 5, 6, 7].map((speed) => ({ speed })) }, "levels", "TOO_LONG"],
  [{ levels: [{ speed: 30 }, { speed: 30 }] }, "levels[1].speed", "LEVELS_NOT_RISING"],
  [{ levels: [{ speed: 0 }] }, "levels[0].speed", "OUT_OF_RANGE"],
  [{ minutes: 60, levels: [{ speed: 51 }] }, "levels[0].speed", "OUT_OF_RANGE"],
  [{ levels: [{ speed: 30, dyslexiaSpeed: 31 }] }, "levels[0].dyslexiaSpeed", "OUT_OF_RANGE"],
  [
    { levels: [{ speed: 30, dyslexiaSpeed: 20 }, { speed: 40 }, { speed: 50, dyslexiaSpeed: 20 }] },
    "levels[2].dyslexiaSpeed",
    "LEVELS_NOT_RISING",
  ],
  [{ levels: [{ speed: 30, maxErrors: -1 }] }, "levels[0].maxErrors", "OUT_OF_RANGE"],
  [{ levels: [{ speed: 30, maxErrors: 1000 }] }, "levels[0].maxErrors", "OUT_OF_RANGE"],
  [{ levels: [{ speed: 30, maxErrors: 2 }, { speed: 40 }] }, "levels[1].maxErrors", "LEVEL_ALLOWS_MORE_ERRORS"],
  [
    {
      levels: [
        { speed: 30, maxErrors: 2 },
        { speed: 40, maxErrors: 3 },
      ],
    },
    "levels[1].maxErrors",
    "LEVEL_ALLOWS_MORE_ERRORS",
  ],
  [{ isStrict: true, maxErrorPercent: 0 }, "maxErrorPercent", "OUT_OF_RANGE"],
  [{ levels: [{ name: "x".repeat(31), speed: 30 }] }, "levels[0].name", "TOO_LONG"],
])("%j is refused at %s: %s", async (fields, path, code) => {
  expect((await make(fields)).issues).toEqual([{ path, code }]);
});

test.each([
  { minutes: 1, maxErrorPercent: 0 },
  { minutes: 60, attempts: 5, maxErrorPercent: 10, unit: "STROKES", isNet: false, levels: [{ speed: 250 }] },
  { levels: [1, 2, 3, 4, 5, 6].map((speed) => ({ speed })) },
  { levels: [{ speed: 10 }, { speed: 20, dyslexiaSpeed: 20, maxErrors: 999 }, { speed: 30, maxErrors: 0 }] },
  { isStrict: true, maxErrorPercent: 0.1 },
])("%j is within the limits", async (fields) => {
  expect((await make(fields)).__typename).toBe("OwnExamNormSuccess");
});

test("a group has at most 50; a group that goes takes them with it, and its certificates stay", async () => {
  const people = await newGroupWithPeople(server.url, "Full");
  const first = (await make({}, people.coach, people.id)).ownExamNorm;
  const exam = await newExam(people.member, { norm: first.norm.name, language: "EN", hasDyslexia: true });
  await takeAttempt(people.member, clock, exam.id, 1, 400);
  const { node } = await people.member.run(op.labelledExam, { id: exam.id });
  await fill(45, people.coach, people.id);
  await Promise.all(Array.from({ length: 8 }, () => make({}, people.coach, people.id)));
  expect((await make({}, people.coach, people.id)).code).toBe("TOO_MANY_EXAM_NORMS");
  const { node: seen } = await people.coach.run(op.groupNorms, { id: people.id });
  expect(seen.ownExamNorms).toHaveLength(50);
  await people.owner.run(groupOp.deleteGroup, { input: { groupId: people.id, eraseAccounts: false } });
  const { certificate } = await people.member.run(op.ownCertificate, { code: node.certificate.code });
  expect(certificate).toMatchObject({ groupName: "Full", level: "LEVEL_2", norm: { title: "School diploma" } });
});

test("the admins have at most 50 together, also of those made at once", async () => {
  const admins = await Promise.all([newAdmin(server), newAdmin(server)]);
  const { ownExamNorms: before } = await admins[0].run(op.adminNorms);
  await fill(46 - before.length, admins[0], null);
  const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => make({}, admins[at % 2], null)));
  expect(answers.filter(({ code }) => code === "TOO_MANY_EXAM_NORMS")).toHaveLength(4);
  expect((await admins[0].run(op.adminNorms)).ownExamNorms).toHaveLength(50);
});
