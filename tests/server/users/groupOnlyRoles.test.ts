import * as abuse from "../../support/abuseOperations";
import * as account from "../../support/accountOperations";
import * as page from "../../support/adminPageOperations";
import * as board from "../../support/boardOperations";
import * as follow from "../../support/followOperations";
import * as ghosts from "../../support/ghostOperations";
import * as group from "../../support/groupOperations";
import { newAdmin, newGroup, newGroupWithPeople, type GroupPeople } from "../../support/groupPeople";
import * as members from "../../support/memberOperations";
import { makeMembers, signInByCard, type MadeMember } from "../../support/memberPeople";
import { newGuest, newMember, type Person } from "../../support/people";
import { rowIdOf } from "../../support/seedRuns";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { batchOf } from "../../support/typeText";
import { untilTrue } from "../../support/untilTrue";
import { WireClient } from "../../support/WireClient";
import { insertResult, openSql, type Sql } from "../reports/insertRows";

// An account that a coach made: who reads its name where, with and without a guardian's agreement.
const race = `id code phase rematchCode racers { id userId name wallName avatarUrl }`;
const outcome = `{ __typename ... on RaceSuccess { race { ${race} } } ... on Error { code } }`;
const create = `mutation onlyCreate($input: CreateRaceInput!) { answer: createRace(input: $input) ${outcome} }`;
const createHere = `mutation onlyCreateHere($id: ID!) { answer: createGroupRace(groupId: $id, input: { language: EN,
  length: SHORT }) ${outcome} }`;
const command = (name: string, more = "") =>
  `mutation only_${name}($code: RaceCode!) { answer: ${name}(code: $code${more}) ${outcome} }`;
const [join, start, rematch] = [command("joinRace"), command("startRace"), command("rematch")];
const ready = command("setReady", ", ready: true");
const byCode = `query onlyByCode($code: RaceCode!) { race(code: $code) { ${race} } }`;
const byId = `query onlyById($id: ID!) { node(id: $id) { ... on Race { ${race} } ... on Racer { name avatarUrl }
  ... on User { username displayName avatarUrl } ... on Result { user { displayName } visibilityChoices }
  ... on Text { owner { username displayName avatarUrl } } } }`;
const boardList = `query onlyBoard { raceBoard { races { ${race} } } }`;
const updated = `subscription onlyUpdated($code: RaceCode!) { raceUpdated(code: $code) { ${race} } }`;
const wall = `subscription onlyWall($code: RaceCode!) { raceWallUpdated(code: $code) { ${race} } }`;
const boardUpdated = `subscription onlyBoardUpdated { raceBoardUpdated { races { ${race} } } }`;
const startsAt = `query onlyStart($code: RaceCode!) { race(code: $code) { startsAt text { body } } }`;
const type = `mutation onlyType($code: RaceCode!, $keystrokes: KeystrokeLog!) { sendKeystrokes(code: $code, batch: 1,
  keystrokes: $keystrokes) { __typename } }`;
const races = [create, createHere, join, start, rematch, ready, byCode, byId, boardList, updated, wall];

const roles = [
  "nobody",
  "guest",
  "stranger",
  "otherPupil",
  "otherCoach",
  "pupil",
  "classmate",
  "coach",
  "owner",
  "admin",
];
const insiders = ["pupil", "classmate", "coach", "owner", "admin"];
const name = "Quirinus Zeldenrust";
const classmateName = "Floortje Bloem";

let server: TestServer;
let sql: Sql;
let people: GroupPeople;
let other: GroupPeople;
let made: MadeMember;
let pupil: Person;
let clients: Readonly<Record<string, WireClient>>;

const createExportAddress = `mutation createExportAddress { createExportAddress { __typename
  ... on ExportAddress { address } } }`;

beforeAll(async () => {
  server = await startTestServer({
    operations: [
      ...abuse.abuseOperations,
      ...account.accountOperations,
      createExportAddress,
      ...page.adminPageOperations,
      ...board.boardOperations,
      ...follow.followOperations,
      ...ghosts.ghostOperations,
      ...group.groupOperations,
      ...members.memberOperations,
      ...races,
      boardUpdated,
      startsAt,
      type,
    ],
  });
  sql = await openSql(server.database.config);
  people = await newGroupWithPeople(server.url);
  other = await newGroupWithPeople(server.url);
  const [first, second] = await makeMembers(people.owner, people.id, [name, classmateName]);
  const [elsewhere] = await makeMembers(other.owner, other.id, ["Otto Elders"]);
  made = first!;
  pupil = (await signInByCard(server.url, made))!;
  await sql.run("update users set avatar_hash = 'picturehash' where id = $1", [rowIdOf(pupil.id)]);
  clients = {
    nobody: new WireClient(server.url),
    guest: await newGuest(server.url),
    stranger: await newMember(server.url),
    otherPupil: (await signInByCard(server.url, elsewhere!))!,
    otherCoach: other.coach,
    pupil,
    classmate: (await signInByCard(server.url, second!))!,
    coach: people.coach,
    owner: people.owner,
    admin: await newAdmin(server),
  };
});
afterAll(async () => {
  await sql.close();
  await server.close();
});

const secrets = () => [name, "picturehash", made.username];
const consent = async (client: WireClient, hasConsent: boolean, ids = [made.memberId]) =>
  (await client.run(members.setPublicConsent, { ids, hasConsent })).answer;
const open = { visibility: "OPEN", language: "EN", length: "SHORT" };
const newRace = async (input: object = open): Promise<string> => {
  const { answer } = await pupil.run(create, { input });
  if (answer.__typename !== "RaceSuccess") throw new Error(JSON.stringify(answer));
  return answer.race.code;
};

/** All that somebody reads and follows of a race. */
async function readRace(client: WireClient, code: string): Promise<string> {
  const follows = [client.follow(updated, { code }), client.follow(wall, { code }), client.follow(boardUpdated, {})];
  const found = await client.run(byCode, { code });
  const answers: unknown[] = [found, await client.run(boardList, {})];
  for (const id of [found.race.id, found.race.racers[0].id, found.race.racers[0].userId])
    answers.push(await client.run(byId, { id }));
  for (const following of follows) answers.push(await following.next());
  await client.disconnect();
  return JSON.stringify(answers);
}

describe.each(["OPEN", "PRIVATE"])("in the race of a pupil that is %s", (visibility) => {
  let code: string;
  beforeAll(async () => {
    code = await newRace({ ...open, visibility });
  });

  test.each(roles.filter((role) => !insiders.includes(role)))("%s reads a nickname", async (role) => {
    const said = await readRace(clients[role]!, code);
    for (const secret of secrets()) expect(said).not.toContain(secret);
    expect(said).toMatch(/"name":"\w+ \w+"/u);
  });

  test.each(["pupil", "classmate", "coach", "owner"])("%s reads the name", async (role) => {
    const client = clients[role]!;
    const live = client.follow(updated, { code });
    for (const seen of [(await client.run(byCode, { code })).race, (await live.next()).raceUpdated]) {
      expect(seen.racers[0]).toMatchObject({ name, userId: pupil.id });
      expect(seen.racers[0].avatarUrl).toContain("picturehash");
    }
    await client.disconnect();
  });
});

test("who races beside a pupil reads the same nickname from the lobby to the rematch, and who leaves reads it too", async () => {
  const code = await newRace();
  const stranger = await newMember(server.url);
  const live = stranger.follow(updated, { code });
  await stranger.run(join, { code });
  const nickname = (await stranger.run(byCode, { code })).race.racers[0].name;
  expect((await stranger.run(byId, { id: pupil.id })).node).toBeNull();
  for (const person of [pupil, stranger]) await person.run(ready, { code });
  await pupil.run(start, { code });
  const begun = (await stranger.run(startsAt, { code })).race;
  await new Promise((resolve) => setTimeout(resolve, Date.parse(begun.startsAt) - Date.now() + 1_500));
  for (const person of [pupil, stranger]) await person.run(type, { code, keystrokes: batchOf(begun.text.body, 100) });
  await untilTrue(async () => (await stranger.run(byCode, { code })).race.phase === "FINISHED");
  const next = (await stranger.run(rematch, { code })).answer.race;
  expect(next.racers.map((racer: any) => racer.name)).toContain(nickname);
  expect((await pupil.run(byCode, { code: next.code })).race.racers.map((racer: any) => racer.name)).toContain(name);
  const said = JSON.stringify([live.values, next, (await stranger.run(byCode, { code })).race]);
  for (const secret of secrets()) expect(said).not.toContain(secret);
  await stranger.disconnect();
}, 60_000);

test("a classmate follows a race by name, until they leave the group", async () => {
  const [leaving] = await makeMembers(people.owner, people.id, ["Lea Vertrek"]);
  const client = (await signInByCard(server.url, leaving!))!;
  const host = await newMember(server.url);
  const code = (await host.run(create, { input: open })).answer.race.code as string;
  const live = client.follow(updated, { code });
  await live.next();
  await pupil.run(join, { code });
  await live.next(({ raceUpdated }) => raceUpdated.racers.some((racer: any) => racer.name === name));
  await client.run(group.leaveGroup, { id: people.id });
  await live.next(({ raceUpdated }) => raceUpdated.racers.every((racer: any) => racer.name !== name));
  await client.disconnect();
});

test("in a race of another class, its people read a nickname, and the pupil's own coach as an outsider too", async () => {
  const row = Buffer.from(other.id, "base64").toString().split(":")[1];
  await sql.run(
    `update groups set settings = settings || '{"guestsInRaces": true, "nicknames": false}' where id = $1`,
    [row],
  );
  const code = (await other.coach.run(createHere, { id: other.id })).answer.race.code as string;
  await pupil.run(join, { code });
  for (const client of [other.coach, other.member, people.coach]) {
    const said = JSON.stringify((await client.run(byCode, { code })).race);
    for (const secret of secrets()) expect(said).not.toContain(secret);
  }
  const own = (await pupil.run(byCode, { code })).race.racers[0];
  expect(own).toMatchObject({ name, userId: pupil.id });
});

test.each(roles)("a result, a text and the account itself, as %s", async (role) => {
  const startedAt = new Date(Date.now() - 1_000).toISOString();
  const resultId = await insertResult(sql, { userId: rowIdOf(pupil.id), startedAt });
  await sql.run("update results set visibility = 'ALL' where id = $1", [resultId]);
  const [{ id: textId }] = await sql.run(
    `insert into texts (owner_id, title, language, body, difficulty, characters, visibility, status)
     values ($1, 'Mine', 'nl', 'Een tekst.', 'EASY', 10, 'PUBLIC', 'PUBLISHED') returning id`,
    [rowIdOf(pupil.id)],
  );
  const client = clients[role]!;
  const read = async (kind: string, id: string) =>
    (await client.run(byId, { id: Buffer.from(`${kind}:${id}`).toString("base64") })).node;
  const isInside = insiders.includes(role);
  const result = await read("Result", resultId);
  expect(result?.user ?? null).toEqual(isInside ? { displayName: name } : null);
  expect(result?.visibilityChoices ?? null).toEqual(role === "pupil" ? ["ME", "GROUP"] : null);
  const { owner } = await read("Text", textId);
  expect(owner.displayName === name).toBe(isInside);
  expect(owner.username).toBe(isInside ? made.username : null);
  expect(owner.avatarUrl !== null).toBe(isInside);
  const user = await read("User", rowIdOf(pupil.id));
  expect(user?.displayName ?? null).toBe(isInside ? name : null);
});

/** What a pupil tries to make public, as error codes or typenames. */
async function goPublic(resultId: string): Promise<Readonly<Record<string, string>>> {
  const input = { resultId: Buffer.from(`Result:${resultId}`).toString("base64"), visibility: "ALL" };
  const said = {
    sharing: (await pupil.run(account.setResultVisibility, { input })).setResultVisibility,
    profile: (await pupil.run(board.setProfileVisibility, { visibility: "ALL" })).setProfileVisibility,
    ghost: (await pupil.run(ghosts.setAllowsGhost, { allows: true })).setAllowsGhost,
    follow: (await (clients["stranger"] as Person).run(follow.followUser, { userId: pupil.id })).followUser,
  };
  return Object.fromEntries(Object.entries(said).map(([what, { code, __typename }]) => [what, code ?? __typename]));
}

test("with a guardian's agreement a pupil may be public, and without it all of that is hidden again", async () => {
  const startedAt = new Date(Date.now() - 1_000).toISOString();
  const resultId = await insertResult(sql, { userId: rowIdOf(pupil.id), startedAt });
  const stranger = clients["stranger"]!;
  const refused = { sharing: "NOT_ALLOWED", profile: "NOT_ALLOWED", ghost: "NOT_ALLOWED", follow: "NOT_FOUND" };
  expect(await goPublic(resultId)).toEqual(refused);
  for (const _ of [1, 2])
    expect(await consent(people.coach, true)).toMatchObject({ members: [{ hasPublicConsent: true }] });
  expect(await goPublic(resultId)).toEqual({
    sharing: "SetResultVisibilitySuccess",
    profile: "SetProfileVisibilitySuccess",
    ghost: "SetAllowsGhostSuccess",
    follow: "FollowSuccess",
  });
  const code = await newRace();
  const readAll = async () => ({
    racer: (await stranger.run(byCode, { code: await newRace() })).race.racers[0].name === name,
    user: (await stranger.run(byId, { id: pupil.id })).node?.displayName === name,
    result: (await stranger.run(byId, { id: Buffer.from(`Result:${resultId}`).toString("base64") })).node !== null,
    player: (await stranger.run(board.player, { username: made.username })).player !== null,
    board: JSON.stringify(
      await stranger.run(board.leaderboard, {
        period: "DAY",
        mode: "TIME",
        amount: 60,
        language: "NL",
        rankBy: "SPEED",
      }),
    ).includes(name),
    follow: (await sql.run("select * from follows")).length > 0,
  });
  const everything = { racer: true, user: true, result: true, player: true, board: true, follow: true };
  expect(await readAll()).toEqual(everything);
  expect((await stranger.run(byCode, { code })).race.racers[0].name).toBe(name);

  for (const _ of [1, 2])
    expect(await consent(people.coach, false)).toMatchObject({ members: [{ hasPublicConsent: false }] });
  const nothing = { racer: false, user: false, result: false, player: false, board: false, follow: false };
  expect(await readAll()).toEqual(nothing);
  // A later agreement does not bring back what was chosen under an earlier one, except the name in races.
  await consent(people.coach, true);
  expect(await readAll()).toEqual({ ...nothing, racer: true });
  await consent(people.coach, false);
  expect(await goPublic(resultId)).toEqual(refused);
});

test("what an admin records is in the log, once, and what the group's coaches record is not", async () => {
  const acts = async () =>
    (await clients["admin"]!.run(page.auditLog, { first: 50 })).auditLog.edges
      .map(({ node }: any) => node)
      .filter(({ action }: any) => action.startsWith("CONSENT"));
  await consent(people.coach, true);
  await consent(people.coach, false);
  expect(await acts()).toEqual([]);
  for (const _ of [1, 2]) await consent(clients["admin"]!, true);
  await consent(clients["admin"]!, false);
  expect(await acts()).toMatchObject([
    { action: "CONSENT_WITHDRAWN", targetName: name },
    { action: "CONSENT_RECORDED", targetName: name },
  ]);
});

test("who reports a nickname does not learn the name from their own data", async () => {
  const client = clients["stranger"]!;
  const input = { subjectId: pupil.id, reason: "OFFENSIVE", details: "" };
  expect((await client.run(abuse.reportAbuse, { input })).answer.subjectId).toBe(pupil.id);
  const { address } = (await client.run(createExportAddress)).createExportAddress;
  const file = await (await fetch(`${server.url}${address}`)).text();
  expect(JSON.parse(file).abuseReports).toMatchObject([{ name: null, reason: "OFFENSIVE" }]);
  expect(file).not.toContain(name);
});

test("a pupil who signs in reads their own name at once", async () => {
  const { username, passPhrase: password } = made;
  const input = { username, password, deviceLabel: "Test" };
  const { signIn } = await new WireClient(server.url).run(account.signIn, { input });
  expect(signIn.user).toMatchObject({ displayName: name, username });
});

test("an account stays in its groups also when the group that made it is deleted", async () => {
  const owner = await newMember(server.url);
  const { id } = await newGroup(owner);
  const [child] = await makeMembers(owner, id, ["Wees Alleen"]);
  const person = (await signInByCard(server.url, child!))!;
  await owner.run(group.deleteGroup, { input: { groupId: id, eraseAccounts: false } });
  expect((await clients["stranger"]!.run(byId, { id: person.id })).node).toBeNull();
  const { setProfileVisibility } = await person.run(board.setProfileVisibility, { visibility: "ALL" });
  expect(setProfileVisibility.code).toBe("NOT_ALLOWED");
  const code = (await person.run(create, { input: open })).answer.race.code as string;
  expect((await person.run(byCode, { code })).race.racers[0].name).toBe("Wees Alleen");
  for (const client of [owner, clients["guest"]!])
    expect((await client.run(byCode, { code })).race.racers[0].name).not.toBe("Wees Alleen");
});
