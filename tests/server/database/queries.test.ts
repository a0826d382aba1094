import { Pool } from "pg";
import * as account from "../../support/accountOperations";
import * as exam from "../../support/examOperations";
import { cbt } from "../../support/examSteps";
import * as op from "../../support/groupOperations";
import { newGroup, newGroupWithPeople, runSql } from "../../support/groupPeople";
import { newMember } from "../../support/people";
import { wordRun } from "../../support/practiceRun";
import { startTestServer, type TestServer } from "../../support/startTestServer";

/** How often lists ask the database, and for what. */
const groupCounts = `query groupCounts { viewer { groups { memberCount madeAccountCount } } }`;
const lists = `query lists($group: ID!) {
  viewer {
    results {
      edges {
        node {
          id
          wpm
          earlierRuns { edges { node { id } } }
          otherRuns { edges { node { id } } }
          bestOther { id }
        }
      }
    }
  }
  node(id: $group) {
    ... on Group {
      flagged { edges { node { id } } }
      members { edges { node { results { edges { node { id wpm } } } } } }
    }
  }
}`;
const readExam = `query readExam($id: ID!) { node(id: $id) { ... on Exam { id phase } } }`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    operations: [
      ...account.accountOperations,
      ...op.groupOperations,
      ...exam.examOperations,
      groupCounts,
      lists,
      readExam,
    ],
  });
});
afterAll(() => server.close());

/** The statements that some work sends outside transactions. */
async function statementsOf(work: () => Promise<unknown>): Promise<readonly string[]> {
  const spy = jest.spyOn(Pool.prototype, "query");
  try {
    await work();
    return spy.mock.calls.map(([query]) => {
      const sent: unknown = query;
      return typeof sent === "string" ? sent : String((sent as { readonly text: unknown }).text);
    });
  } finally {
    spy.mockRestore();
  }
}

test("each count of several groups is one statement", async () => {
  const owner = await newMember(server.url);
  for (const name of ["3A", "3B", "3C"]) await newGroup(owner, name);
  const statements = await statementsOf(() => owner.run(groupCounts));
  expect(statements.filter((statement) => statement.includes("count("))).toHaveLength(2);
});

test("lists of results read neither their texts nor their keystrokes", async () => {
  const { id, owner } = await newGroupWithPeople(server.url);
  for (let runs = 0; runs < 3; runs += 1) await owner.run(account.saveResult, { input: wordRun() });
  const statements = await statementsOf(() => owner.run(lists, { group: id }));
  const ofResults = statements.filter((statement) => statement.includes('"results"'));
  expect(ofResults.length).toBeGreaterThan(3);
  expect(ofResults.filter((statement) => /"(?:log|prompt)"/u.test(statement))).toEqual([]);
});

test("an exam and its log are read by one join", async () => {
  const owner = await newMember(server.url);
  const { createExam } = await owner.run(exam.createExam, {
    input: cbt,
  });
  const statements = await statementsOf(() => owner.run(readExam, { id: createExam.exam.id }));
  expect(statements.filter((statement) => statement.includes('"exam'))).toHaveLength(1);
});

test.each(["sessions_expires_at", "sessions_revoked_at", "texts_search"])("there is the index %s", async (name) => {
  expect(await runSql(server, "select 1 from pg_indexes where indexname = $1", [name])).toHaveLength(1);
});
