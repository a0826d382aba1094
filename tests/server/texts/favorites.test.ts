import { inTransaction } from "../../../src/server/database/Database";
import { exportPerson } from "../../../src/server/export/personExport";
import { fromGlobalId } from "../../../src/server/globalIds";
import { eraseUser } from "../../../src/server/users/accounts";
import * as account from "../../support/accountOperations";
import * as op from "../../support/favoriteOperations";
import { ownTextOperations, saveOwnText } from "../../support/ownTextOperations";
import { newGuest, newMember, password, type Person } from "../../support/people";
import { rowIdOf } from "../../support/seedRuns";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { WireClient } from "../../support/WireClient";

let server: TestServer;
let library: readonly string[];
beforeAll(async () => {
  server = await startTestServer({
    operations: [...account.accountOperations, ...ownTextOperations, ...op.favoriteOperations],
  });
  const { texts } = await new WireClient(server.url).run(account.texts, { language: "EN", first: 5 });
  library = texts.edges.map(({ node }: any) => node.id);
});
afterAll(() => server.close());

const set = async (person: WireClient, textId: string, isFavorite = true) =>
  (await person.run(op.setFavorite, { input: { textId, isFavorite } })).setFavorite;
const favorites = async (person: WireClient, shelves?: readonly string[]): Promise<string[]> =>
  (await person.run(op.favoriteTexts, { shelves })).texts.edges.map(({ node }: any) => node.id);
const isFavorite = async (person: WireClient, id: string) =>
  (await person.run(op.favoriteOf, { id })).node?.isFavorite ?? null;

async function newAdmin(): Promise<Person> {
  const member = await newMember(server.url);
  await server.services.database.execute(`update users set role = 'ADMIN' where username = '${member.username}'`);
  return member;
}

async function countFavorites(userId: string): Promise<number> {
  const { rows } = await server.services.database.execute(
    `select count(*)::int as n from favorites where user_id = '${userId}'`,
  );
  return Number(rows[0]?.["n"]);
}

test.each([
  ["a guest", () => newGuest(server.url)],
  ["a member", () => newMember(server.url)],
  ["an admin", () => newAdmin()],
])("%s has favorites of their own; repeating changes nothing", async (_, make) => {
  const person = await make();
  const [first, second] = [library[0]!, library[1]!];
  for (const id of [first, first]) expect((await set(person, id)).text).toEqual({ id, isFavorite: true });
  await set(person, second);
  expect((await favorites(person)).toSorted()).toEqual([first, second].toSorted());
  expect(await isFavorite(new WireClient(server.url), first)).toBe(false);
  expect(await favorites(await newGuest(server.url))).toEqual([]);
  for (const id of [first, first]) expect((await set(person, id, false)).text).toEqual({ id, isFavorite: false });
  expect(await favorites(person)).toEqual([second]);
});

test("pressed many times at once, a text is a favorite once", async () => {
  const person = await newGuest(server.url);
  await Promise.all(Array.from({ length: 8 }, () => set(person, library[0]!)));
  expect(await countFavorites(rowIdOf(person.id))).toBe(1);
});

test("without an account there are none, and none can be added", async () => {
  const visitor = new WireClient(server.url);
  expect((await set(visitor, library[0]!)).code).toBe("NOT_SIGNED_IN");
  expect(await favorites(visitor)).toEqual([]);
});

test("only texts that the viewer may read: those of others, and ids of nothing, are refused alike", async () => {
  const [owner, other, admin] = [await newMember(server.url), await newMember(server.url), await newAdmin()];
  const input = { title: "Diary", language: "EN", body: "The heron stands in the shallow water and waits." };
  const { text } = (await owner.run(saveOwnText, { input })).saveOwnText;
  expect((await set(owner, text.id)).text.isFavorite).toBe(true);
  expect(await favorites(owner, ["OWN"])).toEqual([text.id]);
  expect(await favorites(owner)).toEqual([]);
  for (const person of [other, admin])
    for (const id of [text.id, "nonsense", person.id])
      expect((await set(person, id)).issues).toEqual([{ path: "textId", code: "TEXT_NOT_FOUND" }]);
});

test("a guest's favorites go along into the account they sign in to; those in both stay one", async () => {
  const [guest, member] = [await newGuest(server.url), await newMember(server.url)];
  const [first, second, third] = [library[0]!, library[1]!, library[2]!];
  for (const id of [first, second]) await set(guest, id);
  for (const id of [second, third]) await set(member, id);
  await new WireClient(server.url).run(account.signIn, {
    input: { username: member.username, password, deviceLabel: "Test", guestToken: guest.token },
  });
  expect((await favorites(member)).toSorted()).toEqual([first, second, third].toSorted());
  expect(await countFavorites(rowIdOf(guest.id))).toBe(0);
});

test("they are in the export, and erased with the account", async () => {
  const member = await newMember(server.url);
  await set(member, library[3]!);
  const userId = rowIdOf(member.id);
  let written = "";
  for await (const chunk of exportPerson(server.services.database, userId, { at: new Date(0), groupId: null }))
    written += chunk;
  expect(JSON.parse(written).favorites).toEqual([
    { textId: fromGlobalId("Text", library[3]!), createdAt: expect.any(String) },
  ]);
  expect(await eraseUser(server.services, userId)).toBeNull();
  expect(await countFavorites(userId)).toBe(0);
});

test("a text that is deleted is no one's favorite", async () => {
  const member = await newMember(server.url);
  const id = library[4]!;
  await set(member, id);
  await inTransaction(server.services.database, async (transaction) => {
    await transaction.execute(`delete from texts where id = '${fromGlobalId("Text", id)}'`);
    const { rows } = await transaction.execute(`select 1 from favorites where user_id = '${rowIdOf(member.id)}'`);
    expect(rows).toEqual([]);
    transaction.rollback();
  }).catch((error: unknown) => {
    if (!String(error).includes("Rollback")) throw error;
  });
});
