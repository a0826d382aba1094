import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { Feature } from "../../../contract/enums";
import { Notice } from "../../ui/Notice";
import { graphql, useFragment } from "react-relay";
import type { SwitchedOff_query$key } from "../../../../__generated__/SwitchedOff_query.graphql";

const words = {
  RACES: msg`An admin of this server has paused new races. Existing races continue. Come back later.`,
  UPLOADS: msg`An admin of this server has paused uploads. Come back later.`,
  BOARDS: msg`An admin of this server has paused the leaderboard. Groups still have their own.`,
  SIGN_UP: msg`An admin of this server has paused new accounts. You can type and race as a guest.`,
  PARTICIPATION: msg`This is turned off on this server. An admin can turn it on.`,
};

/** Replaces a feature that the admins switched off. */
export function SwitchedOff({ feature }: { readonly feature: Feature }) {
  const { t } = useLingui();
  return <Notice text={t(words[feature])} />;
}

/** Whether the admins switched a feature off for everyone. The server refuses it then, and pages say so in advance. */
export function useIsSwitchedOff(feature: Feature, queryRef: SwitchedOff_query$key): boolean {
  const { featureSwitches } = useFragment(
    graphql`
      fragment SwitchedOff_query on Query @throwOnFieldError {
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
