import { Pool } from "pg";
import * as account from "../../support/accountOperations";
import * as work from "../../support/assignmentOperations";
import { type Classroom, newClassroom } from "../../support/classroom";
import * as op from "../../support/gradeOperations";
import { startTestServer, type TestServer } from "../../support/startTestServer";

// A whole class over a whole year: what the grade book costs does not grow with the number of statements.
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    operations: [...work.assignmentOperations, ...account.accountOperations, ...op.gradeOperations],
  });
});
afterAll(() => server.close());

const sql = (statement: string) => server.services.database.execute(statement);
const rowId = (globalId: string) => Buffer.from(globalId, "base64").toString().split(":")[1];

/** A group of so many members, each with 120 runs, and so many assignments, a quarter of each kind. */
async function newYear(members: number, assignments: number): Promise<Classroom> {
  const room = await newClassroom(server);
  const id = rowId(room.id);
  await sql(`
    with made as (insert into users (username, display_name, role)
      select left(gen_random_uuid()::text, 20), 'Pupil ' || n, 'MEMBER' from generate_series(1, ${members}) n
      returning id),
    placed as (insert into group_members (group_id, user_id, role, joined_at)
      select '${id}', id, 'MEMBER', now() - interval '300 days' from made returning user_id),
    typed as (insert into results (user_id, run_id, mode, language, prompt, log, deletions, duration_ms, wpm, raw,
        strokes_per_minute, accuracy, consistency, status, text_id, started_at, created_at)
      select user_id, gen_random_uuid(), (array['TIME','TEXT'])[1 + n % 2], 'nl', 'x', 'x', 0, 60000, 20 + n % 30, 20,
        100, 90 + n % 10, 70, 'VERIFIED', case when n % 2 = 1 then (select id from texts order by id limit 1) end,
        at, at
      from placed, generate_series(1, 120) n, lateral (select now() - n * interval '2 days' as at) times
      returning user_id)
    insert into passed_exercises (user_id, exercise_id, passed_at)
      select user_id, 'us-intl-fj.' || n, now() - interval '90 days' from placed, generate_series(1, 9) n`);
  await sql(`insert into assignments (group_id, title, task, text_id, state, opens_at, due_at)
    select '${id}', 'Work ' || n, (array[
        '{"kind": "GOAL", "minutes": 20, "accuracy": null, "wpm": null, "backspace": true}',
        '{"kind": "TEXT", "accuracy": null, "backspace": true}',
        '{"kind": "LESSON", "course": "us-intl", "lesson": "us-intl-fj"}',
        '{"kind": "EXAM", "norm": "cbt", "language": "nl"}'])[1 + n % 4]::jsonb,
      case when n % 4 = 1 then (select id from texts order by id limit 1) end, 'OPEN',
      now() - n * interval '4 days', now() - (n - 5) * interval '4 days' from generate_series(1, ${assignments}) n`);
  await sql(
    "insert into grades (assignment_id, user_id, comment) " +
      `select a.id, m.user_id, 'Well done' from assignments a join group_members m on m.group_id = a.group_id
     where a.group_id = '${id}' and m.role = 'MEMBER' and a.title like '%3'`,
  );
  return room;
}

const read = async ({ owner, id }: Classroom) => (await owner.run(op.gradeBook, { id, period: "ALL" })).node.gradeBook;

async function statementsOf(ask: () => Promise<unknown>): Promise<number> {
  const spy = jest.spyOn(Pool.prototype, "query");
  try {
    await ask();
    return spy.mock.calls.length;
  } finally {
    spy.mockRestore();
  }
}

test("35 members and 60 assignments cost as many statements as two and four", async () => {
  const [few, many] = [await newYear(2, 4), await newYear(35, 60)];
  const least = await statementsOf(() => read(few));
  expect(await statementsOf(() => read(many))).toBe(least);
  expect(least).toBeLessThanOrEqual(13);
  const { assignments, rows, hasEarlier } = await read(many);
  expect([assignments.length, rows.length, hasEarlier]).toEqual([60, 35, false]);
  const percents = rows.flatMap(({ grades }: any) => grades.map(({ percent }: any) => percent));
  expect(percents).toHaveLength(2_100);
  expect(percents.filter((percent: number | null) => percent !== null).length).toBeGreaterThan(1_000);
});
