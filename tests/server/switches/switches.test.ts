import * as account from "../../support/accountOperations";
import * as group from "../../support/groupOperations";
import * as groupRace from "../../support/groupRaceOperations";
import { newAdmin, newGroup } from "../../support/groupPeople";
import * as members from "../../support/memberOperations";
import { newGuest, newMember, password, type Person } from "../../support/people";
import * as race from "../../support/raceOperations";
import { startTestRedis, type TestRedis } from "../../support/startTestRedis";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import * as op from "../../support/switchOperations";
import { createTestDatabase, type TestDatabase } from "../../support/testDatabase";
import { untilTrue } from "../../support/untilTrue";
import { WireClient } from "../../support/WireClient";

const operations = [
  ...new Set([
    ...account.accountOperations,
    ...group.groupOperations,
    ...groupRace.groupRaceOperations,
    ...members.memberOperations,
    ...race.raceOperations,
    ...op.switchOperations,
  ]),
];

let redis: TestRedis;
let database: TestDatabase;
let here: TestServer;
let there: TestServer;
let admin: Person;
beforeAll(async () => {
  redis = await startTestRedis();
  database = await createTestDatabase();
  here = await startTestServer({ operations, database, redisUrl: redis.url });
  there = await startTestServer({ operations, database, redisUrl: redis.url });
  admin = await newAdmin(here);
});
afterAll(async () => {
  await Promise.all([here.close(), there.close()]);
  await database.drop();
  await redis.stop();
});
afterEach(async () => {
  for (const feature of ["RACES", "UPLOADS", "SIGN_UP"]) await turn(feature, true);
});

/** Sets a switch here, and waits until it is known there. */
async function turn(feature: string, isOn: boolean): Promise<void> {
  await admin.run(op.setFeatureSwitch, { feature, isOn });
  const reader = new WireClient(there.url);
  await untilTrue(async () =>
    (await reader.run(op.featureSwitches)).featureSwitches.some(
      (one: any) => one.feature === feature && one.isOn === isOn,
    ),
  );
}

const outcome = (payload: any) => payload.code ?? payload.__typename;
const newRace = { input: { visibility: "PRIVATE", language: "EN" } };
const upload = async (
  person: Person,
  text: string,
  variables: object,
  file = "A text that is long enough to be kept.",
) =>
  outcome(
    Object.values(
      (await person.upload(text, { ...variables, file: null }, "variables.file", new Blob([file]))).body.data,
    )[0],
  );

test("no races, in no process: none is made or joined; who has a seat goes on", async () => {
  const [host, other] = [await newGuest(there.url), await newGuest(there.url)];
  const { code } = (await host.run(race.createRace, newRace)).createRace.race;
  await turn("RACES", false);
  expect(outcome((await host.run(race.createRace, newRace)).createRace)).toBe("SWITCHED_OFF");
  expect(outcome((await other.run(race.joinRace, { code })).joinRace)).toBe("SWITCHED_OFF");
  expect(outcome((await host.run(race.joinRace, { code })).joinRace)).toBe("RaceSuccess");
  expect(outcome((await host.run(race.startRace, { code })).startRace)).toBe("RaceSuccess");
  const coach = await newMember(there.url);
  const { id } = await newGroup(coach);
  expect(outcome((await coach.run(groupRace.createGroupRace, { groupId: id, input: { language: "EN" } })).answer)).toBe(
    "SWITCHED_OFF",
  );
  await turn("RACES", true);
  expect(outcome((await other.run(race.createRace, newRace)).createRace)).toBe("RaceSuccess");
});

test("no uploads: neither pictures nor texts nor lists of names", async () => {
  const member = await newMember(there.url);
  const { id } = await newGroup(member);
  const all = async () => [
    await upload(member, account.uploadAvatar, {}),
    await upload(member, op.readTextUpload, {}),
    await upload(member, members.previewMembers, { groupId: id }, "Ada\nBob"),
  ];
  await turn("UPLOADS", false);
  expect(await all()).toEqual(["SWITCHED_OFF", "SWITCHED_OFF", "SWITCHED_OFF"]);
  await turn("UPLOADS", true);
  expect(await all()).toEqual(["NOT_AN_IMAGE", "ReadTextUploadSuccess", "MemberPreview"]);
});

test("no sign-up: guests come, members sign in", async () => {
  const member = await newMember(there.url);
  await turn("SIGN_UP", false);
  const guest = await newGuest(there.url);
  expect(
    outcome(
      (
        await guest.run(account.signUp, {
          input: { username: "late", displayName: "Late", password, deviceLabel: "Test" },
        })
      ).signUp,
    ),
  ).toBe("SWITCHED_OFF");
  expect(
    outcome(
      (
        await new WireClient(there.url).run(account.signIn, {
          input: { username: member.username, password, deviceLabel: "Test" },
        })
      ).signIn,
    ),
  ).toBe("SignedIn");
});

test("who switched it, and when, outlasts their account as far as it may", async () => {
  const other = await newAdmin(here);
  await other.run(op.setFeatureSwitch, { feature: "UPLOADS", isOn: false });
  const { featureSwitches } = await admin.run(op.featureSwitches);
  expect(featureSwitches.find((one: any) => one.feature === "UPLOADS")).toMatchObject({
    isOn: false,
    changedBy: { displayName: "Somebody" },
    changedAt: expect.stringMatching(/Z$/u),
  });
});
