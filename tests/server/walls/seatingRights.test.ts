import { accountOperations } from "../../support/accountOperations";
import { groupOperations, joinGroup, leaveGroup } from "../../support/groupOperations";
import { newAdmin, newGroupWithPeople, runSql } from "../../support/groupPeople";
import { groupLive } from "../../support/liveOperations";
import * as race from "../../support/groupRaceOperations";
import { newGuest, newMember, type Person } from "../../support/people";
import { rowIdOf } from "../../support/seedRuns";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { WireClient } from "../../support/WireClient";
import * as op from "../../support/wallOperations";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    operations: [
      ...accountOperations,
      ...groupOperations,
      ...race.groupRaceOperations,
      ...op.wallOperations,
      groupLive,
    ],
  });
});
afterAll(() => server.close());

const outcome = (answer: any) => answer.issues?.[0].code ?? answer.code ?? answer.__typename;

/** A group of three: Ada, Bob and Cem. */
async function newClass() {
  const group = await newGroupWithPeople(server.url);
  const people: Person[] = [group.member, await newMember(server.url), await newMember(server.url)];
  for (const person of people) await person.run(joinGroup, { code: group.code });
  for (const [index, name] of ["Ada", "Bob", "Cem"].entries())
    await runSql(server, "update users set display_name = $1 where id = $2", [name, rowIdOf(people[index]?.id ?? "")]);
  const [ada, bob, cem] = people as [Person, Person, Person];
  const save = async (seats: readonly object[], columns = 4) =>
    (await group.coach.run(op.saveSeating, { input: { groupId: group.id, columns, seats } })).answer;
  const read = async (person: WireClient = group.coach) =>
    (await person.run(op.seating, { id: group.id })).node?.seating ?? null;
  return { group, ada, bob, cem, save, read };
}

const named = ({ seats }: any) => Object.fromEntries(seats.map(({ name, seat }: any) => [name, seat]));

test("who sees and changes where a group sits", async () => {
  const { group, ada, read } = await newClass();
  const other = await newGroupWithPeople(server.url);
  const guest = await newGuest(server.url);
  const refused: readonly (readonly [WireClient, string])[] = [
    [new WireClient(server.url), "NOT_SIGNED_IN"],
    [guest, "NOT_FOUND"],
    [other.coach, "NOT_FOUND"],
    [ada, "NOT_ALLOWED"],
  ];
  const input = { groupId: group.id, columns: 4, seats: [] };
  for (const [person, code] of refused) {
    expect(await read(person)).toBeNull();
    expect(outcome((await person.run(op.saveSeating, { input })).answer)).toBe(code);
  }
  for (const person of [group.coach, group.owner, await newAdmin(server)]) {
    expect((await read(person)).seats).toHaveLength(3);
    expect(outcome((await person.run(op.saveSeating, { input })).answer)).toBe("GroupSuccess");
  }
});

test("the live view says when the seats have changed, and only then", async () => {
  const { group, ada, bob, save } = await newClass();
  const live = group.coach.follow(groupLive, { group: group.id });
  const stampOf = ({ groupLiveUpdated }: any): string => groupLiveUpdated.seatingStamp;
  const first = stampOf(await live.next());
  await save([
    { userId: ada.id, seat: 1 },
    { userId: bob.id, seat: 0 },
  ]);
  const second = stampOf(await live.next((value) => stampOf(value) !== first));
  await save([{ userId: ada.id, seat: 1 }], 5);
  await live.next((value) => ![first, second].includes(stampOf(value)));
  await group.coach.disconnect();
});

test("by name until it is arranged; new members get a free seat, and who leaves has none", async () => {
  const { group, ada, bob, cem, save, read } = await newClass();
  const first = await read();
  expect([first.columns, first.isArranged, named(first)]).toEqual([6, false, { Ada: 0, Bob: 1, Cem: 2 }]);
  const { seating } = (
    await save([
      { userId: cem.id, seat: 0 },
      { userId: ada.id, seat: 5 },
      { userId: group.coach.id, seat: 7 },
    ])
  ).group;
  // Coaches have no seat.
  expect([seating.columns, seating.isArranged, named(seating)]).toEqual([4, true, { Cem: 0, Bob: 1, Ada: 5 }]);
  await ada.run(leaveGroup, { id: group.id });
  await ada.run(joinGroup, { code: group.code });
  expect(named(await read())).toEqual({ Cem: 0, Ada: 1, Bob: 2 });
  expect((await save([])).group.seating.isArranged).toBe(false);
  expect(bob.id).toBeTruthy();
});

test("a seat taken twice, beyond the room, or too many columns: refused", async () => {
  const { ada, bob, save } = await newClass();
  const seats = (...numbers: number[]) => numbers.map((seat, index) => ({ userId: [ada, bob][index]?.id, seat }));
  expect(outcome(await save(seats(3, 3)))).toBe("OUT_OF_RANGE");
  expect(outcome(await save(seats(-1)))).toBe("OUT_OF_RANGE");
  expect(outcome(await save(seats(1_000)))).toBe("OUT_OF_RANGE");
  expect(outcome(await save(seats(1), 13))).toBe("OUT_OF_RANGE");
  expect(outcome(await save(seats(999, 0), 12))).toBe("GroupSuccess");
});

test("the big screen lists a race's racers as they sit, without saying who they are", async () => {
  const { group, ada, bob, cem, save } = await newClass();
  const input = { language: "EN", length: "SHORT" };
  const { code } = (await group.coach.run(race.createGroupRace, { groupId: group.id, input })).answer.race;
  for (const person of [ada, bob, cem]) await person.run(race.joinRace, { code });
  const shown = async () => {
    const { wall } = await group.coach.run(op.groupWall, { groupId: group.id });
    const nameOf = (id: string) => wall.race.racers.find((racer: any) => racer.id === id).wallName;
    return wall.seatedRacers.map(nameOf);
  };
  expect(await shown()).toEqual([]);
  await save([
    { userId: cem.id, seat: 1 },
    { userId: bob.id, seat: 2 },
  ]);
  expect(await shown()).toEqual(["Cem", "Bob", "Ada"]);
});
