import { and, asc, eq, inArray, isNull, type SQL } from "drizzle-orm";
import { strokesOf } from "../../../contract/examNormRules";
import {
  currentExamNorms,
  numberedLevels,
  type ExamLevel,
  type ExamLevels,
  type ExamNorm,
} from "../../../engine/exams/examNorms";
import type { Connection } from "../../database/Database";
import { examNorms, type ExamNormRow } from "../../database/examNormSchema";
import { groupMembers, groups } from "../../database/userSchema";
import type { Viewer } from "../../graphql/Context";
import { isUuid } from "../../graphql/pagination";

/** An own norm and the name of its group; null for one of the admins. */
export type OwnNormRow = ExamNormRow & { readonly groupName: string | null };

/** Own norms in the order in which they were made. */
export async function selectOwnNorms(database: Connection, which: SQL | undefined): Promise<OwnNormRow[]> {
  const rows = await database
    .select({ norm: examNorms, groupName: groups.name })
    .from(examNorms)
    .leftJoin(groups, eq(groups.id, examNorms.groupId))
    .where(which)
    .orderBy(asc(examNorms.createdAt), asc(examNorms.id));
  return rows.map(({ norm, groupName }) => ({ ...norm, groupName }));
}

/** All norms of a group, or of the admins (null), including archived ones. */
export function selectNormsOf(database: Connection, groupId: string | null): Promise<OwnNormRow[]> {
  return selectOwnNorms(database, groupId === null ? isNull(examNorms.groupId) : eq(examNorms.groupId, groupId));
}

/** All norms by which a viewer can begin an exam. */
export async function offeredNorms(database: Connection, viewer: Viewer | null): Promise<ExamNorm[]> {
  return [...currentExamNorms(), ...(await selectOfferedNorms(database, viewer))];
}

/** The own norms by which a viewer can begin an exam: those of the admins, then those of the groups they are in. */
async function selectOfferedNorms(database: Connection, viewer: Viewer | null): Promise<readonly ExamNorm[]> {
  const ofAdmins = await selectOwnNorms(database, and(isNull(examNorms.groupId), isNull(examNorms.archivedAt)));
  const ofGroups =
    viewer === null
      ? []
      : await selectOwnNorms(
          database,
          and(
            isNull(examNorms.archivedAt),
            isNull(groups.archivedAt),
            inArray(
              examNorms.groupId,
              database
                .select({ id: groupMembers.groupId })
                .from(groupMembers)
                .where(eq(groupMembers.userId, viewer.userId)),
            ),
          ),
        );
  return [...ofAdmins, ...ofGroups].map(toExamNorm);
}

/** The own norm with this name, by which members of a group can begin an exam; null if they cannot. */
export async function findNormForGroup(database: Connection, groupId: string, name: string): Promise<ExamNorm | null> {
  if (!isUuid(name)) return null;
  const [row] = await selectOwnNorms(database, and(eq(examNorms.id, name), isNull(examNorms.archivedAt)));
  return row && (row.groupId === null || row.groupId === groupId) ? toExamNorm(row) : null;
}

/** The titles of own norms, also of archived ones, in the order of the names; null for other norms. */
export async function selectTitles(database: Connection, names: readonly string[]): Promise<(string | null)[]> {
  const ids = names.filter(isUuid);
  const rows =
    ids.length === 0
      ? []
      : await database
          .select({ id: examNorms.id, title: examNorms.title })
          .from(examNorms)
          .where(inArray(examNorms.id, ids));
  const titles = new Map(rows.map(({ id, title }) => [id, title]));
  return names.map((name) => titles.get(name) ?? null);
}

/** The norm as the engine grades by it, and as an exam's log keeps it. */
export function toExamNorm({ id, groupId, groupName, title, version, definition }: OwnNormRow): ExamNorm {
  const { minutes, attempts, unit, errorsPerThousand, isNet, levels } = definition;
  const toLevels = (speedOf: (level: (typeof levels)[number]) => number): ExamLevels => {
    const [first, ...others] = levels.map((level, at): ExamLevel => ({
      id: numberedLevels[at] ?? "level6",
      strokesPerMinute: speedOf(level) * strokesOf[unit],
      maxErrors: null,
      ...(level.name === "" ? {} : { label: level.name }),
    }));
    if (!first) throw new Error(`The norm ${id} has no levels.`);
    return [first, ...others];
  };
  const hasDyslexia = levels.some(({ dyslexiaSpeed }) => dyslexiaSpeed !== null);
  return {
    name: id,
    version,
    minutes,
    attempts,
    errorLimit: { most: errorsPerThousand, of: 1000, isStrict: false },
    levels: toLevels(({ speed }) => speed),
    dyslexiaLevels: hasDyslexia ? toLevels(({ speed, dyslexiaSpeed }) => dyslexiaSpeed ?? speed) : null,
    unit: unit === "WORDS" ? "words" : "strokes",
    isNet,
    own: { title, group: groupId === null ? null : { id: groupId, name: groupName ?? "" } },
  };
}
