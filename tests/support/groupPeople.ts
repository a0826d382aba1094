import { Client } from "pg";
import * as account from "./accountOperations";
import * as op from "./groupOperations";
import { newMember, password, type Person } from "./people";
import type { TestServer } from "./startTestServer";

/** A group with somebody of each role. */
export type GroupPeople = {
  readonly id: string;
  readonly code: string;
  readonly owner: Person;
  readonly coach: Person;
  readonly member: Person;
};

/** Runs one statement on the database of a test's server. */
export async function runSql(server: TestServer, statement: string, values: readonly unknown[] = []): Promise<any[]> {
  const connection = new Client(server.database.config);
  await connection.connect();
  try {
    return (await connection.query(statement, [...values])).rows;
  } finally {
    await connection.end();
  }
}

/** A member who is an admin. The server must know `signIn`. */
export async function newAdmin(server: TestServer): Promise<Person> {
  const member = await newMember(server.url);
  await runSql(server, "update users set role = 'ADMIN' where username = $1", [member.username]);
  const { signIn } = await member.run(account.signIn, {
    input: { username: member.username, password, deviceLabel: "Test" },
  });
  member.token = signIn.token;
  return member;
}

/** A new group of somebody. */
export async function newGroup(owner: Person, name = "3B"): Promise<{ readonly id: string; readonly code: string }> {
  const { answer } = await owner.run(op.createGroup, { name });
  return { id: answer.group.id, code: answer.group.joinCode };
}

/** A new group with an owner, a coach and a member. */
export async function newGroupWithPeople(url: string, name = "3B"): Promise<GroupPeople> {
  const [owner, coach, member] = [await newMember(url), await newMember(url), await newMember(url)];
  const group = await newGroup(owner, name);
  for (const person of [coach, member]) await person.run(op.joinGroup, { code: group.code });
  await owner.run(op.setGroupRole, { input: { groupId: group.id, userId: coach.id, role: "COACH" } });
  return { ...group, owner, coach, member };
}

/** Says that an account was made by a coach of a group, as if it were. */
export async function markMadeIn(server: TestServer, groupId: string, person: Person): Promise<void> {
  const row = (globalId: string) => Buffer.from(globalId, "base64").toString().split(":")[1];
  await runSql(server, "update users set made_in_group_id = $1 where id = $2", [row(groupId), row(person.id)]);
}
