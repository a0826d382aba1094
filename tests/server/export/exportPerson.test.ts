import sharp from "sharp";
import { openDatabase } from "../../../src/server/database/Database";
import { hostSecrets } from "../../../src/server/database/userSchema";
import { ExportAddresses } from "../../../src/server/export/exportRoute";
import * as account from "../../support/accountOperations";
import * as exam from "../../support/examOperations";
import { cbt, DEVICE } from "../../support/examSteps";
import * as group from "../../support/groupOperations";
import { newAdmin, newGroup, newGroupWithPeople, runSql, type GroupPeople } from "../../support/groupPeople";
import * as op from "../../support/memberOperations";
import { makeMembers, signInByCard } from "../../support/memberPeople";
import { newGuest, newMember, type Person } from "../../support/people";
import { wordRun } from "../../support/practiceRun";
import { seedRuns } from "../../support/seedRuns";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { WireClient } from "../../support/WireClient";

let server: TestServer;
let people: GroupPeople;
beforeAll(async () => {
  server = await startTestServer({
    operations: [
      ...account.accountOperations,
      ...group.groupOperations,
      ...op.memberOperations,
      ...exam.examOperations,
      createExportAddress,
      account.uploadAvatar,
    ].filter((text, at, all) => all.indexOf(text) === at),
    allowedOrigins: ["https://pages.example"],
  });
  people = await newGroupWithPeople(server.url);
});
afterAll(() => server.close());

const createExportAddress = `mutation createExportAddress($memberId: ID) { createExportAddress(memberId: $memberId) {
  __typename ... on ExportAddress { address expiresAt } ... on Error { code } } }`;

/** Asks for the address of an export; gives the address, or the code of the refusal. */
async function ask(client: WireClient, memberId?: string): Promise<string> {
  const { createExportAddress: answer } = await client.run(createExportAddress, { memberId });
  return answer.address ?? answer.code;
}

/** Downloads without a token: the address is all that counts. */
async function download(address: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${server.url}${address}`, { headers });
  const text = await response.text();
  return { status: response.status, headers: response.headers, json: () => JSON.parse(text) };
}

const get = async (client: WireClient, memberId?: string, headers: Record<string, string> = {}) =>
  download(await ask(client, memberId), headers);
const rowOf = (globalId: string) => Buffer.from(globalId, "base64").toString().split(":").at(-1)!;

test("one's own file holds everything, page after page, with the logs", async () => {
  const person = await newMember(server.url);
  await person.run(account.saveResult, { input: wordRun() });
  await seedRuns(server.database.config, { userId: rowOf(person.id), runs: 230 });
  await person.run(group.joinGroup, { code: people.code });
  await runSql(server, "insert into passed_exercises values ($1, 'home-row-1', now())", [rowOf(person.id)]);
  await runSql(
    server,
    "with made as (insert into exams (user_id, norm, norm_version, language, is_mock) values ($1, 'cbt', 1, 'nl', " +
      'false) returning id) insert into exam_events select id, 1, \'{"kind":"created"}\' from made',
    [rowOf(person.id)],
  );
  await runSql(
    server,
    "insert into assignments (group_id, title, task, state, opens_at) values ($1, 'Week 48', '{}', 'OPEN', " +
      "now()), ($1, 'Secret', '{}', 'DRAFT', now())",
    [rowOf(people.id)],
  );
  await runSql(
    server,
    "insert into texts (owner_id, title, language, body, difficulty, characters) values ($1, 'Mine', 'nl', 'Een " +
      "eigen tekst van mij.', 'EASY', 24)",
    [rowOf(person.id)],
  );
  await runSql(
    server,
    "insert into daily_attempts (user_id, day, language, text_id, run_id, began_at) " +
      "select $1::uuid, 20000, 'nl', id, gen_random_uuid(), now() from texts limit 1",
    [rowOf(person.id)],
  );
  await runSql(
    server,
    "insert into rating_changes (result_id, before, after, deviation, races) select id, 1500, 1512, 90, 7 " +
      "from results where user_id = $1::uuid limit 1",
    [rowOf(person.id)],
  );

  const response = await get(person);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "application/json; charset=utf-8",
    "content-disposition": 'attachment; filename="typeloop.json"',
    "cache-control": "no-store",
  });
  const file: any = await response.json();
  expect(file).toMatchObject({
    format: "typeloop-person-1",
    account: { username: person.username, email: null },
    sessions: [{ deviceLabel: "Test" }],
    dailyAttempts: [{ day: 20000, language: "nl" }],
    ratingChanges: [{ before: 1500, after: 1512, deviation: 90, races: 7 }],
    groups: [{ name: "3B", role: "MEMBER" }],
    assignments: [{ title: "Week 48" }],
    passedExercises: [{ exerciseId: "home-row-1" }],
    texts: [{ title: "Mine", body: "Een eigen tekst van mij." }],
    exams: [{ norm: "cbt", events: [{ kind: "created" }] }],
  });
  expect(file.results).toHaveLength(231);
  expect(new Set(file.results.map(({ id }: any) => id)).size).toBe(231);
  expect(file.results.every(({ log }: any) => log.length > 10)).toBe(true);
  expect(JSON.stringify(file)).not.toMatch(/argon2|tokenHash|token_hash/u);
});

test("the texts of attempts that have not begun, and work that has not opened, are not in the file", async () => {
  const person = await newMember(server.url);
  const other = await newGroup(people.owner, "Later");
  await person.run(group.joinGroup, { code: other.code });
  await runSql(
    server,
    "insert into assignments (group_id, title, task, state, opens_at) values ($1, 'Now', '{}', 'OPEN', now()), " +
      "($1, 'Tomorrow', '{}', 'OPEN', now() + interval '1 day')",
    [rowOf(other.id)],
  );
  const { createExam: created } = await person.run(exam.createExam, { input: cbt });
  const read = async (): Promise<any> => (await get(person)).json();
  const before = await read();
  expect(before.assignments.map(({ title }: any) => title)).toEqual(["Now"]);
  expect(before.exams[0].events[0].settings).toMatchObject({ norm: { name: "cbt" }, texts: [] });
  await person.run(exam.begin, { examId: created.exam.id, attempt: 1, device: DEVICE });
  const { exams: during } = await read();
  expect(during[0].events.map(({ kind }: any) => kind)).toEqual(["created", "begun"]);
  expect(during[0].events[0].settings.texts).toEqual([expect.any(String)]);
});

describe("a member's file", () => {
  let made: string;
  let clients: Readonly<Record<string, WireClient>>;
  beforeAll(async () => {
    const [one] = await makeMembers(people.coach, people.id, ["Emma"]);
    made = one!.memberId;
    const stranger = await newMember(server.url);
    await newGroup(stranger);
    clients = {
      nobody: new WireClient(server.url),
      guest: await newGuest(server.url),
      member: people.member,
      "made member": (await signInByCard(server.url, one!))!,
      "other group's owner": stranger,
      coach: people.coach,
      owner: people.owner,
      admin: await newAdmin(server),
    };
  });

  test("for a coach it has no exams by a norm of another group", async () => {
    const [eva] = await makeMembers(people.coach, people.id, ["Eva"]);
    const person = (await signInByCard(server.url, eva!))!;
    const elsewhere = await newGroup(await newMember(server.url), "Elsewhere");
    await person.run(group.joinGroup, { code: elsewhere.code });
    const make = async (groupId: string): Promise<string> => {
      const id = await runSql(
        server,
        "insert into exam_norms (group_id, title, definition) values ($1, 'Own', $2) returning id",
        [rowOf(groupId), JSON.stringify({})],
      );
      return id[0].id;
    };
    for (const name of ["cbt", await make(people.id), await make(elsewhere.id)])
      await runSql(
        server,
        `with made as (insert into exams (user_id, norm, norm_version, language, is_mock)
           values ($1, $2, 1, 'nl', false) returning id, user_id)
         insert into certificates (code, exam_id, user_id, name, norm, norm_version, has_dyslexia, language, level,
           strokes, errors, issued_at)
         select left(id::text, 8), id, user_id, 'Eva', $2, 1, false, 'nl', 'pass', 1, 0, now() from made`,
        [rowOf(eva!.id), name],
      );
    const file: any = await (await get(people.coach, eva!.memberId)).json();
    expect([file.exams.length, file.certificates.length]).toEqual([2, 2]);
    const own: any = await (await get(person)).json();
    expect([own.exams.length, own.certificates.length]).toEqual([3, 3]);
  });

  test("for a coach it has no devices and no e-mail address", async () => {
    const file: any = await (await get(people.coach, made)).json();
    expect(file.account).toMatchObject({ displayName: "Emma" });
    expect(["sessions" in file, "email" in file.account]).toEqual([false, false]);
    for (const name of ["dailyAttempts", "raceRatings", "ratingChanges"]) expect(file).not.toHaveProperty(name);
  });

  test("for a coach it tells nothing of other groups, their work included; whose it is reads all of it", async () => {
    const other = await newGroup(await newMember(server.url), "Elsewhere");
    await clients["made member"]!.run(group.joinGroup, { code: other.code });
    for (const id of [people.id, other.id])
      await runSql(
        server,
        "insert into assignments (group_id, title, task, state, opens_at) values ($1, $2, '{}', 'OPEN', now())",
        [rowOf(id), id === other.id ? "Theirs" : "Ours"],
      );
    const told = (file: any) => [
      file.groups.map(({ name }: any) => name).sort(),
      file.assignments
        .map(({ title }: any) => title)
        .filter((title: string) => /^(?:Ours|Theirs)$/u.test(title))
        .sort(),
    ];
    expect(told((await get(people.coach, made)).json())).toEqual([["3B"], ["Ours"]]);
    expect(told((await get(clients["made member"]!)).json())).toEqual([
      ["3B", "Elsewhere"],
      ["Ours", "Theirs"],
    ]);
  });

  test("of who came by themselves, and of nobody, there is none; an archived group's can be read", async () => {
    const own = Buffer.from(`GroupMember:${rowOf(people.id)}:${rowOf(people.member.id)}`).toString("base64");
    expect([await ask(people.owner, own), await ask(people.owner, "nonsense")]).toEqual(["NOT_MADE_HERE", "NOT_FOUND"]);
    const resting = await newGroup(people.owner, "Resting");
    const [one] = await makeMembers(people.owner, resting.id, ["Noah"]);
    await people.owner.run(group.archiveGroup, { id: resting.id });
    expect((await get(people.owner, one!.memberId)).status).toBe(200);
  });
});

test("one's own file has decided grades of groups that share them; a coach's those of the group", async () => {
  const [eva] = await makeMembers(people.coach, people.id, ["Eva"]);
  const person = (await signInByCard(server.url, eva!))!;
  const shared = await newGroup(people.owner, "3C");
  await person.run(group.joinGroup, { code: shared.code });
  const grading = { scale: "TEN", steps: [], latePercent: 0, isShared: true };
  await runSql(server, "update groups set grading = $1 where id = $2", [JSON.stringify(grading), rowOf(shared.id)]);
  for (const [groupId, title, percent] of [
    [people.id, "Not shared", 40],
    [shared.id, "Shared", 80],
    [shared.id, "Taken back", null],
  ] as const)
    await runSql(
      server,
      `with made as (insert into assignments (group_id, title, task, state, opens_at)
         values ($1, $2, '{}', 'OPEN', now()) returning id)
       insert into grades (assignment_id, user_id, percent) select id, $3, $4 from made`,
      [rowOf(groupId), title, rowOf(person.id), percent],
    );
  const titles = (file: any) => file.grades.map(({ title }: any) => title);
  expect(titles((await get(person)).json())).toEqual(["Shared"]);
  expect(titles((await get(people.coach, eva!.memberId)).json())).toEqual(["Not shared"]);
});

test("one's own picture comes along, for a coach too", async () => {
  const [made] = await makeMembers(people.coach, people.id, ["Pixel"]);
  const member = (await signInByCard(server.url, made!))!;
  expect((await get(member)).json().picture).toBeNull();
  const image = await sharp({ create: { width: 300, height: 200, channels: 3, background: "#c0ffee" } })
    .png()
    .toBuffer();
  await member.upload(
    account.uploadAvatar,
    { file: null },
    "variables.file",
    new Blob([new Uint8Array(image)]),
    "me.png",
  );
  for (const file of [(await get(member)).json(), (await get(people.coach, made!.memberId)).json()]) {
    expect(file.picture.type).toBe("image/webp");
    expect(await sharp(Buffer.from(file.picture.base64, "base64")).metadata()).toMatchObject({
      format: "webp",
      width: 256,
      height: 256,
    });
  }
});

test("a coach's file has nothing that was typed, brought or marked in other groups; one's own has all of it", async () => {
  const [made] = await makeMembers(people.coach, people.id, ["Both"]);
  const member = (await signInByCard(server.url, made!))!;
  const user = rowOf(member.id);
  const other = await newGroup(await newMember(server.url), "Next door");
  const reviewer = rowOf(people.owner.id);
  for (const [name, id] of [
    ["Here", people.id],
    ["There", other.id],
  ] as const) {
    const [text] = await runSql(
      server,
      "insert into texts (owner_id, group_id, visibility, title, language, body, difficulty, characters) values " +
        "($1, $2, 'GROUP', $3, 'nl', $4, 'EASY', 24) returning id",
      [user, rowOf(id), name, `Een tekst van ${name}.`],
    );
    await runSql(server, "insert into bookmarks (user_id, text_id, position) values ($1, $2, 3)", [user, text.id]);
    await runSql(
      server,
      `insert into results (user_id, run_id, mode, language, prompt, log, duration_ms, wpm, raw, strokes_per_minute,
        accuracy, consistency, status, text_id, race_code, place, race_mode,
        reviewed_by, started_at)
       values ($1, gen_random_uuid(), 'TEXT', 'nl', $2, '[]', 60000, 30, 30, 150, 100, 90, 'VERIFIED', $3, 'ABC234', 2,
         'TEAMS', $4, now())`,
      [user, `Getypt bij ${name}.`, text.id, reviewer],
    );
  }
  const [theirs, own] = [
    JSON.stringify((await get(people.coach, made!.memberId)).json()),
    JSON.stringify((await get(member)).json()),
  ];
  expect(theirs).toMatch(/Getypt bij Here/u);
  expect(theirs).not.toMatch(/There|Next door|ABC234|TEAMS/u);
  expect(theirs).not.toContain(rowOf(other.id));
  expect(JSON.parse(theirs)).toMatchObject({
    results: [{ prompt: "Getypt bij Here." }],
    texts: [{ title: "Here" }],
    bookmarks: [{ position: 3 }],
  });
  expect(own).toMatch(/Getypt bij There.*ABC234.*TEAMS/u);
  expect(JSON.parse(own).results).toHaveLength(2);
  // Who looked at a flag is in neither.
  expect(theirs + own).not.toContain(reviewer);
});

describe("an address", () => {
  test("works without a token, more than once, for two minutes, and in every process of the host", async () => {
    const person = await newMember(server.url);
    const { createExportAddress: made } = await person.run(createExportAddress);
    expect(Date.parse(made.expiresAt) - Date.now()).toBeGreaterThan(110_000);
    expect(Date.parse(made.expiresAt) - Date.now()).toBeLessThanOrEqual(120_000);
    expect([(await download(made.address)).status, (await download(made.address)).status]).toEqual([200, 200]);

    const database = openDatabase(server.database.config);
    const at = (ms: number) =>
      new ExportAddresses(database.database, () => Date.now() + ms).read(
        new URL(made.address, server.url).searchParams.get("ticket"),
      );
    expect(await at(0)).toMatchObject({ userId: rowOf(person.id), groupId: null });
    expect(await at(121_000)).toBeNull();
    // Two processes that need the key for the first time at once take the same.
    await database.database.delete(hostSecrets);
    const [one, two] = [
      new ExportAddresses(database.database, Date.now),
      new ExportAddresses(database.database, Date.now),
    ];
    const ticket = { userId: "u", groupId: null, sessionId: "s" };
    const [first, second] = await Promise.all([one.make(ticket), two.make(ticket)]);
    const read = (addresses: ExportAddresses, { address }: { readonly address: string }) =>
      addresses.read(new URL(address, server.url).searchParams.get("ticket"));
    expect(await Promise.all([read(one, second), read(two, first)])).toEqual([ticket, ticket]);
    await database.close();
  });

  test("that is changed in any place, or was never signed, is none; the old ones are gone", async () => {
    const address = await ask(people.coach, undefined);
    const [content = "", signature = ""] = address.slice("/exports?ticket=".length).split(".");
    const forged = Buffer.from(
      JSON.stringify([rowOf(people.owner.id), ...JSON.parse(Buffer.from(content, "base64url").toString()).slice(1)]),
    ).toString("base64url");
    const changed = [
      `${forged}.${signature}`,
      `${content}.${signature.slice(0, -2)}AA`,
      `${content}.`,
      `.${signature}`,
      content,
      "",
      `${content}.${signature}.x`,
    ];
    for (const ticket of changed) expect((await download(`/exports?ticket=${ticket}`)).status).toBe(404);
    for (const path of ["/exports", "/exports/me", `/exports/member?id=${rowOf(people.member.id)}`])
      expect((await download(path, people.member.headers)).status).toBe(404);
  });

  test("ends with the session that asked for it", async () => {
    const person: Person = await newMember(server.url);
    const address = await ask(person);
    await person.run(account.signOut);
    expect((await download(address)).status).toBe(404);
    expect(await ask(new WireClient(server.url))).toBe("NOT_SIGNED_IN");
  });
});

test("pages of allowed origins may read it, others not", async () => {
  const address = await ask(people.member);
  const preflight = await fetch(server.url + address, {
    method: "OPTIONS",
    headers: {
      origin: "https://pages.example",
      "access-control-request-method": "GET",
      "access-control-request-headers": "sentry-trace,baggage",
    },
  });
  expect([
    preflight.status,
    preflight.headers.get("access-control-allow-origin"),
    preflight.headers.get("access-control-allow-methods"),
  ]).toEqual([204, "https://pages.example", "GET"]);
  expect(preflight.headers.get("access-control-allow-headers")).toContain("sentry-trace, baggage");
  expect(
    (await download(address, { origin: "https://pages.example" })).headers.get("access-control-allow-origin"),
  ).toBe("https://pages.example");
  expect(
    (await download(address, { origin: "https://evil.example" })).headers.get("access-control-allow-origin"),
  ).toBeNull();
});
