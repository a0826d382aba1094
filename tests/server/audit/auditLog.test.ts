import * as account from "../../support/accountOperations";
import * as op from "../../support/adminPageOperations";
import * as switches from "../../support/switchOperations";
import { forgetAuditLog } from "../../../src/server/audit/auditLog";
import * as group from "../../support/groupOperations";
import { newAdmin, newGroupWithPeople } from "../../support/groupPeople";
import * as members from "../../support/memberOperations";
import { makeMembers } from "../../support/memberPeople";
import { newMember, type Person } from "../../support/people";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { openSql, type Sql } from "../reports/insertRows";

const exportMember = `mutation exportMember($id: ID!) { createExportAddress(memberId: $id) { __typename } }`;

let server: TestServer;
let sql: Sql;
let ada: Person;
let bob: Person;
beforeAll(async () => {
  server = await startTestServer({
    operations: [
      ...account.accountOperations,
      ...op.adminPageOperations,
      ...switches.switchOperations,
      ...group.groupOperations,
      ...members.memberOperations,
      exportMember,
    ],
  });
  sql = await openSql(server.database.config);
  [ada, bob] = [await newAdmin(server), await newAdmin(server)];
  await ada.run(account.renameMe, { input: { displayName: "Ada" } });
  await bob.run(account.renameMe, { input: { displayName: "Bob" } });
});
afterAll(async () => {
  await sql.close();
  await server.close();
});

const read = async (variables: object = {}) => {
  const { auditLog } = await ada.run(op.auditLog, { first: 50, ...variables });
  return auditLog.edges.map(({ node }: any) => node);
};
const insertOld = (age: string) =>
  sql.run(
    `insert into audit_log (created_at, actor_id, actor_name, action, target_kind, target_id, target_name, details)
     values (now() - $1::interval, gen_random_uuid(), 'Old', 'GROUP_DELETED', 'Group', 'x', '3B', '{}') returning id`,
    [age],
  );

test("acts are listed newest first with the names of that day, and found by who, what and when", async () => {
  await ada.run(switches.setFeatureSwitch, { feature: "RACES", isOn: false });
  await bob.run(switches.setFeatureSwitch, { feature: "RACES", isOn: true });
  await ada.run(account.renameMe, { input: { displayName: "Ada again" } });
  expect(await read()).toMatchObject([
    { actorName: "Bob", action: "FEATURE_RESUMED", targetName: "RACES", reason: null },
    { actorName: "Ada", action: "FEATURE_PAUSED" },
  ]);
  expect(await read({ filters: { actorId: bob.id } })).toMatchObject([{ actorName: "Bob" }]);
  expect(await read({ filters: { action: "FEATURE_PAUSED" } })).toMatchObject([{ actorName: "Ada" }]);
  expect(await read({ filters: { actorId: "nonsense" } })).toEqual([]);
  const [{ createdAt }] = await read();
  expect(await read({ filters: { until: createdAt } })).toMatchObject([{ actorName: "Ada" }]);
  expect(await read({ filters: { from: createdAt } })).toMatchObject([{ actorName: "Bob" }]);
  const { auditFile } = await ada.run(op.auditFile);
  expect(auditFile.map(({ action }: any) => action)).toEqual(["FEATURE_PAUSED", "FEATURE_RESUMED"]);
  const { auditActors } = await ada.run(op.auditActors);
  expect(auditActors).toEqual([
    { userId: ada.id, name: "Ada" },
    { userId: bob.id, name: "Bob" },
  ]);
});

test("what an admin does in a group that others run is in the log, and what its owner does is not", async () => {
  const { owner, coach, id } = await newGroupWithPeople(server.url);
  const [emma, em] = await makeMembers(owner, id, ["Emma", "Em"]);
  const everything = async (person: Person) => {
    await person.run(group.setGroupRole, { input: { groupId: id, userId: coach.id, role: "OWNER" } });
    await person.run(group.createCoachLink, { input: { groupId: id, uses: 1, days: 1 } });
    await person.run(members.resetPassPhrases, { ids: [emma!.memberId], language: "EN" });
    await person.run(exportMember, { id: emma!.memberId });
    await person.run(members.renameMember, { id: em!.memberId, displayName: "Emm" });
  };
  const before = await read();
  await everything(owner);
  expect(await read()).toEqual(before);
  await everything(ada);
  const { answer } = await owner.run(members.mergeMembers, { from: em!.memberId, into: emma!.memberId });
  expect(answer.__typename).toBe("MembersGone");
  const name = "Ada again";
  expect((await read()).slice(0, 6)).toMatchObject([
    { actorName: "Somebody", action: "USER_MERGED", targetName: "Emm", newName: "Emma" },
    { actorName: name, action: "USER_RENAMED", targetName: "Emm", newName: "Emm" },
    { actorName: name, action: "DATA_EXPORTED", targetName: "Emma" },
    { actorName: name, action: "PASSWORD_RENEWED", targetName: "Emma" },
    { actorName: name, action: "COACH_LINK_CREATED", targetName: "3B" },
    { actorName: name, action: "GROUP_ROLE_CHANGED", targetName: "Somebody", reason: "3B: OWNER" },
  ]);
});

test("an act that is refused is not in the log", async () => {
  const before = await read();
  const member = await newMember(server.url);
  await ada.run(op.eraseAccount, { input: { userId: member.id, username: "another" } });
  expect(await read()).toEqual(before);
});

test.each([
  "update audit_log set actor_name = 'Nobody'",
  "delete from audit_log",
  "truncate audit_log",
  "truncate audit_log cascade",
])("%s is refused", async (statement) => {
  const before = await read();
  await expect(sql.run(statement)).rejects.toThrow("The audit log cannot be changed.");
  expect(await read()).toEqual(before);
});

test("only what is older than two years is forgotten, and only by the function for it", async () => {
  const [[young], [old]] = [await insertOld("729 days"), await insertOld("800 days")];
  await expect(sql.run("delete from audit_log where id = $1", [old.id])).rejects.toThrow("cannot be changed");
  // Nor by somebody who knows how the function does it, for what is younger.
  await expect(
    sql.run("with s as (select set_config('typeloop.forgets_audit_log', 'on', false)) delete from audit_log using s"),
  ).rejects.toThrow("cannot be changed");
  expect(await forgetAuditLog(server.services.database, 100)).toBe(1);
  expect(await sql.run("select id from audit_log where id = any($1)", [[young.id, old.id]])).toEqual([young]);
});
