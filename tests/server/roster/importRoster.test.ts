import * as account from "../../support/accountOperations";
import { acceptCoachLink, createCoachLink } from "../../support/groupOperations";
import { newAdmin, runSql } from "../../support/groupPeople";
import { newMember, type Person } from "../../support/people";
import { rosterFiles, zipRoster, type RosterFile } from "../../support/rosterFiles";
import * as op from "../../support/rosterOperations";
import * as members from "../../support/memberOperations";
import { WireClient } from "../../support/WireClient";
import { SchoolBrowser, startWithSchools, type ServerWithSchools } from "../../support/SchoolBrowser";
import * as school from "../../support/externalAccountOperations";

let setup: ServerWithSchools;
let admin: Person;
beforeAll(async () => {
  setup = await startWithSchools({
    operations: [
      ...account.accountOperations,
      ...school.externalAccountOperations,
      ...op.rosterOperations,
      members.resetPassPhrases,
      createCoachLink,
      acceptCoachLink,
    ],
    providers: [
      {
        id: "school",
        name: "Magister",
        roster: { claim: "email", column: "email" },
        makesAccounts: false,
        scopes: ["openid", "profile", "email"],
      },
    ],
  });
  admin = await newAdmin(setup.server);
});
afterAll(() => setup.close());
beforeEach(async () => {
  await runSql(setup.server, "delete from roster_classes; delete from roster_people; delete from groups");
});

const ada = ["Ada", "", "Lovelace"] as const;
const emma = ["Emma", "van der", "Berg"] as const;
const noor = ["Noor", "", "Visser"] as const;
const first: RosterFile = {
  classes: { c1: "3A", c2: "3B" },
  people: { t1: ada, s1: emma, s2: noor, parent: ["Mo", "", "Visser"] },
  places: [
    ["c1", "t1", "teacher"],
    ["c1", "s1"],
    ["c2", "s2"],
    ["c2", "t1", "teacher"],
  ],
};
const zip = (file: RosterFile) => zipRoster(rosterFiles(file));
const places = () =>
  runSql(
    setup.server,
    `select g.name as class, u.display_name as person, m.role from group_members m join groups g on g.id = m.group_id
     join users u on u.id = m.user_id order by 1, 2`,
  );
const short = ({ kind, name, oldName, to, from }: any) =>
  [kind, name, oldName && `was ${oldName}`, to.length > 0 && `to ${to}`, from.length > 0 && `from ${from}`]
    .filter(Boolean)
    .join(" ");

test("a first file makes classes and accounts, and a second one the same changes nothing", async () => {
  const preview = await op.preview(admin, zip(first));
  expect(preview.changes.map(short)).toEqual([
    "MADE 3A",
    "MADE 3B",
    "MADE Ada Lovelace to 3A,3B",
    "MADE Emma van der Berg to 3A",
    "MADE Noor Visser to 3B",
  ]);
  expect(await places()).toEqual([]);
  const done = await op.importFile(admin, zip(first), preview);
  expect(done).toMatchObject({ changeCount: 5, cards: [{ name: "3A" }, { name: "3B" }] });
  expect(await places()).toEqual([
    { class: "3A", person: "Ada Lovelace", role: "COACH" },
    { class: "3A", person: "Emma van der Berg", role: "MEMBER" },
    { class: "3B", person: "Ada Lovelace", role: "COACH" },
    { class: "3B", person: "Noor Visser", role: "MEMBER" },
  ]);
  expect(await op.importFile(admin, zip(first), preview)).toMatchObject({ code: "ROSTER_CHANGED" });
  const again = await op.preview(admin, zip(first));
  expect(again).toMatchObject({ changes: [], unchanged: 5, issues: [] });
  expect(await op.importFile(admin, zip(first), again)).toMatchObject({ changeCount: 0, cards: [] });
});

test("new accounts without a school account get their cards as other members do, and sign in", async () => {
  const { cards } = await op.importFile(admin, zip(first));
  const ids = cards[0].memberIds;
  const { answer } = await admin.run(members.resetPassPhrases, { ids, language: "EN" });
  const [{ passPhrase, member }] = answer.cards;
  expect(answer.cards).toHaveLength(2);
  const { signIn } = await admin.run(account.signIn, {
    input: { username: member.user.username, password: passPhrase, deviceLabel: "Test" },
  });
  expect(signIn).toMatchObject({ __typename: "SignedIn" });
});

test("a second file renames and moves by id, and leaves what it no longer has", async () => {
  await op.importFile(admin, zip(first));
  const second: RosterFile = {
    classes: { c1: "4A" },
    people: { t1: ada, s1: ["Emma", "", "Jansen"], s2: noor, s3: ["Li", "", "Wang"] },
    places: [
      ["c1", "t1", "teacher"],
      ["c1", "s1", "teacher"],
      ["c1", "s2"],
      ["c1", "s3"],
    ],
  };
  const preview = await op.preview(admin, zip(second));
  expect(preview.changes.map(short)).toEqual([
    "RENAMED 4A was 3A",
    "REMOVED 3B",
    "REMOVED Ada Lovelace from 3B",
    "RENAMED Emma Jansen was Emma van der Berg",
    "ROLE Emma Jansen to 4A",
    "MOVED Noor Visser to 4A from 3B",
    "MADE Li Wang to 4A",
  ]);
  await op.importFile(admin, zip(second), preview);
  expect(await places()).toEqual([
    { class: "3B", person: "Ada Lovelace", role: "COACH" },
    { class: "4A", person: "Ada Lovelace", role: "COACH" },
    { class: "4A", person: "Emma Jansen", role: "COACH" },
    { class: "4A", person: "Li Wang", role: "MEMBER" },
    { class: "4A", person: "Noor Visser", role: "MEMBER" },
  ]);
  const left = await op.preview(admin, zip(second));
  expect(left.changes.map(short)).toEqual(["REMOVED 3B", "REMOVED Ada Lovelace from 3B"]);
  await op.importFile(admin, zip(second), { ...left, archivesRemoved: true });
  expect((await places())[0]).toMatchObject({ class: "4A" });
  expect(await runSql(setup.server, "select name from groups where archived_at is not null")).toEqual([{ name: "3B" }]);
  expect((await op.preview(admin, zip(second))).changes).toEqual([]);
  // A class that is archived is not changed until somebody restores it.
  expect((await op.preview(admin, zip(first))).issues).toMatchObject([{ kind: "CLASS_ARCHIVED", value: "3B" }]);
});

test("a teacher whom a file makes a student comes back by no coach link that was made before", async () => {
  const { cards } = await op.importFile(admin, zip(first));
  const [{ groupId, memberIds }] = cards;
  const reset = (await admin.run(members.resetPassPhrases, { ids: memberIds, language: "EN" })).answer.cards;
  const card = reset.find(({ member }: any) => member.user.displayName === "Ada Lovelace");
  const { signIn } = await admin.run(account.signIn, {
    input: { username: card.member.user.username, password: card.passPhrase, deviceLabel: "Test" },
  });
  const teacher = new WireClient(setup.server.url, signIn.token);
  const { answer } = await admin.run(createCoachLink, { input: { groupId, uses: 5, days: 7 } });
  await op.importFile(admin, zip({ ...first, places: [...first.places.slice(1), ["c1", "t1"]] }));
  expect((await teacher.run(acceptCoachLink, { code: answer.coachCode })).answer).toMatchObject({
    code: "COACH_LINK_UNKNOWN",
  });
  expect((await places())[0]).toMatchObject({ class: "3A", person: "Ada Lovelace", role: "MEMBER" });
});

test("doubtful rows are named with file, line and column, left out, and do not count as gone", async () => {
  await op.importFile(admin, zip(first));
  const long = "x".repeat(41);
  const doubtful: RosterFile = {
    classes: { c1: "3A", c2: "", c3: "3C" },
    people: { t1: ada, s1: [long, "", "B"], s2: noor },
    places: [...first.places, ["c3", "nobody"], ["c9", "s2"]],
  };
  const { changes, issues } = await op.preview(admin, zip(doubtful));
  expect(changes.map(short)).toEqual(["MADE 3C"]);
  expect(issues).toEqual([
    { file: "classes.csv", line: 3, column: "title", kind: "MISSING", value: "" },
    { file: "enrollments.csv", line: 4, column: "classSourcedId", kind: "UNKNOWN_REFERENCE", value: "c2" },
    { file: "enrollments.csv", line: 5, column: "classSourcedId", kind: "UNKNOWN_REFERENCE", value: "c2" },
    { file: "enrollments.csv", line: 6, column: "userSourcedId", kind: "UNKNOWN_REFERENCE", value: "nobody" },
    { file: "enrollments.csv", line: 7, column: "classSourcedId", kind: "UNKNOWN_REFERENCE", value: "c9" },
    { file: "users.csv", line: 3, column: "familyName", kind: "TOO_LONG", value: `${long} B` },
  ]);
});

test("what is no whole export of version 1.2 is refused, and says what is wrong", async () => {
  const files = rosterFiles(first);
  const preview = (changed: Readonly<Record<string, string>>) => op.preview(admin, zipRoster({ ...files, ...changed }));
  expect(await op.preview(admin, Buffer.from("no zip"))).toMatchObject({ code: "NOT_A_ROSTER" });
  const { "users.csv": _, ...lacking } = files;
  const missing = await op.preview(admin, zipRoster(lacking));
  expect(missing.issues).toMatchObject([{ file: "users.csv", line: 0, kind: "MISSING_FILE" }]);
  expect(await op.importFile(admin, zipRoster(lacking), missing)).toMatchObject({ code: "NOT_A_ROSTER" });
  const manifest = files["manifest.csv"] ?? "";
  expect((await preview({ "manifest.csv": manifest.replace("users,bulk", "users,delta") })).issues).toMatchObject([
    { file: "manifest.csv", line: 6, column: "value", kind: "NOT_BULK", value: "users.csv: delta" },
  ]);
  expect((await preview({ "manifest.csv": manifest.replace("1.2", "1.1") })).issues).toMatchObject([
    { file: "manifest.csv", line: 3, kind: "WRONG_VERSION", value: "1.1" },
  ]);
  expect((await preview({ "orgs.csv": "id\r\n1" })).issues).toMatchObject([
    { file: "orgs.csv", line: 1, column: "sourcedId", kind: "MISSING_COLUMN" },
    { file: "orgs.csv", line: 1, column: "name", kind: "MISSING_COLUMN" },
  ]);
  expect((await preview({ "classes.csv": 'sourcedId,title\r\nc1,"3A' })).issues).toMatchObject([
    { file: "classes.csv", kind: "BROKEN_FILE" },
  ]);
});

test("nobody is recognized by a name: the same name is another account", async () => {
  const other = await newMember(setup.siteUrl, "another-emma");
  await runSql(setup.server, "update users set display_name = 'Emma van der Berg' where username = 'another-emma'");
  await op.importFile(admin, zip(first));
  const rows = await runSql(
    setup.server,
    `select username from users
     where display_name = 'Emma van der Berg' and id not in (select user_id from roster_people)`,
  );
  expect(rows).toContainEqual({ username: "another-emma" });
  expect((await other.run(account.viewer)).viewer.username).toBe("another-emma");
});

test("a school account signs in to the account that was imported, by the claim of the host alone", async () => {
  const [provider] = setup.schools;
  await provider?.provider.describe("emma-there", { name: "E.", email: "Emma@school.example", email_verified: true });
  await provider?.provider.describe("liar", { name: "L.", email: "emma@school.example", email_verified: false });
  await provider?.provider.describe("poet", { name: "P.", email: "emma@school.example", email_verified: "false" });
  // The Kelvin sign becomes a k in small letters.
  await provider?.provider.describe("lookalike", { name: "K.", email: "noor.\u212A@school.example" });
  const people = {
    ...first.people,
    s1: [...emma, "emma@school.example"] as const,
    s2: [...noor, "noor.k@school.example"] as const,
  };
  const { cards } = await op.importFile(admin, zip({ ...first, people }));
  expect(cards.flatMap(({ memberIds }: any) => memberIds)).toHaveLength(1);
  const enter = (who: string) => new SchoolBrowser(setup.siteUrl).enter(who);
  for (const who of ["liar", "poet", "lookalike"])
    expect(await enter(who)).toMatchObject({ code: "ACCOUNT_NOT_LINKED" });
  expect(await enter("emma-there")).toMatchObject({ user: { displayName: "Emma van der Berg" } });
  expect(await enter("emma-there")).toMatchObject({ user: { displayName: "Emma van der Berg" } });
});

test("if anything fails, nothing is imported", async () => {
  await runSql(
    setup.server,
    "create function fail() returns trigger as $$ begin raise exception 'no'; end $$ language plpgsql; " +
      "create trigger fail before insert on roster_places for each row execute function fail()",
  );
  await expect(op.importFile(admin, zip(first))).rejects.toThrow("INTERNAL");
  await runSql(setup.server, "drop trigger fail on roster_places; drop function fail");
  expect(await runSql(setup.server, "select 1 from groups")).toEqual([]);
  await op.importFile(admin, zip(first));
  expect(await places()).toHaveLength(4);
});
