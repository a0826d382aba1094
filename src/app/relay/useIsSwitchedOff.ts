import { graphql, useFragment } from "react-relay";
import type { useIsSwitchedOff_query$key } from "../../../__generated__/useIsSwitchedOff_query.graphql";
import type { Feature } from "../../contract/enums";

/** Whether the admins switched a feature off for everyone. The server refuses it then, and pages say so in advance. */
export function useIsSwitchedOff(feature: Feature, queryRef: useIsSwitchedOff_query$key): boolean {
  const { featureSwitches } = useFragment(
    graphql`
      fragment useIsSwitchedOff_query on Query @throwOnFieldError {
        featureSwitches {
          feature
          isOn
        }
      }
    `,
    queryRef,
  );
  return featureSwitches.some((one) => one.feature === feature && !one.isOn);
}
