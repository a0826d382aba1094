import * as account from "../../support/accountOperations";
import * as group from "../../support/groupOperations";
import { newAdmin, newGroupWithPeople, runSql } from "../../support/groupPeople";
import { newGuest, newMember } from "../../support/people";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { featureSwitches, setFeatureSwitch } from "../../support/switchOperations";
import { WireClient } from "../../support/WireClient";

// Query.participation and Group.participation, as every role: for admins while the host has switched them on, for
// coaches if they have as well.
const sums =
  "participation { months { month began { size atLeast } nextDay { size } fourthWeek { size } chapter { size } } " +
  "stops { stopped { size } places { chapter people { size } } } }";
const ofHost = `query ofHost { ${sums} }`;
const ofGroup = `query ofGroup($id: ID!) { node(id: $id) { ... on Group { settings { participation } ${sums} } } }`;
const policy = "query policy { hostPolicy { sumsParticipation } }";
const change = `mutation change($input: ChangeGroupInput!) { changeGroup(input: $input) { __typename
  ... on Error { code } ... on GroupSuccess { group { version settings { participation roleWords } } } } }`;

const everybody = ["nobody", "guest", "stranger", "member", "coach", "owner", "other coach", "admin"] as const;
type Role = (typeof everybody)[number];
const coaching: readonly Role[] = ["coach", "owner", "admin"];

let server: TestServer;
let people: Readonly<Record<Role, WireClient>>;
let groupId: string;
beforeAll(async () => {
  const operations = [...account.accountOperations, ...group.groupOperations];
  server = await startTestServer({
    operations: [...operations, ofHost, ofGroup, policy, change, featureSwitches, setFeatureSwitch],
  });
  const { id, owner, coach, member } = await newGroupWithPeople(server.url);
  const other = await newGroupWithPeople(server.url);
  groupId = id;
  people = {
    nobody: new WireClient(server.url),
    guest: await newGuest(server.url),
    stranger: await newMember(server.url),
    member,
    coach,
    owner,
    "other coach": other.coach,
    admin: await newAdmin(server),
  };
});
afterAll(() => server.close());

const settings = {
  leaderboard: true,
  nicknames: false,
  backspace: true,
  keyboardPicture: true,
  guestsInRaces: false,
  roleWords: "TEACHER_PUPIL",
};

/** What the coaches choose, as the owner sends it. */
async function choose(participation: boolean | null) {
  const [row] = await runSql(server, "select version from groups where name = '3B' and id = $1", [
    Buffer.from(groupId, "base64").toString().split(":")[1],
  ]);
  const input = { groupId, version: row.version, settings: { ...settings, participation } };
  return (await people.owner.run(change, { input })).changeGroup.group.settings;
}

const host = async (isOn: boolean) => people.admin.run(setFeatureSwitch, { feature: "PARTICIPATION", isOn });

describe.each([
  ["neither host nor coaches asked for them", null, false],
  ["the host asked for them", true, false],
  ["only the coaches asked for them", false, true],
  ["both asked for them", true, true],
] as const)("while %s", (_name, hostWants, coachesWant) => {
  const isHostOn = hostWants === true;
  beforeAll(async () => {
    if (hostWants !== null) await host(hostWants);
    expect(await choose(coachesWant)).toEqual({ participation: coachesWant, roleWords: "TEACHER_PUPIL" });
  });

  test.each(everybody)("as %s", async (role) => {
    const { participation } = await people[role].run(ofHost);
    if (isHostOn && role === "admin") {
      expect(participation.months).toHaveLength(6);
      expect(participation.months[0]).toMatchObject({ began: { size: "FEW", atLeast: null } });
    } else expect(participation).toBeNull();

    const { node } = await people[role].run(ofGroup, { id: groupId });
    if (![...coaching, "member"].includes(role)) expect(node).toBeNull();
    else {
      expect(node.settings).toEqual({ participation: coachesWant });
      if (isHostOn && coachesWant && coaching.includes(role))
        expect(node.participation.stops.stopped).toEqual({ size: "FEW" });
      else expect(node.participation).toBeNull();
    }
    expect((await people[role].run(policy)).hostPolicy).toEqual({ sumsParticipation: isHostOn });
  });
});

test("a page from before there was a choice keeps it, and members cannot choose", async () => {
  expect(await choose(true)).toMatchObject({ participation: true });
  expect(await choose(null)).toMatchObject({ participation: true });
  const input = { groupId, version: 1, settings: { ...settings, participation: true } };
  for (const [role, code] of [
    ["member", "NOT_ALLOWED"],
    ["stranger", "NOT_FOUND"],
    ["other coach", "NOT_FOUND"],
  ] as const)
    expect((await people[role].run(change, { input })).changeGroup).toEqual({ __typename: "RefusedError", code });
});
