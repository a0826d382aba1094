import { randomUUID } from "node:crypto";
import { groupOperations as contract, type GroupOperation } from "../../../src/contract/adminRules";
import { dayNumber } from "../../../src/contract/dates";
import { defaultGroupSettings } from "../../../src/contract/groupRules";
import { accountOperations, openLesson } from "../../support/accountOperations";
import * as work from "../../support/assignmentOperations";
import { goal, hours } from "../../support/classroom";
import * as grades from "../../support/gradeOperations";
import * as group from "../../support/groupOperations";
import { newAdmin, newGroup, runSql } from "../../support/groupPeople";
import * as races from "../../support/groupRaceOperations";
import * as members from "../../support/memberOperations";
import { makeMembers, type MadeMember } from "../../support/memberPeople";
import * as norms from "../../support/normOperations";
import { newMember, type Person } from "../../support/people";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import * as texts from "../../support/textOperations";
import * as tournaments from "../../support/tournamentOperations";
import * as walls from "../../support/wallOperations";

// Whatever an admin does in a group that others run is in the audit log, once; what a coach does in their own is not.
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    operations: [
      ...accountOperations,
      ...group.groupOperations,
      ...members.memberOperations,
      ...work.assignmentOperations,
      ...grades.gradeOperations,
      ...walls.wallOperations,
      ...tournaments.tournamentOperations,
      ...races.groupRaceOperations,
      ...norms.normOperations,
      ...texts.textOperations,
    ],
  });
});
afterAll(() => server.close());

type Room = {
  readonly id: string;
  readonly code: string;
  readonly owner: Person;
  readonly pupils: readonly MadeMember[];
};

async function newRoom(name: string): Promise<Room> {
  const owner = await newMember(server.url);
  const made = await newGroup(owner, name);
  return { ...made, owner, pupils: await makeMembers(owner, made.id, ["Emma", "Finn", "Noor", "Sam", "Tess"]) };
}

const rowsOf = (person: Person): Promise<any[]> =>
  runSql(
    server,
    `select action, target_name as name, details ->> 'operation' as operation from audit_log where actor_id = $1
     order by created_at, id`,
    [row(person.id)],
  );

const versionOf = async ({ id, owner }: Room): Promise<number> =>
  (await owner.run(group.groupNode, { id })).node.version;

const row = (globalId: string) => Buffer.from(globalId, "base64").toString().split(":")[1] ?? "";

const textDraft = { title: "Of the admin", language: "EN", body: "A text that is long enough for the group to type." };

/** Every mutation of a group, in an order in which each is possible: what is made first is changed and then deleted. */
function stepsIn(
  room: Room,
  elsewhere: Room,
): readonly (readonly [GroupOperation, (person: Person) => Promise<any>])[] {
  const { id, pupils } = room;
  const [emma, finn, noor, sam, tess] = pupils as [MadeMember, MadeMember, MadeMember, MadeMember, MadeMember];
  const kept: Record<string, any> = {};
  const keep = async (name: string, answer: Promise<any>) => {
    const given = await answer;
    kept[name] = given.answer ?? given;
    return given;
  };
  const assignment = (which: string) => kept[which].assignment;
  const race = () => kept["race"].race.code as string;
  const today = dayNumber(Date.now(), server.services.timeZone);
  const cup = {
    groupId: id,
    name: "Cup",
    firstDay: today,
    lastDay: today + 1,
    bestDays: 1,
    languages: ["EN"],
    length: "SHORT",
    rule: "SPEED",
  };
  const gradeId = () => Buffer.from(`Grade:${row(assignment("work").id)}:${row(emma.id)}`).toString("base64");
  return [
    [
      "addMembers",
      (person) =>
        person.run(members.addMembers, {
          input: { groupId: id, batchId: randomUUID(), language: "EN", rows: [{ name: "Late" }] },
        }),
    ],
    ["setExtraTime", (person) => person.run(members.setExtraTime, { ids: [emma.memberId], extraTime: 25 })],
    [
      "changeGroup",
      async (person) =>
        person.run(group.changeGroup, {
          input: { groupId: id, version: await versionOf(room), settings: { ...defaultGroupSettings } },
        }),
    ],
    [
      "changeGrading",
      async (person) =>
        person.run(grades.changeGrading, {
          input: {
            groupId: id,
            version: await versionOf(room),
            scale: "TEN",
            steps: [],
            latePercent: 5,
            isShared: false,
          },
        }),
    ],
    ["setJoining", (person) => person.run(group.setJoining, { id, isOpen: true })],
    ["renewJoinCode", (person) => person.run(group.renewJoinCode, { id })],
    ["setClassGoal", (person) => person.run(walls.setClassGoal, { input: { groupId: id, minutes: 90 } })],
    [
      "saveSeating",
      (person) =>
        person.run(walls.saveSeating, { input: { groupId: id, columns: 6, seats: [{ userId: emma.id, seat: 1 }] } }),
    ],
    ["createWallLink", (person) => keep("link", person.run(walls.createWallLink, { groupId: id }))],
    [
      "removeWallLink",
      (person) => person.run(walls.removeWallLink, { groupId: id, linkId: kept["link"].group.wallLinks[0].id }),
    ],
    ["removeCoachLink", (person) => person.run(group.removeCoachLink, { id, linkId: "gone" })],
    [
      "createAssignment",
      (person) => keep("work", person.run(work.createAssignment, { input: { groupId: id, fields: goal() } })),
    ],
    [
      "copyAssignment",
      (person) =>
        person.run(work.copyAssignment, {
          input: { id: assignment("work").id, groupIds: [id], opensAt: hours(24) },
        }),
    ],
    [
      "changeAssignment",
      (person) =>
        keep(
          "work",
          person.run(work.changeAssignment, {
            input: { id: assignment("work").id, version: assignment("work").version, fields: goal({ minutes: 12 }) },
          }),
        ),
    ],
    [
      "openAssignment",
      (person) =>
        keep(
          "work",
          person.run(work.openAssignment, { id: assignment("work").id, version: assignment("work").version }),
        ),
    ],
    [
      "setAssignmentWeight",
      (person) => person.run(grades.setAssignmentWeight, { id: assignment("work").id, weight: 2 }),
    ],
    [
      "changeForMember",
      (person) =>
        person.run(work.changeForMember, {
          input: { id: assignment("work").id, memberId: emma.memberId, version: 0, isExcused: false, otherTexts: [] },
        }),
    ],
    [
      "setGrade",
      (person) =>
        person.run(grades.setGrade, {
          input: { id: gradeId(), version: 1, percent: 80, isExcused: false, comment: "Well done" },
        }),
    ],
    [
      "closeAssignment",
      (person) => person.run(work.closeAssignment, { id: assignment("work").id, version: assignment("work").version }),
    ],
    [
      "makePlan",
      (person) =>
        person.run(work.makePlan, {
          input: {
            groupId: id,
            plan: "AGE_9_12",
            layout: "US_INTERNATIONAL",
            language: "EN",
            startsOn: "2030-01-07",
            titles: Array.from({ length: 12 }, (_, week) => `Week ${week + 1}`),
            isOpen: false,
          },
        }),
    ],
    ["openLesson", (person) => person.run(openLesson, { lessonId: "us-fj", memberId: emma.memberId })],
    [
      "createOwnExamNorm",
      (person) => keep("norm", person.run(norms.createNorm, { input: { groupId: id, fields: norms.normFields } })),
    ],
    [
      "changeOwnExamNorm",
      (person) =>
        person.run(norms.changeNorm, {
          input: {
            id: kept["norm"].ownExamNorm.id,
            version: kept["norm"].ownExamNorm.norm.version,
            fields: { ...norms.normFields, minutes: 4 },
          },
        }),
    ],
    ["archiveOwnExamNorm", (person) => person.run(norms.archiveNorm, { id: kept["norm"].ownExamNorm.id })],
    ["restoreOwnExamNorm", (person) => person.run(norms.restoreNorm, { id: kept["norm"].ownExamNorm.id })],
    [
      "saveText",
      (person) =>
        keep("text", person.run(texts.saveText, { input: { ...textDraft, visibility: "GROUP", groupId: id } })),
    ],
    [
      "shareText",
      async (person) => {
        const { saveText } = await person.run(texts.saveText, { input: { ...textDraft, title: "Another" } });
        const { id: textId, version } = saveText.text;
        return person.run(texts.shareText, { input: { text: { id: textId, version }, groupId: id } });
      },
    ],
    ["startTournament", (person) => keep("cup", person.run(tournaments.startTournament, { input: cup }))],
    ["endTournament", (person) => person.run(tournaments.endTournament, { id: kept["cup"].tournaments.current.id })],
    [
      "deleteTournament",
      (person) => person.run(tournaments.deleteTournament, { groupId: id, id: kept["cup"].tournaments.current.id }),
    ],
    [
      "startHeats",
      (person) =>
        person.run(races.startHeats, {
          input: { groupId: id, heats: 2, best: 1, split: "DRAW", language: "EN", length: "SHORT" },
        }),
    ],
    [
      "createGroupRace",
      (person) =>
        keep("race", person.run(races.createGroupRace, { groupId: id, input: { language: "EN", mode: "TEAMS" } })),
    ],
    [
      "setRacerTeam",
      async (person) => {
        for (const pupil of [room.owner, elsewhere.owner]) await pupil.run(races.joinRace, { code: race() });
        return person.run(races.setRacerTeam, { code: race(), userId: room.owner.id, team: 1 });
      },
    ],
    ["kickRacer", (person) => person.run(races.kickRacer, { code: race(), userId: room.owner.id })],
    [
      "startRace",
      async (person) => {
        await keep("race", person.run(races.createGroupRace, { groupId: id, input: { language: "EN" } }));
        await room.owner.run(races.joinRace, { code: race() });
        return person.run(races.startRace, { code: race() });
      },
    ],
    [
      "cancelRace",
      async (person) => {
        await keep("race", person.run(races.createGroupRace, { groupId: id, input: { language: "EN" } }));
        return person.run(races.cancelRace, { code: race() });
      },
    ],
    ["moveMembers", (person) => person.run(members.moveMembers, { ids: [finn.memberId], to: elsewhere.id })],
    ["removeMembers", (person) => person.run(members.removeMembers, { ids: [noor.memberId, tess.memberId] })],
    [
      "eraseRemovedMember",
      async (person) => {
        await room.owner.run(members.eraseMember, { id: sam.memberId });
        const { node } = await room.owner.run(members.removedMembers, { id });
        return person.run(members.eraseRemovedMember, { id: node.removedMembers.edges[0].node.id });
      },
    ],
    [
      "deleteAssignment",
      async (person) => {
        const { answer } = await room.owner.run(work.createAssignment, { input: { groupId: id, fields: goal() } });
        return person.run(work.deleteAssignment, { id: answer.assignment.id, version: answer.assignment.version });
      },
    ],
  ];
}

/** What needs a race that has been typed to its end: the same check of rights as `startRace` and `startHeats`. */
const untried = new Set<GroupOperation>(["rematch", "startFinal"]);

/** What a step does before: the entries about it are not what is looked at. */
const before: Partial<Record<GroupOperation, number>> = { startRace: 1, cancelRace: 1 };

const failureOf = (data: Record<string, any>): unknown => {
  const [answer] = Object.values(data);
  return answer.issues ?? answer.code ?? null;
};

test("each mutation that an admin makes in a group of others is one entry, about that group", async () => {
  const [room, elsewhere] = [await newRoom("Of others"), await newRoom("Elsewhere")];
  const admin = await newAdmin(server);
  const steps = stepsIn(room, elsewhere);
  expect(
    steps
      .map(([operation]) => operation)
      .concat([...untried])
      .sort(),
  ).toEqual([...contract]);
  let seen = 0;
  for (const [operation, step] of steps) {
    const failure = failureOf(await step(admin));
    expect([operation, failure]).toEqual([operation, null]);
    const rows = (await rowsOf(admin)).slice(seen + (before[operation] ?? 0));
    seen += rows.length + (before[operation] ?? 0);
    const entry = { action: "GROUP_CHANGED", name: "Of others", operation };
    const both = operation === "moveMembers" ? [entry, { ...entry, name: "Elsewhere" }] : [entry];
    expect(rows).toEqual(both);
  }
}, 60_000);

test("an admin who coaches the group is one of its coaches: nothing is recorded", async () => {
  const [room, elsewhere] = [await newRoom("Own"), await newRoom("Own, too")];
  const coach = await newAdmin(server);
  for (const { id, code, owner } of [room, elsewhere]) {
    expect((await coach.run(group.joinGroup, { code })).joinGroup ?? {}).not.toHaveProperty("code");
    await owner.run(group.setGroupRole, { input: { groupId: id, userId: coach.id, role: "COACH" } });
  }
  for (const [operation, step] of stepsIn(room, elsewhere)) {
    if (operation === "removeCoachLink") continue;
    expect([operation, failureOf(await step(coach))]).toEqual([operation, null]);
  }
  expect(await rowsOf(coach)).toEqual([]);
  // What only the owner may do, they do as an admin.
  expect(failureOf(await coach.run(group.removeCoachLink, { id: room.id, linkId: "gone" }))).toBeNull();
  expect(await rowsOf(coach)).toEqual([{ action: "GROUP_CHANGED", name: "Own", operation: "removeCoachLink" }]);
}, 60_000);

test("what is refused is not recorded, nor what only reads, nor what has an entry of its own twice", async () => {
  const [room, resting] = [await newRoom("Refused"), await newRoom("Archived")];
  const admin = await newAdmin(server);
  await resting.owner.run(group.archiveGroup, { id: resting.id });
  const fields = goal();
  const refused = await Promise.all([
    admin.run(group.changeGroup, { input: { groupId: room.id, version: 99 } }),
    admin.run(walls.setClassGoal, { input: { groupId: room.id, minutes: -1 } }),
    admin.run(work.createAssignment, { input: { groupId: room.id, fields: { ...fields, title: "" } } }),
    admin.run(work.createAssignment, { input: { groupId: resting.id, fields } }),
    admin.run(walls.createWallLink, { groupId: resting.id }),
    admin.run(races.startHeats, {
      input: { groupId: room.id, heats: 9, best: 1, split: "DRAW", language: "EN", length: "SHORT" },
    }),
    admin.run(work.copyAssignment, { input: { id: "nonsense", groupIds: [room.id], opensAt: hours(1) } }),
    admin.run(members.moveMembers, { ids: [room.pupils[0]!.memberId], to: resting.id }),
    admin.run(members.removeMembers, { ids: ["nonsense"] }),
  ]);
  for (const data of refused) expect(failureOf(data)).not.toBeNull();
  await admin.run(grades.gradeBook, { id: room.id, period: "ALL" });
  expect(await rowsOf(admin)).toEqual([]);
  await admin.run(group.createCoachLink, { input: { groupId: room.id, uses: 1, days: 1 } });
  await admin.run(members.resetPassPhrases, { ids: [room.pupils[0]!.memberId], language: "EN" });
  expect((await rowsOf(admin)).map(({ action }) => action)).toEqual(["COACH_LINK_CREATED", "PASSWORD_RENEWED"]);
});
