import * as account from "../../support/accountOperations";
import { newGuest, newMember, password, type Person } from "../../support/people";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { WireClient } from "../../support/WireClient";

const setSpeedUnit = `mutation setSpeedUnit($speedUnit: SpeedUnit) { setSpeedUnit(speedUnit: $speedUnit) { __typename
  ... on Error { code } ... on SetSpeedUnitSuccess { user { id speedUnit } } } }`;
const mine = "query mine { viewer { speedUnit } }";
const unitOf = `query unitOf($id: ID!) { node(id: $id) { ... on User { speedUnit } } }`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ operations: [...account.accountOperations, setSpeedUnit, mine, unitOf] });
});
afterAll(() => server.close());

const set = async (client: WireClient, speedUnit: string | null) =>
  (await client.run(setSpeedUnit, { speedUnit })).setSpeedUnit;
const own = async (client: WireClient) => (await client.run(mine)).viewer?.speedUnit;
const createGuest = async (input: object) => {
  const { createGuest: made } = await new WireClient(server.url).run(account.createGuest, {
    input: { deviceLabel: "Test", ...input },
  });
  return new WireClient(server.url, made.token);
};
const newAdmin = async (): Promise<Person> => {
  const admin = await newMember(server.url);
  await server.services.database.execute(`update users set role = 'ADMIN' where username = '${admin.username}'`);
  return admin;
};
let names = 0;
const newName = () => `unit-${(names += 1)}`;
const signUp = (client: WireClient, input: object = {}) =>
  client.run(account.signUp, {
    input: { username: newName(), displayName: "Ada", password, deviceLabel: "Test", ...input },
  });
const signIn = async (username: string, input: object = {}) => {
  const { signIn: made } = await new WireClient(server.url).run(account.signIn, {
    input: { username, password, deviceLabel: "Another browser", ...input },
  });
  return new WireClient(server.url, made.token);
};

test("without an account there is none, and none can be saved", async () => {
  const visitor = new WireClient(server.url);
  expect(await set(visitor, "CPM")).toMatchObject({ code: "NOT_SIGNED_IN" });
  expect(await own(visitor)).toBeUndefined();
});

test.each([
  ["a guest", () => newGuest(server.url)],
  ["a member", () => newMember(server.url)],
  ["an admin", newAdmin],
])("%s saves their own, and nobody else sees it; repeating changes nothing", async (_, make) => {
  const [person, admin] = [await make(), await newAdmin()];
  expect(await own(person)).toBeNull();
  for (const unit of ["CPM", "CPM", "WPM", null, null, "CPM"]) {
    expect(await set(person, unit)).toEqual({
      __typename: "SetSpeedUnitSuccess",
      user: { id: person.id, speedUnit: unit },
    });
    expect(await own(person)).toBe(unit);
  }
  for (const other of [new WireClient(server.url), await newMember(server.url)])
    expect((await other.run(unitOf, { id: person.id })).node).toBeNull();
  expect((await admin.run(unitOf, { id: person.id })).node).toEqual({ speedUnit: null });
});

test("it follows a member to another browser", async () => {
  const member = await newMember(server.url);
  await set(member, "WPM");
  expect(await own(await signIn(member.username!))).toBe("WPM");
});

test("a new account has what the browser remembers, and a guest's comes along", async () => {
  const { signUp: made } = await signUp(new WireClient(server.url), { speedUnit: "CPM" });
  expect(await own(new WireClient(server.url, made.token))).toBe("CPM");

  const guest = await createGuest({ speedUnit: "CPM" });
  expect(await own(guest)).toBe("CPM");
  const { signUp: claimed } = await signUp(guest, { speedUnit: "WPM" });
  expect(await own(new WireClient(server.url, claimed.token))).toBe("CPM");
});

test.each([
  [null, "CPM"],
  ["WPM", "WPM"],
])("signing in with a guest: a member with %s then has %s", async (before, after) => {
  const member = await newMember(server.url);
  await set(member, before);
  const guest = await createGuest({ speedUnit: "CPM" });
  expect(await own(await signIn(member.username!, { guestToken: guest.token }))).toBe(after);
});
