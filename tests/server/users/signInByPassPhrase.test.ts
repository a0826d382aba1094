import * as account from "../../support/accountOperations";
import * as group from "../../support/groupOperations";
import { newGroupWithPeople, runSql, type GroupPeople } from "../../support/groupPeople";
import * as op from "../../support/memberOperations";
import { makeMembers, signInByCard, type MadeMember } from "../../support/memberPeople";
import { freshName, newMember } from "../../support/people";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { WireClient } from "../../support/WireClient";

let server: TestServer;
let people: GroupPeople;
let emma: MadeMember;
beforeAll(async () => {
  server = await startTestServer({
    operations: [...account.accountOperations, ...group.groupOperations, ...op.memberOperations],
  });
  people = await newGroupWithPeople(server.url);
});
afterAll(() => server.close());
beforeEach(async () => {
  [emma] = (await makeMembers(people.coach, people.id, ["Emma"])) as [MadeMember];
});

const tryTo = async (username: string, password: string) =>
  (await new WireClient(server.url).run(account.signIn, { input: { username, password, deviceLabel: "Test" } })).signIn;

/** A card's password becomes one of the person's own choice. */
async function choose(next: string) {
  const client = await signInByCard(server.url, emma);
  expect(
    (await client!.run(account.changePassword, { input: { current: emma.passPhrase, next } })).changePassword
      .__typename,
  ).toBe("ChangePasswordSuccess");
}

test.each([
  ["as it is on the card", (phrase: string) => phrase],
  [
    "with spaces and a capital",
    (phrase: string) => ` ${phrase.charAt(0).toUpperCase()}${phrase.slice(1).replaceAll("-", " ")} `,
  ],
  [
    "in capitals, with other dashes and spaces around them",
    (phrase: string) => phrase.toUpperCase().replace("-", " – ").replace("-", "--"),
  ],
])("a card's pass-phrase opens the account %s", async (_, write) => {
  expect(await tryTo(emma.username, write(emma.passPhrase))).toMatchObject({
    __typename: "SignedIn",
    user: { id: emma.id },
  });
});

test("so written it also changes the password, and deletes the account", async () => {
  const client = await signInByCard(server.url, emma);
  const written = emma.passPhrase.replaceAll("-", " ").toUpperCase();
  expect((await client!.run(op.deleteMyAccount, { password: "Kite Lemon Piano" })).answer.__typename).toBe(
    "InvalidInputError",
  );
  expect(
    (await client!.run(account.changePassword, { input: { current: written, next: emma.passPhrase } })).changePassword
      .__typename,
  ).toBe("ChangePasswordSuccess");
  expect((await client!.run(op.deleteMyAccount, { password: written })).answer.__typename).toBe(
    "DeleteMyAccountSuccess",
  );
});

test("other words, or no space between them, do not", async () => {
  for (const password of [
    emma.passPhrase.replaceAll("-", ""),
    `${emma.passPhrase} x`,
    emma.passPhrase.replace("-", "_"),
    "kite lemon piano",
  ]) {
    expect(await tryTo(emma.username, password)).toMatchObject({
      __typename: "RefusedError",
      code: "WRONG_CREDENTIALS",
    });
  }
});

test("it is one try, whichever way it is written", async () => {
  const codes: string[] = [];
  for (let i = 0; i < 6; i += 1)
    codes.push((await tryTo(emma.username, i === 5 ? emma.passPhrase : "Kite Lemon Piano")).code);
  expect(codes).toEqual([...Array(5).fill("WRONG_CREDENTIALS"), "RATE_LIMITED"]);
});

test("a password of one's own choice counts as it was chosen, also in an account that was made in a group", async () => {
  await choose("my-Own Password-3");
  expect((await tryTo(emma.username, "my-Own Password-3")).__typename).toBe("SignedIn");
  expect((await tryTo(emma.username, "My own password-3")).code).toBe("WRONG_CREDENTIALS");
  expect((await tryTo(emma.username, emma.passPhrase.replaceAll("-", " "))).code).toBe("WRONG_CREDENTIALS");
});

test("three words that are on no card stay as they were selected", async () => {
  await choose("secret-quokka-xylophone");
  expect((await tryTo(emma.username, "Secret quokka xylophone")).code).toBe("WRONG_CREDENTIALS");
});

test("nor is anything made of the password of whoever came with an account of their own", async () => {
  const { username } = await newMember(server.url, freshName());
  const [{ hash }] = await runSql(
    server,
    `select password_hash as hash from users where username = '${emma.username}'`,
  );
  await runSql(server, `update users set password_hash = '${hash}' where username = '${username}'`);
  expect((await tryTo(username!, emma.passPhrase.replaceAll("-", " "))).code).toBe("WRONG_CREDENTIALS");
  expect((await tryTo(username!, emma.passPhrase)).__typename).toBe("SignedIn");
});

test("an unknown name gets the answer of a wrong password", async () => {
  const wrong = await tryTo(emma.username, "Kite Lemon Piano");
  expect(await tryTo(freshName(), "Kite Lemon Piano")).toEqual(wrong);
});
