import * as op from "../../support/accountOperations";
import { newGuest, type Person } from "../../support/people";
import { wordRun } from "../../support/practiceRun";
import { startTestServer, type TestServer } from "../../support/startTestServer";

const comparable = `query comparable($id: ID!, $isSameKind: Boolean, $first: Int, $after: String) { node(id: $id) {
  ... on Result { bestOther { id } earlierRuns(isSameKind: $isSameKind, first: $first, after: $after) { pageInfo {
  hasNextPage endCursor } edges { node { id } } } otherRuns(isSameKind: $isSameKind, first: $first, after: $after) {
  edges { node { id } } } } } }`;

let server: TestServer;
let person: Person;
let runs: readonly string[];

const ask = async (id: string, page: object = {}, who: Person = person) =>
  (await who.run(comparable, { id, isSameKind: false, ...page })).node;
const idsOf = (list: { edges: { node: { id: string } }[] }) => list.edges.map(({ node }) => node.id);
const rowId = (id: string | undefined) =>
  Buffer.from(id ?? "", "base64")
    .toString()
    .split(":")[1];

beforeAll(async () => {
  server = await startTestServer({ operations: [...op.accountOperations, comparable] });
  person = await newGuest(server.url);
  const kept: string[] = [];
  // The slower the gap, the slower the run: the second is the fastest; the last two are of 25 words and in Dutch, by
  // decree.
  for (const [at, gapMs] of [90, 60, 80, 70, 50].entries()) {
    const { saveResult } = await person.run(op.saveResult, {
      input: wordRun({ gapMs, endedMsAgo: 900_000 - at * 60_000 }),
    });
    kept.push(saveResult.result.id);
  }
  runs = kept;
  await server.services.database.execute(`update results set mode_amount = 25 where id = '${rowId(kept[3])}'`);
  await server.services.database.execute(`update results set language = 'nl' where id = '${rowId(kept[4])}'`);
});
afterAll(() => server.close());

test("earlier runs, newest first: all, or those of the same kind", async () => {
  const [first = "", second = "", third = "", fourth = ""] = runs;
  expect(idsOf((await ask(fourth)).earlierRuns)).toEqual([third, second, first]);
  expect(idsOf((await ask(third, { isSameKind: true })).earlierRuns)).toEqual([second, first]);
  expect(idsOf((await ask(fourth, { isSameKind: true })).earlierRuns)).toEqual([]);
  expect(idsOf((await ask(first)).earlierRuns)).toEqual([]);
});

test("other runs, newest first, are those before and those after; all, or of the same kind", async () => {
  const [first = "", second = "", third = "", fourth = "", fifth = ""] = runs;
  expect(idsOf((await ask(first)).otherRuns)).toEqual([fifth, fourth, third, second]);
  expect(idsOf((await ask(third)).otherRuns)).toEqual([fifth, fourth, second, first]);
  expect(idsOf((await ask(first, { isSameKind: true })).otherRuns)).toEqual([third, second]);
  expect(idsOf((await ask(fourth, { isSameKind: true })).otherRuns)).toEqual([]);
  expect(idsOf((await ask(first, { first: 2 })).otherRuns)).toEqual([fifth, fourth]);
});

test("page by page", async () => {
  const [first = "", second = "", third = ""] = runs;
  const { pageInfo, ...page } = (await ask(third, { first: 1 })).earlierRuns;
  expect([idsOf(page), pageInfo.hasNextPage]).toEqual([[second], true]);
  const rest = (await ask(third, { first: 1, after: pageInfo.endCursor })).earlierRuns;
  expect([idsOf(rest), rest.pageInfo.hasNextPage]).toEqual([[first], false]);
});

test("the best other run is the fastest verified of the same kind, before or after", async () => {
  const [first = "", second = "", third = "", fourth = "", fifth = ""] = runs;
  expect((await ask(first)).bestOther.id).toBe(second);
  expect((await ask(second)).bestOther.id).toBe(third);
  expect([(await ask(fourth)).bestOther, (await ask(fifth)).bestOther]).toEqual([null, null]);
  await server.services.database.execute(`update results set status = 'FLAGGED' where id = '${rowId(second)}'`);
  expect((await ask(first)).bestOther.id).toBe(third);
});

test("nobody compares with the runs of another", async () => {
  const [first = ""] = runs;
  await server.services.database.execute(`update results set visibility = 'ALL' where id = '${rowId(first)}'`);
  expect(await ask(first, {}, await newGuest(server.url))).toEqual({
    bestOther: null,
    earlierRuns: null,
    otherRuns: null,
  });
});
