import { type ChangedSwitch, setSwitch, type FeatureSwitch } from "./FeatureSwitches";
import type { Feature } from "../../contract/enums";
import { builder } from "../graphql/builder";
import { UserNode } from "../users/UserNode";
import { payload } from "../graphql/errors";

const FeatureEnum = builder.enumType("Feature", {
  description: "Features that admins can switch off for everyone.",
  values: {
    RACES: { description: "Making and joining races. Existing races continue." },
    UPLOADS: { description: "Uploading files: pictures, texts, lists of names." },
    SIGN_UP: { description: "Signing up. Does not affect guests, accounts that coaches make, nor school accounts." },
    BOARDS: {
      description:
        "Public leaderboards, ratings of races and the text of the day. Does not affect the leaderboards of groups.",
    },
    PARTICIPATION: {
      description:
        "How many people keep practicing, as totals, for admins and coaches of groups that want them. Off at first.",
    },
  } satisfies Record<Feature, { description: string }>,
});

const ref = builder.objectRef<FeatureSwitch>("FeatureSwitch");

export const FeatureSwitchNode = builder.node(ref, {
  description: "Whether a feature is on for everyone. A change takes effect everywhere within a minute.",
  id: { resolve: ({ feature }) => feature },
  isTypeOf: (value) => typeof value === "object" && value !== null && "feature" in value && "isOn" in value,
  loadOne: async (id, { services }) => (await services.switches.all()).find(({ feature }) => feature === id) ?? null,
  fields: (t) => ({
    feature: t.expose("feature", { type: FeatureEnum, description: "The feature." }),
    isOn: t.exposeBoolean("isOn", {
      description: "Whether it is on. If not, its mutations are refused with SWITCHED_OFF, and its fields are null.",
    }),
    changedAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "When an admin last set it. Null for viewers who are not admins, and if no admin ever did.",
      resolve: ({ changedAt }, _, { viewer }) => (viewer?.role === "ADMIN" ? changedAt : null),
    }),
    changedBy: t.field({
      type: UserNode,
      nullable: true,
      description:
        "The admin who last set it. Null for viewers who are not admins, if no admin ever did, and when their " +
        "account was deleted.",
      resolve: ({ changedBy }, _, { viewer }) => (viewer?.role === "ADMIN" ? changedBy : null),
    }),
  }),
});

builder.queryField("featureSwitches", (t) =>
  t.field({
    type: [FeatureSwitchNode],
    description: "Every feature that can be switched off, and whether it is on. For everyone.",
    resolve: async (_root, _args, { services }) => [...(await services.switches.all())],
  }),
);

const SetFeatureSwitchSuccess = builder.objectRef<ChangedSwitch>("SetFeatureSwitchSuccess").implement({
  description: "The feature was set.",
  fields: (t) => ({
    featureSwitch: t.field({
      type: FeatureSwitchNode,
      resolve: ({ featureSwitch }) => featureSwitch,
      description: "The feature as it is now.",
    }),
  }),
});

builder.mutationField("setFeatureSwitch", (t) =>
  t.field({
    type: payload("SetFeatureSwitchPayload", SetFeatureSwitchSuccess, ["RefusedError"]),
    description:
      "Switches a feature on or off for everyone: at once in this process, within a minute in all others. For " +
      "admins (others get NOT_ALLOWED).",
    args: {
      feature: t.arg({ type: FeatureEnum, description: "The feature." }),
      isOn: t.arg.boolean({ description: "Whether it should be on." }),
    },
    resolve: (_root, { feature, isOn }, context) => setSwitch(context, feature, isOn),
  }),
);
