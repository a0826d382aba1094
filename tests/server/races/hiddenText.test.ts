import * as op from "../../support/raceOperations";
import { guest } from "../../support/guest";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { WireClient } from "../../support/WireClient";

const shown = `id code phase isTextHidden text { id title body characters }`;
const raceText = `query RaceText($code: RaceCode!) { race(code: $code) { ${shown} } }`;
const raceTextById = `query RaceTextById($id: ID!) { node(id: $id) { ... on Race { ${shown} } } }`;
const raceTextLive = `subscription RaceTextLive($code: RaceCode!) { raceUpdated(code: $code) { ${shown} } }`;
const raceTextWall = `subscription RaceTextWall($code: RaceCode!) { raceWallUpdated(code: $code) { ${shown} } }`;
const boardTexts = `query BoardTexts { raceBoard { races { ${shown} } } }`;
const textById = `query TextById($id: ID!) { node(id: $id) { ... on Text { title body } } }`;
const joinShown = `mutation JoinShown($code: RaceCode!) { joinRace(code: $code) { __typename ... on RaceSuccess {
  race { ${shown} } } } }`;
const oldPage = `query OldPage($code: RaceCode!) { race(code: $code) { ...Old } } fragment Old on Race { text {
  body } }`;
const oldList = `query OldList($code: RaceCode!) { race(code: $code) { text { title } } }`;
const operations = [
  oldPage,
  oldList,
  ...op.raceOperations,
  raceText,
  raceTextById,
  raceTextLive,
  raceTextWall,
  boardTexts,
  textById,
  joinShown,
];

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ operations });
});
afterAll(() => server.close());

type Person = WireClient;

/** All that somebody is told of the text of a race, over every way there is. */
async function ways(person: Person, code: string): Promise<any[]> {
  const [live, wall] = [person.follow(raceTextLive, { code }), person.follow(raceTextWall, { code })];
  const { race } = await person.run(raceText, { code });
  const seen = [
    race,
    (await person.run(raceTextById, { id: race.id })).node,
    (await live.next()).raceUpdated,
    (await wall.next()).raceWallUpdated,
  ];
  const listed = (await person.run(boardTexts)).raceBoard.races.filter((one: any) => one.code === code);
  live.stop();
  wall.stop();
  return [...seen, ...listed];
}

test("before the countdown nobody but who chose the text is told what it is; from then on everybody is", async () => {
  const [host, ada, spectator, stranger] = [
    await guest(server.url),
    await guest(server.url),
    await guest(server.url),
    new WireClient(server.url),
  ];
  const { race: made } = (
    await host.run(op.createRace, { input: { visibility: "OPEN", language: "EN", length: "SHORT" } })
  ).createRace;
  const { code } = made;
  const body = made.text.body as string;
  expect(body.length).toBeGreaterThan(20);
  expect((await host.run(raceText, { code })).race).toMatchObject({ isTextHidden: false, text: { body } });
  const { title, id } = (await host.run(raceText, { code })).race.text;

  const joined = (await ada.run(joinShown, { code })).joinRace.race;
  for (const person of [ada, spectator, stranger]) {
    const told = [joined, ...(await ways(person, code))];
    expect(told).toHaveLength(6);
    for (const race of told) {
      expect(race).toMatchObject({ phase: "LOBBY", isTextHidden: true, text: { body: "" } });
      expect(race.text.characters % 50).toBe(0);
      expect([title, id]).not.toContain(race.text.title);
      expect(race.text.id).not.toBe(id);
      expect((await person.run(textById, { id: race.text.id })).node).toBeNull();
    }
  }

  const live = ada.follow(raceTextLive, { code });
  expect((await host.run(op.startRace, { code })).startRace.race.phase).toBe("COUNTDOWN");
  expect((await live.next(({ raceUpdated }) => raceUpdated.phase === "COUNTDOWN")).raceUpdated).toMatchObject({
    isTextHidden: false,
    text: { id, title, body },
  });
  for (const person of [ada, spectator, stranger]) {
    for (const race of await ways(person, code))
      expect(race).toMatchObject({ phase: "COUNTDOWN", isTextHidden: false, text: { id, title, body } });
  }
  await Promise.all([host, ada, spectator, stranger].map((person) => person.disconnect()));
}, 60_000);

test("a race that was called off before its countdown never shows its text", async () => {
  const [host, ada] = [await guest(server.url), await guest(server.url)];
  const { code } = (
    await host.run(op.createRace, { input: { visibility: "PRIVATE", language: "NL", length: "SHORT" } })
  ).createRace.race;
  await host.run(op.cancelRace, { code });
  expect((await ada.run(raceText, { code })).race).toMatchObject({
    phase: "CANCELLED",
    isTextHidden: true,
    text: { title: "Verborgen tekst", body: "" },
  });
}, 30_000);

test("a page of an earlier release, which would never ask for the text again, is told to load the new version", async () => {
  const [host, ada] = [await guest(server.url), await guest(server.url)];
  const { code } = (
    await host.run(op.createRace, { input: { visibility: "PRIVATE", language: "EN", length: "SHORT" } })
  ).createRace.race;
  expect((await ada.send(oldPage, { code })).body).toMatchObject({
    errors: [{ extensions: { code: "DOCUMENT_UNKNOWN" } }],
  });
  // What only names the text may stay.
  expect((await ada.send(oldList, { code })).body).toMatchObject({
    data: { race: { text: { title: "Hidden text" } } },
  });
  expect((await host.send(oldPage, { code })).body.errors).toBeUndefined();
  await host.run(op.startRace, { code });
  expect((await ada.run(oldPage, { code })).race.text.body.length).toBeGreaterThan(20);
}, 30_000);
