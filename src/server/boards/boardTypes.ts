import { BOARD_ACCURACY, BOARD_ROWS, improvementRuns } from "../../engine/practice/boardRules";
import { builder } from "../graphql/builder";
import { TIME_MODES, WORD_MODES } from "../../engine/practice/PracticeMode";
import { LanguageEnum } from "../graphql/scalars";
import { ResultModeEnum } from "../results/ResultNode";
import { UserNode } from "../users/UserNode";
import { followTopic } from "../graphql/followTopic";
import type { BoardsOfKind } from "./BoardUpdates";
import { type BoardChange, groupBoardTopic, leaderboardTopic } from "./boardTopics";
import { findLeaderboard, type Leaderboard, type PublicEntry } from "./leaderboard";

/** Also of the leaderboards of groups. */
export const BoardPeriodEnum = builder.enumType("BoardPeriod", {
  description: "The period of a leaderboard, by the calendar of the host's time zone.",
  values: {
    DAY: { description: "Today." },
    WEEK: { description: "An ISO week." },
    ALL: { description: "All time." },
  } as const,
});

const RankByEnum = builder.enumType("RankBy", {
  description: "What a public leaderboard ranks: each person's best run.",
  values: {
    SPEED: { description: "By words per minute." },
    ACCURACY: { description: "By accuracy. Of a person's runs with the same accuracy, the fastest is shown." },
    IMPROVEMENT: {
      description:
        `By how much faster a run was than the median of the person's last ${improvementRuns.most} comparable runs ` +
        `before it, if there were at least ${improvementRuns.least}. Runs that were not faster have no place.`,
    },
  } as const,
});

const LeaderboardEntryObject = builder.objectRef<PublicEntry>("LeaderboardEntry").implement({
  description: "A place on a public leaderboard, and the run that has it.",
  fields: (t) => ({
    place: t.exposeInt("place", { description: "1 for the first; equal results share a place." }),
    user: t.field({ type: UserNode, resolve: ({ userId }) => userId, description: "Who typed it." }),
    isMine: t.exposeBoolean("isMine", { description: "Whether it is the viewer's own." }),
    wpm: t.exposeFloat("wpm", { description: "Speed of that run." }),
    accuracy: t.exposeFloat("accuracy", { description: "Accuracy of that run, 0 to 100." }),
    startedAt: t.expose("startedAt", { type: "DateTime", description: "When that run began." }),
    improvement: t.exposeFloat("improvement", {
      nullable: true,
      description: "How much faster that run was, in wpm. Only with IMPROVEMENT; null otherwise.",
    }),
  }),
});

type BoardKindArgs = Pick<BoardsOfKind, "mode" | "language"> & { readonly amount?: number | null | undefined };

/** A public leaderboard. */
export const LeaderboardObject = builder.objectRef<Leaderboard>("Leaderboard").implement({
  description:
    "The best runs of people whose profile is public (User.profileVisibility), one per person. They are verified, " +
    `have an accuracy of at least ${BOARD_ACCURACY}%, and are of one kind: common words without punctuation and ` +
    "numbers, races, or attempts at a text of the day.",
  fields: (t) => ({
    week: t.expose("week", { type: "IsoWeek", nullable: true, description: "Its week. Null for DAY and ALL." }),
    readAt: t.expose("readAt", {
      type: "DateTime",
      description: "When it was read. What BoardChange.changedAt says to be later is not in it.",
    }),
    entries: t.field({
      type: [LeaderboardEntryObject],
      resolve: ({ entries }) => entries,
      description: `The first ${BOARD_ROWS}, best first.`,
    }),
    own: t.field({
      type: LeaderboardEntryObject,
      nullable: true,
      resolve: ({ own }) => own,
      description: "The viewer's own place, also among the first; exact. Null if they are not on it.",
    }),
  }),
});

builder.queryField("leaderboard", (t) =>
  t.field({
    type: LeaderboardObject,
    nullable: true,
    description:
      "A public leaderboard, for everyone. Null if an admin switched BOARDS off, for a kind of run without one " +
      `(TIME of ${TIME_MODES.join(", ")} seconds, WORDS of ${WORD_MODES.join(", ")}, and RACE have one) and for a ` +
      "week that does not exist.",
    args: {
      period: t.arg({ type: BoardPeriodEnum, description: "The period." }),
      week: t.arg({ type: "IsoWeek", required: false, description: "The week of WEEK. Null: the current one." }),
      mode: t.arg({ type: ResultModeEnum, description: "The kind of run." }),
      amount: t.arg.int({ required: false, description: "Seconds of TIME, number of words of WORDS. Null for RACE." }),
      language: t.arg({ type: LanguageEnum, description: "The language of what was typed." }),
      rankBy: t.arg({ type: RankByEnum, description: "What it ranks." }),
      onlyFollowing: t.arg.boolean({
        required: false,
        defaultValue: false,
        description: "Only the viewer and people whom they follow, with the places among them. Null: everyone.",
      }),
      groupId: t.arg.id({
        required: false,
        description:
          "Global id of a group whose leaderboard the viewer may see: only its members, with what they typed since " +
          "they joined, whoever may see their profile, and with as many places as Group.board has. The result is " +
          "null for another group. Null: everyone.",
      }),
    },
    resolve: (_root, { week, amount, onlyFollowing, groupId, ...choice }, context) =>
      findLeaderboard(context, {
        ...choice,
        groupId: groupId ?? null,
        week: week ?? null,
        amount: amount ?? null,
        onlyFollowing: onlyFollowing ?? false,
      }),
  }),
);

const BoardChangeObject = builder.objectRef<BoardChange>("BoardChange").implement({
  description: "A leaderboard may have changed. Fetch it again.",
  fields: (t) => ({
    changedAt: t.expose("changedAt", {
      type: "DateTime",
      nullable: true,
      description: "When it last changed. Null if it has not changed recently.",
    }),
  }),
});

builder.subscriptionFields((t) => ({
  leaderboardChanged: t.field({
    type: BoardChangeObject,
    description:
      "Changes of the public leaderboards of a kind of run, for everyone: the last one, then at most one a second. " +
      "They follow saved and reviewed results, and people who choose who may see their profile. NOT_FOUND if an " +
      "admin switched BOARDS off.",
    args: {
      mode: t.arg({ type: ResultModeEnum, description: "The kind of run. TEXT: the texts of the day." }),
      amount: t.arg.int({
        required: false,
        description: "Seconds of TIME, number of words of WORDS. Null for others.",
      }),
      language: t.arg({ type: LanguageEnum, description: "The language of what was typed." }),
    },
    ...followTopic<BoardChange, BoardKindArgs>(({ mode, amount, language }, _viewer, services) =>
      leaderboardTopic({ mode, modeAmount: amount ?? null, language }, services),
    ),
    resolve: (change) => change,
  }),
  groupBoardChanged: t.field({
    type: BoardChangeObject,
    description:
      "Changes of a group's leaderboards: the last one, then at most one a second. For those who may see them " +
      "(Group.board); completes when they may no longer.",
    args: { groupId: t.arg.id({ description: "Global id of the group." }) },
    ...followTopic<BoardChange, { groupId: string }>(({ groupId }, _viewer, services) =>
      groupBoardTopic(groupId, services),
    ),
    resolve: (change) => change,
  }),
}));
