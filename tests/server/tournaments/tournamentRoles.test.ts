import { dayNumber } from "../../../src/contract/dates";
import { accountOperations } from "../../support/accountOperations";
import { archiveGroup, groupOperations } from "../../support/groupOperations";
import { newAdmin, newGroupWithPeople, type GroupPeople } from "../../support/groupPeople";
import { newGuest } from "../../support/people";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import * as op from "../../support/tournamentOperations";
import { WireClient } from "../../support/WireClient";

// Every field and mutation of tournaments, as every role. `outcome` is the payload's code or type.
let server: TestServer;
let group: GroupPeople;
let id: string;
let clients: Readonly<Record<string, WireClient>>;

beforeAll(async () => {
  server = await startTestServer({
    operations: [...accountOperations, ...groupOperations, ...op.tournamentOperations],
  });
  group = await newGroupWithPeople(server.url);
  const other = await newGroupWithPeople(server.url);
  clients = {
    nobody: new WireClient(server.url),
    guest: await newGuest(server.url),
    "coach of another group": other.coach,
    member: group.member,
    coach: group.coach,
    owner: group.owner,
    admin: await newAdmin(server),
  };
  id = await start();
});
afterEach(() => Promise.all(Object.values(clients).map((client) => client.disconnect())));
afterAll(() => server.close());

const inputOf = () => {
  const today = dayNumber(Date.now(), server.services.timeZone);
  const days = { firstDay: today, lastDay: today + 1, bestDays: 1 };
  return { groupId: group.id, name: "Cup", ...days, languages: ["EN"], length: "SHORT", rule: "SPEED" };
};

async function start(): Promise<string> {
  return (await group.owner.run(op.startTournament, { input: inputOf() })).answer.tournaments.current.id;
}

const outcome = ({ answer }: any) => answer.issues?.[0].path ?? answer.code ?? answer.__typename;

async function firstOf(client: WireClient): Promise<unknown> {
  const followed = client.follow(op.groupTournamentsUpdated, { groupId: group.id });
  const data = await followed.next().catch(() => null);
  followed.stop();
  return data === null ? followed.values[0].errors[0].extensions.code : data.shown.current.id === id;
}

const attempts: Readonly<Record<string, (client: WireClient) => Promise<unknown>>> = {
  "the group's tournament": async (client) =>
    (await client.run(op.groupTournament, { id: group.id })).node?.tournaments.current.id === id,
  "the node": async (client) => {
    const node = Buffer.from(Buffer.from(group.id, "base64").toString().replace("Group:", "GroupTournaments:"));
    return (await client.run(op.tournamentsNode, { id: node.toString("base64") })).node?.current.id === id;
  },
  "one's own tournaments": async (client) => (await client.run(op.myTournaments)).viewer?.tournaments.length ?? null,
  "the big screen's": async (client) =>
    (await client.run(op.wallTournament, { groupId: group.id })).wall?.tournament.name ?? null,
  groupTournamentsUpdated: firstOf,
  // Out of range, so that nothing is made: who may not is refused before.
  startTournament: async (client) =>
    outcome(await client.run(op.startTournament, { input: { ...inputOf(), bestDays: 99 } })),
  // Another language, so that no race is made.
  raceForTournament: async (client) => outcome(await client.run(op.raceForTournament, { id, language: "NL" })),
  endTournament: async (client) => outcome(await client.run(op.endTournament, { id })),
  deleteTournament: async (client) => outcome(await client.run(op.deleteTournament, { groupId: group.id, id })),
};

const outside = <Value>(nobody: Value, others: Value = nobody) => ({
  nobody,
  guest: others,
  "coach of another group": others,
});
const forCoaches = (what: string) => ({
  ...outside("NOT_SIGNED_IN", "NOT_FOUND"),
  member: "NOT_ALLOWED",
  coach: what,
  owner: what,
  admin: what,
});
const visible = { ...outside(false), member: true, coach: true, owner: true, admin: true };

const expected: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "the group's tournament": visible,
  "the node": visible,
  "one's own tournaments": { ...outside<number | null>(null, 0), member: 1, coach: 0, owner: 0, admin: 0 },
  "the big screen's": { ...outside(null), member: null, coach: "Cup", owner: "Cup", admin: "Cup" },
  groupTournamentsUpdated: {
    ...outside<unknown>("NOT_SIGNED_IN", "NOT_ALLOWED"),
    member: true,
    coach: true,
    owner: true,
    admin: true,
  },
  startTournament: forCoaches("bestDays"),
  raceForTournament: {
    ...outside("NOT_SIGNED_IN", "NOT_FOUND"),
    member: "language",
    coach: "NOT_A_MEMBER",
    owner: "NOT_A_MEMBER",
    admin: "NOT_A_MEMBER",
  },
  endTournament: forCoaches("TournamentSuccess"),
  deleteTournament: forCoaches("TournamentSuccess"),
};

test.each(Object.keys(attempts))("%s, as every role", async (name) => {
  const found: Record<string, unknown> = {};
  for (const [role, client] of Object.entries(clients)) {
    id = await start();
    found[role] = await attempts[name]!(client);
  }
  expect(found).toEqual(expected[name]);
});

test("an archived group takes no change and no race; its standing stays readable", async () => {
  id = await start();
  await group.owner.run(archiveGroup, { id: group.id });
  for (const name of ["startTournament", "endTournament", "deleteTournament"])
    expect(await attempts[name]!(group.coach)).toBe("GROUP_ARCHIVED");
  expect(await attempts["raceForTournament"]!(group.member)).toBe("GROUP_ARCHIVED");
  expect(await attempts["the group's tournament"]!(group.member)).toBe(true);
  expect(await attempts["one's own tournaments"]!(group.member)).toBe(0);
});
