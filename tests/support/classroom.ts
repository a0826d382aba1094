import { randomUUID } from "node:crypto";
import * as op from "./assignmentOperations";
import { newMember, type Person } from "./people";
import { rowIdOf } from "./seedRuns";
import type { TestServer } from "./startTestServer";

/** A group with its owner, and somebody for each member. */
export type Classroom = { readonly id: string; readonly code: string; readonly owner: Person };

export async function newClassroom(server: TestServer, name = "Group 7"): Promise<Classroom> {
  const owner = await newMember(server.url);
  const { createGroup } = await owner.run(op.createGroup, { name });
  return { id: createGroup.group.id, code: createGroup.group.joinCode, owner };
}

export async function join({ code }: Classroom, person: Person): Promise<Person> {
  const { joinGroup } = await person.run(op.joinGroup, { code });
  if (joinGroup.group === undefined) throw new Error(JSON.stringify(joinGroup));
  return person;
}

/** Somebody new in the group. */
export async function newPupil(server: TestServer, room: Classroom): Promise<Person> {
  return join(room, await newMember(server.url));
}

/** Id of somebody's place in the group. */
export async function placeOf({ id, owner }: Classroom, person: Person): Promise<string> {
  const { node } = await owner.run(op.groupMembers, { id });
  return node.members.edges.find((edge: any) => edge.node.user.id === person.id).node.id;
}

const HOUR = 3_600_000;

/** The hours of somebody's work: from so many hours ago to so many from now. */
export const hours = (number: number): string => new Date(Date.now() + number * HOUR).toISOString();

/** A goal of ten minutes that opened an hour ago, unless said otherwise. */
export const goal = (fields: object = {}) => ({
  title: "Ten minutes",
  kind: "GOAL",
  minutes: 10,
  opensAt: hours(-1),
  ...fields,
});

/** An assignment that members can see. */
export async function setWork(room: Classroom, fields: object): Promise<any> {
  const { answer } = await room.owner.run(op.createAssignment, { input: { groupId: room.id, fields } });
  if (answer.assignment === undefined) throw new Error(JSON.stringify(answer));
  const { id, version } = answer.assignment;
  return (await room.owner.run(op.openAssignment, { id, version })).answer.assignment;
}

type Run = {
  readonly at?: string;
  readonly mode?: string;
  readonly textId?: string;
  readonly exerciseId?: string;
  readonly seconds?: number;
  readonly accuracy?: number;
  readonly wpm?: number;
  readonly deletions?: number | null;
  readonly status?: string;
  readonly from?: number;
  readonly to?: number;
};

/** Puts a run straight into the database, kept at this very moment. */
export async function addRun(server: TestServer, person: Person, run: Run = {}): Promise<void> {
  const {
    at = new Date().toISOString(),
    mode = "WORDS",
    textId,
    exerciseId,
    seconds = 60,
    accuracy = 97,
    wpm = 30,
    deletions = 0,
    status = "VERIFIED",
    from,
    to,
  } = run;
  const text = (value: string | null | undefined) => (value == null ? "null" : `'${value}'`);
  const rowId = textId === undefined ? null : Buffer.from(textId, "base64").toString().slice("Text:".length);
  await server.services.database.execute(
    `insert into results (user_id, run_id, mode, language, text_id, text_from, text_to, exercise_id, prompt, log,
      deletions, duration_ms, wpm, raw, strokes_per_minute, accuracy, consistency, status, started_at, created_at)
     values ('${rowIdOf(person.id)}', '${randomUUID()}', '${mode}', 'nl', ${text(rowId)}, ${from ?? "null"},
       ${to ?? "null"}, ${text(exerciseId)}, 'x', 'x', ${deletions ?? "null"}, ${seconds * 1000}, ${wpm}, ${wpm},
       ${wpm * 5}, ${accuracy}, 90, '${status}', '${at}', '${at}')`,
  );
}

/** Somebody is an admin from now on; tokens of before do not know it yet. */
export async function newAdmin(server: TestServer): Promise<Person> {
  const admin = await newMember(server.url);
  await server.services.database.execute(`update users set role = 'ADMIN' where username = '${admin.username}'`);
  return admin;
}
