export const featureSwitches =
  "query featureSwitches { featureSwitches { id feature isOn changedAt changedBy { displayName } } }";
export const setFeatureSwitch =
  "mutation setFeatureSwitch($feature: Feature!, $isOn: Boolean!) { setFeatureSwitch(feature: $feature, isOn: " +
  "$isOn) { __typename ... on SetFeatureSwitchSuccess { featureSwitch { feature isOn } } ... on Error { code } } " +
  "}";
export const readTextUpload =
  "mutation readTextUpload($file: Upload!) { readTextUpload(file: $file) { __typename ... on Error { code } } }";

export const switchOperations = [featureSwitches, setFeatureSwitch, readTextUpload];
