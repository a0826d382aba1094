import { and, eq } from "drizzle-orm";
import { openDatabase } from "../../../src/server/database/Database";
import { groupMembers, groups, users } from "../../../src/server/database/userSchema";
import { fromGlobalId } from "../../../src/server/globalIds";
import type { GroupRole } from "../../../src/server/groups/groups";
import * as accounts from "../../support/accountOperations";
import * as op from "../../support/liveOperations";
import { newMember, type Person } from "../../support/people";
import { startTestServer, type TestServer, type TestServerOptions } from "../../support/startTestServer";

/** A school with one server: people, groups, and the doors by which they come and go. */
export class Classroom {
  readonly server: TestServer;
  readonly lines: string[];
  readonly #database: ReturnType<typeof openDatabase>;
  #people: Person[] = [];

  private constructor(server: TestServer, lines: string[]) {
    this.server = server;
    this.lines = lines;
    this.#database = openDatabase(server.database.config);
  }

  static async open(more: Partial<TestServerOptions> = {}): Promise<Classroom> {
    const lines: string[] = [];
    const operations = [
      ...op.liveOperations,
      accounts.createGuest,
      accounts.signUp,
      accounts.renameMe,
      accounts.signOut,
    ];
    return new Classroom(
      await startTestServer({ operations, log: { write: (line) => lines.push(line) }, ...more }),
      lines,
    );
  }

  get url(): string {
    return this.server.url;
  }

  get database() {
    return this.#database.database;
  }

  async person(name?: string): Promise<Person> {
    const person = await newMember(this.url);
    if (name !== undefined)
      await this.database
        .update(users)
        .set({ displayName: name })
        .where(eq(users.id, rowOf(person)));
    this.#people.push(person);
    return person;
  }

  async admin(): Promise<Person> {
    const person = await this.person();
    await this.database
      .update(users)
      .set({ role: "ADMIN" })
      .where(eq(users.id, rowOf(person)));
    // What their token says is read again when they come anew.
    return person;
  }

  /** A group of these people; gives its global id. */
  async group(
    name: string,
    owner: Person,
    members: readonly Person[] = [],
    coaches: readonly Person[] = [],
  ): Promise<string> {
    const { createGroup } = await owner.run(op.createGroup, { name });
    const { id, joinCode } = createGroup.group;
    for (const member of [...members, ...coaches]) await member.run(op.joinGroup, { code: joinCode });
    for (const coach of coaches) await this.setRole(id, coach, "COACH");
    return id;
  }

  /** Somebody joins by the group's code. */
  async join(group: string, person: Person): Promise<void> {
    const [row] = await this.database
      .select({ joinCode: groups.joinCode })
      .from(groups)
      .where(eq(groups.id, fromGlobalId("Group", group) ?? ""));
    await person.run(op.joinGroup, { code: row?.joinCode });
  }

  /** Makes somebody something else in a group; null removes them. */
  async setRole(group: string, person: Person, role: GroupRole | null): Promise<void> {
    const groupId = fromGlobalId("Group", group) ?? "";
    const place = and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, rowOf(person)));
    if (role === null) await this.database.delete(groupMembers).where(place);
    else await this.database.update(groupMembers).set({ role }).where(place);
    this.server.services.groupRoles.changed(groupId);
  }

  async archive(group: string, isArchived = true): Promise<void> {
    const groupId = fromGlobalId("Group", group) ?? "";
    await this.database
      .update(groups)
      .set({ archivedAt: isArchived ? new Date() : null })
      .where(eq(groups.id, groupId));
    this.server.services.groupRoles.changed(groupId);
  }

  /** Everybody leaves. */
  async dismiss(): Promise<void> {
    const people = this.#people;
    this.#people = [];
    await Promise.all(people.map((person) => person.disconnect()));
  }

  async close(): Promise<void> {
    await this.dismiss();
    await this.#database.close();
    await this.server.close();
  }
}

export function rowOf({ id }: { readonly id: string }): string {
  return fromGlobalId("User", id) ?? "";
}
