import type { Database } from "../database/Database";
import {
  accountOf,
  assignmentsOf,
  bookmarksOf,
  certificatesOf,
  emailOf,
  groupsOf,
  learningOf,
  passedOf,
  pictureOf,
  sessionsOf,
} from "./personParts";
import { examPages, resultPages, textPages } from "./personPages";

/** The form of the file, for whoever reads it by a program. */
const FORMAT = "typeloop-person-1";

type Options = {
  readonly at: Date;
  /**
   * The row id of the group whose coach asks: then there is nothing of other groups in it. Null for whose file it is:
   * with the e-mail address and the devices, which are nobody else's business.
   */
  readonly groupId: string | null;
};

/**
 * Everything of one person, as the pieces of one JSON document. A page of rows is read when the one before has left.
 */
export async function* exportPerson(
  database: Database,
  userId: string,
  { at, groupId }: Options,
): AsyncGenerator<string> {
  const isOwn = groupId === null;
  yield `{"format": ${JSON.stringify(FORMAT)}`;
  yield write("exportedAt", at);
  yield write("account", {
    ...(await accountOf(database, userId)),
    ...(isOwn && { email: await emailOf(database, userId) }),
  });
  yield write("picture", await pictureOf(database, userId));
  if (isOwn) yield write("sessions", await sessionsOf(database, userId));
  yield write("groups", await groupsOf(database, userId, groupId));
  yield write("assignments", await assignmentsOf(database, userId, groupId));
  yield write("passedExercises", await passedOf(database, userId));
  yield write("learning", await learningOf(database, userId));
  yield write("bookmarks", await bookmarksOf(database, userId, groupId));
  yield write("certificates", await certificatesOf(database, userId));
  yield* writeList("texts", textPages(database, userId, groupId));
  yield* writeList("exams", examPages(database, userId));
  yield* writeList("results", resultPages(database, userId, groupId));
  yield "\n}\n";
}

function write(name: string, value: unknown): string {
  return `,\n${JSON.stringify(name)}: ${JSON.stringify(value)}`;
}

async function* writeList(name: string, pages: AsyncIterable<readonly object[]>): AsyncGenerator<string> {
  yield `,\n${JSON.stringify(name)}: [`;
  let separator = "\n";
  for await (const page of pages) {
    for (const row of page) {
      yield `${separator}${JSON.stringify(row)}`;
      separator = ",\n";
    }
  }
  yield "]";
}
