import * as fc from "fast-check";
import { currentExamNorms, type BuiltInExamNorm, type ExamNorm } from "../../../src/engine/exams/examNorms";
import { judgeAttempt } from "../../../src/engine/exams/gradeExam";
import { openDatabase } from "../../../src/server/database/Database";
import { findNormForGroup } from "../../../src/server/exams/own/ownNorms";
import { fromGlobalId } from "../../../src/server/globalIds";
import * as groupOp from "../../support/groupOperations";
import { newGroupWithPeople, type GroupPeople } from "../../support/groupPeople";
import * as op from "../../support/normOperations";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import * as account from "../../support/accountOperations";

let server: TestServer;
let opened: ReturnType<typeof openDatabase>;
let group: GroupPeople;
beforeAll(async () => {
  server = await startTestServer({
    operations: [...groupOp.groupOperations, ...account.accountOperations, ...op.normOperations],
  });
  opened = openDatabase(server.database.config);
  group = await newGroupWithPeople(server.url, "4B");
});
afterAll(async () => {
  await opened.close();
  await server.close();
});

/** What a coach fills in to have the same norm. */
const fieldsOf = ({ name, minutes, attempts, errorLimit, levels, dyslexiaLevels }: BuiltInExamNorm) => ({
  title: name,
  minutes,
  attempts,
  unit: "STROKES",
  maxErrorPercent: (errorLimit.most * 100) / errorLimit.of,
  isStrict: errorLimit.isStrict,
  isNet: false,
  levels: levels.map(({ id, strokesPerMinute, maxErrors }) => ({
    name: id,
    speed: strokesPerMinute,
    maxErrors,
    dyslexiaSpeed: dyslexiaLevels?.find((level) => level.id === id)?.strokesPerMinute ?? null,
  })),
});

async function entered(norm: BuiltInExamNorm): Promise<ExamNorm> {
  const { answer } = await group.coach.run(op.createNorm, { input: { groupId: group.id, fields: fieldsOf(norm) } });
  const groupId = fromGlobalId("Group", group.id) ?? "";
  const found = await findNormForGroup(opened.database, groupId, answer.ownExamNorm.norm.name);
  if (!found) throw new Error(`The norm ${norm.name} was not made.`);
  return found;
}

const dutch = currentExamNorms().filter(({ country }) => country === "NLD");

test("the Dutch norms are five", () => {
  expect(dutch.map(({ name }) => name)).toEqual(["cbt", "ecdl-junior", "ecdl", "ecdl-pro", "gerritsen"]);
});

test.each(dutch.map((norm) => [norm.name, norm] as const))(
  "%s, entered as an own norm, gives the same verdicts",
  async (_, builtIn) => {
    const own = await entered(builtIn);
    expect(own.attempts).toBe(builtIn.attempts);
    // Near the levels and the error limit, where a difference would show.
    const speeds = [...builtIn.levels, ...(builtIn.dyslexiaLevels ?? [])].map((level) => level.strokesPerMinute);
    const counts = fc
      .tuple(fc.constantFrom(...speeds), fc.integer({ min: -3, max: 3 }), fc.nat({ max: 30 }), fc.nat({ max: 3000 }))
      .map(([speed, off, errors, other]) => ({ strokes: speed * builtIn.minutes + off + (other % 5) * 100, errors }));
    const verdicts = { passed: 0, failed: 0 };
    fc.assert(
      fc.property(counts, fc.boolean(), fc.constantFrom(0, 20, 50), (of, hasDyslexia, extraTime) => {
        const { level, levelLabel, ...verdict } = judgeAttempt(own, of, hasDyslexia, extraTime);
        const { level: expected, levelLabel: none, ...published } = judgeAttempt(builtIn, of, hasDyslexia, extraTime);
        expect({ ...verdict, level: levelLabel }).toEqual({ ...published, level: expected });
        expect(level === null).toBe(expected === null);
        expect(none).toBeNull();
        verdicts[verdict.passed ? "passed" : "failed"] += 1;
      }),
      { numRuns: 500, seed: 14 },
    );
    expect(Math.min(verdicts.passed, verdicts.failed)).toBeGreaterThan(20);
  },
);

test("a page that leaves out the newer fields changes none of them", async () => {
  const gerritsen = dutch.find(({ name }) => name === "gerritsen");
  if (!gerritsen) throw new Error("There is no such norm.");
  const fields = fieldsOf(gerritsen);
  const limited = { ...fields, levels: fields.levels.map((level, at) => ({ ...level, maxErrors: 9 - at })) };
  const made = (await group.coach.run(op.createNorm, { input: { groupId: group.id, fields: limited } })).answer;
  const { isStrict: _, ...older } = fields;
  const levels = older.levels.map(({ maxErrors: __, ...level }) => level);
  const { answer } = await group.coach.run(op.changeNorm, {
    input: { id: made.ownExamNorm.id, version: 1, fields: { ...older, title: "Renamed", levels } },
  });
  expect(answer.ownExamNorm.norm).toMatchObject({
    title: "Renamed",
    errorLimit: { most: 10, isStrict: true },
    levels: [{ maxErrors: 9 }, { maxErrors: 8 }, { maxErrors: 7 }, { maxErrors: 6 }],
    dyslexiaLevels: [
      { name: "LEVEL_2", strokesPerMinute: 65, maxErrors: 8 },
      { name: "LEVEL_3", strokesPerMinute: 115 },
      { name: "LEVEL_4", strokesPerMinute: 130 },
    ],
  });
});
