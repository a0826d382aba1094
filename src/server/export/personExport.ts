import type { Database } from "../database/Database";
import { placedLesson } from "../../engine/lessons/courseProgress";
import { and, asc, eq, isNull, lte, or, type SQL, sql, ne, notExists } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { earnedBadges, practiceDays, importedRuns, bookmarks, favorites } from "../database/progressSchema";
import { assignmentExceptions, assignmentOtherTexts, assignmentTasks, grades } from "../database/assignmentSchema";
import { results, texts, learningStates, passedExercises, assignmentMembers, assignments } from "../database/schema";
import { certificatesOf, examPages, PAGE, pages, ownDetailsOf, selectOwnData } from "./selectExport";
import { isDecision, isShared } from "../grades/earlierGrades";
import { groupMembers, groups, avatars, users } from "../database/userSchema";

/** Name of the file's format, for programs that read it. */
const FORMAT = "typeloop-person-1";

type Options = {
  readonly at: Date;
  /**
   * The row id of the group whose coach requested the export, which then has nothing from other groups. Null for the
   * user's own export, which also has the email address and the devices.
   */
  readonly groupId: string | null;
};

/**
 * Everything about one person, as chunks of one JSON document. The next page of rows is read after the previous one was
 * sent.
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
    ...(isOwn && (await ownDetailsOf(database, userId))),
  });
  yield write("picture", await pictureOf(database, userId));
  if (isOwn) for (const [name, rows] of Object.entries(await selectOwnData(database, userId))) yield write(name, rows);
  yield write("groups", await groupsOf(database, userId, groupId));
  yield write("assignments", await assignmentsOf(database, userId, { at, within: groupId }));
  yield write("grades", await gradesOf(database, userId, groupId));
  const passed = await passedOf(database, userId);
  yield write(
    "passedExercises",
    passed.filter((each) => !isPlacement(each)),
  );
  yield write(
    "openedLessons",
    passed.filter(isPlacement).map(({ exerciseId, passedAt }) => ({
      lessonId: placedLesson(exerciseId)?.id,
      openedAt: passedAt,
    })),
  );
  yield write("practiceDays", await practiceDaysOf(database, userId));
  yield write("learning", await learningOf(database, userId));
  yield write("badges", await badgesOf(database, userId));
  yield write("bookmarks", await bookmarksOf(database, userId, groupId));
  yield write("favorites", await favoritesOf(database, userId, groupId));
  yield write("certificates", await certificatesOf(database, userId, groupId));
  yield* writeList("texts", textPages(database, userId, groupId));
  yield* writeList("exams", examPages(database, userId, groupId));
  yield* writeList("results", resultPages(database, userId, groupId));
  if (isOwn) yield* writeList("importedRuns", importedPages(database, userId));
  yield "\n}\n";
}

function write(name: string, value: unknown): string {
  return `,\n${JSON.stringify(name)}: ${JSON.stringify(value)}`;
}

async function* writeList(name: string, batches: AsyncIterable<readonly object[]>): AsyncGenerator<string> {
  yield `,\n${JSON.stringify(name)}: [`;
  let separator = "\n";
  for await (const page of batches) {
    for (const row of page) {
      yield `${separator}${JSON.stringify(row)}`;
      separator = ",\n";
    }
  }
  yield "]";
}

/**
 * All results of a user with their logs, oldest first, without who reviewed a flag.
 * @param within row id of the only group to include; null for all. With one, races have no code, place or mode,
 * because they may be another group's.
 */
async function* resultPages(database: Database, userId: string, within: string | null) {
  const found = pages((after) =>
    database
      .select()
      .from(results)
      .where(and(eq(results.userId, userId), notOfOtherGroups(database, results.textId, within), after(results)))
      .orderBy(asc(results.createdAt), asc(results.id))
      .limit(PAGE),
  );
  for await (const page of found) {
    yield page.map(({ reviewedBy: _reviewer, ...result }) =>
      within === null ? result : { ...result, raceCode: null, place: null, racers: null, raceMode: null },
    );
  }
}

/**
 * All texts that a user added, oldest first.
 * @param within row id of the only group to include; null for all.
 */
function textPages(database: Database, userId: string, within: string | null) {
  const ofGroup = within === null ? undefined : or(isNull(texts.groupId), eq(texts.groupId, within));
  return pages((after) =>
    database
      .select()
      .from(texts)
      .where(and(eq(texts.ownerId, userId), ofGroup, after(texts)))
      .orderBy(asc(texts.createdAt), asc(texts.id))
      .limit(PAGE),
  );
}

/** Rows of imported runs in memory at a time. They are short, and there may be 100,000. */
const IMPORTED_PAGE = 1_000;

/** All runs that a user imported from other sites, oldest first. */
async function* importedPages(database: Database, userId: string) {
  const { source, typedAt, mode, modeAmount, language, durationMs, wpm, accuracy } = importedRuns;
  for (let last: { readonly typedAt: Date; readonly source: string } | undefined; ;) {
    const after: SQL | undefined =
      last && sql`(${typedAt}, ${source}) > (${last.typedAt.toISOString()}::timestamptz, ${last.source}::text)`;
    const rows = await database
      .select({ source, typedAt, mode, modeAmount, language, durationMs, wpm, accuracy })
      .from(importedRuns)
      .where(and(eq(importedRuns.userId, userId), after))
      .orderBy(asc(typedAt), asc(source))
      .limit(IMPORTED_PAGE);
    if (rows.length > 0) yield rows;
    last = rows.at(-1);
    if (rows.length < IMPORTED_PAGE) return;
  }
}

/**
 * The fields of an account. The password's hash is left out, and the email address too, which only the owner may see.
 */
async function accountOf(database: Database, userId: string) {
  const [user] = await database.select().from(users).where(eq(users.id, userId));
  return (
    user && {
      id: user.id,
      username: user.username,
      displayName: user.displayName,
      role: user.role,
      profileVisibility: user.profileVisibility,
      allowsGhost: user.allowsGhost,
      competes: user.competes,
      hasPicture: user.avatarHash !== null,
      createdAt: user.createdAt,
    }
  );
}

/** The picture as shown, WebP in base64; null if there is none. */
async function pictureOf(
  database: Database,
  userId: string,
): Promise<{ readonly type: string; readonly base64: string } | null> {
  const [avatar] = await database.select({ image: avatars.image }).from(avatars).where(eq(avatars.userId, userId));
  return avatar ? { type: "image/webp", base64: avatar.image.toString("base64") } : null;
}

/**
 * SQL condition that leaves out rows about texts of other groups.
 * @param textId of a row; null in rows without a text.
 * @param within row id of the only group to include; null for all.
 */
function notOfOtherGroups(database: Database, textId: AnyPgColumn, within: string | null): SQL | undefined {
  if (within === null) return undefined;
  const others = database
    .select({ id: texts.id })
    .from(texts)
    .where(and(eq(texts.id, textId), ne(texts.groupId, within)));
  return notExists(others);
}

/** @param within row id of the only group to include; null for all. */
function groupsOf(database: Database, userId: string, within: string | null) {
  return database
    .select({
      id: groups.id,
      name: groups.name,
      role: groupMembers.role,
      joinedAt: groupMembers.joinedAt,
      extraTime: groupMembers.extraTime,
      archivedAt: groups.archivedAt,
    })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(and(eq(groupMembers.userId, userId), within === null ? undefined : eq(groups.id, within)))
    .orderBy(asc(groupMembers.joinedAt));
}

/**
 * Assignments set to a user that have opened, and what is different for them.
 * @param within row id of the only group to include; null for all.
 */
async function assignmentsOf(
  database: Database,
  userId: string,
  { at, within }: { readonly at: Date; readonly within: string | null },
) {
  const { id, groupId, title, note, task, textId, state, opensAt, dueAt, closedAt } = assignments;
  const other = assignmentOtherTexts;
  return database
    .select({
      id,
      groupId,
      title,
      note,
      task,
      textId,
      furtherTasks: sql<readonly object[]>`coalesce((select json_agg(json_build_object('task', ${assignmentTasks.task},
        'textId', ${assignmentTasks.textId}) order by ${assignmentTasks.position}) from ${assignmentTasks}
        where ${assignmentTasks.assignmentId} = ${id}), '[]')`,
      state,
      opensAt,
      dueAt,
      closedAt,
      extendedUntil: assignmentExceptions.dueAt,
      otherTexts: sql<readonly object[]>`coalesce((select json_agg(json_build_object('insteadOf', ${other.insteadOf},
        'textId', ${other.textId})) from ${other} where ${other.assignmentId} = ${id}
        and ${other.userId} = ${userId}::uuid), '[]')`,
    })
    .from(assignments)
    .innerJoin(groupMembers, eq(groupMembers.groupId, groupId))
    .leftJoin(
      assignmentExceptions,
      and(eq(assignmentExceptions.assignmentId, id), eq(assignmentExceptions.userId, userId)),
    )
    .where(
      and(
        within === null ? undefined : eq(groupId, within),
        lte(opensAt, at),
        sql`${groupMembers.userId} = ${userId}::uuid and ${state} <> 'DRAFT' and (${assignments.isForAll} or exists (
        select 1 from ${assignmentMembers} where ${assignmentMembers.assignmentId} = ${id}
          and ${assignmentMembers.userId} = ${userId}::uuid))`,
      ),
    )
    .orderBy(asc(opensAt));
}

/**
 * What coaches decided about a user's grades, without who decided. Also of groups that the user has left.
 * @param within row id of the only group to include; null for all groups that show members their grades.
 */
function gradesOf(database: Database, userId: string, within: string | null) {
  const { assignmentId, percent, isExcused, comment, changedAt } = grades;
  return database
    .select({
      assignmentId,
      groupId: assignments.groupId,
      title: assignments.title,
      weight: assignments.weight,
      percent,
      isExcused,
      comment,
      changedAt,
    })
    .from(grades)
    .innerJoin(assignments, eq(assignments.id, assignmentId))
    .innerJoin(groups, eq(groups.id, assignments.groupId))
    .where(and(eq(grades.userId, userId), within === null ? isShared : eq(groups.id, within), isDecision))
    .orderBy(asc(changedAt), asc(assignmentId));
}

function badgesOf(database: Database, userId: string) {
  const { badgeId, earnedAt } = earnedBadges;
  return database
    .select({ badgeId, earnedAt })
    .from(earnedBadges)
    .where(eq(earnedBadges.userId, userId))
    .orderBy(asc(earnedAt), asc(badgeId));
}

function passedOf(database: Database, userId: string) {
  const { exerciseId, passedAt, stars } = passedExercises;
  return database
    .select({ exerciseId, passedAt, stars })
    .from(passedExercises)
    .where(eq(passedExercises.userId, userId))
    .orderBy(asc(passedAt));
}

function practiceDaysOf(database: Database, userId: string) {
  const { day, typedMs, goalMs } = practiceDays;
  return database
    .select({ day, typedMs, goalMs })
    .from(practiceDays)
    .where(eq(practiceDays.userId, userId))
    .orderBy(asc(day));
}

function learningOf(database: Database, userId: string) {
  const { layout, state, updatedAt } = learningStates;
  return database.select({ layout, state, updatedAt }).from(learningStates).where(eq(learningStates.userId, userId));
}

/** @param within row id of the only group to include; null for all. */
function bookmarksOf(database: Database, userId: string, within: string | null) {
  const { textId, position, updatedAt } = bookmarks;
  return database
    .select({ textId, position, updatedAt })
    .from(bookmarks)
    .where(and(eq(bookmarks.userId, userId), notOfOtherGroups(database, textId, within)));
}

/** @param within row id of the only group to include; null for all. */
function favoritesOf(database: Database, userId: string, within: string | null) {
  const { textId, createdAt } = favorites;
  return database
    .select({ textId, createdAt })
    .from(favorites)
    .where(and(eq(favorites.userId, userId), notOfOtherGroups(database, textId, within)))
    .orderBy(asc(createdAt));
}

function isPlacement({ exerciseId }: { readonly exerciseId: string }): boolean {
  return placedLesson(exerciseId) !== null;
}
