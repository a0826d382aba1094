import { inArray, sql } from "drizzle-orm";
import type { Database } from "../../database/Database";
import { assignments, groupMembers } from "../../database/groupSchema";
import { results, texts } from "../../database/schema";
import type { SeenAssignment } from "../findAssignments";
import { assignedRows } from "./assignedRows";
import { countedRuns, toDate } from "./countedRuns";
import { gather } from "./gather";
import { noWork, type Work, type WorkByMember, workKey } from "./MemberProgress";

/** What one member typed of one stretch of a text; `from_at` and `to_at` are null for the whole. */
type Row = {
  readonly id: string;
  readonly user_id: string;
  readonly from_at: number | null;
  readonly to_at: number | null;
  readonly runs: number;
  readonly accuracy: number;
  readonly wpm: number;
  readonly last_at: string;
  readonly good_at: string | null;
};

/**
 * What members did of texts. Done is a text of which every character was typed in a run that was right enough: in one
 * run, or in portions. A race on the same text is
 * something else.
 */
export async function textWork(
  database: Database,
  typed: readonly SeenAssignment[],
  userId: string | null,
): Promise<WorkByMember> {
  if (typed.length === 0) return new Map();
  const { from, where } = assignedRows({ ids: typed.map(({ id }) => id), userId });
  const isOfText = sql`${results.textId} = ${assignments.textId} and ${results.mode} = 'TEXT'`;
  const { rows } = await database.execute<Row>(sql`
    select ${assignments.id} as id, ${groupMembers.userId} as user_id, ${results.textFrom} as from_at, ${results.textTo} as to_at,
      count(*)::int as runs, max(${results.accuracy}) as accuracy, max(${results.wpm}) as wpm, max(${results.createdAt}) as last_at,
      min(${results.createdAt}) filter (where ${results.accuracy} >= coalesce((${assignments.task} ->> 'accuracy')::int, 0)) as good_at
    from ${from} join ${results} on ${countedRuns(isOfText)}
    where ${where}
    group by 1, 2, 3, 4`);
  const lengths = await textLengths(database, typed, rows);
  const byMember = gather(rows, ({ id, user_id: member }) => workKey(id, member));
  return new Map(Array.from(byMember, ([key, all]) => [key, workOf(all, lengths.get(all[0]?.id ?? "") ?? 0)]));
}

/** How long the texts are of which portions were typed, in UTF-16 units, by assignment. */
async function textLengths(
  database: Database,
  typed: readonly SeenAssignment[],
  rows: readonly Row[],
): Promise<ReadonlyMap<string, number>> {
  const inPortions = new Set(rows.filter((row) => row.from_at !== null).map(({ id }) => id));
  const wanted = typed.flatMap(({ id, textId }) => (textId !== null && inPortions.has(id) ? [{ id, textId }] : []));
  if (wanted.length === 0) return new Map();
  const found = await database
    .select({ id: texts.id, body: texts.body })
    .from(texts)
    .where(
      inArray(
        texts.id,
        wanted.map(({ textId }) => textId),
      ),
    );
  const byText = new Map(found.map(({ id, body }) => [id, body.length]));
  return new Map(wanted.map(({ id, textId }) => [id, byText.get(textId) ?? 0]));
}

function workOf(rows: readonly Row[], length: number): Work {
  const last = rows.map((row) => new Date(row.last_at)).reduce((one, other) => (one > other ? one : other));
  const good = rows.flatMap((row) => {
    const at = toDate(row.good_at);
    return at === null ? [] : [{ at, from: row.from_at ?? 0, to: row.to_at ?? Number.POSITIVE_INFINITY }];
  });
  const inOrder = good.toSorted((one, other) => +one.at - +other.at);
  const doneWith = inOrder.findIndex((_, at) => covered(inOrder.slice(0, at + 1), length) >= length);
  return {
    ...noWork,
    runs: rows.reduce((sum, { runs }) => sum + runs, 0),
    accuracy: Math.max(...rows.map(({ accuracy }) => accuracy)),
    wpm: Math.max(...rows.map(({ wpm }) => wpm)),
    lastAt: last,
    doneAt: inOrder[doneWith]?.at ?? null,
    part: doneWith >= 0 ? 1 : length === 0 ? 0 : covered(inOrder, length) / length,
  };
}

/** How many characters from the start to the end lie in at least one stretch. */
function covered(stretches: readonly { readonly from: number; readonly to: number }[], length: number): number {
  let reached = 0;
  let sum = 0;
  for (const { from, to } of stretches.toSorted((one, other) => one.from - other.from)) {
    const end = Math.min(to, length);
    sum += Math.max(0, end - Math.max(from, reached));
    reached = Math.max(reached, end);
  }
  return sum;
}
