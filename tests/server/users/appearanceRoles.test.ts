import { appearanceChoices, defaultAppearance } from "../../../src/contract/appearance";
import * as account from "../../support/accountOperations";
import { newGuest, newMember, password, type Person } from "../../support/people";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { WireClient } from "../../support/WireClient";

const fields = Object.keys(appearanceChoices).join(" ");
const setAppearance = `mutation setAppearance($input: AppearanceInput!) { setAppearance(input: $input) { __typename
  ... on Error { code } ... on InvalidInputError { issues { path code } }
  ... on SetAppearanceSuccess { user { id appearance { ${fields} } } } } }`;
const mine = `query mine { viewer { appearance { ${fields} } } }`;
const appearanceOf = `query appearanceOf($id: ID!) { node(id: $id) { ... on User { appearance { theme } } } }`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ operations: [...account.accountOperations, setAppearance, mine, appearanceOf] });
});
afterAll(() => server.close());

const set = async (client: WireClient, input: object) => (await client.run(setAppearance, { input })).setAppearance;
const own = async (client: WireClient) => (await client.run(mine)).viewer?.appearance;
const dusk = { ...defaultAppearance, theme: "dusk", caret: "block", sounds: "bubble" };
const newAdmin = async (): Promise<Person> => {
  const admin = await newMember(server.url);
  await server.services.database.execute(`update users set role = 'ADMIN' where username = '${admin.username}'`);
  return admin;
};

test("without an account none can be saved", async () => {
  const visitor = new WireClient(server.url);
  expect(await set(visitor, dusk)).toMatchObject({ code: "NOT_SIGNED_IN" });
  expect(await own(visitor)).toBeUndefined();
});

test.each([
  ["a guest", () => newGuest(server.url)],
  ["a member", () => newMember(server.url)],
  ["an admin", newAdmin],
])("%s saves their own, and nobody else sees it; repeating changes nothing", async (_, make) => {
  const [person, admin] = [await make(), await newAdmin()];
  expect(await own(person)).toBeNull();
  for (const appearance of [dusk, dusk, defaultAppearance, dusk]) {
    expect(await set(person, appearance)).toEqual({
      __typename: "SetAppearanceSuccess",
      user: { id: person.id, appearance },
    });
    expect(await own(person)).toEqual(appearance);
  }
  for (const other of [new WireClient(server.url), await newMember(server.url)])
    expect((await other.run(appearanceOf, { id: person.id })).node).toBeNull();
  expect((await admin.run(appearanceOf, { id: person.id })).node).toEqual({ appearance: null });
});

test("a value that is not in the list is refused at its field, and nothing is saved", async () => {
  const member = await newMember(server.url);
  await set(member, dusk);
  const refused = await set(member, { ...dusk, theme: "pink", caret: "" });
  expect(refused.__typename).toBe("InvalidInputError");
  expect(refused.issues).toHaveLength(2);
  expect(refused.issues).toEqual(
    expect.arrayContaining([
      { path: "theme", code: "OUT_OF_RANGE" },
      { path: "caret", code: "OUT_OF_RANGE" },
    ]),
  );
  expect(await set(member, { ...dusk, font: "x".repeat(10_000) })).toMatchObject({
    __typename: "InvalidInputError",
    issues: [{ path: "font", code: "TOO_LONG" }],
  });
  expect(await own(member)).toEqual(dusk);
});

test("it follows a member to another browser; what an older release saved is completed", async () => {
  const member = await newMember(server.url);
  await set(member, dusk);
  await server.services.database.execute(
    `update users set appearance = appearance - 'sounds' where username = '${member.username}'`,
  );
  const { signIn } = await new WireClient(server.url).run(account.signIn, {
    input: { username: member.username, password, deviceLabel: "Another browser" },
  });
  expect(await own(new WireClient(server.url, signIn.token))).toEqual({ ...dusk, sounds: "off" });
});
