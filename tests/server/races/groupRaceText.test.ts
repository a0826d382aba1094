import { accountOperations } from "../../support/accountOperations";
import { groupOperations } from "../../support/groupOperations";
import { newGroupWithPeople } from "../../support/groupPeople";
import * as op from "../../support/groupRaceOperations";
import { newGuest } from "../../support/people";
import { joinRace, raceOperations, raceUpdated, startRace } from "../../support/raceOperations";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { saveText } from "../../support/textOperations";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    operations: [...accountOperations, ...groupOperations, ...op.groupRaceOperations, ...raceOperations, saveText],
  });
});
afterAll(() => server.close());

const body = "The heron stands in the shallow water and waits for a fish.";

test.each([
  ["of the coach's own", () => ({})],
  ["of the group", (groupId: string) => ({ visibility: "GROUP", groupId })],
])("whoever has the code of a race can read the text %s that it is about", async (_, sharing) => {
  const group = await newGroupWithPeople(server.url);
  const { saveText: saved } = await group.coach.run(saveText, {
    input: { title: "The heron", language: "EN", body, ...sharing(group.id) },
  });
  const { answer } = await group.coach.run(op.createGroupRace, {
    groupId: group.id,
    input: { language: "EN", textId: saved.text.id },
  });
  expect(answer).toMatchObject({ __typename: "RaceSuccess", race: { text: { body } } });
  const { code } = answer.race;
  // Before the countdown nobody but who chose it reads it (hiddenText.test.ts).
  await group.member.run(joinRace, { code });
  await group.coach.run(startRace, { code });
  for (const person of [group.member, await newGuest(server.url)]) {
    expect((await person.run(op.raceByCode, { code })).race.text).toEqual({ body });
    expect((await person.follow(raceUpdated, { code }).next()).raceUpdated.text).toEqual({ body });
    await person.disconnect();
  }
});
