import { isoWeekOfDay } from "../../contract/dates";
import { isReached, type GoalDay, type GoalStreak } from "../../engine/goals/goalStreak";
import type { UserRow } from "../database/userSchema";
import { builder } from "../graphql/builder";
import { payload } from "../graphql/errors";
import { ResultNode } from "../results/ResultNode";
import { UserNode } from "../users/UserNode";
import {
  dayOf,
  daysOf,
  findReachedGoal,
  readPracticeGoal,
  setDailyGoal,
  weekOf,
  type PracticeGoal,
  type PracticeWeek,
  readWeekFigures,
  selectBestRuns,
  type WeekFigures,
} from "./goals";

const PracticeDayType = builder.objectRef<GoalDay>("PracticeDay").implement({
  description: "What a user typed on a day, in runs and attempts at exams that count, and the goal that was in force.",
  fields: (t) => ({
    day: t.exposeInt("day", { description: "Days since 1970-01-01 in the host's time zone." }),
    typedMs: t.exposeInt("typedMs", {
      description: "Time typed, in ms. A run or an attempt at an exam counts for the day on which it began.",
    }),
    goalMs: t.exposeInt("goalMs", {
      nullable: true,
      description: "The goal of that day, in ms. Null while goals were switched off.",
    }),
    isReached: t.boolean({ resolve: isReached, description: "Whether the goal was reached." }),
  }),
});

const WeekFiguresType = builder.objectRef<WeekFigures>("WeekFigures").implement({
  description: "Results of the verified runs of a week.",
  fields: (t) => ({
    runs: t.exposeInt("runs", { description: "Number of runs." }),
    wpm: t.exposeFloat("wpm", { nullable: true, description: "Median speed. Null without runs." }),
    accuracy: t.exposeFloat("accuracy", {
      nullable: true,
      description: "Median accuracy, 0 to 100. Null without runs.",
    }),
  }),
});

const PracticeWeekType = builder.objectRef<PracticeWeek>("PracticeWeek").implement({
  description: "A user's practice in an ISO week.",
  fields: (t) => ({
    week: t.field({
      type: "IsoWeek",
      resolve: ({ monday }) => isoWeekOfDay(monday),
      description: "The week.",
    }),
    days: t.field({ type: [PracticeDayType], resolve: daysOf, description: "Its seven days, Monday first." }),
    daysBefore: t.field({
      type: [PracticeDayType],
      resolve: ({ goal, monday }) => daysOf({ goal, monday: monday - 7 }),
      description: "The seven days of the week before.",
    }),
    figures: t.field({
      type: WeekFiguresType,
      resolve: ({ goal, monday }, _args, context) =>
        readWeekFigures(context.services.replica.for(context), goal.userId, monday),
      description: "Its verified runs.",
    }),
    figuresBefore: t.field({
      type: WeekFiguresType,
      resolve: ({ goal, monday }, _args, context) =>
        readWeekFigures(context.services.replica.for(context), goal.userId, monday - 7),
      description: "The verified runs of the week before.",
    }),
    bestRuns: t.field({
      type: [ResultNode],
      resolve: ({ goal, monday }, _args, context) =>
        selectBestRuns(context.services.replica.for(context), goal.userId, monday),
      description: "Its fastest verified runs, at most three, each of another kind.",
    }),
  }),
});

const PracticeGoalType = builder.objectRef<PracticeGoal>("PracticeGoal").implement({
  description: "A user's daily goal, the streak, and the days with practice.",
  fields: (t) => ({
    today: t.field({
      type: PracticeDayType,
      resolve: (goal) => dayOf(goal, goal.today),
      description: "Today in the host's time zone.",
    }),
    streak: t.int({
      resolve: ({ streak }) => streak.current,
      description:
        "Number of days in a row on which the goal was reached. One missed day per ISO week does not break the " +
        "streak, and is not counted. The same goes for today until its goal is reached.",
    }),
    longestStreak: t.int({
      resolve: ({ streak }) => streak.longest,
      description: "The longest streak so far.",
    }),
    isFreeDayUsed: t.boolean({
      resolve: ({ streak }) => streak.isFreeDayUsed,
      description: "Whether the streak needed this week's free day.",
    }),
    week: t.field({
      type: PracticeWeekType,
      args: { week: t.arg({ type: "IsoWeek", required: false, description: "The week. Null for the current one." }) },
      resolve: (goal, { week }) => weekOf(goal, week ?? null),
      description: "The practice of a week.",
    }),
  }),
});

builder.objectFields(UserNode, (t) => ({
  dailyGoalMinutes: t.int({
    nullable: true,
    resolve: ({ id, dailyGoalMinutes }, _args, { viewer }) => (viewer?.userId === id ? dailyGoalMinutes : null),
    description:
      "Minutes to type a day, 5 to 60; 10 until it is set. Null while goals are switched off. Own only: null " +
      "for other users.",
  }),
  practiceGoal: t.field({
    type: PracticeGoalType,
    nullable: true,
    resolve: (user, _args, { viewer, services }) =>
      viewer?.userId === user.id ? readPracticeGoal(services, user) : null,
    description: "The daily goal and the days with practice. Null for other users than the viewer.",
  }),
}));

const ReachedGoal = builder.objectRef<GoalStreak>("ReachedGoal").implement({
  description: "The daily goal that a run reached.",
  fields: (t) => ({
    streak: t.exposeInt("current", { description: "The streak up to that day, see `PracticeGoal.streak`." }),
  }),
});

builder.objectField(ResultNode, "reachedGoal", (t) =>
  t.field({
    type: ReachedGoal,
    nullable: true,
    resolve: (result, _args, { viewer, services }) =>
      viewer?.userId === result.userId ? findReachedGoal(services, result) : null,
    description:
      "The goal of its day, if it was this run that reached it. Null for other runs, and for other users than its " +
      "owner.",
  }),
);

const SetDailyGoalInput = builder.inputType("SetDailyGoalInput", {
  description: "The viewer's daily goal.",
  fields: (t) => ({
    minutes: t.int({ required: false, description: "Minutes to type a day, 5 to 60. Null switches goals off." }),
  }),
});

const SetDailyGoalSuccess = builder.objectRef<{ readonly user: UserRow }>("SetDailyGoalSuccess").implement({
  description: "The goal was saved.",
  fields: (t) => ({ user: t.field({ type: UserNode, resolve: ({ user }) => user, description: "The viewer." }) }),
});

builder.mutationField("setDailyGoal", (t) =>
  t.field({
    type: payload("SetDailyGoalPayload", SetDailyGoalSuccess, ["InvalidInputError", "RefusedError"]),
    description:
      "Sets the viewer's daily goal, from today, or from tomorrow once today's is reached. Earlier days keep " +
      "theirs. Guests can set one too. A goal out of range is an issue at `minutes` (OUT_OF_RANGE). Repeating it " +
      "changes nothing.",
    args: { input: t.arg({ type: SetDailyGoalInput, description: "The goal." }) },
    resolve: (_root, { input }, context) => setDailyGoal(context, input),
  }),
);
