import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { FeatureSwitchRow_switch$key } from "../../../../../__generated__/FeatureSwitchRow_switch.graphql";
import { type ErrorCode, readErrorCode } from "../../../../contract/errorCodes";
import { features } from "../../../../contract/enums";
import { formatDateTime } from "../../../platform/dates/formatDate";
import { Checkbox } from "../../../ui/ChoiceFields";
import { ErrorNotice } from "../../../ui/ErrorBoundary";
import styles from "../AdminPage.module.css";
import { useFeatureName } from "./useFeatureName";
import { useSetFeatureSwitch } from "./useSetFeatureSwitch";

/** One switch: what it does, and who last touched it. */
export function FeatureSwitchRow({ switchRef }: { readonly switchRef: FeatureSwitchRow_switch$key }) {
  const { t } = useLingui();
  const { feature, isOn, changedAt, changedBy } = useFragment(
    graphql`
      fragment FeatureSwitchRow_switch on FeatureSwitch @throwOnFieldError {
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
  const set = useSetFeatureSwitch();
  const [refusal, setRefusal] = useState<ErrorCode | null>(null);
  // A newer server may have switches that this page does not know.
  const known = features.find((one) => one === feature);
  const words = useFeatureName(known);
  const who = changedBy?.displayName ?? t`an admin who is gone`;
  const when = changedAt == null ? "" : formatDateTime(changedAt);

  if (known === undefined || words === null) return null;
  const change = async (next: boolean): Promise<void> => {
    setRefusal(null);
    try {
      setRefusal(await set(known, next));
    } catch (error) {
      setRefusal(readErrorCode(error));
    }
  };

  return (
    <li>
      <Checkbox label={words.name} hint={words.hint} isChecked={isOn} onChange={(next) => void change(next)} />
      {changedAt != null && (
        <p className={styles["about"]}>
          {isOn ? t`Switched on by ${who} on ${when}.` : t`Switched off by ${who} on ${when}.`}
        </p>
      )}
      {refusal !== null && <ErrorNotice code={refusal} />}
    </li>
  );
}
