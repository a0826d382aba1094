import { tidyDatabase } from "../../../src/server/database/tidyDatabase";
import { openDatabase } from "../../../src/server/database/Database";
import * as account from "../../support/accountOperations";
import * as op from "../../support/groupOperations";
import { newGroup, newGroupWithPeople, runSql, type GroupPeople } from "../../support/groupPeople";
import * as member from "../../support/memberOperations";
import { makeMembers, signInByCard } from "../../support/memberPeople";
import { newGuest, newMember, type Person } from "../../support/people";
import { wordRun } from "../../support/practiceRun";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { WireClient } from "../../support/WireClient";

let server: TestServer;
let people: GroupPeople;
beforeAll(async () => {
  server = await startTestServer({
    operations: [...account.accountOperations, ...op.groupOperations, ...member.memberOperations],
  });
});
beforeEach(async () => {
  people = await newGroupWithPeople(server.url);
});
afterAll(() => server.close());

const rowOf = (globalId: string) => Buffer.from(globalId, "base64").toString().split(":")[1];
const outcome = (answer: any) => answer.code ?? answer.__typename;
const make = async (uses = 1, days = 7) => {
  const { answer } = await people.owner.run(op.createCoachLink, { input: { groupId: people.id, uses, days } });
  return { code: answer.coachCode as string, links: answer.group.coachLinks as { id: string }[] };
};
const accept = async (person: WireClient, code: string) =>
  outcome((await person.run(op.acceptCoachLink, { code })).answer);
const roleOf = async (person: Person) => (await person.run(op.groupNode, { id: people.id })).node?.myRole ?? null;

test("a link says what it gives before it is accepted, makes one person a coach, and then works no more", async () => {
  const { code } = await make();
  const colleague = await newMember(server.url);
  const seen = (await new WireClient(server.url).run(op.coachInvitation, { code })).answer;
  expect(seen).toMatchObject({ groupName: "3B", role: "COACH", invitedBy: "Somebody", coached: null });
  expect(seen.coaches).toHaveLength(2);
  expect(await roleOf(colleague)).toBeNull();
  expect(await accept(colleague, code.toLowerCase())).toBe("GroupSuccess");
  expect(await roleOf(colleague)).toBe("COACH");
  // The answer may have been lost.
  expect(await accept(colleague, code)).toBe("GroupSuccess");
  expect(await accept(await newMember(server.url), code)).toBe("COACH_LINK_UNKNOWN");
  expect(outcome((await colleague.run(op.coachInvitation, { code })).answer)).toBe("COACH_LINK_UNKNOWN");
});

test("a link for several people counts each once, and not those who run the group already", async () => {
  const { code } = await make(5, 1);
  const left = async () => (await people.owner.run(op.coachLinks, { id: people.id })).node.coachLinks[0].usesLeft;
  expect(await accept(people.owner, code)).toBe("GroupSuccess");
  expect(await roleOf(people.owner)).toBe("OWNER");
  expect(await accept(people.coach, code)).toBe("GroupSuccess");
  expect(await left()).toBe(5);
  const answers = await Promise.all([1, 2, 3].map(() => accept(people.member, code)));
  expect(answers).toEqual(["GroupSuccess", "GroupSuccess", "GroupSuccess"]);
  expect(await roleOf(people.member)).toBe("COACH");
  expect(await left()).toBe(4);
});

test("two who accept the last use at once: one becomes a coach", async () => {
  const { code } = await make();
  const both = [await newMember(server.url), await newMember(server.url)];
  const answers = await Promise.all(both.map((person) => accept(person, code)));
  expect(answers.sort()).toEqual(["COACH_LINK_UNKNOWN", "GroupSuccess"]);
});

test("a coach who was removed does not come back by the same link", async () => {
  const { code } = await make(5);
  const colleague = await newMember(server.url);
  await accept(colleague, code);
  await people.owner.run(op.setGroupRole, { input: { groupId: people.id, userId: colleague.id, role: "MEMBER" } });
  expect(await accept(colleague, code)).toBe("COACH_LINK_UNKNOWN");
  expect(await roleOf(colleague)).toBe("MEMBER");
});

test("who ran the group and no longer does comes back by no link that was made before", async () => {
  const { owner, coach, id } = people;
  const second = await newMember(server.url);
  await accept(second, (await make()).code);
  await owner.run(op.setGroupRole, { input: { groupId: id, userId: second.id, role: "OWNER" } });
  const { answer } = await second.run(op.createCoachLink, { input: { groupId: id, uses: 20, days: 30 } });
  const { code } = await make(5);
  // They run it already, so this takes no use.
  await accept(coach, code);
  for (const person of [second, coach])
    await owner.run(op.setGroupRole, { input: { groupId: id, userId: person.id, role: "MEMBER" } });
  expect(await accept(second, answer.coachCode)).toBe("COACH_LINK_UNKNOWN");
  expect(await accept(coach, code)).toBe("COACH_LINK_UNKNOWN");
  await owner.run(op.setGroupRole, { input: { groupId: id, userId: coach.id, role: "COACH" } });
  const place = Buffer.from(`GroupMember:${rowOf(id)}:${rowOf(coach.id)}`).toString("base64");
  expect(outcome((await owner.run(member.removeMembers, { ids: [place] })).answer)).toBe("MembersGone");
  expect(await accept(coach, answer.coachCode)).toBe("COACH_LINK_UNKNOWN");
  expect(await roleOf(coach)).toBeNull();
  expect(await accept(people.member, answer.coachCode)).toBe("GroupSuccess");
  expect(await accept(coach, (await make()).code)).toBe("GroupSuccess");
});

test("a revoked link, an expired one, and one of an archived group do not work", async () => {
  const { code, links } = await make();
  const colleague = await newMember(server.url);
  for (let times = 0; times < 2; times += 1) {
    const { answer } = await people.owner.run(op.removeCoachLink, { id: people.id, linkId: links[0]!.id });
    expect(answer).toMatchObject({ __typename: "GroupSuccess", group: { coachLinks: [] } });
  }
  expect(await accept(colleague, code)).toBe("COACH_LINK_UNKNOWN");
  const expired = await make();
  await runSql(server, "update coach_links set expires_at = now() - interval '25 hours'");
  expect(await accept(colleague, expired.code)).toBe("COACH_LINK_UNKNOWN");
  const resting = await make();
  await people.owner.run(op.archiveGroup, { id: people.id });
  expect(await accept(colleague, resting.code)).toBe("COACH_LINK_UNKNOWN");
  const { database, close } = openDatabase(server.database.config);
  await tidyDatabase(database, Date.now(), "Europe/Amsterdam");
  await close();
  expect(await runSql(server, "select id from coach_links where expires_at < now()")).toEqual([]);
});

test("a guest needs an account, a full list of links refuses, and the code is not stored", async () => {
  const { code } = await make();
  expect(await accept(await newGuest(server.url), code)).toBe("ACCOUNT_NEEDED");
  const rows = await runSql(server, "select to_jsonb(t)::text as row from coach_links t");
  expect(rows.some(({ row }) => row.includes(code))).toBe(false);
  for (let made = 1; made < 10; made += 1) await make();
  const { answer } = await people.owner.run(op.createCoachLink, { input: { groupId: people.id, uses: 1, days: 1 } });
  expect(outcome(answer)).toBe("TOO_MANY_COACH_LINKS");
});

test("who changes class by the new code keeps everything, and the coaches of the old class see nothing from then on", async () => {
  const newTeacher = await newMember(server.url);
  const next = await newGroup(newTeacher, "4B");
  const [made] = await makeMembers(people.coach, people.id, ["Emma"]);
  const emma = (await signInByCard(server.url, made!))!;
  await emma.run(account.saveResult, { input: wordRun() });
  for (let times = 0; times < 2; times += 1) {
    const { answer } = await emma.run(op.changeClass, { code: next.code, from: people.id });
    expect(answer).toMatchObject({ __typename: "GroupSuccess", group: { name: "4B", myRole: "MEMBER" } });
  }
  expect((await emma.run(op.myGroups)).viewer.groups.map(({ name }: any) => name)).toEqual(["4B"]);
  expect((await emma.run(account.myResults)).viewer.results.edges).toHaveLength(1);
  expect((await people.coach.run(member.managed, { id: made!.memberId })).node).toBeNull();
  expect(outcome((await people.coach.run(member.eraseMember, { id: made!.memberId })).answer)).toBe("NOT_FOUND");
});

test("nobody leaves a class when the new one cannot be joined, and who runs a group does not leave it this way", async () => {
  const next = await newGroup(await newMember(server.url), "4B");
  const change = async (person: Person, code: string) =>
    outcome((await person.run(op.changeClass, { code, from: people.id })).answer);
  expect(await change(people.member, "22222222")).toBe("JOIN_CODE_UNKNOWN");
  expect(await change(people.coach, next.code)).toBe("NOT_ALLOWED");
  expect([await roleOf(people.member), await roleOf(people.coach)]).toEqual(["MEMBER", "COACH"]);
  expect((await people.coach.run(op.myGroups)).viewer.groups).toHaveLength(1);
});
