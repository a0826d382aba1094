import { RateLimits, rateLimitRules, type PairedLimitName } from "../../../src/server/transport/RateLimits";
import * as op from "../../support/accountOperations";
import { newGuest, type Person } from "../../support/people";
import { startTestServer, type TestServer } from "../../support/startTestServer";

const createRace = `mutation createRace($input: CreateRaceInput!) { createRace(input: $input) {
  __typename ... on Error { code } ... on RateLimitedError { retryAfterSeconds }
} }`;

const names: readonly PairedLimitName[] = ["createRace", "saveResult", "searchTexts", "setProfileVisibility"];

describe.each(names)("%s", (name) => {
  const limits = new RateLimits(null);
  const { points } = rateLimitRules[name];
  const ofAddress = rateLimitRules[`${name}FromAddress`].points;

  test("a session that asks too much is refused, and takes no more of what its address has", async () => {
    const answers: (number | null)[] = [];
    for (let asked = 0; asked < points + ofAddress; asked += 1)
      answers.push(await limits.takeFrom(name, "flood", "school"));
    expect(answers.slice(0, points)).toEqual(Array(points).fill(null));
    expect(answers.slice(points).every((wait) => wait !== null && wait >= 1)).toBe(true);
    expect(await limits.takeFrom(name, "pupil", "school")).toBeNull();
  });

  test("an address has enough for 600 people, and an end; who has no session counts apart", async () => {
    for (let asked = 0; asked < 600; asked += 1)
      expect(await limits.takeFrom(name, `pupil ${asked}`, "600 people")).toBeNull();
    for (let asked = 600; asked < ofAddress; asked += 1) await limits.takeFrom(name, `pupil ${asked}`, "600 people");
    expect(await limits.takeFrom(name, "one more", "600 people")).toBeGreaterThanOrEqual(1);
    expect(await limits.takeFrom(name, null, "600 people")).toBeNull();
    expect(await limits.takeFrom(name, "one more", "another school")).toBeNull();
  });
});

describe("races", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ operations: [...op.accountOperations, createRace] });
  });
  afterAll(() => server.close());

  test("the refusal says how long to wait, and others behind the same address open theirs", async () => {
    const [guest, other] = [await newGuest(server.url), await newGuest(server.url)];
    const open = async (person: Person) =>
      (await person.run(createRace, { input: { visibility: "PRIVATE", language: "EN" } })).createRace;
    for (let opened = 0; opened < 20; opened += 1) expect((await open(guest)).__typename).toBe("RaceSuccess");
    expect(await open(guest)).toMatchObject({ code: "RATE_LIMITED", retryAfterSeconds: expect.any(Number) });
    expect((await open(other)).__typename).toBe("RaceSuccess");
  });
});
