import { randomUUID } from "node:crypto";
import * as account from "../../support/accountOperations";
import { setProfileVisibility } from "../../support/boardOperations";
import { newAdmin } from "../../support/groupPeople";
import { newGuest, newMember, type Person } from "../../support/people";
import { joinRace, createRace } from "../../support/raceOperations";
import * as op from "../../support/ratingOperations";
import { rowIdOf } from "../../support/seedRuns";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { setFeatureSwitch } from "../../support/switchOperations";
import { WireClient } from "../../support/WireClient";
import { insertGroup, insertResult, openSql, type Sql } from "../reports/insertRows";

// The ratings on a profile, the change on a result and the bands of a race, as every role and for each visibility.
const everybody = ["nobody", "guest", "stranger", "owner", "classmate", "coach", "other coach", "admin"] as const;
type Role = (typeof everybody)[number];

let server: TestServer;
let sql: Sql;
let people: Readonly<Record<Role, WireClient>>;
let owner: Person;
let classmate: Person;
let made: Person;
let groupId: string;
let resultId: string;

const shown = { from: 1_600, to: 1_799 };

beforeAll(async () => {
  server = await startTestServer({
    operations: [
      ...account.accountOperations,
      ...op.ratingOperations,
      setProfileVisibility,
      setFeatureSwitch,
      createRace,
      joinRace,
    ],
  });
  sql = await openSql(server.database.config);
  const members = await Promise.all(Array.from({ length: 6 }, () => newMember(server.url)));
  const [stranger, coach, otherCoach] = members as [Person, Person, Person];
  [, , , owner, classmate, made] = members as [Person, Person, Person, Person, Person, Person];
  people = {
    nobody: new WireClient(server.url),
    guest: await newGuest(server.url),
    stranger,
    owner,
    classmate,
    coach,
    "other coach": otherCoach,
    admin: await newAdmin(server),
  };
  groupId = await insertGroup(sql, [
    ...[owner, classmate, made].map(({ id }) => ({ userId: rowIdOf(id) })),
    { userId: rowIdOf(coach.id), role: "COACH" },
  ]);
  await insertGroup(sql, [{ userId: rowIdOf(otherCoach.id), role: "OWNER" }]);
  await sql.run("update users set made_in_group_id = $1 where id = $2", [groupId, rowIdOf(made.id)]);
  for (const { id } of [owner, made])
    await sql.run("insert into ratings values ($1, 'en', 1650, 90, 0.06, 12), ($1, 'nl', 1500, 300, 0.06, 2)", [
      rowIdOf(id),
    ]);
  const row = await insertResult(sql, { userId: rowIdOf(owner.id), mode: "RACE", startedAt: "2026-11-21T09:00:00Z" });
  await sql.run("update results set visibility = 'ALL' where id = $1", [row]);
  await sql.run("insert into rating_changes values ($1, 1638.4, 1650.2, 90, 12)", [row]);
  resultId = Buffer.from(`Result:${row}`).toString("base64");
});
afterEach(() => Promise.all(Object.values(people).map((client) => client.disconnect())));
afterAll(async () => {
  await sql.close();
  await server.close();
});

const show = (person: Person, visibility: string) => person.run(setProfileVisibility, { visibility });
const setLeaderboard = (isOn: boolean) =>
  sql.run(`update groups set settings = jsonb_set(settings, '{leaderboard}', $1::jsonb) where id = $2`, [
    String(isOn),
    groupId,
  ]);
const setBoards = (isOn: boolean) => people.admin.run(setFeatureSwitch, { feature: "BOARDS", isOn });
const ratingsOf = async (role: Role, { username }: Person) =>
  (await people[role].run(op.playerRatings, { username })).player?.ratings ?? null;
const identity = (person: Person, band: object | null) => ({
  id: rowIdOf(person.id),
  name: "Somebody",
  avatar: null,
  band,
});

/** A group's race in which the owner and the classmate have a seat. */
async function groupRace(band: object | null = shown): Promise<string> {
  const about = {
    visibility: "PRIVATE",
    language: "en",
    textId: randomUUID(),
    text: "A heron stands in the water.",
    group: { id: groupId, name: "Group 3" },
    guests: true,
  } as const;
  const seats = [identity(owner, band), identity(classmate, null)].map((seat) => ({ ...seat, isMember: true }));
  return (await server.services.races.create(about, null, seats as any)).code;
}

const always: readonly Role[] = ["owner", "coach", "admin"];
const allowed: Readonly<Record<string, readonly Role[]>> = {
  ME: always,
  GROUP: [...always, "classmate"],
  ALL: everybody,
};

describe.each(["ME", "GROUP", "ALL"])("a profile for %s", (visibility) => {
  beforeAll(() => show(owner, visibility));

  test.each(everybody)("has its ratings, as %s", async (role) => {
    expect(await ratingsOf(role, owner)).toEqual(
      allowed[visibility]!.includes(role)
        ? [
            { language: "EN", band: shown },
            { language: "NL", band: { from: null, to: null } },
          ]
        : null,
    );
  });
});

test.each(everybody)("what a race did to a rating is for its owner, as %s", async (role) => {
  expect((await people[role].run(op.resultRating, { id: resultId })).node).toEqual({
    ratingChange: role === "owner" ? { rating: 1_650, change: 12, races: 12, band: shown } : null,
    isPastRatingLimit: role === "owner" ? false : null,
  });
});

test.each(everybody)("the bands of a group's race are for the group, as %s", async (role) => {
  const { race } = await people[role].run(op.raceBands, { code: await groupRace() });
  const isInside = ["owner", "classmate", "coach", "admin"].includes(role);
  expect(race.racers.map(({ ratingBand }: any) => ratingBand)).toEqual([isInside ? shown : null, null]);
  expect(race.ratingBand).toEqual(isInside ? shown : null);
});

describe("in an open race", () => {
  const bands = async (host: Person) => {
    const { createRace: opened } = await host.run(createRace, { input: { visibility: "OPEN", language: "EN" } });
    const { race } = await people.nobody.run(op.raceBands, { code: opened.race.code });
    const { raceBoard } = await people.nobody.run(op.boardBands);
    const listed = raceBoard.races.find(({ code }: any) => code === opened.race.code);
    expect(listed.ratingBand).toEqual(race.ratingBand);
    expect(race.ratingBand).toEqual(race.racers[0].ratingBand);
    return race.ratingBand;
  };

  test.each([
    { visibility: "ME", band: null },
    { visibility: "GROUP", band: null },
    { visibility: "ALL", band: shown },
  ])("a band is shown to everybody with a profile for $visibility: $band", async ({ visibility, band }) => {
    await show(owner, visibility);
    expect(await bands(owner)).toEqual(band);
  });

  test("guests and accounts made by a coach have none", async () => {
    await show(made, "GROUP");
    expect(await bands(made)).toBeNull();
    expect(await bands(people.guest as Person)).toBeNull();
  });
});

describe("in a race of their group", () => {
  const joined = async (person: Person) => {
    const code = await groupRace(null);
    await server.services.races.find(code);
    const free = await server.services.races.create(
      {
        visibility: "PRIVATE",
        language: "en",
        textId: randomUUID(),
        text: "A heron stands in the water.",
        group: { id: groupId, name: "Group 3" },
      },
      null,
    );
    await person.run(joinRace, { code: free.code });
    const { race } = await people.coach.run(op.raceBands, { code: free.code });
    return race.racers[0].ratingBand;
  };

  test.each([
    { visibility: "ME", band: null },
    { visibility: "GROUP", band: shown },
    { visibility: "ALL", band: shown },
  ])("a band is shown with a profile for $visibility: $band", async ({ visibility, band }) => {
    await show(owner, visibility);
    expect(await joined(owner)).toEqual(band);
  });

  test("also of accounts made by its coach, and of nobody in a group without a leaderboard", async () => {
    await show(made, "GROUP");
    expect(await joined(made)).toEqual(shown);
    await setLeaderboard(false);
    expect(await joined(made)).toBeNull();
    expect(await joined(owner)).toBeNull();
    // Somebody whose account belongs to that group has no rating anywhere.
    expect(await ratingsOf("coach", made)).toEqual([]);
    expect(await ratingsOf("coach", owner)).toHaveLength(2);
    await setLeaderboard(true);
  });
});

describe("a race is rated", () => {
  const isRated = async (about: object) => {
    const text = { language: "en", textId: randomUUID(), text: "A heron stands in the water.", chosenBy: null };
    const race = await server.services.races.create({ ...text, ...about } as any, identity(owner, null) as any);
    return (await people.nobody.run(op.raceIsRated, { code: race.code })).race.isRated;
  };

  test.each([
    { name: "open, of a text nobody has seen", about: { visibility: "OPEN" }, rated: true },
    { name: "by its code alone", about: { visibility: "PRIVATE" }, rated: false },
    { name: "open, of a text its host has seen", about: { visibility: "OPEN", chosenBy: "ada" }, rated: false },
    { name: "open, by accuracy", about: { visibility: "OPEN", mode: "ACCURACY" }, rated: false },
  ])("$name: $rated", async ({ about, rated }) => {
    expect(await isRated(about)).toBe(rated);
  });

  test("not in a group, which chooses who races whom, and not while BOARDS is off", async () => {
    expect((await people.coach.run(op.raceIsRated, { code: await groupRace() })).race.isRated).toBe(false);
    await setBoards(false);
    expect(await isRated({ visibility: "OPEN" })).toBe(false);
    await setBoards(true);
  });
});

test.each(everybody)("while BOARDS is off there are none, as %s", async (role) => {
  await show(owner, "ALL");
  await setBoards(false);
  expect(await ratingsOf(role, owner)).toEqual([]);
  expect((await people[role].run(op.resultRating, { id: resultId })).node).toEqual({
    ratingChange: null,
    isPastRatingLimit: role === "owner" ? false : null,
  });
  await setBoards(true);
});
