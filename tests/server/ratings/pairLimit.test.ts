import * as account from "../../support/accountOperations";
import { newGuest, newMember, type Person } from "../../support/people";
import * as op from "../../support/raceOperations";
import { raceIsRated, raceNow, ratingOperations, resultRating } from "../../support/ratingOperations";
import { rowIdOf } from "../../support/seedRuns";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { typeNaturally } from "../../support/humanTyping";
import { encodeLog } from "../../../src/engine/log/logCodec";
import { openSql, type Sql } from "../reports/insertRows";

// Two people who race each other again and again: their first five races of 24 hours are rated.
let server: TestServer;
let sql: Sql;
let textId: string;
const text = "A heron stands in the water.";

beforeAll(async () => {
  server = await startTestServer({
    operations: [...account.accountOperations, ...op.raceOperations, ...ratingOperations],
  });
  sql = await openSql(server.database.config);
  const [row] = await sql.run(
    `insert into texts (title, language, body, difficulty, characters, status, visibility)
     values ('Heron', 'en', $1, 'EASY', $2, 'PUBLISHED', 'PUBLIC') returning id`,
    [text, text.length],
  );
  textId = row.id;
});
afterAll(async () => {
  await sql.close();
  await server.close();
});

/** So many rated races of the two, an hour ago. */
async function raced(one: Person, other: Person, times: number): Promise<void> {
  const [first, second] = [rowIdOf(one.id), rowIdOf(other.id)].toSorted();
  await sql.run(
    "insert into rated_pairs select $1, $2, 'OLD:' || n, now() - interval '1 hour' from generate_series(1, $3::int) n",
    [first, second, times],
  );
}

/** A lobby in which these people sit, of whose text none has seen anything. */
async function lobby(people: readonly Person[], visibility: "OPEN" | "PRIVATE" = "OPEN"): Promise<string> {
  const about = { visibility, language: "en", textId, text } as const;
  const [host, ...others] = people.map(({ id }) => ({ id: rowIdOf(id), name: "Somebody", avatar: null, band: null }));
  const room = await server.services.races.create({ ...about, chosenBy: null }, host!);
  for (const person of others) await room.dispatch({ kind: "join", by: person });
  return room.code;
}

/** Everybody in a lobby gets ready and types the text, the first the fastest; resolves when the race is over. */
async function finish(people: readonly Person[], code: string): Promise<any> {
  for (const person of people) await person.run(op.setReady, { code, ready: true });
  const { startsAt } = (await people[0]!.run(op.raceByCode, { code })).race;
  const logs = people.map((_, at) => typeNaturally(text, 80 + 10 * at));
  const longest = Math.max(...logs.map((log) => log.at(-1)!.time));
  await new Promise((resolve) => setTimeout(resolve, Date.parse(startsAt) - Date.now() + longest + 100));
  const over = people[0]!.follow(op.raceUpdated, { code });
  await Promise.all(
    people.map((person, at) => person.run(op.sendKeystrokes, { code, batch: 1, keystrokes: encodeLog(logs[at]!) })),
  );
  return (await over.next(({ raceUpdated }) => raceUpdated.phase === "FINISHED")).raceUpdated;
}

/** What the race did to the rating of one of its racers, once it is written. */
async function outcomeOf(race: any, person: Person): Promise<any> {
  const { resultId: id } = race.racers.find(({ userId }: any) => userId === person.id);
  for (let wait = 0; wait < 100; wait += 1) {
    const { node } = await person.run(resultRating, { id });
    if (node?.ratingChange || node?.isPastRatingLimit) return node;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("The race was not rated.");
}

const isRated = async (person: Person, code: string) => (await person.run(raceIsRated, { code })).race;

test("the fifth race of the same two people is rated, and the race after it is not", async () => {
  const [ada, ben] = [await newMember(server.url), await newMember(server.url)];
  await raced(ada, ben, 4);
  const code = await lobby([ada, ben]);
  expect(await isRated(ada, code)).toEqual({ isRated: true, isPastRatingLimit: false });
  const fifth = await finish([ada, ben], code);
  for (const person of [ada, ben])
    expect(await outcomeOf(fifth, person)).toMatchObject({ ratingChange: { races: 1 }, isPastRatingLimit: false });
  const sixth = await finish([ada, ben], await lobby([ada, ben]));
  for (const person of [ada, ben])
    expect(await outcomeOf(sixth, person)).toEqual({ ratingChange: null, isPastRatingLimit: true });
  expect(await isRated(ben, sixth.code)).toEqual({ isRated: false, isPastRatingLimit: true });
  const rows = await sql.run("select races from ratings where user_id = any($1)", [
    [ada, ben].map(({ id }) => rowIdOf(id)),
  ]);
  expect(rows).toEqual([{ races: 1 }, { races: 1 }]);
  await Promise.all([ada, ben].map((person) => person.disconnect()));
}, 60_000);

test("past the limit a race says before it starts that it does not count, unless somebody else is in it", async () => {
  const [ada, ben, cas, guest] = [
    await newMember(server.url),
    await newMember(server.url),
    await newMember(server.url),
    await newGuest(server.url),
  ];
  await raced(ada, ben, 5);
  const { race } = (await ada.run(raceNow, { language: "NL" })).raceNow;
  expect(race.isRated).toBe(true);
  expect((await ben.run(raceNow, { language: "NL" })).raceNow.race).toMatchObject({ code: race.code, isRated: false });
  expect(await isRated(ada, race.code)).toEqual({ isRated: false, isPastRatingLimit: true });
  expect(await isRated(ada, await lobby([ada, ben, guest]))).toMatchObject({ isPastRatingLimit: true });
  expect(await isRated(ada, await lobby([ada, ben, cas]))).toEqual({ isRated: true, isPastRatingLimit: false });
  // A private race is not rated anyway.
  expect(await isRated(ada, await lobby([ada, ben], "PRIVATE"))).toEqual({ isRated: false, isPastRatingLimit: false });
  await Promise.all([ada, ben, cas, guest].map((person) => person.disconnect()));
}, 40_000);
