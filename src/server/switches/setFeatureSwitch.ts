import type { Feature } from "../../contract/enums";
import { builder } from "../graphql/builder";
import type { Context } from "../graphql/Context";
import { payload, Refused } from "../graphql/errors";
import type { FeatureSwitch } from "./FeatureSwitches";
import { FeatureEnum, FeatureSwitchNode } from "./FeatureSwitchNode";

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
): Promise<Changed | Refused> {
  if (!viewer) return new Refused("NOT_SIGNED_IN");
  if (viewer.role !== "ADMIN") return new Refused("NOT_ALLOWED");
  await switches.set(feature, isOn, viewer.userId);
  const featureSwitch = (await switches.all()).find((one) => one.feature === feature);
  return featureSwitch ? { featureSwitch } : new Refused("NOT_FOUND");
}
