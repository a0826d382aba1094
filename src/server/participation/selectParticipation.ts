import { and, sql, type SQL } from "drizzle-orm";
import { courseChapters } from "../../contract/enums";
import type { Chapter } from "../../engine/lessons/Course";
import { courses, findExercise } from "../../engine/lessons/courses";
import { mondayOf, weekOf } from "../../engine/progress/weeklyMedians";
import { dayOf, startOfDay } from "../database/calendar";
import type { ReadConnection } from "../database/Database";
import { type CountedAccount, type ParticipationCount, practiceDays } from "../database/progressSchema";
import { passedExercises } from "../database/schema";
import { groupMembers, users } from "../database/userSchema";
import { type MonthSums, type Participation, type StopSums, toPart, toSum } from "./sums";

const DAY_MS = 86_400_000;

/** Months that are shown. */
const MONTHS = 6;

/** People whose account was made more days before that month are not counted: that bounds what is read. */
const UNUSED_DAYS = 92;

/** Weeks after which people are looked at, the first one included. As many without practice are a stop. */
const WEEKS = 4;

/** Accounts per statement: few enough that it takes a fraction of a second, whatever else the host does. */
const SLICE = 2_000;

/** Accounts of the host after one and up to another; null for the first or the last of all. */
type Slice = { readonly after: CountedAccount | null; readonly last: CountedAccount | null };

/** The day for which something is counted, see dayNumber, and the time zone of days. */
export type CountedDay = { readonly day: number; readonly timeZone: string };

/**
 * The sums of a group's members. Only months and weeks that are over are summed, so that comparing two readings does
 * not show what one person did in between. A day is one on which somebody practiced, as practice_days has it: a
 * calendar day in the host's time zone, also when the clock changes.
 * @param groupId of the group. Members count from the day on which they joined.
 * @param today see dayNumber.
 */
export async function selectParticipation(
  database: ReadConnection,
  groupId: string,
  today: number,
  timeZone: string,
): Promise<Participation> {
  const { rows } = await database.execute<ParticipationCount>(count(membersOf(groupId, timeZone), today, timeZone));
  return toParticipation(rows, today);
}

/**
 * Counts a slice of everybody with an account: so the host's sums are added up in steps that each take little time.
 * @param after the last account of the slice before; null for the first slice.
 * @param size of the slice.
 * @returns what it counted, and its last account; null for that if it was the last slice.
 */
export async function countSlice(
  database: ReadConnection,
  after: CountedAccount | null,
  { day, timeZone }: CountedDay,
  size: number = SLICE,
): Promise<{ readonly counts: readonly ParticipationCount[]; readonly last: CountedAccount | null }> {
  const { rows: ends } = await database.execute<CountedAccount>(sql`
    select ${users.createdAt}::text as "createdAt", ${users.id} as id from ${users}
    where ${isInSlice({ after, last: null }, day, timeZone)}
    order by ${users.createdAt}, ${users.id} offset ${size - 1}::int limit 1`);
  const last = ends[0] ?? null;
  const people = accountsIn({ after, last }, day, timeZone);
  const { rows: counts } = await database.execute<ParticipationCount>(count(people, day, timeZone));
  return { counts, last };
}

/** Adds counts of the same month and exercise. */
export function addCounts(counts: readonly ParticipationCount[]): readonly ParticipationCount[] {
  const added = new Map<string, ParticipationCount>();
  for (const one of counts) {
    const key = `${one.month} ${one.exercise}`;
    const sum = added.get(key);
    added.set(
      key,
      sum === undefined
        ? one
        : {
            ...one,
            people: sum.people + one.people,
            nextDay: sum.nextDay + one.nextDay,
            fourthWeek: sum.fourthWeek + one.fourthWeek,
            chapter: sum.chapter + one.chapter,
            stopped: sum.stopped + one.stopped,
          },
    );
  }
  return [...added.values()];
}

/** The sums of what was counted on a day. */
export function toParticipation(counts: readonly ParticipationCount[], today: number): Participation {
  const months = completeMonths(today).map((month) =>
    toMonth(
      month,
      counts.filter((one) => one.month === month.month),
      today,
    ),
  );
  return { months, stops: toStops(counts.filter(({ stopped }) => stopped > 0)) };
}

/**
 * Counts some people by the month in which they began, and by the exercise that they passed last.
 * @param people with user_id, since (the first day that counts), joined_at (what they passed before does not count) and
 * created_at (null if it does not matter when the account was made).
 */
function count(people: SQL, today: number, timeZone: string): SQL {
  const thisMonday = mondayOf(weekOf(today));
  return sql`
    with months as materialized (${monthRows(today, timeZone)}),
    people as materialized (${people}),
    chapters as materialized (${chapterRows()}),
    firsts as materialized (
      select people.*, first.day from people cross join lateral (
        select ${practiceDays.day} as day from ${practiceDays}
        where ${practiceDays.userId} = people.user_id and ${practiceDays.day} >= people.since
          and ${practiceDays.typedMs} > 0
        order by ${practiceDays.day} limit 1) first
    ),
    begun as materialized (
      select firsts.user_id, firsts.joined_at, months.month, firsts.day as first_day,
        (firsts.day + 3) / 7 * 7 - 3 as first_monday
      from firsts join months on firsts.day >= months.first and firsts.day < months.next
        and (firsts.created_at is null
          or firsts.created_at >= months.made_from and firsts.created_at < months.made_before)
    ),
    passed as materialized (
      select begun.user_id, begun.joined_at, ${passedExercises.exerciseId} as exercise_id,
        ${passedExercises.passedAt} as passed_at
      from begun join ${passedExercises} on ${passedExercises.userId} = begun.user_id
    ),
    finished as (
      select user_id, min(finished_at) as finished_at from (
        select passed.user_id, max(passed.passed_at) as finished_at
        from passed join chapters on chapters.exercise_id = passed.exercise_id
        group by passed.user_id, passed.joined_at, chapters.course_id, chapters.chapter, chapters.size
        having count(*) = chapters.size and max(passed.passed_at) >= passed.joined_at
      ) all_finished group by user_id
    ),
    last as (
      select distinct on (user_id) user_id, exercise_id from passed
      order by user_id, passed_at desc, exercise_id desc
    ),
    marked as (
      select begun.month, last.exercise_id as exercise,
        ${practisedIn(sql`first_day + 1`, sql`first_day + 2`)} as next_day,
        ${practisedIn(sql`first_monday + 21`, sql`first_monday + 28`)} as fourth_week,
        finished.finished_at < (date '1970-01-01' + first_monday + 28)::timestamp at time zone ${timeZone} as chapter,
        latest.day < ${thisMonday - WEEKS * 7}::int as stopped
      from begun left join finished on finished.user_id = begun.user_id
        left join lateral (
          select ${practiceDays.day} as day from ${practiceDays}
          where ${practiceDays.userId} = begun.user_id and ${practiceDays.day} < ${thisMonday}::int
            and ${practiceDays.typedMs} > 0
          order by ${practiceDays.day} desc limit 1) latest on true
        left join last on last.user_id = begun.user_id
    )
    select month, exercise, count(*)::int as people, (count(*) filter (where next_day))::int as "nextDay",
      (count(*) filter (where fourth_week))::int as "fourthWeek", (count(*) filter (where chapter))::int as chapter,
      (count(*) filter (where stopped))::int as stopped
    from marked group by month, exercise`;
}

/** A group's members without its coaches, since they joined. */
function membersOf(groupId: string, timeZone: string): SQL {
  return sql`select ${groupMembers.userId} as user_id, ${dayOf(groupMembers.joinedAt, timeZone)} as since,
      ${groupMembers.joinedAt} as joined_at, null::timestamptz as created_at
    from ${groupMembers} where ${groupMembers.groupId} = ${groupId} and ${groupMembers.role} = 'MEMBER'`;
}

function accountsIn(slice: Slice, today: number, timeZone: string): SQL {
  return sql`select ${users.id} as user_id, 0 as since, '-infinity'::timestamptz as joined_at,
      ${users.createdAt} as created_at
    from ${users} where ${isInSlice(slice, today, timeZone)}`;
}

/** Accounts that may have begun in one of the months: made in them, or not long before. In the order of an index. */
function isInSlice({ after, last }: Slice, today: number, timeZone: string): SQL | undefined {
  const months = completeMonths(today);
  const place = sql`(${users.createdAt}, ${users.id})`;
  return and(
    sql`${users.role} <> 'GUEST' and ${users.username} is not null`,
    sql`${users.createdAt} >= ${startOfDay((months[0]?.from ?? today) - UNUSED_DAYS, timeZone)}`,
    sql`${users.createdAt} < ${startOfDay(months.at(-1)?.to ?? today, timeZone)}`,
    after === null ? undefined : sql`${place} > ${placeOf(after)}`,
    last === null ? undefined : sql`${place} <= ${placeOf(last)}`,
  );
}

function placeOf({ createdAt, id }: CountedAccount): SQL {
  return sql`(${createdAt}::timestamptz, ${id}::uuid)`;
}

/** Each month with its first day, the day after its last, and when accounts that count in it were made. */
function monthRows(today: number, timeZone: string): SQL {
  const rows = completeMonths(today).map(
    ({ month, from, to }) => sql`select ${month}::text as month, ${from}::int as first, ${to}::int as next,
      ${startOfDay(from - UNUSED_DAYS, timeZone)} as made_from, ${startOfDay(to, timeZone)} as made_before`,
  );
  return sql.join(rows, sql` union all `);
}

/** Whether one of `begun` practiced from a day up to and without another. */
function practisedIn(from: SQL, to: SQL): SQL {
  return sql`exists (select 1 from ${practiceDays} where ${practiceDays.userId} = begun.user_id
    and ${practiceDays.day} >= ${from} and ${practiceDays.day} < ${to} and ${practiceDays.typedMs} > 0)`;
}

/** Each exercise with its course and chapter, as JSON. */
const exerciseRows = JSON.stringify(
  courses.flatMap(({ id, lessons }) =>
    lessons.flatMap(({ chapter, exercises }) => exercises.map((exercise) => [exercise.id, id, chapter])),
  ),
);

/** The same, and how many exercises a chapter has. */
function chapterRows(): SQL {
  return sql`select value->>0 as exercise_id, value->>1 as course_id, value->>2 as chapter,
      count(*) over (partition by value->>1, value->>2) as size
    from jsonb_array_elements(${exerciseRows}::jsonb)`;
}

type CountedMonth = { readonly month: string; readonly from: number; readonly to: number };

/** The months before that of a day, the oldest first, with their first day and the day after their last. */
function completeMonths(today: number): readonly CountedMonth[] {
  const date = new Date(today * DAY_MS);
  const firstOf = (months: number) => Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1);
  return Array.from({ length: MONTHS }, (_, at) => ({
    month: new Date(firstOf(at - MONTHS)).toISOString().slice(0, 7),
    from: firstOf(at - MONTHS) / DAY_MS,
    to: firstOf(at - MONTHS + 1) / DAY_MS,
  }));
}

function toMonth({ month, to }: CountedMonth, rows: readonly ParticipationCount[], today: number): MonthSums {
  const sumOf = (name: "people" | "nextDay" | "fourthWeek" | "chapter") =>
    rows.reduce((sum, row) => sum + row[name], 0);
  const all = sumOf("people");
  const isNextDayOver = today > to;
  const isFourthWeekOver = today >= mondayOf(weekOf(to - 1) + WEEKS);
  return {
    month,
    began: toSum(all),
    nextDay: isNextDayOver ? toPart(sumOf("nextDay"), all) : null,
    fourthWeek: isFourthWeekOver ? toPart(sumOf("fourthWeek"), all) : null,
    chapter: isFourthWeekOver ? toPart(sumOf("chapter"), all) : null,
  };
}

/** A part of the course with nobody looks like one with a few, so that no sum says that nobody stopped there. */
function toStops(rows: readonly ParticipationCount[]): StopSums {
  const all = rows.reduce((sum, { stopped }) => sum + stopped, 0);
  const counts = new Map<Chapter | null, number>();
  for (const { exercise, stopped } of rows) {
    const chapter = exercise === null ? null : (findExercise(exercise)?.lesson.chapter ?? null);
    counts.set(chapter, (counts.get(chapter) ?? 0) + stopped);
  }
  return {
    stopped: toSum(all),
    places: [null, ...Object.values(courseChapters)].map((chapter) => ({
      chapter,
      people: toPart(counts.get(chapter) ?? 0, all),
    })),
  };
}
