import * as account from "../../support/accountOperations";
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
  server = await startTestServer({ operations: [...account.accountOperations, ...group.groupOperations, ...op.memberOperations], allowedOrigins: ["https://pages.example"] });
  people = await newGroupWithPeople(server.url);
});
afterAll(() => server.close());

async function get(client: WireClient, path: string, headers: Record<string, string> = {}) {
  const { status, headers: given, ...response } = await fetch(`${server.url}/exports/${path}`, { headers: { ...client.headers, ...headers } }).then(async (answer) => ({ status: answer.status, headers: answer.headers, text: await answer.text() }));
  return { status, headers: given, json: () => JSON.parse(response.text) };
}
const rowOf = (globalId: string) => Buffer.from(globalId, "base64").toString().split(":").at(-1)!;

test("one's own file holds everything, page after page, with the logs", async () => {
  const person = await newMember(server.url);
  await person.run(account.saveResult, { input: wordRun() });
  await seedRuns(server.database.config, { userId: rowOf(person.id), runs: 230 });
  await person.run(group.joinGroup, { code: people.code });
  await runSql(server, "insert into passed_exercises values ($1, 'home-row-1', now())", [rowOf(person.id)]);
  await runSql(server, "with made as (insert into exams (user_id, norm, norm_version, language, is_mock) values ($1, 'cbt', 1, 'nl', false) returning id) insert into exam_events select id, 1, '{\"kind\":\"created\"}' from made", [rowOf(person.id)]);
  await runSql(server, "insert into assignments (group_id, title, task, state, opens_at) values ($1, 'Week 48', '{}', 'OPEN', now()), ($1, 'Secret', '{}', 'DRAFT', now())", [rowOf(people.id)]);
  await runSql(server, "insert into texts (owner_id, title, language, body, difficulty, characters) values ($1, 'Mine', 'nl', 'Een eigen tekst van mij.', 'EASY', 24)", [rowOf(person.id)]);

  const response = await get(person, "me");
  expect(Object.fromEntries(response.headers)).toMatchObject({ "content-type": "application/json; charset=utf-8", "content-disposition": 'attachment; filename="typeloop.json"', "cache-control": "no-store" });
  const file: any = await response.json();
  expect(file).toMatchObject({
    format: "typeloop-person-1",
    account: { username: person.username, email: null },
    sessions: [{ deviceLabel: "Test" }],
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

describe("a member's file", () => {
  let made: string;
  let clients: Readonly<Record<string, WireClient>>;
  beforeAll(async () => {
    const [one] = await makeMembers(people.coach, people.id, ["Emma"]);
    made = one!.memberId;
    const stranger = await newMember(server.url);
    await newGroup(stranger);
    clients = { nobody: new WireClient(server.url), guest: await newGuest(server.url), member: people.member, "made member": (await signInByCard(server.url, one!))!, "other group's owner": stranger, coach: people.coach, owner: people.owner, admin: await newAdmin(server) };
  });

  test.each([["nobody", 401], ["guest", 404], ["member", 403], ["made member", 403], ["other group's owner", 404], ["coach", 200], ["owner", 200], ["admin", 200]] as const)("as %s: %i", async (role, status) => {
    expect((await get(clients[role]!, `member?id=${encodeURIComponent(made)}`)).status).toBe(status);
  });

  test("for a coach it has no devices and no e-mail address", async () => {
    const file: any = await (await get(people.coach, `member?id=${encodeURIComponent(made)}`)).json();
    expect(file.account).toMatchObject({ displayName: "Emma" });
    expect(["sessions" in file, "email" in file.account]).toEqual([false, false]);
  });

  test("for a coach it tells nothing of other groups, their work included; whose it is reads all of it", async () => {
    const other = await newGroup(await newMember(server.url), "Elsewhere");
    await clients["made member"]!.run(group.joinGroup, { code: other.code });
    for (const id of [people.id, other.id]) await runSql(server, "insert into assignments (group_id, title, task, state, opens_at) values ($1, $2, '{}', 'OPEN', now())", [rowOf(id), id === other.id ? "Theirs" : "Ours"]);
    const told = (file: any) => [file.groups.map(({ name }: any) => name).sort(), file.assignments.map(({ title }: any) => title).filter((title: string) => /^(?:Ours|Theirs)$/u.test(title)).sort()];
    expect(told((await get(people.coach, `member?id=${encodeURIComponent(made)}`)).json())).toEqual([["3B"], ["Ours"]]);
    expect(told((await get(clients["made member"]!, "me")).json())).toEqual([["3B", "Elsewhere"], ["Ours", "Theirs"]]);
  });

  test("of who came by themselves, and of nobody, there is none; an archived group's can be read", async () => {
    const own = Buffer.from(`GroupMember:${rowOf(people.id)}:${rowOf(people.member.id)}`).toString("base64");
    const answers = [await get(people.owner, `member?id=${own}`), await get(people.owner, "member?id=nonsense"), await get(people.owner, "nothing")];
    expect([await answers[0]!.json(), answers[1]!.status, answers[2]!.status]).toEqual([{ code: "NOT_MADE_HERE" }, 404, 404]);
    const resting = await newGroup(people.owner, "Resting");
    const [one] = await makeMembers(people.owner, resting.id, ["Noah"]);
    await people.owner.run(group.archiveGroup, { id: resting.id });
    expect((await get(people.owner, `member?id=${encodeURIComponent(one!.memberId)}`)).status).toBe(200);
  });
});

test("a token that is none, and one that has ended, read nothing", async () => {
  const person: Person = await newMember(server.url);
  expect((await get(new WireClient(server.url, "x".repeat(43)), "me")).status).toBe(401);
  await person.run(account.signOut);
  expect((await get(person, "me")).status).toBe(401);
});

test("pages of allowed origins may read it, others not", async () => {
  const preflight = await fetch(`${server.url}/exports/me`, { method: "OPTIONS", headers: { origin: "https://pages.example", "access-control-request-method": "GET", "access-control-request-headers": "authorization" } });
  expect([preflight.status, preflight.headers.get("access-control-allow-origin"), preflight.headers.get("access-control-allow-methods")]).toEqual([204, "https://pages.example", "GET"]);
  expect((await get(people.member, "me", { origin: "https://pages.example" })).headers.get("access-control-allow-origin")).toBe("https://pages.example");
  expect((await get(people.member, "me", { origin: "https://evil.example" })).headers.get("access-control-allow-origin")).toBeNull();
});
