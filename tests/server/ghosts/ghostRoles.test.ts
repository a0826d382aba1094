import * as account from "../../support/accountOperations";
import * as op from "../../support/ghostOperations";
import { setProfileVisibility } from "../../support/boardOperations";
import { newAdmin } from "../../support/groupPeople";
import { newGuest, newMember, type Person } from "../../support/people";
import * as race from "../../support/raceOperations";
import { rowIdOf } from "../../support/seedRuns";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { WireClient } from "../../support/WireClient";
import { insertGroup, insertResult, openSql, type Sql } from "../reports/insertRows";

// ghost, raceGhosts, setAllowsGhost and User.allowsGhost, as every role.
const everybody = ["nobody", "guest", "stranger", "owner", "classmate", "coach", "made", "admin"] as const;
type Role = (typeof everybody)[number];

let server: TestServer;
let sql: Sql;
let people: Readonly<Record<Role, WireClient>>;
let owner: Person;
let guest: Person;
let made: Person;

beforeAll(async () => {
  server = await startTestServer({
    operations: [...account.accountOperations, ...race.raceOperations, ...op.ghostOperations, setProfileVisibility],
  });
  sql = await openSql(server.database.config);
  const [stranger, classmate, coach] = (await Promise.all(Array.from({ length: 3 }, () => newMember(server.url)))) as [
    Person,
    Person,
    Person,
  ];
  owner = await newMember(server.url);
  made = await newMember(server.url);
  guest = await newGuest(server.url);
  people = {
    nobody: new WireClient(server.url),
    guest,
    stranger,
    owner,
    classmate,
    coach,
    made,
    admin: await newAdmin(server),
  };
  const group = await insertGroup(sql, [
    { userId: rowIdOf(owner.id) },
    { userId: rowIdOf(classmate.id) },
    { userId: rowIdOf(made.id) },
    { userId: rowIdOf(coach.id), role: "COACH" },
  ]);
  await sql.run("update users set made_in_group_id = $1 where id = $2", [group, rowIdOf(made.id)]);
});
afterAll(async () => {
  await sql.close();
  await server.close();
});
afterEach(() =>
  sql
    .run("delete from results")
    .then(() => sql.run("update users set allows_ghost = false, profile_visibility = 'ME'")),
);

const minute = { mode: "TIME", modeAmount: 60, language: "NL" };
const get = async (client: WireClient, kind: string, run: Record<string, unknown> = minute) =>
  (await client.run(op.ghost, { kind, run })).ghost;
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
const typed = (person: Person, wpm: number, part: object = {}) =>
  insertResult(sql, { userId: rowIdOf(person.id), startedAt: ago(70_000), wpm, ...part });
const show = (person: Person) => person.run(setProfileVisibility, { visibility: "ALL" });
const allow = async (client: WireClient, allows = true) =>
  (await client.run(op.setAllowsGhost, { allows })).setAllowsGhost;

describe.each(["BEST", "MEDIAN"])("%s", (kind) => {
  test.each(everybody)("is of the viewer alone, as %s", async (role) => {
    await typed(owner, 44);
    const found = await get(people[role], kind);
    if (role === "owner") expect(found).toMatchObject({ isOwn: true, name: null, wpm: 44 });
    else expect(found).toBeNull();
  });
});

test("the best is the fastest verified run of the same kind, as a curve; the median an even speed", async () => {
  await typed(owner, 40);
  await typed(owner, 50);
  await typed(owner, 90, { flagReason: "TOO_FAST" });
  await typed(owner, 80, { mode: "TEXT" });
  expect(await get(owner, "BEST")).toMatchObject({ wpm: 50, curve: { characters: 6, times: [1_500] } });
  expect(await get(owner, "MEDIAN")).toEqual({ kind: "MEDIAN", name: null, isOwn: true, wpm: 45, curve: null });
  expect(await get(owner, "BEST", { ...minute, modeAmount: 30 })).toBeNull();
  expect(await get(owner, "BEST", { ...minute, keyRule: "NO_BACKSPACE" })).toBeNull();
});

test.each(everybody)("the median of a group of three who typed is for its people, as %s", async (role) => {
  await typed(owner, 41);
  await typed(people.classmate as Person, 51.7);
  await typed(people.coach as Person, 20);
  expect(await get(people[role], "GROUP_MEDIAN")).toBeNull();
  await typed(made, 60);
  const found = await get(people[role], "GROUP_MEDIAN");
  if (["owner", "classmate", "coach", "made"].includes(role))
    expect(found).toEqual({ kind: "GROUP_MEDIAN", name: null, isOwn: false, wpm: 51, curve: null });
  else expect(found).toBeNull();
});

test("runs of more than 30 days ago are not in the median of a group", async () => {
  await typed(owner, 41);
  await typed(made, 60);
  await typed(people.classmate as Person, 51, { startedAt: ago(31 * 24 * 3_600_000) });
  expect(await get(owner, "GROUP_MEDIAN")).toBeNull();
});

test("of a person, the last 200 runs are in the median of a group", async () => {
  await typed(owner, 41);
  await typed(made, 60);
  await typed(people.classmate as Person, 51, { startedAt: ago(3_600_000) });
  const more = (number: number) =>
    sql.run(
      `insert into results (user_id, run_id, language, prompt, log, duration_ms, raw, strokes_per_minute, accuracy,
        consistency, mode, wpm, status, started_at)
      select user_id, gen_random_uuid(), language, '', '', 1000, 50, 250, 97, 90, 'ZEN', 50, status,
        started_at + n * interval '1 second' from results, generate_series(1, $2::int) n
      where user_id = $1 and wpm = 51`,
      [rowIdOf((people.classmate as Person).id), number],
    );
  await more(199);
  expect((await get(owner, "GROUP_MEDIAN")).wpm).toBe(51);
  await more(1);
  expect(await get(owner, "GROUP_MEDIAN")).toBeNull();
});

test.each(everybody)("today's best is for everyone, if its owner allows it, as %s", async (role) => {
  await typed(owner, 44);
  await typed(people.stranger as Person, 66);
  await show(owner);
  await show(people.stranger as Person);
  const mine = { owner: 44, stranger: 66 }[role as "owner"] ?? null;
  expect((await get(people[role], "TODAY"))?.wpm ?? null).toBe(mine);
  await allow(owner);
  const found = await get(people[role], "TODAY");
  if (role === "stranger") expect(found).toMatchObject({ isOwn: true, wpm: 66 });
  else expect(found).toMatchObject({ isOwn: role === "owner", wpm: 44 });
  if (role !== "owner" && role !== "stranger") expect(found.name).not.toBeNull();
  expect(await get(people[role], "TODAY", { ...minute, punctuation: true })).toBeNull();
});

test.each(everybody)("who may allow it, as %s", async (role) => {
  const payload = await allow(people[role]);
  if (role === "nobody") expect(payload.code).toBe("NOT_SIGNED_IN");
  else if (role === "guest" || role === "made") expect(payload.code).toBe("NOT_ALLOWED");
  else expect(payload.user.allowsGhost).toBe(true);
  const seen = (await people[role].run(op.ghostChoiceOf, { id: owner.id })).node?.allowsGhost ?? null;
  expect(seen).toBe(role === "owner" ? true : null);
});

/** A race of this person alone, from its countdown on. */
async function raceAlone(person: Person) {
  const { createRace } = await person.run(race.createRace, {
    input: { visibility: "PRIVATE", language: "EN", length: "SHORT" },
  });
  const { code, text } = createRace.race;
  const read = async (client: WireClient = person) => (await client.run(op.raceGhosts, { code })).raceGhosts;
  const start = () => person.run(race.startRace, { code });
  return { code: code as string, text: text.body as string, read, start };
}

/** A run in English as long as a text. */
async function typedLike(person: Person, text: string, wpm: number, part: object = {}) {
  const id = await typed(person, wpm, { mode: "RACE", durationMs: Math.round((text.length * 12_000) / wpm), ...part });
  await sql.run("update results set language = 'en' where id = $1", [id]);
}

test("a race alone has ghosts of like speed who allow it, for its racer only; a name by visibility", async () => {
  const { text, read, start } = await raceAlone(owner);
  const [stranger, classmate] = [people.stranger as Person, people.classmate as Person];
  await typedLike(owner, text, 40);
  await typedLike(stranger, text, 42);
  await typedLike(classmate, text, 45);
  await typedLike(people.coach as Person, text, 80);
  await typedLike(made, text, 40);
  await typedLike(guest, text, 40);
  await sql.run("update users set allows_ghost = true where id = any($1)", [
    [people.coach as Person, made, guest, classmate].map(({ id }) => rowIdOf(id)),
  ]);
  expect(await read()).toEqual([]);
  await start();
  // The nearest of those who allow it; not the coach, who is far faster, the member made by a coach or the guest.
  expect(await read()).toMatchObject([{ isOwn: false, name: null, wpm: 45 }]);
  await allow(stranger);
  await show(stranger);
  const both = await read();
  expect(both.map(({ wpm }: any) => wpm)).toEqual([42, 45]);
  expect(both[0].name).not.toBeNull();
  for (const role of everybody) if (role !== "owner") expect(await read(people[role])).toEqual([]);
  await sql.run("update results set status = 'FLAGGED' where user_id <> $1", [rowIdOf(owner.id)]);
  expect(await read()).toMatchObject([{ isOwn: true, name: null, wpm: 40 }]);
  await sql.run("delete from results");
  expect(await read()).toEqual([]);
});

test("the ghost that the racer has chosen in practice comes first, if there is one", async () => {
  const { code, text, start } = await raceAlone(owner);
  const [stranger, classmate] = [people.stranger as Person, people.classmate as Person];
  await start();
  const first = async (chosen: string) =>
    (await owner.run(op.raceGhosts, { code, chosen })).raceGhosts.map(({ kind, isOwn, wpm }: any) => [
      kind,
      isOwn,
      wpm,
    ]);
  for (const chosen of ["BEST", "MEDIAN", "GROUP_MEDIAN", "TODAY"]) expect(await first(chosen)).toEqual([]);
  for (const wpm of [40, 44, 60]) await typedLike(owner, text, wpm);
  await typedLike(stranger, text, 45);
  await allow(stranger);
  const other = [null, false, 45];
  expect(await first("BEST")).toEqual([["BEST", true, 60], other]);
  expect(await first("MEDIAN")).toEqual([["MEDIAN", true, 44], other]);
  // Fewer than three of a group have typed, and nobody is on today's board.
  expect(await first("GROUP_MEDIAN")).toEqual([other]);
  expect(await first("TODAY")).toEqual([other]);
  await allow(classmate);
  await typedLike(classmate, text, 90, { startedAt: ago(1_000) });
  await show(classmate);
  expect(await first("TODAY")).toEqual([["TODAY", false, 90], other]);
});

test("with a second racer there are no ghosts, and none is in the race", async () => {
  const { code, text, read, start } = await raceAlone(owner);
  await typedLike(owner, text, 40);
  await people.stranger.run(race.joinRace, { code });
  await start();
  expect(await read()).toEqual([]);
  expect((await people.nobody.run(op.raceGhosts, { code: "ZZZZZZ" })).raceGhosts).toBeNull();
});

test("runs of other lengths, other languages and long ago are no ghosts in a race", async () => {
  const { text, read, start } = await raceAlone(owner);
  const stranger = people.stranger as Person;
  await allow(stranger);
  await typedLike(stranger, text.repeat(3), 30);
  await typedLike(stranger, text, 30, { startedAt: ago(100 * 24 * 3_600_000) });
  await typed(stranger, 30, { mode: "RACE" });
  await start();
  expect(await read()).toEqual([]);
  await typedLike(stranger, text, 30);
  expect(await read()).toHaveLength(1);
});
