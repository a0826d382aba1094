import type { Feature } from "../../contract/enums";
import { builder } from "../graphql/builder";
import { UserNode } from "../users/UserNode";
import type { FeatureSwitch } from "./FeatureSwitches";
import type { Context } from "../graphql/Context";
import { payload } from "../graphql/errors";
import { DomainError } from "../DomainError";

export const FeatureEnum = builder.enumType("Feature", {
  description: "What admins can switch off for everybody.",
  values: {
    RACES: { description: "Making and joining races. Those that are there go on." },
    UPLOADS: { description: "Sending files: pictures, texts, lists of names." },
    SIGN_UP: { description: "Making an account. Guests, and accounts that coaches make, go on." },
  } satisfies Record<Feature, { description: string }>,
});

const ref = builder.objectRef<FeatureSwitch>("FeatureSwitch");

export const FeatureSwitchNode = builder.node(ref, {
  description: "Whether something is switched on for everybody. A change is known to all within a minute.",
  id: { resolve: ({ feature }) => feature },
  isTypeOf: (value) => typeof value === "object" && value !== null && "feature" in value && "isOn" in value,
  loadOne: async (id, { services }) => (await services.switches.all()).find(({ feature }) => feature === id) ?? null,
  fields: (t) => ({
    feature: t.expose("feature", { type: FeatureEnum, description: "What." }),
    isOn: t.exposeBoolean("isOn", { description: "Where it is not, its mutations are refused with SWITCHED_OFF." }),
    changedAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "When an admin last set it. For admins: null for others, and when nobody ever did.",
      resolve: ({ changedAt }, _, { viewer }) => (viewer?.role === "ADMIN" ? changedAt : null),
    }),
    changedBy: t.field({
      type: UserNode,
      nullable: true,
      description:
        "The admin who last set it. For admins: null for others, when nobody ever did, and when their account is gone.",
      resolve: ({ changedBy }, _, { viewer }) => (viewer?.role === "ADMIN" ? changedBy : null),
    }),
  }),
});

builder.queryField("featureSwitches", (t) =>
  t.field({
    type: [FeatureSwitchNode],
    description: "Every feature that can be switched off, and whether it is on. For everybody.",
    resolve: async (_root, _args, { services }) => [...(await services.switches.all())],
  }),
);

type Changed = { readonly featureSwitch: FeatureSwitch };

const SetFeatureSwitchSuccess = builder.objectRef<Changed>("SetFeatureSwitchSuccess").implement({
  description: "It is set.",
  fields: (t) => ({
    featureSwitch: t.field({
      type: FeatureSwitchNode,
      resolve: ({ featureSwitch }) => featureSwitch,
      description: "As it is now.",
    }),
  }),
});

builder.mutationField("setFeatureSwitch", (t) =>
  t.field({
    type: payload("SetFeatureSwitchPayload", SetFeatureSwitchSuccess, ["RefusedError"]),
    description:
      "Switches something on or off for everybody: at once here, within a minute in every other process. For " +
      "admins (else NOT_ALLOWED).",
    args: {
      feature: t.arg({ type: FeatureEnum, description: "What." }),
      isOn: t.arg.boolean({ description: "On or off." }),
    },
    resolve: (_root, { feature, isOn }, context) => setSwitch(context, feature, isOn),
  }),
);

async function setSwitch(
  { viewer, services: { switches } }: Context,
  feature: Feature,
  isOn: boolean,
): Promise<Changed | DomainError> {
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  if (viewer.role !== "ADMIN") return new DomainError("NOT_ALLOWED");
  await switches.set(feature, isOn, viewer.userId);
  const featureSwitch = (await switches.all()).find((one) => one.feature === feature);
  return featureSwitch ? { featureSwitch } : new DomainError("NOT_FOUND");
}
