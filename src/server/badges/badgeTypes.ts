import { badgeKinds } from "../../engine/badges/badges";
import { builder } from "../graphql/builder";
import { GroupNode } from "../groups/GroupNode";
import { ResultNode } from "../results/ResultNode";
import { UserNode } from "../users/UserNode";
import { PlayerObject } from "../players/playerTypes";
import { newBadgesOf, type NewBadge } from "./newBadges";
import { type EarnedBadge, selectBadges, selectBadgesOfResults, selectEarnedBadges, type UserBadge } from "./badges";

const Badge = builder.objectRef<UserBadge>("Badge").implement({
  description: "A badge, and how far the viewer is with it. It is earned once and never lost.",
  fields: (t) => ({
    badgeId: t.string({
      resolve: ({ badge }) => badge.id,
      description: "Id of the badge (src/engine/badges), such as `runs-10`. The web app has its name and its picture.",
    }),
    kind: t.string({
      resolve: ({ badge }) => badge.kind,
      description: `What is counted for it, such as \`runs\`: one of ${badgeKinds().join(", ")}.`,
    }),
    threshold: t.int({
      resolve: ({ badge }) => badge.threshold,
      description: "The count that earns it: for `speed` words per minute, for `flawless` keys of one run.",
    }),
    level: t.int({ resolve: ({ badge }) => badge.level, description: "1, 2 or 3, from easy to hard." }),
    progress: t.int({
      resolve: ({ progress }) => progress,
      description: "The count so far, at most `threshold`.",
    }),
    earnedAt: t.field({
      type: "DateTime",
      nullable: true,
      resolve: ({ earnedAt }) => earnedAt,
      description: "When it was earned. Null for a badge that is still to be earned.",
    }),
  }),
});

builder.objectField(UserNode, "badges", (t) =>
  t.field({
    type: [Badge],
    nullable: true,
    description: "All badges, by kind and from easy to hard, earned or not. Own only: null for other users.",
    resolve: ({ id }, _args, { viewer, services }) => (viewer?.userId === id ? selectBadges(services, id) : null),
  }),
);

const NewBadgeObject = builder.objectRef<NewBadge>("NewBadge").implement({
  description: "A badge that a member of a group has just earned.",
  fields: (t) => ({
    badgeId: t.string({
      resolve: ({ badge }) => badge.id,
      description: "Id of the badge (src/engine/badges), such as `runs-10`. The web app has its name and its picture.",
    }),
    name: t.exposeString("name", { description: "Display name of the member." }),
    isMine: t.boolean({
      resolve: ({ userId }, _args, { viewer }) => userId === viewer?.userId,
      description: "Whether the viewer earned it.",
    }),
    earnedAt: t.expose("earnedAt", { type: "DateTime", description: "When it was earned." }),
  }),
});

builder.objectField(GroupNode, "newBadges", (t) =>
  t.field({
    type: [NewBadgeObject],
    nullable: true,
    description:
      "The newest badges that its members earned in the last 7 days and since they joined, newest first, at most 5. " +
      "Null while its coaches have the leaderboard switched off (`GroupSettings.leaderboard`).",
    resolve: async ({ id, settings }, _args, context) =>
      settings.leaderboard ? [...(await newBadgesOf(context).load(id))] : null,
  }),
);

builder.objectField(ResultNode, "badges", (t) =>
  t.loadableList({
    type: Badge,
    description:
      "The badges that the viewer earned with this run, the same however often it is saved. Empty for other viewers " +
      "than its owner, and while it is FLAGGED and was never cleared.",
    load: (resultIds: string[], { viewer, services }) =>
      selectBadgesOfResults(services.database, viewer?.userId ?? null, resultIds),
    resolve: (result) => result.id,
  }),
);

const EarnedBadgeObject = builder.objectRef<EarnedBadge>("EarnedBadge").implement({
  description: "A badge that somebody has.",
  fields: (t) => ({
    badgeId: t.string({ resolve: ({ badge }) => badge.id, description: "Id of the badge, as Badge.badgeId." }),
    earnedAt: t.expose("earnedAt", { type: "DateTime", description: "When it was earned." }),
  }),
});

builder.objectField(PlayerObject, "badges", (t) =>
  t.field({
    type: [EarnedBadgeObject],
    resolve: async ({ id }, _args, context) => [
      ...(await selectEarnedBadges(context.services.replica.for(context), id)),
    ],
    description: "The badges that they have, the newest first.",
  }),
);
