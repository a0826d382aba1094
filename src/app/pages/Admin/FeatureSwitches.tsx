import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { FeatureSwitches_query$key } from "../../../../__generated__/FeatureSwitches_query.graphql";
import { Card } from "../../ui/Card";
import styles from "./AdminPage.module.css";
import { useState } from "react";
import type { FeatureSwitches_switch$key } from "../../../../__generated__/FeatureSwitches_switch.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { features, type Feature } from "../../../contract/enums";
import { formatDateTime } from "../../platform/dates/formatDate";
import { Checkbox } from "../../ui/ChoiceFields";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { msg } from "@lingui/core/macro";
import type { FeatureSwitchesSetMutation } from "../../../../__generated__/FeatureSwitchesSetMutation.graphql";
import { useResultMutation } from "../../relay/useResultMutation";
import { Dated } from "../../ui/Dated";

/** The features that can be switched on and off for everyone. */
export function FeatureSwitches({ queryRef }: { readonly queryRef: FeatureSwitches_query$key }) {
  const { t } = useLingui();
  const { featureSwitches } = useFragment(
    graphql`
      fragment FeatureSwitches_query on Query @throwOnFieldError {
        featureSwitches {
          id
          ...FeatureSwitches_switch
        }
      }
    `,
    queryRef,
  );
  return (
    <Card title={t`Features`} lead={t`Turn features on or off for everyone. Changes take effect within a minute.`}>
      <ul className={styles["switches"]}>
        {featureSwitches.map((one) => (
          <FeatureSwitch key={one.id} switchRef={one} />
        ))}
      </ul>
    </Card>
  );
}

type SwitchProps = { readonly switchRef: FeatureSwitches_switch$key; readonly onChanged?: () => void };

/** A switch, as an item of a list: what it does, and who changed it last. */
export function FeatureSwitch({ switchRef, onChanged }: SwitchProps) {
  const { t } = useLingui();
  const { feature, isOn, changedAt, changedBy } = useFragment(
    graphql`
      fragment FeatureSwitches_switch on FeatureSwitch @throwOnFieldError {
        feature
        isOn
        changedAt
        changedBy {
          displayName
        }
      }
    `,
    switchRef,
  );
  const [set] = useSetFeatureSwitch();
  const [refusal, setRefusal] = useState<ErrorCode | null>(null);
  // A newer server may have features that this page does not know.
  const switched = features.find((one) => one === feature);
  const words = useFeatureName(switched);
  const changedByName = changedBy?.displayName ?? t`a deleted account`;
  const when = changedAt == null ? "" : formatDateTime(changedAt);

  if (switched === undefined || words === null) return null;
  const change = async (next: boolean): Promise<void> => {
    setRefusal(null);
    const result = await set({ feature: switched, isOn: next });
    if (result.ok) onChanged?.();
    else setRefusal(result.error);
  };

  return (
    <li>
      <Checkbox label={words.name} hint={words.hint} isChecked={isOn} onChange={(next) => void change(next)} />
      {changedAt != null && (
        <p className={styles["about"]}>
          <Dated
            words={isOn ? t`Turned on by ${changedByName} on ${when}.` : t`Turned off by ${changedByName} on ${when}.`}
            dates={[when]}
          />
        </p>
      )}
      {refusal !== null && <ErrorNotice code={refusal} />}
    </li>
  );
}

const words = {
  RACES: { name: msg`Races`, hint: msg`Creating and joining races. Existing races continue.` },
  UPLOADS: { name: msg`Uploads`, hint: msg`Pictures, files with texts, and lists of names.` },
  SIGN_UP: {
    name: msg`Sign-up`,
    hint: msg`Creating your own account. Guests can continue, and people who lead a group can still create accounts.`,
  },
  BOARDS: {
    name: msg`Leaderboard`,
    hint: msg`The public leaderboard and race ratings. Groups keep their own leaderboard.`,
  },
  PARTICIPATION: {
    name: msg`Participation`,
    hint: msg`How many people keep practicing and where they stop: totals for admins, and for groups that turn them on. Never about fewer than ten people.`,
  },
};

/** The name of a feature, and what stops when it is off; null for none. */
function useFeatureName(feature: Feature | undefined): { readonly name: string; readonly hint: string } | null {
  const { t } = useLingui();
  if (feature === undefined) return null;
  return { name: t(words[feature].name), hint: t(words[feature].hint) };
}

/** Switches a feature for everyone. */
function useSetFeatureSwitch() {
  return useResultMutation<FeatureSwitchesSetMutation, object>(
    graphql`
      mutation FeatureSwitchesSetMutation($feature: Feature!, $isOn: Boolean!) {
        setFeatureSwitch(feature: $feature, isOn: $isOn) {
          __typename
          ... on SetFeatureSwitchSuccess {
            featureSwitch {
              ...FeatureSwitches_switch
            }
          }
          ... on Error {
            code
          }
        }
      }
    `,
    ({ featureSwitch }) => featureSwitch,
  );
}
