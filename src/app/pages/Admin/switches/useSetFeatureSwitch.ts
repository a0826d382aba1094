import { useCallback } from "react";
import { graphql } from "react-relay";
import type { useSetFeatureSwitchMutation } from "../../../../../__generated__/useSetFeatureSwitchMutation.graphql";
import { type ErrorCode, isErrorCode } from "../../../../contract/errorCodes";
import type { Feature } from "../../../../contract/enums";
import { useMutationPromise } from "../../../relay/useMutationPromise";

/** Switches a feature for everybody. Gives why not, or null. Rejects when no answer came. */
export function useSetFeatureSwitch() {
  const [run] = useMutationPromise<useSetFeatureSwitchMutation>(graphql`
    mutation useSetFeatureSwitchMutation($feature: Feature!, $isOn: Boolean!) {
      setFeatureSwitch(feature: $feature, isOn: $isOn) {
        __typename
        ... on SetFeatureSwitchSuccess {
          featureSwitch {
            ...FeatureSwitchRow_switch
          }
        }
        ... on Error {
          code
        }
      }
    }
  `);
  return useCallback(
    async (feature: Feature, isOn: boolean): Promise<ErrorCode | null> => {
      const { setFeatureSwitch: answer } = await run({ feature, isOn });
      if (answer?.__typename === "SetFeatureSwitchSuccess") return null;
      return isErrorCode(answer?.code) ? answer.code : "INTERNAL";
    },
    [run],
  );
}
