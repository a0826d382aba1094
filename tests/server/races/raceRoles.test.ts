import { randomUUID } from "node:crypto";
import * as account from "../../support/accountOperations";
import { groupOperations, joinGroup } from "../../support/groupOperations";
import { newAdmin, newGroup, newGroupWithPeople, runSql, type GroupPeople } from "../../support/groupPeople";
import * as groupRace from "../../support/groupRaceOperations";
import { newGuest, newMember, type Person } from "../../support/people";
import * as op from "../../support/raceOperations";
import { raceNow } from "../../support/ratingOperations";
import { rowIdOf } from "../../support/seedRuns";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { batchOf } from "../../support/typeText";
import { WireClient } from "../../support/WireClient";

// Every field and mutation of races, as every role: of a race of a group, and of one that has a host. `outcome` is the
// payload's code or type, or what is seen.
let server: TestServer;
let group: GroupPeople;
let racer: Person;
let clients: Readonly<Record<string, WireClient>>;

beforeAll(async () => {
  server = await startTestServer({
    operations: [
      ...account.accountOperations,
      ...groupOperations,
      ...groupRace.groupRaceOperations,
      raceNow,
      ...op.raceOperations,
    ],
  });
  group = await newGroupWithPeople(server.url);
  racer = await newMember(server.url);
  await racer.run(joinGroup, { code: group.code });
  const otherCoach = await newMember(server.url);
  await newGroup(otherCoach, "4A");
  clients = {
    nobody: new WireClient(server.url),
    guest: await newGuest(server.url),
    "coach of another group": otherCoach,
    member: group.member,
    racer,
    coach: group.coach,
    owner: group.owner,
    admin: await newAdmin(server),
  };
});
afterEach(() => Promise.all(Object.values(clients).map((client) => client.disconnect())));
afterAll(() => server.close());

const plain = {
  visibility: "PRIVATE",
  language: "en",
  textId: randomUUID(),
  text: "A heron stands in the water.",
} as const;
const identityOf = (person: Person) => ({ id: rowIdOf(person.id), name: "Somebody", avatar: null });

/** Heats of the group without a race, so that nobody reaches the final. */
async function openHeats(): Promise<string> {
  const [row] = await runSql(
    server,
    "insert into race_heats (group_id, wish, heats, best, created_at) values ($1, '{}', '[]', 1, now()) returning id",
    [Buffer.from(group.id, "base64").toString().slice("Group:".length)],
  );
  return Buffer.from(`RaceHeats:${row.id}`).toString("base64");
}

/** A lobby with one racer in it. Made beside the wire, where nobody may make so many. */
const makers = {
  "a race of a group": async () => {
    const about = {
      ...plain,
      group: { id: Buffer.from(group.id, "base64").toString().slice("Group:".length), name: "3B" },
      mode: "SPEED",
      teams: 2,
      guests: false,
      nicknames: false,
    } as const;
    return (await server.services.races.create(about, null, [{ ...identityOf(racer), isMember: true }])).code;
  },
  // The coach is its host, and only that.
  "a race with a host": async () =>
    (await server.services.races.create(plain, identityOf(group.coach), [identityOf(racer)])).code,
} as const;
type Kind = keyof typeof makers;

const outcome = (data: any) => {
  const payload: any = Object.values(data)[0];
  return payload.code ?? payload.__typename;
};
const command =
  (text: string, variables: () => object = () => ({})) =>
  async (client: WireClient, code: string) =>
    outcome(await client.run(text, { code, ...variables() }));

/** What comes first over the websocket, or the code of the refusal. */
async function firstOf(client: WireClient, text: string, variables: Record<string, unknown>): Promise<any> {
  const followed = client.follow(text, variables);
  const data = await followed.next().catch(() => null);
  followed.stop();
  return data === null ? followed.values[0].errors[0].extensions.code : Object.values(data)[0];
}

const attempts: Readonly<Record<string, (client: WireClient, code: string) => Promise<unknown>>> = {
  race: async (client, code) => (await client.run(op.raceByCode, { code })).race.phase,
  "mayConduct of raceRights": async (client, code) =>
    (await client.run(groupRace.raceRights, { code })).raceRights.mayConduct,
  "mayJoin of raceRights": async (client, code) =>
    (await client.run(groupRace.raceRights, { code })).raceRights.mayJoin,
  raceUpdated: async (client, code) => (await firstOf(client, op.raceUpdated, { code })).phase,
  raceWallUpdated: async (client, code) => (await firstOf(client, groupRace.raceWallUpdated, { code })).phase,
  createRace: command(op.createRace, () => ({ input: { visibility: "PRIVATE", language: "EN" } })),
  raceNow: async (client) => outcome(await client.run(raceNow, { language: "EN" })),
  createGroupRace: command(groupRace.createGroupRace, () => ({ groupId: group.id, input: { language: "EN" } })),
  startHeats: async (client) =>
    outcome(
      await client.run(groupRace.startHeats, {
        // Out of range, so that nothing is made: who may not is refused before.
        input: { groupId: group.id, heats: 9, best: 1, split: "DRAW", language: "EN" },
      }),
    ),
  startFinal: async (client) => outcome(await client.run(groupRace.startFinal, { heatsId: await openHeats() })),
  joinRace: command(op.joinRace),
  setReady: command(op.setReady, () => ({ ready: true })),
  sendKeystrokes: command(op.sendKeystrokes, () => ({ batch: 1, keystrokes: batchOf("A", 0) })),
  kickRacer: command(op.kickRacer, () => ({ userId: racer.id })),
  setRacerTeam: command(groupRace.setRacerTeam, () => ({ userId: racer.id, team: null })),
  startRace: command(op.startRace),
  cancelRace: command(op.cancelRace),
  rematch: command(op.rematch),
  leaveRace: async (client, code) => {
    const answer = outcome(await client.run(op.leaveRace, { code }));
    const { race } = await racer.run(op.raceByCode, { code });
    // It is one's own seat that one gives up, whoever one is.
    return `${answer}, ${race.racers.find(({ userId }: any) => userId === racer.id) ? "racer seated" : "racer gone"}`;
  },
  groupRacesUpdated: async (client) => {
    const answer = await firstOf(client, groupRace.groupRacesUpdated, { groupId: group.id });
    return answer.races ? "its races" : answer;
  },
  "a group's races": async (client) => {
    const id = Buffer.from(Buffer.from(group.id, "base64").toString().replace("Group:", "GroupRaces:")).toString(
      "base64",
    );
    const [through, itself] = [
      (await client.run(groupRace.groupRaces, { id: group.id })).node,
      (await client.run(groupRace.racesNode, { id })).node,
    ];
    return [through?.races.races.length > 0, itself?.races.length > 0].join();
  },
};

const all = (what: unknown) => ({
  nobody: what,
  guest: what,
  "coach of another group": what,
  member: what,
  racer: what,
  coach: what,
  owner: what,
  admin: what,
});
const signedIn = (what: unknown) => ({ ...all(what), nobody: "NOT_SIGNED_IN" });
const forCoaches = (what: unknown) => ({ ...signedIn("NOT_A_COACH"), coach: what, owner: what, admin: what });
const forRacers = (what: unknown) => ({ ...signedIn("NOT_A_RACER"), racer: what });
const forHost = (what: unknown) => ({ ...signedIn("NOT_A_RACER"), racer: "NOT_THE_HOST", coach: what });

const ofGroup = {
  race: all("LOBBY"),
  "mayConduct of raceRights": { ...all(false), coach: true, owner: true, admin: true },
  "mayJoin of raceRights": { ...all(true), nobody: false, guest: false, "coach of another group": false, admin: false },
  raceUpdated: all("LOBBY"),
  raceWallUpdated: all("LOBBY"),
  createGroupRace: {
    ...signedIn("RaceSuccess"),
    guest: "NOT_FOUND",
    "coach of another group": "NOT_FOUND",
    member: "NOT_ALLOWED",
    racer: "NOT_ALLOWED",
  },
  startHeats: {
    ...signedIn("BAD_REQUEST"),
    guest: "NOT_FOUND",
    "coach of another group": "NOT_FOUND",
    member: "NOT_ALLOWED",
    racer: "NOT_ALLOWED",
  },
  startFinal: {
    ...signedIn("RACE_EMPTY"),
    guest: "NOT_FOUND",
    "coach of another group": "NOT_FOUND",
    member: "NOT_ALLOWED",
    racer: "NOT_ALLOWED",
  },
  joinRace: {
    ...signedIn("RaceSuccess"),
    guest: "NOT_IN_GROUP",
    "coach of another group": "NOT_IN_GROUP",
    admin: "NOT_IN_GROUP",
  },
  setReady: forRacers("RaceSuccess"),
  sendKeystrokes: forRacers("RACE_NOT_RUNNING"),
  kickRacer: forCoaches("RaceSuccess"),
  setRacerTeam: forCoaches("RaceSuccess"),
  startRace: forCoaches("RaceSuccess"),
  cancelRace: forCoaches("RaceSuccess"),
  rematch: forCoaches("RACE_NOT_OVER"),
  leaveRace: {
    ...signedIn("RaceSuccess, racer seated"),
    nobody: "NOT_SIGNED_IN, racer seated",
    racer: "RaceSuccess, racer gone",
  },
  groupRacesUpdated: { ...signedIn("its races"), guest: "NOT_ALLOWED", "coach of another group": "NOT_ALLOWED" },
  "a group's races": {
    ...all("true,true"),
    nobody: "false,false",
    guest: "false,false",
    "coach of another group": "false,false",
  },
};
const withHost = {
  race: all("LOBBY"),
  "mayConduct of raceRights": all(false),
  "mayJoin of raceRights": all(true),
  raceUpdated: all("LOBBY"),
  raceWallUpdated: all("LOBBY"),
  createRace: signedIn("RaceSuccess"),
  raceNow: signedIn("RaceSuccess"),
  joinRace: signedIn("RaceSuccess"),
  setReady: { ...forRacers("RaceSuccess"), coach: "RaceSuccess" },
  sendKeystrokes: { ...forRacers("RACE_NOT_RUNNING"), coach: "RACE_NOT_RUNNING" },
  kickRacer: forHost("RaceSuccess"),
  setRacerTeam: forHost("RaceSuccess"),
  startRace: forHost("RaceSuccess"),
  cancelRace: forHost("RaceSuccess"),
  rematch: { ...forRacers("RACE_NOT_OVER"), coach: "RACE_NOT_OVER" },
  leaveRace: {
    ...signedIn("RaceSuccess, racer seated"),
    nobody: "NOT_SIGNED_IN, racer seated",
    racer: "RaceSuccess, racer gone",
  },
};
const matrices: readonly [Kind, Readonly<Record<string, Readonly<Record<string, unknown>>>>][] = [
  ["a race of a group", ofGroup],
  ["a race with a host", withHost],
];

describe.each(matrices)("%s", (kind, matrix) => {
  describe.each(Object.keys(matrix))("%s", (name) => {
    test.each(Object.keys(matrix[name]!))("as %s", async (role) => {
      expect(await attempts[name]!(clients[role]!, await makers[kind]())).toEqual(matrix[name]![role]);
    });
  });
});
