import { accountOperations } from "../../support/accountOperations";
import { groupOperations, leaveGroup, changeGroup } from "../../support/groupOperations";
import { newAdmin, newGroupWithPeople, runSql, type GroupPeople } from "../../support/groupPeople";
import { newGuest, newMember, type Person } from "../../support/people";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { batchOf } from "../../support/typeText";
import { untilTrue } from "../../support/untilTrue";
import { WireClient } from "../../support/WireClient";

// Every way to a racer, as everybody: the bytes of the answers hold no name and no id that the viewer may not see.
const race =
  `id code phase rematchCode group { groupId name } racers { id userId name wallName ` +
  `avatarUrl place resultId position } lostSeats { userId reason } teams { number members }`;
const answer = `__typename ... on RaceSuccess { race { ${race} } } ... on Error { code }`;
const byCode = `query nameByCode($code: RaceCode!) { race(code: $code) { ${race} } }`;
const byId = `query nameById($id: ID!) { node(id: $id) { id ... on Race { ${race} } ... on Racer {
  userId name wallName avatarUrl resultId } ... on GroupRaces { races { ${race} } } } }`;
const board = `query nameBoard { raceBoard { races { ${race} } } }`;
const updated = `subscription nameUpdated($code: RaceCode!) { raceUpdated(code: $code) { ${race} } }`;
const wall = `subscription nameWall($code: RaceCode!) { raceWallUpdated(code: $code) { ${race} } }`;
const ofGroup = `subscription nameOfGroup($id: ID!) { groupRacesUpdated(groupId: $id) { races { ${race} } } }`;
const stopped = `query nameStopped($code: RaceCode!) { stoppedRace(code: $code) { code resultId } }`;
const create = `mutation nameCreate($id: ID!) { answer: createGroupRace(groupId: $id, input: { language: EN,
  length: SHORT }) { ${answer} } }`;
const command = (name: string, more = "") =>
  `mutation name_${name}($code: RaceCode!) { answer: ${name}(code: $code${more}) { ${answer} } }`;
const commands = ["joinRace", "leaveRace", "startRace", "cancelRace", "rematch"].map((name) => command(name));
const [join, leave, start, cancel, rematch] = commands as [string, string, string, string, string];
const ready = command("setReady", ", ready: true");
const kick = `mutation nameKick($code: RaceCode!, $userId: ID!) { answer: kickRacer(code: $code, userId: $userId) {
  ${answer} } }`;
const type = `mutation nameType($code: RaceCode!, $keystrokes: KeystrokeLog!) { sendKeystrokes(code: $code, batch: 1,
  keystrokes: $keystrokes) { __typename } }`;
const textOf = `query nameText($code: RaceCode!) { race(code: $code) { startsAt text { body } } }`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    operations: [
      ...accountOperations,
      ...groupOperations,
      byCode,
      byId,
      board,
      updated,
      wall,
      ofGroup,
      stopped,
      create,
      ...commands,
      ready,
      kick,
      type,
      textOf,
    ],
  });
});
afterAll(() => server.close());

const rowOf = (globalId: string) => Buffer.from(globalId, "base64").toString().split(":")[1]!;

/** All that the bytes say, with what is written in base64 in them. */
function plain(answers: unknown): string {
  const text = JSON.stringify(answers);
  return (
    text +
    [...text.matchAll(/[\w+/]{16,}={0,2}/gu)]
      .map(([word]) => `\n${Buffer.from(word, "base64").toString("latin1")}`)
      .join("")
  );
}

async function settings(group: GroupPeople, changes: object): Promise<void> {
  const [row] = await runSql(server, "select version, settings from groups where id = $1", [rowOf(group.id)]);
  await group.owner.run(changeGroup, {
    input: { groupId: group.id, version: row.version, settings: { ...row.settings, ...changes } },
  });
}

type Scene = {
  readonly group: GroupPeople;
  readonly code: string;
  readonly guest: Person;
  readonly secrets: readonly string[];
};

/** A race with its member and a guest in it, and a picture. */
async function newScene(nicknames = true): Promise<Scene> {
  const group = await newGroupWithPeople(server.url);
  await settings(group, { nicknames, guestsInRaces: true });
  await runSql(server, "update users set display_name = 'Emma Secret', avatar_hash = 'picturehash' where id = $1", [
    rowOf(group.member.id),
  ]);
  const { code } = (await group.coach.run(create, { id: group.id })).answer.race;
  const guest = await newGuest(server.url);
  for (const person of [group.member, guest])
    expect((await person.run(join, { code })).answer.__typename).toBe("RaceSuccess");
  return {
    group,
    code,
    guest,
    secrets: [
      "Emma Secret",
      "picturehash",
      group.member.id,
      rowOf(group.member.id),
      group.member.username!,
      rowOf(group.id),
    ],
  };
}

/** Everything that somebody can ask about a race, and what they follow. */
async function askAll(client: WireClient, { group, code }: Scene): Promise<string> {
  const [live, screen, list] = [
    client.follow(updated, { code }),
    client.follow(wall, { code }),
    client.follow(ofGroup, { id: group.id }),
  ];
  const found = await client.run(byCode, { code });
  const answers: unknown[] = [found];
  const ids = [
    found.race.id,
    ...found.race.racers.map(({ id }: any) => id),
    Buffer.from(`GroupRaces:${rowOf(group.id)}`).toString("base64"),
  ];
  for (const id of ids) answers.push((await client.send(byId, { id })).body);
  // The id of a lane as it was made before, from the id of a user.
  answers.push(
    (await client.send(byId, { id: Buffer.from(`Racer:${code}:${rowOf(group.member.id)}`).toString("base64") })).body
      .data.node,
  );
  for (const document of [board, stopped, rematch, start, cancel, ready, leave])
    answers.push((await client.send(document, { code })).body);
  answers.push((await client.send(kick, { code, userId: found.race.racers[0].userId })).body);
  await Promise.all([live.next(), screen.next(), list.next().catch(() => null)]);
  answers.push(live.values, screen.values, list.values);
  await client.disconnect();
  return plain(answers);
}

const outsiders: readonly [string, (scene: Scene) => Promise<WireClient>][] = [
  ["nobody", async () => new WireClient(server.url)],
  ["a guest who watches", () => newGuest(server.url)],
  ["a guest who races", async ({ guest }) => guest],
  ["a member of no group", () => newMember(server.url)],
  ["another group's owner", async () => (await newGroupWithPeople(server.url)).owner],
  [
    "who left the group",
    async ({ group }) => {
      const gone = await newMember(server.url);
      await runSql(server, "insert into group_members (group_id, user_id, role) values ($1, $2, 'MEMBER')", [
        rowOf(group.id),
        rowOf(gone.id),
      ]);
      await gone.run(leaveGroup, { id: group.id });
      return gone;
    },
  ],
];
test.each(outsiders)("%s reads wall names alone", async (_, of) => {
  const scene = await newScene();
  const said = await askAll(await of(scene), scene);
  for (const secret of scene.secrets) expect(said).not.toContain(secret);
  expect(said).toMatch(/"wallName":"\w+ \w+"/u);
});

test.each(["member", "coach", "owner", "admin"] as const)("%s of the group reads names and ids", async (role) => {
  const scene = await newScene();
  const client = role === "admin" ? await newAdmin(server) : scene.group[role];
  const { racers } = (await client.run(byCode, { code: scene.code })).race;
  expect(racers[0]).toMatchObject({ name: "Emma Secret", userId: scene.group.member.id });
  const live = client.follow(updated, { code: scene.code });
  expect((await live.next()).raceUpdated.racers[0]).toMatchObject({
    name: "Emma Secret",
    userId: scene.group.member.id,
  });
  expect((await client.run(byId, { id: racers[0].id })).node).toMatchObject({ name: "Emma Secret" });
  await client.disconnect();
});

test("without nicknames on the big screen outsiders read none of the names either, and the group does", async () => {
  const scene = await newScene(false);
  const said = await askAll(new WireClient(server.url), scene);
  for (const secret of scene.secrets) expect(said).not.toContain(secret);
  for (const client of [scene.group.coach, scene.group.member]) {
    const screen = client.follow(wall, { code: scene.code });
    expect((await screen.next()).raceWallUpdated.racers[0]).toMatchObject({ wallName: "Emma Secret" });
    await client.disconnect();
  }
});

test("a guest knows their own lane, from the moment they take it, and who leaves the group is told names no more", async () => {
  const scene = await newScene();
  const late = await newGuest(server.url);
  const live = late.follow(updated, { code: scene.code });
  await live.next();
  await late.run(join, { code: scene.code });
  await live.next(({ raceUpdated }) => raceUpdated.racers.some(({ userId }: any) => userId === late.id));
  expect(plain(live.values)).not.toContain("Emma Secret");

  const other = await newMember(server.url);
  await runSql(server, "insert into group_members (group_id, user_id, role) values ($1, $2, 'MEMBER')", [
    rowOf(scene.group.id),
    rowOf(other.id),
  ]);
  const following = other.follow(updated, { code: scene.code });
  expect(plain((await following.next()).raceUpdated)).toContain("Emma Secret");
  await other.run(leaveGroup, { id: scene.group.id });
  await untilTrue(() => !plain(following.values.at(-1)).includes("Emma Secret"));
  await Promise.all([late.disconnect(), other.disconnect()]);
});

test("through the podium and the rematch", async () => {
  const scene = await newScene();
  const { code, group, guest, secrets } = scene;
  const live = guest.follow(updated, { code });
  await live.next();
  await group.coach.run(start, { code });
  const { startsAt, text } = (await guest.run(textOf, { code })).race;
  const begun = new Date(startsAt).getTime();
  await new Promise((resolve) => setTimeout(resolve, begun - Date.now() + 1_500));
  for (const person of [group.member, guest]) await person.run(type, { code, keystrokes: batchOf(text.body, 100) });
  await untilTrue(async () => (await guest.run(byCode, { code })).race.phase === "FINISHED");
  const { race: next } = (await group.coach.run(rematch, { code })).answer;
  const asked = [
    live.values,
    (await guest.send(byCode, { code })).body,
    (await guest.send(byCode, { code: next.code })).body,
    (await guest.send(rematch, { code })).body,
  ];
  const said = plain(asked);
  for (const secret of secrets) expect(said).not.toContain(secret);
  await guest.disconnect();
}, 60_000);
