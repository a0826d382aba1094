import * as account from "../../support/accountOperations";
import * as op from "../../support/externalAccountOperations";
import * as groupOp from "../../support/groupOperations";
import { exportPerson } from "../../../src/server/export/personExport";
import { eraseUser } from "../../../src/server/users/accounts";
import type { MappedGroup } from "../../../src/server/externalAccounts/readProviders";
import { moveExternalAccounts } from "../../../src/server/users/mergeAccounts";
import { inTransaction } from "../../../src/server/database/Database";
import { rateLimitRules } from "../../../src/server/transport/RateLimits";
import { newGroup, runSql } from "../../support/groupPeople";
import { newMember, password, type Person } from "../../support/people";
import { SchoolBrowser, startWithSchools, type ServerWithSchools } from "../../support/SchoolBrowser";

// School accounts of members: linked, unlinked, exported, erased, merged.
let setup: ServerWithSchools;
beforeAll(async () => {
  setup = await startWithSchools({
    operations: [...account.accountOperations, ...groupOp.groupOperations, ...op.externalAccountOperations],
    providers: [
      { id: "school", name: "Magister" },
      { id: "other", name: "Other school" },
    ],
  });
});
afterAll(() => setup.close());

const newBrowser = () => new SchoolBrowser(setup.siteUrl);
const rowOf = (globalId: string) => Buffer.from(globalId, "base64").toString().split(":")[1] ?? "";
const link = async (person: Person, name: string, provider = "school") => {
  const browser = newBrowser();
  const { code } = await browser.signIn(name, { link: "" }, provider);
  return browser.run(op.linkExternalAccount, { code, password }, person.token);
};

test("a member links an account after seeing which one it is, and signs in with it from then on", async () => {
  await setup.schools[0]?.provider.describe("l1", { name: "Ada", preferred_username: "ada@school.example" });
  const member = await newMember(setup.siteUrl);
  const browser = newBrowser();
  const landing = await browser.signIn("l1", { link: "", next: "/settings" });
  const { code } = landing;
  expect(await browser.run(op.pendingLink, { code }, member.token)).toEqual({
    accountName: "ada@school.example",
    provider: { id: "school", name: "Magister" },
  });
  // Elsewhere the code says nothing, and it opens no session.
  expect(await newBrowser().run(op.pendingLink, { code }, member.token)).toBeNull();
  expect(await browser.finish(landing)).toMatchObject({ code: "SIGN_IN_OVER" });
  expect(await newBrowser().run(op.linkExternalAccount, { code, password }, member.token)).toMatchObject({
    code: "SIGN_IN_OVER",
  });
  const linked = await browser.run(op.linkExternalAccount, { code, password }, member.token);
  expect(linked.user).toMatchObject({ hasPassword: true, externalAccounts: [{ providerName: "Magister" }] });
  expect(await browser.run(op.linkExternalAccount, { code, password }, member.token)).toMatchObject({
    code: "SIGN_IN_OVER",
  });
  expect((await newBrowser().enter("l1")).user.id).toBe(member.id);
});

test("the password is asked for; a wrong one keeps the code; without a password none is needed", async () => {
  const [member, browser] = [await newMember(setup.siteUrl), newBrowser()];
  const { code } = await browser.signIn("asked", { link: "" });
  const linkWith = (given: object) => browser.run(op.linkExternalAccount, { code, ...given }, member.token);
  const issue = (which: string) => ({ issues: [{ path: "password", code: which }] });
  expect(await linkWith({})).toMatchObject(issue("REQUIRED"));
  expect(await linkWith({ password: null })).toMatchObject(issue("REQUIRED"));
  expect(await linkWith({ password: "not the password" })).toMatchObject(issue("WRONG_PASSWORD"));
  expect((await member.run(op.myAccounts)).viewer.externalAccounts).toEqual([]);
  expect(await linkWith({ password })).toMatchObject({ __typename: "LinkExternalAccountSuccess" });
  // Made by the school's account: there is no password to ask for.
  const school = newBrowser();
  const { token } = await school.enter("no-password");
  const other = await school.signIn("no-password", { link: "" }, "other");
  expect(await school.run(op.linkExternalAccount, { code: other.code }, token)).toMatchObject({
    __typename: "LinkExternalAccountSuccess",
  });
});

test("a password cannot be guessed at an unlocked computer", async () => {
  const [member, browser] = [await newMember(setup.siteUrl), newBrowser()];
  const { code } = await browser.signIn("guessed", { link: "" });
  const { rateLimits } = setup.server.services;
  const session = await setup.server.services.sessions.viewerOf(member.token ?? "");
  for (let taken = 0; taken < rateLimitRules.confirmPassword.points; taken += 1)
    await rateLimits.take("confirmPassword", session!.sessionId);
  expect(await browser.run(op.linkExternalAccount, { code, password }, member.token)).toMatchObject({
    code: "RATE_LIMITED",
  });
});

test("the code of a sign-in links nothing", async () => {
  const [member, browser] = [await newMember(setup.siteUrl), newBrowser()];
  const landing = await browser.signIn("no-link");
  expect(await browser.run(op.pendingLink, { code: landing.code }, member.token)).toBeNull();
  expect(await browser.run(op.linkExternalAccount, { code: landing.code, password }, member.token)).toMatchObject({
    code: "SIGN_IN_OVER",
  });
  expect(await browser.finish(landing)).toMatchObject({ __typename: "ExternallySignedIn" });
});

test("one account is linked to one person, and a person has one of each provider; again changes nothing", async () => {
  const [first, second] = [await newMember(setup.siteUrl), await newMember(setup.siteUrl)];
  expect(await link(first, "twice")).toMatchObject({ __typename: "LinkExternalAccountSuccess" });
  expect(await link(first, "twice")).toMatchObject({ user: { externalAccounts: [{}] } });
  expect(await link(second, "twice")).toMatchObject({ code: "EXTERNAL_ACCOUNT_TAKEN" });
  expect(await link(first, "twice-more")).toMatchObject({ code: "ALREADY_LINKED" });
  const both = await link(first, "twice", "other");
  expect(both.user.externalAccounts.map(({ providerName }: any) => providerName)).toEqual(["Magister", "Other school"]);
  expect((await newBrowser().enter("twice")).user.id).toBe(first.id);
  expect((await second.run(op.myAccounts)).viewer.externalAccounts).toEqual([]);
});

test("two people who link the same account at once: one of them has it", async () => {
  const people = [await newMember(setup.siteUrl), await newMember(setup.siteUrl)];
  const browsers = people.map(newBrowser);
  const codes: string[] = [];
  for (const browser of browsers) codes.push((await browser.signIn("race", { link: "" })).code);
  const outcomes = await Promise.all(
    people.map((person, at) => browsers[at]?.run(op.linkExternalAccount, { code: codes[at], password }, person.token)),
  );
  expect(outcomes.map((outcome) => outcome.code ?? outcome.__typename).sort()).toEqual([
    "EXTERNAL_ACCOUNT_TAKEN",
    "LinkExternalAccountSuccess",
  ]);
});

test("the last way in stays: unlinking needs a password or another account", async () => {
  const browser = newBrowser();
  const { token } = await browser.enter("only-way");
  const [only] = (await browser.run(op.myAccounts, {}, token)).externalAccounts;
  const unlink = (id: string) => browser.run(op.unlinkExternalAccount, { id }, token);
  expect(await unlink(only.id)).toMatchObject({ code: "ONLY_WAY_IN" });
  // An account of a provider that the host no longer offers is no way in.
  await runSql(
    setup.server,
    "insert into external_accounts (user_id, issuer, subject, linked_at, last_used_at) " +
      "select user_id, 'https://gone.example/realm', 'x', now(), now() from external_accounts where id = $1",
    [rowOf(only.id)],
  );
  expect(await unlink(only.id)).toMatchObject({ code: "ONLY_WAY_IN" });
  const { externalAccounts } = await browser.run(op.myAccounts, {}, token);
  expect(externalAccounts.map(({ providerName }: any) => providerName)).toEqual(["Magister", "gone.example"]);
  expect(await unlink(externalAccounts[1].id)).toMatchObject({ user: { externalAccounts: [{}] } });

  const { code } = await browser.signIn("only-way", { link: "" }, "other");
  await browser.run(op.linkExternalAccount, { code, password }, token);
  expect(await unlink(only.id)).toMatchObject({ user: { externalAccounts: [{ providerName: "Other school" }] } });
  expect(await unlink(only.id)).toMatchObject({ code: "NOT_FOUND" });
  // It is a stranger's from now on.
  expect((await newBrowser().enter("only-way")).user.id).not.toBe((await browser.run(op.myAccounts, {}, token)).id);
});

test("the person's file has the link, and it is erased with the account", async () => {
  const browser = newBrowser();
  const { user } = await browser.enter("leaves");
  const { database, now } = setup.server.services;
  const pieces: string[] = [];
  for await (const piece of exportPerson(database, rowOf(user.id), { at: new Date(now()), groupId: null }))
    pieces.push(piece);
  expect(JSON.parse(pieces.join("")).externalAccounts).toEqual([
    {
      issuer: setup.schools[0]?.provider.issuer,
      subject: "leaves",
      linkedAt: expect.any(String),
      lastUsedAt: expect.any(String),
    },
  ]);
  expect(await eraseUser(setup.server.services, rowOf(user.id))).toBeNull();
  expect(await runSql(setup.server, "select 1 from external_accounts where subject = 'leaves'")).toEqual([]);
  expect((await browser.enter("leaves")).user.id).not.toBe(user.id);
});

test("of two accounts that become one, the one that stays gets the links that it lacks", async () => {
  const [from, into] = [await newMember(setup.siteUrl), await newMember(setup.siteUrl)];
  await link(from, "m-from");
  await link(from, "m-from", "other");
  await link(into, "m-into");
  await inTransaction(setup.server.services.database, (transaction) =>
    moveExternalAccounts(transaction, rowOf(from.id), rowOf(into.id)),
  );
  expect((await newBrowser().enter("m-into")).user.id).toBe(into.id);
  const browser = newBrowser();
  expect((await browser.finish(await browser.signIn("m-from", {}, "other"))).user.id).toBe(into.id);
  expect((await into.run(op.myAccounts)).viewer.externalAccounts).toHaveLength(2);
});

test("a claim that the host maps adds people to groups, and takes nothing from them", async () => {
  const owner = await newMember(setup.siteUrl);
  const [first, second, archived] = [
    await newGroup(owner, "3A"),
    await newGroup(owner, "3B"),
    await newGroup(owner, "old"),
  ];
  await runSql(setup.server, "update groups set archived_at = now() where id = $1", [rowOf(archived.id)]);
  const gone = "00000000-0000-4000-8000-000000000000";
  const mapped: readonly (readonly [string, MappedGroup])[] = [
    ["3a", { groupId: rowOf(first.id), role: "MEMBER" }],
    ["staff", { groupId: rowOf(second.id), role: "COACH" }],
    ["old", { groupId: rowOf(archived.id), role: "MEMBER" }],
    ["gone", { groupId: gone, role: "MEMBER" }],
  ];
  Object.assign(setup.schools[0]?.config ?? {}, {
    groupClaim: { name: "groups", groups: new Map(mapped) },
    coachClaim: { name: "roles", values: new Set(["teacher"]) },
  });
  const roles = async (userId: string) =>
    (
      await runSql(
        setup.server,
        "select name, role from group_members join groups on id = group_id where user_id = $1 order by name",
        [rowOf(userId)],
      )
    ).map(({ name, role }) => `${name} ${role}`);
  const enter = async (claims: object) => {
    await setup.schools[0]?.provider.describe("mapped", { ...claims });
    return (await newBrowser().enter("mapped")).user.id;
  };
  const id = await enter({ groups: ["3a", "old", "gone", "unknown", 7] });
  expect(await roles(id)).toEqual(["3A MEMBER"]);
  await enter({ groups: "staff" });
  expect(await roles(id)).toEqual(["3A MEMBER", "3B COACH"]);
  await enter({ groups: ["3a"], roles: ["teacher"] });
  expect(await roles(id)).toEqual(["3A COACH", "3B COACH"]);
  // Neither lost nor lowered by what is no longer said.
  await enter({ groups: ["3a"] });
  await enter({});
  expect(await roles(id)).toEqual(["3A COACH", "3B COACH"]);
  // An owner stays one.
  await setup.schools[0]?.provider.describe("owner", { groups: ["3a"], roles: "teacher" });
  await link(owner, "owner");
  await newBrowser().enter("owner");
  expect(await roles(owner.id)).toContain("3A OWNER");
});
