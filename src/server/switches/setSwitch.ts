import type { Feature } from "../../contract/enums";
import { DomainError } from "../DomainError";
import type { Context } from "../graphql/Context";
import type { FeatureSwitch } from "./FeatureSwitches";

/** A feature as it is now. */
export type ChangedSwitch = { readonly featureSwitch: FeatureSwitch };

/** Switches a feature on or off for everyone. For admins. */
export async function setSwitch(
  { viewer, services: { switches } }: Context,
  feature: Feature,
  isOn: boolean,
): Promise<ChangedSwitch | DomainError> {
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  if (viewer.role !== "ADMIN") return new DomainError("NOT_ALLOWED");
  await switches.set(feature, isOn, viewer.userId);
  const featureSwitch = (await switches.all()).find((one) => one.feature === feature);
  return featureSwitch ? { featureSwitch } : new DomainError("NOT_FOUND");
}
