import * as account from "../../support/accountOperations";
import { keybrLessons, monkeytypeCsv, monkeytypeRuns, timeOfRun } from "../../support/importFiles";
import { newAdmin, runSql } from "../../support/groupPeople";
import { newGuest, newMember, password, type Person } from "../../support/people";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { WireClient } from "../../support/WireClient";

const fileFields = "file { source runs newRuns repeated skipped issues { line field kind } firstAt lastAt } __typename";
const previewImport = `mutation previewImport($file: Upload!) { previewImport(file: $file) { __typename
  ... on Error { code } ... on PreviewImportSuccess { ${fileFields} } } }`;
const importRuns = `mutation importRuns($file: Upload!) { importRuns(file: $file) { __typename
  ... on Error { code } ... on ImportRunsSuccess { ${fileFields} user { id importedSources { source runs } } } } }`;
const deleteImportedRuns = `mutation deleteImportedRuns($source: ImportSource!) {
  deleteImportedRuns(source: $source) { __typename ... on Error { code }
  ... on DeleteImportedRunsSuccess { deletedRuns user { id importedSources { source } } } } }`;
const imported = `importedSources { source runs firstAt lastAt }
  importedRuns(first: $first, after: $after) {
    edges { cursor node { source typedAt mode modeAmount language wpm accuracy } }
    pageInfo { hasNextPage endCursor } }
  importedHistory { isComplete day runs wpm accuracy kind kinds { source mode modeAmount language } }`;
const mine = `query mine($first: Int, $after: String) { viewer { ${imported} } }`;
const theirs = `query theirs($id: ID!, $first: Int, $after: String) { node(id: $id) { ... on User { ${imported} } } }`;
const deleteMyAccount =
  "mutation deleteMyAccount($password: String!) { deleteMyAccount(password: $password) { __typename } }";
const exportAddress = `mutation exportAddress { createExportAddress { ... on ExportAddress { address } } }`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    operations: [
      ...account.accountOperations,
      previewImport,
      importRuns,
      deleteImportedRuns,
      mine,
      theirs,
      exportAddress,
      deleteMyAccount,
    ],
  });
});
afterAll(() => server.close());

const send = async (client: WireClient, operation: string, file: string) =>
  Object.values(
    (await client.upload(operation, { file: null }, "variables.file", new Blob([file]))).body.data,
  )[0] as any;
const preview = (client: WireClient, file: string) => send(client, previewImport, file);
const keep = (client: WireClient, file: string) => send(client, importRuns, file);
const remove = async (client: WireClient, source: string) =>
  (await client.run(deleteImportedRuns, { source })).deleteImportedRuns;
const own = async (client: WireClient, page: object = {}) => (await client.run(mine, page)).viewer;
const nothing = { importedSources: [], importedRuns: { edges: [] }, importedHistory: null };

test("a visitor imports nothing", async () => {
  const visitor = new WireClient(server.url);
  for (const outcome of [
    await preview(visitor, monkeytypeRuns(1)),
    await keep(visitor, monkeytypeRuns(1)),
    await remove(visitor, "KEYBR"),
  ])
    expect(outcome).toMatchObject({ code: "NOT_SIGNED_IN" });
});

test.each([
  ["a guest", () => newGuest(server.url)],
  ["a member", () => newMember(server.url)],
  ["an admin", () => newAdmin(server)],
])("%s looks at a file, keeps it, sees it alone, and deletes it by site", async (_, make) => {
  const person: Person = await make();
  const file = monkeytypeRuns(40);
  const facts = { source: "MONKEYTYPE", runs: 40, newRuns: 40, repeated: 0, skipped: 0, issues: [] };
  expect((await preview(person, file)).file).toMatchObject(facts);
  expect(await own(person)).toMatchObject(nothing);
  expect(await keep(person, file)).toMatchObject({
    file: facts,
    user: { id: person.id, importedSources: [{ source: "MONKEYTYPE", runs: 40 }] },
  });
  expect((await preview(person, file)).file.newRuns).toBe(0);
  expect((await keep(person, file)).file.newRuns).toBe(0);
  expect((await keep(person, monkeytypeRuns(40, 20))).file.newRuns).toBe(20);
  expect((await keep(person, keybrLessons(3))).user.importedSources).toEqual([
    { source: "MONKEYTYPE", runs: 60 },
    { source: "KEYBR", runs: 3 },
  ]);

  const seen = await own(person);
  expect(seen.importedRuns.edges[0].node).toEqual({
    source: "MONKEYTYPE",
    typedAt: new Date(timeOfRun(59)).toISOString(),
    mode: "TIME",
    modeAmount: 30,
    language: "EN",
    wpm: 89,
    accuracy: expect.closeTo(96.51, 3),
  });
  expect(seen.importedHistory).toMatchObject({ isComplete: true });
  expect(seen.importedHistory.runs.reduce((sum: number, runs: number) => sum + runs, 0)).toBe(63);
  expect(seen.importedHistory.kinds).toHaveLength(2);

  for (const other of [new WireClient(server.url), await newGuest(server.url), await newMember(server.url)])
    expect((await other.run(theirs, { id: person.id })).node ?? {}).not.toMatchObject({
      importedSources: expect.anything(),
    });
  const admin = await newAdmin(server);
  expect((await admin.run(theirs, { id: person.id })).node).toEqual({
    importedSources: null,
    importedRuns: null,
    importedHistory: null,
  });

  expect(await remove(person, "MONKEYTYPE")).toMatchObject({ deletedRuns: 60, user: { importedSources: [{}] } });
  expect(await remove(person, "MONKEYTYPE")).toMatchObject({ deletedRuns: 0 });
  expect((await own(person)).importedSources).toMatchObject([{ source: "KEYBR", runs: 3 }]);
});

test("they count for nothing else", async () => {
  const member = await newMember(server.url);
  const tables = ["results", "board_entries", "practice_days", "earned_badges", "learning_states"];
  const rows = async () =>
    Promise.all(
      tables.map(async (table) => (await server.services.database.execute(`select count(*) from ${table}`)).rows[0]),
    );
  const before = await rows();
  await keep(member, monkeytypeRuns(200));
  expect(await rows()).toEqual(before);
});

test("all runs, page after page, forward without gaps; a day's medians", async () => {
  const member = await newMember(server.url);
  const noon = Date.UTC(2024, 5, 3, 10);
  const speeds = [50, 60, 90, 100];
  await keep(
    member,
    monkeytypeCsv([
      ...speeds.map((wpm, at) => ({ wpm, timestamp: noon + at })),
      { mode: "words", mode2: 50, timestamp: noon + 10 },
      // After midnight in Amsterdam.
      { wpm: 70, timestamp: Date.UTC(2024, 5, 3, 22, 30) },
    ]),
  );
  const times: string[] = [];
  for (let after: string | null = null; ;) {
    const { edges, pageInfo }: any = (await own(member, { first: 2, after })).importedRuns;
    times.push(...edges.map(({ node }: any) => node.typedAt));
    if (!pageInfo.hasNextPage) break;
    after = pageInfo.endCursor;
  }
  expect(times).toEqual([...new Set(times)].sort().toReversed());
  expect(times).toHaveLength(6);
  const day = Math.floor(noon / 86_400_000);
  const { importedHistory } = await own(member);
  expect(importedHistory.day).toEqual([day, day, day + 1]);
  const timed = importedHistory.kinds.findIndex(({ mode }: any) => mode === "TIME");
  const at = importedHistory.kind.indexOf(timed);
  expect([importedHistory.runs[at], importedHistory.wpm[at]]).toEqual([4, 75]);
  const { body } = await member.send(mine, { after: "bad" });
  expect(body.errors[0].extensions.code).toBe("BAD_CURSOR");
});

test.each([
  ["NOT_AN_EXPORT", "Emma\nNoor"],
  ["FILE_CUT_OFF", keybrLessons(3).slice(0, -20)],
  ["REQUIRED", monkeytypeCsv([])],
])("%s: nothing is kept", async (code, file) => {
  const member = await newMember(server.url);
  for (const attempt of [preview, keep]) expect(await attempt(member, file)).toMatchObject({ code });
  expect(await own(member)).toMatchObject(nothing);
});

test("what is wrong with a run is named, and the others are kept", async () => {
  const member = await newMember(server.url);
  const file = monkeytypeCsv([{ timestamp: timeOfRun(1) }, { timestamp: 0 }, { timestamp: timeOfRun(1) }]);
  const facts = {
    runs: 1,
    newRuns: 1,
    repeated: 1,
    skipped: 1,
    issues: [{ line: 3, field: "timestamp", kind: "OUT_OF_RANGE" }],
  };
  expect((await preview(member, file)).file).toMatchObject(facts);
  expect((await keep(member, file)).file).toMatchObject(facts);
});

test("more than 100,000 of one site are refused as a whole", async () => {
  const member = await newMember(server.url);
  const rowId = Buffer.from(member.id, "base64").toString().split(":")[1];
  await runSql(
    server,
    "insert into imported_runs select $1, timestamptz '2010-01-01' + n * interval '1 minute', 'MONKEYTYPE', 'TIME', " +
      "30, 'en', 30000, 80, 97 from generate_series(1, 99999) n",
    [rowId],
  );
  expect(await keep(member, monkeytypeRuns(2))).toMatchObject({ code: "TOO_MANY_RUNS" });
  expect((await own(member)).importedSources).toMatchObject([{ runs: 99_999 }]);
  expect(await keep(member, monkeytypeRuns(1))).toMatchObject({ file: { newRuns: 1 } });
  expect(await keep(member, keybrLessons(1))).toMatchObject({ file: { newRuns: 1 } });
});

/** Inserts runs of one a minute. */
const insertRuns = (person: Person, source: string, number: number) =>
  runSql(
    server,
    `insert into imported_runs select $1, timestamptz '2010-01-01Z' + n * interval '1 minute', $2, 'TIME', 30, 'en',
      30000, 80, 97 from generate_series(0, $3 - 1) n`,
    [Buffer.from(person.id, "base64").toString().split(":")[1], source, number],
  );

test("more than 20,000 of a guest are refused as a whole, of all sites together", async () => {
  const guest = await newGuest(server.url);
  await insertRuns(guest, "MONKEYTYPE", 15_000);
  await insertRuns(guest, "KEYBR", 4_999);
  expect(await keep(guest, monkeytypeRuns(2))).toMatchObject({ code: "TOO_MANY_RUNS_AS_GUEST" });
  expect(await keep(guest, monkeytypeRuns(1))).toMatchObject({ file: { newRuns: 1 } });
  expect(await keep(guest, keybrLessons(1))).toMatchObject({ code: "TOO_MANY_RUNS_AS_GUEST" });
});

test("a history is of the newest 50,000 runs; a day that is cut is left out", async () => {
  const member = await newMember(server.url);
  await insertRuns(member, "MONKEYTYPE", 50_000);
  const whole = (await own(member)).importedHistory;
  const runsIn = ({ runs }: { readonly runs: readonly number[] }) => runs.reduce((sum, number) => sum + number, 0);
  expect([whole.isComplete, runsIn(whole)]).toEqual([true, 50_000]);
  await insertRuns(member, "KEYBR", 1);
  const cut = (await own(member)).importedHistory;
  expect(cut).toMatchObject({ isComplete: false, day: whole.day.slice(1) });
  expect(runsIn(cut)).toBe(50_000 - whole.runs[0]);
});

test("a guest's come along to an account, once each, and go with it", async () => {
  const member = await newMember(server.url);
  const guest = await newGuest(server.url);
  await keep(member, monkeytypeRuns(3));
  await keep(guest, monkeytypeRuns(4, 1));
  const { signIn } = await new WireClient(server.url).run(account.signIn, {
    input: { username: member.username, password, deviceLabel: "Test", guestToken: guest.token },
  });
  const client = new WireClient(server.url, signIn.token);
  expect((await own(client)).importedSources).toMatchObject([{ runs: 5 }]);
  await client.run(deleteMyAccount, { password });
  const { rows } = await server.services.database.execute(
    `select count(*)::int as left from imported_runs where user_id not in (select id from users)`,
  );
  expect(rows).toEqual([{ left: 0 }]);
});

test("one's own export has them", async () => {
  const member = await newMember(server.url);
  await keep(member, monkeytypeRuns(1_200));
  const { address } = (await member.run(exportAddress)).createExportAddress;
  const file: any = await (await fetch(`${server.url}${address}`)).json();
  expect(file.importedRuns).toHaveLength(1_200);
  expect(file.importedRuns[0]).toMatchObject({ source: "MONKEYTYPE", mode: "TIME", modeAmount: 30, wpm: 60 });
});

test("too many files in a short time have to wait", async () => {
  const member = await newMember(server.url);
  let code: string | undefined;
  for (let file = 0; file < 70 && code === undefined; file += 1) ({ code } = await preview(member, "no export"));
  while (code === "NOT_AN_EXPORT") ({ code } = await preview(member, "no export"));
  expect(code).toBe("RATE_LIMITED");
});
