import { sql, type SQL } from "drizzle-orm";
import { courseChapters } from "../../contract/enums";
import type { Chapter } from "../../engine/lessons/Course";
import { courses, findExercise } from "../../engine/lessons/courses";
import { mondayOf, weekOf } from "../../engine/progress/weeklyMedians";
import { dayOf, startOfDay } from "../database/calendar";
import type { ReadConnection } from "../database/Database";
import { practiceDays } from "../database/progressSchema";
import { passedExercises } from "../database/schema";
import { groupMembers, users } from "../database/userSchema";
import { type Sum, toPart, toSum } from "./sums";

const DAY_MS = 86_400_000;

/** Months that are shown. */
const MONTHS = 6;

/** People whose account was made more days before that month are not counted: that bounds what is read. */
const UNUSED_DAYS = 92;

/** Weeks after which people are looked at, the first one included. As many without practice are a stop. */
const WEEKS = 4;

/** The people who began in a month. */
export type MonthSums = {
  /** Such as `2026-09`. */
  readonly month: string;
  readonly began: Sum;
  /** Who practiced on the day after their first day. These three are null while that is not over for all of them. */
  readonly nextDay: Sum | null;
  /** Who practiced in the fourth week, that of their first day being the first. */
  readonly fourthWeek: Sum | null;
  /** Who had passed all exercises of a chapter of a course by the end of that week. */
  readonly chapter: Sum | null;
};

/** Where people stopped. */
export type StopSums = {
  readonly stopped: Sum;
  /** By the chapter of the exercise that they passed last; null for those who passed none. In the course's order. */
  readonly places: readonly { readonly chapter: Chapter | null; readonly people: Sum }[];
};

export type Participation = { readonly months: readonly MonthSums[]; readonly stops: StopSums };

/**
 * The sums of a group's members, or of everybody with an account, with one query for each month. Only what is over is
 * summed: months and weeks to which nobody can add any more, so that two looks do not show what somebody did in
 * between. A day is one on which somebody practiced, as practice_days has it: a calendar day in the host's time zone,
 * also when the clock changes.
 * @param groupId of the group; null for all accounts of the host. Members count from the day on which they joined.
 * @param today see dayNumber.
 */
export async function selectParticipation(
  database: ReadConnection,
  groupId: string | null,
  today: number,
  timeZone: string,
): Promise<Participation> {
  const months: MonthSums[] = [];
  const stops: Row[] = [];
  // One after the other: on a large host each takes a while.
  for (const month of completeMonths(today)) {
    const people = groupId === null ? allAccounts(month, timeZone) : membersOf(groupId, timeZone);
    const { rows } = await database.execute<Row>(countMonth(month, people, mondayOf(weekOf(today)), timeZone));
    months.push(toMonth(month, rows, today));
    stops.push(...rows.filter(({ stopped }) => stopped > 0));
  }
  return { months, stops: toStops(stops) };
}

/**
 * Counts those of some people who began in a month, by the exercise that they passed last.
 * @param thisMonday of the current week: weeks before it are complete.
 */
function countMonth({ from, to }: CountedMonth, people: SQL, thisMonday: number, timeZone: string): SQL {
  return sql`
    with people as (${people}),
    chapters as materialized (${chapterRows()}),
    begun as materialized (
      select people.*, first.day as first_day, (first.day + 3) / 7 * 7 - 3 as first_monday
      from people cross join lateral (
        select ${practiceDays.day} as day from ${practiceDays}
        where ${practiceDays.userId} = people.user_id and ${practiceDays.day} >= people.since
          and ${practiceDays.typedMs} > 0
        order by ${practiceDays.day} limit 1) first
      where first.day >= ${from}::int and first.day < ${to}::int
    ),
    finished as (
      select user_id, min(finished_at) as finished_at from (
        select begun.user_id, max(${passedExercises.passedAt}) as finished_at
        from begun join ${passedExercises} on ${passedExercises.userId} = begun.user_id
          join chapters on chapters.exercise_id = ${passedExercises.exerciseId}
        group by begun.user_id, begun.joined_at, chapters.course_id, chapters.chapter, chapters.size
        having count(*) = chapters.size and max(${passedExercises.passedAt}) >= begun.joined_at
      ) all_finished group by user_id
    ),
    marked as (
      select last.exercise_id as exercise,
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
        left join lateral (
          select ${passedExercises.exerciseId} as exercise_id from ${passedExercises}
          where ${passedExercises.userId} = begun.user_id
          order by ${passedExercises.passedAt} desc, ${passedExercises.exerciseId} desc limit 1) last on true
    )
    select exercise, count(*)::int as people, (count(*) filter (where next_day))::int as "nextDay",
      (count(*) filter (where fourth_week))::int as "fourthWeek", (count(*) filter (where chapter))::int as chapter,
      (count(*) filter (where stopped))::int as stopped
    from marked group by exercise`;
}

type Row = {
  /** The one that they passed last; null for those who passed none. */
  readonly exercise: string | null;
  readonly people: number;
  readonly nextDay: number;
  readonly fourthWeek: number;
  readonly chapter: number;
  readonly stopped: number;
};

/** Everybody with an account that may have begun in a month: one that was made in it, or not long before it. */
function allAccounts({ from, to }: CountedMonth, timeZone: string): SQL {
  return sql`select ${users.id} as user_id, 0 as since, '-infinity'::timestamptz as joined_at from ${users}
    where ${users.role} <> 'GUEST' and ${users.username} is not null
      and ${users.createdAt} >= ${startOfDay(from - UNUSED_DAYS, timeZone)}
      and ${users.createdAt} < ${startOfDay(to, timeZone)}`;
}

/** A group's members without its coaches, since they joined. */
function membersOf(groupId: string, timeZone: string): SQL {
  return sql`select ${groupMembers.userId} as user_id, ${dayOf(groupMembers.joinedAt, timeZone)} as since,
      ${groupMembers.joinedAt} as joined_at
    from ${groupMembers} where ${groupMembers.groupId} = ${groupId} and ${groupMembers.role} = 'MEMBER'`;
}

/** Whether one of `begun` practiced from a day up to and without another. */
function practisedIn(from: SQL, to: SQL): SQL {
  return sql`exists (select 1 from ${practiceDays} where ${practiceDays.userId} = begun.user_id
    and ${practiceDays.day} >= ${from} and ${practiceDays.day} < ${to} and ${practiceDays.typedMs} > 0)`;
}

/** Each exercise with its course and chapter, and how many exercises that has. */
function chapterRows(): SQL {
  const rows = courses.flatMap(({ id, lessons }) =>
    lessons.flatMap(({ chapter, exercises }) => exercises.map((exercise) => [exercise.id, id, chapter])),
  );
  return sql`select value->>0 as exercise_id, value->>1 as course_id, value->>2 as chapter,
      count(*) over (partition by value->>1, value->>2) as size
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb)`;
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

function toMonth({ month, to }: CountedMonth, rows: readonly Row[], today: number): MonthSums {
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
function toStops(rows: readonly Row[]): StopSums {
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
