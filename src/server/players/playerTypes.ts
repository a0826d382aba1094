import type { UserRow } from "../database/userSchema";
import { builder, nodeRights } from "../graphql/builder";
import { payload } from "../graphql/errors";
import { LanguageEnum } from "../graphql/scalars";
import { ResultModeEnum } from "../results/ResultNode";
import { UserNode } from "../users/UserNode";
import { mayFindUser } from "./mayFindUser";
import {
  ACTIVITY_WEEKS,
  type ActivityWeek,
  findPlayer,
  type PlayerBest,
  selectActivity,
  selectBests,
  setCompetes,
  setProfileVisibility,
  visibilityChoices,
} from "./players";

nodeRights.set("User", mayFindUser);

const ProfileVisibilityEnum = builder.enumType("ProfileVisibility", {
  description: "Who may see a profile besides its owner, admins and the coaches of its owner's groups.",
  values: {
    ME: { description: "No one else." },
    GROUP: { description: "Anyone who shares a group with its owner." },
    ALL: { description: "Anyone, with or without an account. Its owner is also on public leaderboards." },
  } as const,
});

builder.objectField(UserNode, "profileVisibility", (t) =>
  t.field({
    type: ProfileVisibilityEnum,
    nullable: true,
    description: "Who may see their profile. Own only: null for other users.",
    resolve: ({ id, profileVisibility }, _args, { viewer }) => (viewer?.userId === id ? profileVisibility : null),
  }),
);

builder.objectField(UserNode, "profileVisibilityChoices", (t) =>
  t.field({
    type: [ProfileVisibilityEnum],
    nullable: true,
    description:
      "What they may choose: guests only ME; accounts made by a coach not ALL, unless a guardian has agreed " +
      "(GroupMember.hasPublicConsent). Own only: null for other users.",
    resolve: (user, _args, { viewer }) => (viewer?.userId === user.id ? [...visibilityChoices(user)] : null),
  }),
);

builder.objectField(UserNode, "competes", (t) =>
  t.boolean({
    nullable: true,
    description:
      "Whether they are on leaderboards of groups and of everyone, and have a rating in races. Own only: null for " +
      "other users.",
    resolve: ({ id, competes }, _args, { viewer }) => (viewer?.userId === id ? competes : null),
  }),
);

const PlayerBestObject = builder.objectRef<PlayerBest>("PlayerBest").implement({
  description: "A person's fastest verified run of a kind that has public leaderboards.",
  fields: (t) => ({
    mode: t.expose("mode", { type: ResultModeEnum, description: "The kind of run." }),
    modeAmount: t.exposeInt("modeAmount", {
      nullable: true,
      description: "Seconds of TIME, number of words of WORDS. Null for RACE.",
    }),
    language: t.expose("language", { type: LanguageEnum, description: "The language of what was typed." }),
    wpm: t.exposeFloat("wpm", { description: "Its speed." }),
    accuracy: t.exposeFloat("accuracy", { description: "Its accuracy, 0 to 100." }),
    startedAt: t.expose("startedAt", { type: "DateTime", description: "When it began." }),
  }),
});

const ActivityWeekObject = builder.objectRef<ActivityWeek>("ActivityWeek").implement({
  description: "How long a person typed in a week, by the calendar of the host's time zone.",
  fields: (t) => ({
    week: t.expose("week", { type: "IsoWeek", description: "The week." }),
    minutes: t.field({
      type: ["Int"],
      resolve: ({ minutes }) => [...minutes],
      description: "Minutes of its seven days, Monday first, rounded up.",
    }),
  }),
});

/** Also extended by ratings. */
export const PlayerObject = builder.objectRef<UserRow>("Player").implement({
  description: "A profile that the viewer may see.",
  fields: (t) => ({
    user: t.field({ type: UserNode, resolve: (user) => user, description: "Whose it is." }),
    isMine: t.field({
      type: "Boolean",
      resolve: ({ id }, _args, { viewer }) => viewer?.userId === id,
      description: "Whether it is the viewer's own.",
    }),
    bests: t.field({
      type: [PlayerBestObject],
      resolve: ({ id }, _args, context) => selectBests(context.services.replica.for(context), id),
      description: "Their fastest verified run of each kind that has public leaderboards.",
    }),
    activity: t.field({
      type: [ActivityWeekObject],
      resolve: async ({ id }, _args, context) => [
        ...(await selectActivity(context.services.replica.for(context), context.services, id)),
      ],
      description: `The last ${ACTIVITY_WEEKS} weeks, the current one included, oldest first.`,
    }),
  }),
});

builder.queryField("player", (t) =>
  t.field({
    type: PlayerObject,
    nullable: true,
    description:
      "A profile. Null if no account has this username, and also if the viewer may not see it " +
      "(User.profileVisibility).",
    args: { username: t.arg.string({ description: "The username, in any case." }) },
    resolve: (_root, { username }, context) => findPlayer(context, username),
  }),
);

const SetProfileVisibilitySuccess = builder
  .objectRef<{ readonly user: UserRow }>("SetProfileVisibilitySuccess")
  .implement({
    description: "The choice was saved.",
    fields: (t) => ({ user: t.field({ type: UserNode, resolve: ({ user }) => user, description: "The viewer." }) }),
  });

builder.mutationField("setProfileVisibility", (t) =>
  t.field({
    type: payload("SetProfileVisibilityPayload", SetProfileVisibilitySuccess, ["RefusedError", "RateLimitedError"]),
    description:
      "Sets who may see the viewer's profile. With ALL, they appear on public leaderboards at once, with earlier " +
      "runs too. With any other choice, they are removed from them. NOT_ALLOWED for a choice that is not in " +
      "User.profileVisibilityChoices. Repeating it changes nothing. At most 20 times in ten minutes (RATE_LIMITED).",
    args: { visibility: t.arg({ type: ProfileVisibilityEnum, description: "Who may see it." }) },
    resolve: (_root, { visibility }, context) => setProfileVisibility(context, visibility),
  }),
);

const SetCompetesSuccess = builder.objectRef<{ readonly user: UserRow }>("SetCompetesSuccess").implement({
  description: "The choice was saved.",
  fields: (t) => ({ user: t.field({ type: UserNode, resolve: ({ user }) => user, description: "The viewer." }) }),
});

builder.mutationField("setCompetes", (t) =>
  t.field({
    type: payload("SetCompetesPayload", SetCompetesSuccess, ["RefusedError", "RateLimitedError"]),
    description:
      "Sets whether the viewer competes. With false, they are on no leaderboard, of a group or of everyone, at once, " +
      "and races do not change ratings with them; their best runs stay. With true, they are back with earlier runs " +
      "too. " +
      "Repeating it changes nothing. At most 20 times in ten minutes, together with setProfileVisibility " +
      "(RATE_LIMITED).",
    args: { competes: t.arg.boolean({ description: "Whether they compete." }) },
    resolve: (_root, { competes }, context) => setCompetes(context, competes),
  }),
);
