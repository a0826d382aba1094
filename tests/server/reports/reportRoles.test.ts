import { randomUUID } from "node:crypto";
import { newGuest, newMember, type Person } from "../../support/people";
import { rowIdOf } from "../../support/seedRuns";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { WireClient } from "../../support/WireClient";
import * as op from "../../support/accountOperations";
import { insertGroup, insertResult, openSql, type Sql } from "./insertRows";

// Every field and mutation of reports, as every role.
const group = (field: string) => `query groupOf($id: ID!) { node(id: $id) { ... on Group { ${field} } } }`;
const member = (field: string) => `query memberOf($id: ID!) { node(id: $id) { ... on GroupMember { ${field} } } }`;
const ops = {
  report: group(
    "report(period: ALL) { period fromWeek toWeek members { runs member { id user { displayName } } openFlags } }",
  ),
  needs: group("needs { openFlags behind { count } inactive { count members { id } } due { id } }"),
  flagged: group("flagged { edges { node { id } } }"),
  board: group("board { week kind entries { place name isMine wpm } }"),
  history: member("runHistory { startedAt }"),
  results: member("results { edges { node { id } } }"),
  passed: member("passedExercises { exerciseId }"),
  exams: member("exams { edges { node { id isMock } } }"),
  learning: member("learning { layout layouts keyFigures { key } pairFigures { key } }"),
  flag:
    "query flagOf($id: ID!) { node(id: $id) { ... on Result { status flag { reason reviewedAt isReviewable " +
    "reviewedBy { id } } } } }",
  review: `mutation review($resultId: ID!, $decision: ReviewDecision!) { reviewResult(resultId: $resultId,
    decision: $decision) { __typename ... on Error { code }
    ... on ReviewResultSuccess { result { status flag { reason reviewedAt reviewedBy { id } isReviewable } } } } }`,
};
const globalId = (type: string, id: string) => Buffer.from(`${type}:${id}`).toString("base64");

let server: TestServer;
let sql: Sql;
let people: Readonly<Record<string, WireClient>>;
let ids: { readonly group: string; readonly anna: string; readonly flagged: string; readonly shared: string };
let annaId: string;
let groupRow: string;

const everybody = ["nobody", "guest", "stranger", "anna", "member", "other coach", "coach", "owner", "admin"] as const;
type Role = (typeof everybody)[number];
const coaching: readonly Role[] = ["coach", "owner", "admin"];

beforeAll(async () => {
  server = await startTestServer({ operations: [...op.accountOperations, ...Object.values(ops)] });
  sql = await openSql(server.database.config);
  const [stranger, anna, another, otherCoach, coach, owner, admin] = (await Promise.all(
    Array.from({ length: 7 }, () => newMember(server.url)),
  )) as [Person, Person, Person, Person, Person, Person, Person];
  await sql.run("update users set role = 'ADMIN' where id = $1", [rowIdOf(admin.id)]);
  people = {
    nobody: new WireClient(server.url),
    guest: await newGuest(server.url),
    stranger,
    anna,
    member: another,
    "other coach": otherCoach,
    coach,
    owner,
    admin,
  };
  annaId = rowIdOf(anna.id);
  const joinedAt = "2026-03-02T09:00:00Z";
  groupRow = await insertGroup(sql, [
    { userId: annaId, joinedAt },
    { userId: rowIdOf(another.id) },
    { userId: rowIdOf(coach.id), role: "COACH" },
    { userId: rowIdOf(owner.id), role: "OWNER" },
  ]);
  await insertGroup(sql, [{ userId: rowIdOf(otherCoach.id), role: "OWNER" }]);
  // before she joined
  await insertResult(sql, { userId: annaId, startedAt: "2026-03-01T09:00:00Z", flagReason: "TOO_FAST" });
  await insertResult(sql, { userId: annaId, startedAt: "2026-03-03T09:00:00Z" });
  const flagged = await insertResult(sql, {
    userId: annaId,
    startedAt: "2026-03-04T09:00:00Z",
    flagReason: "OVERLAPPING",
  });
  await insertResult(sql, { userId: annaId, startedAt: new Date(Date.now() - 1_000).toISOString(), wpm: 61 });
  const shared = await insertResult(sql, { userId: annaId, startedAt: "2026-03-05T09:00:00Z", flagReason: "TOO_FAST" });
  await sql.run("update results set visibility = 'ALL' where id = $1", [shared]);
  await sql.run("insert into passed_exercises values ($1, 'us-intl-fj.1', '2026-02-01')", [annaId]);
  await sql.run(
    "insert into learning_states (user_id, layout, state) select $1, 'us', state from (select $2::jsonb as state) made",
    [annaId, JSON.stringify({})],
  );
  ids = {
    group: globalId("Group", groupRow),
    anna: globalId("GroupMember", `${groupRow}:${annaId}`),
    flagged: globalId("Result", flagged),
    shared: globalId("Result", shared),
  };
});
afterAll(async () => {
  await sql.close();
  await server.close();
});

const client = (role: Role): WireClient => people[role]!;

describe("what a group's coaches are told", () => {
  const seen = async (role: Role, operation: string): Promise<any> =>
    (await client(role).run(operation, { id: ids.group })).node;

  test.each(everybody)("the report, as %s", async (role) => {
    const node = await seen(role, ops.report);
    if (coaching.includes(role)) {
      expect(node.report).toMatchObject({ period: "ALL", fromWeek: null });
      expect(
        node.report.members.map((one: any) => [one.member.id === ids.anna, one.runs, one.openFlags]).sort(),
      ).toEqual([
        [false, 0, 0],
        [true, 4, 2],
      ]);
    } else expect(node).toEqual(["anna", "member"].includes(role) ? { report: null } : null);
  });

  test.each(everybody)("what the group needs, as %s", async (role) => {
    const node = await seen(role, ops.needs);
    if (coaching.includes(role))
      // Anna practiced a second ago; the other member joined in January and never did.
      expect(node.needs).toEqual({
        openFlags: 2,
        behind: { count: 0 },
        inactive: { count: 1, members: [{ id: expect.any(String) }] },
        due: [],
      });
    else expect(node).toEqual(["anna", "member"].includes(role) ? { needs: null } : null);
  });

  test.each(everybody)("flagged results, as %s", async (role) => {
    const node = await seen(role, ops.flagged);
    if (coaching.includes(role))
      expect(node.flagged.edges.map((edge: any) => edge.node.id)).toEqual([ids.shared, ids.flagged]);
    else expect(node).toEqual(["anna", "member"].includes(role) ? { flagged: null } : null);
  });

  describe.each([true, false])("the board, the switch being %s", (leaderboard) => {
    beforeAll(() =>
      sql.run("update groups set settings = settings || $1 where id = $2", [JSON.stringify({ leaderboard }), groupRow]),
    );
    afterAll(() =>
      sql.run(`update groups set settings = settings || '{"leaderboard": true}' where id = $1`, [groupRow]),
    );
    test.each(everybody)("as %s", async (role) => {
      const node = await seen(role, ops.board);
      const isIn = role === "anna" || role === "member";
      if (coaching.includes(role) || (leaderboard && isIn))
        expect(node.board).toMatchObject({
          kind: "SPEED",
          entries: [{ place: 1, name: "Somebody", isMine: role === "anna", wpm: 61 }],
        });
      else expect(node).toEqual(isIn ? { board: null } : null);
    });
  });
});

describe("one member's story", () => {
  const fields = { history: "runHistory", results: "results", passed: "passedExercises", exams: "exams" } as const;
  const size = (value: any): number => (value.startedAt ?? value.edges ?? value).length;
  const told = { history: 4, results: 4, passed: 1, exams: 0 };

  describe.each(Object.keys(fields) as (keyof typeof fields)[])("%s", (name) => {
    test.each(everybody)("as %s", async (role) => {
      const { node } = await client(role).run(ops[name], { id: ids.anna });
      if (coaching.includes(role) || role === "anna") expect(size(node[fields[name]])).toBe(told[name]);
      else expect(node).toBeNull();
    });
  });

  test.each(everybody)("keys, as %s", async (role) => {
    const { node } = await client(role).run(ops.learning, { id: ids.anna });
    if (coaching.includes(role) || role === "anna") expect(Object.keys(node)).toEqual(["learning"]);
    else expect(node).toBeNull();
  });

  test("ends with the place in the group", async () => {
    await sql.run("delete from group_members where group_id = $1 and user_id = $2", [groupRow, annaId]);
    for (const operation of [ops.history, ops.results, ops.learning])
      expect((await client("coach").run(operation, { id: ids.anna })).node).toBeNull();
    expect((await client("coach").run(ops.report, { id: ids.group })).node.report.members).toHaveLength(1);
    expect((await client("coach").run(ops.flagged, { id: ids.group })).node.flagged.edges).toEqual([]);
    expect((await client("coach").run(ops.flag, { id: ids.flagged })).node).toBeNull();
    await sql.run(
      "insert into group_members (group_id, user_id, role, joined_at) values ($1, $2, 'MEMBER', " +
        "'2026-03-02T09:00:00Z')",
      [groupRow, annaId],
    );
  });
});

describe("a flag", () => {
  test.each(everybody)("of a result that everybody may read, as %s", async (role) => {
    const { node } = await client(role).run(ops.flag, { id: ids.shared });
    expect(node.status).toBe("FLAGGED");
    const knows = coaching.includes(role) || role === "anna";
    expect(node.flag).toEqual(
      knows ? { reason: "TOO_FAST", reviewedAt: null, reviewedBy: null, isReviewable: role !== "anna" } : null,
    );
  });

  const review = async (role: Role, resultId: string, decision: string) =>
    (await client(role).run(ops.review, { resultId, decision })).reviewResult;

  test.each<[Role, string, string]>([
    ["nobody", "NOT_SIGNED_IN", "NOT_SIGNED_IN"],
    ["guest", "NOT_FOUND", "NOT_ALLOWED"],
    ["stranger", "NOT_FOUND", "NOT_ALLOWED"],
    ["anna", "NOT_ALLOWED", "NOT_ALLOWED"],
    ["member", "NOT_FOUND", "NOT_ALLOWED"],
    ["other coach", "NOT_FOUND", "NOT_ALLOWED"],
  ])("is not decided by %s", async (role, ofHidden, ofShared) => {
    expect(await review(role, ids.flagged, "CLEAR")).toEqual({ __typename: "RefusedError", code: ofHidden });
    expect(await review(role, ids.shared, "CLEAR")).toEqual({ __typename: "RefusedError", code: ofShared });
    expect((await client("coach").run(ops.flag, { id: ids.flagged })).node).toMatchObject({
      status: "FLAGGED",
      flag: { reviewedAt: null },
    });
  });

  test.each(coaching)("is decided by %s, and decided again", async (role) => {
    const cleared = await review(role, ids.flagged, "CLEAR");
    expect(cleared.result).toMatchObject({
      status: "VERIFIED",
      flag: { reason: "OVERLAPPING", reviewedBy: { id: (people[role] as Person).id }, isReviewable: true },
    });
    // The same once more changes nothing: not even who decided.
    expect(await review("admin", ids.flagged, "CLEAR")).toEqual({ ...cleared, __typename: "ReviewResultSuccess" });
    expect((await review(role, ids.flagged, "KEEP")).result).toMatchObject({
      status: "FLAGGED",
      flag: { reason: "OVERLAPPING" },
    });
    expect((await client("anna").run(ops.flag, { id: ids.flagged })).node).toMatchObject({
      status: "FLAGGED",
      flag: { reviewedBy: { id: (people[role] as Person).id }, isReviewable: false },
    });
  });

  test("that is open stands before one that was decided, page by page", async () => {
    const page = await client("coach").run(ops.flagged, { id: ids.group });
    expect(page.node.flagged.edges.map((edge: any) => edge.node.id)).toEqual([ids.shared, ids.flagged]);
  });

  test.each<[string, Role]>([
    ["a coach", "coach"],
    ["an admin", "admin"],
  ])("of one's own is not decided by %s", async (_name, role) => {
    const own = await insertResult(sql, {
      userId: rowIdOf((people[role] as Person).id),
      startedAt: "2026-03-06T09:00:00Z",
      flagReason: "TOO_FAST",
    });
    expect(await review(role, globalId("Result", own), "CLEAR")).toEqual({
      __typename: "RefusedError",
      code: "NOT_ALLOWED",
    });
    await sql.run("delete from results where id = $1", [own]);
  });

  test("is not decided about what was kept before they joined, was never flagged, or is no result", async () => {
    const before = await insertResult(sql, {
      userId: annaId,
      startedAt: "2026-02-20T09:00:00Z",
      flagReason: "TOO_FAST",
    });
    const plain = await insertResult(sql, { userId: annaId, startedAt: "2026-03-07T09:00:00Z" });
    for (const id of [
      globalId("Result", before),
      globalId("Result", plain),
      globalId("Result", randomUUID()),
      ids.group,
      "nothing",
    ]) {
      expect(await review("coach", id, "CLEAR")).toEqual({ __typename: "RefusedError", code: "NOT_FOUND" });
    }
    await sql.run("delete from results where id in ($1, $2)", [before, plain]);
  });

  test("is not decided in a group that rests, but by an admin", async () => {
    await sql.run("update groups set archived_at = now() where id = $1", [groupRow]);
    expect(await review("coach", ids.flagged, "CLEAR")).toEqual({ __typename: "RefusedError", code: "GROUP_ARCHIVED" });
    expect((await client("coach").run(ops.flag, { id: ids.flagged })).node.flag.isReviewable).toBe(false);
    expect((await review("admin", ids.flagged, "CLEAR")).result.status).toBe("VERIFIED");
    await sql.run("update groups set archived_at = null where id = $1", [groupRow]);
  });
});
