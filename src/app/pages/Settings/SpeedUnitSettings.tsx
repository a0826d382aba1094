import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { SpeedUnitSettings_viewer$key } from "../../../../__generated__/SpeedUnitSettings_viewer.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import type { SpeedUnit } from "../../../engine/metrics/rates";
import { usePreferences, usePreferenceStore } from "../../platform/preferences/usePreferences";
import { SegmentedControl } from "../../ui/ChoiceFields";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import styles from "./AppearanceSettings.module.css";
import { useSetSpeedUnit } from "./settingsMutations";

const AS_THE_LANGUAGE = "language";

/** The unit of speeds: saved with the account, or in this browser for visitors without one. */
export function SpeedUnitSettings({ viewerRef }: { readonly viewerRef: SpeedUnitSettings_viewer$key | null }) {
  const { t } = useLingui();
  const viewer = useFragment(
    graphql`
      fragment SpeedUnitSettings_viewer on User @throwOnFieldError {
        id
      }
    `,
    viewerRef,
  );
  const { speedUnit } = usePreferences();
  const { change } = usePreferenceStore();
  const save = useSetSpeedUnit();
  const [refused, setRefused] = useState<{ readonly code: ErrorCode; readonly wish: SpeedUnit | null } | null>(null);
  const choose = async (wish: SpeedUnit | null): Promise<void> => {
    setRefused(null);
    change({ speedUnit: wish });
    if (!viewer) return;
    const code = await save(viewer.id, wish);
    if (code === null) return;
    setRefused({ code, wish });
    change({ speedUnit });
  };
  return (
    <div className={styles["choice"]}>
      <SegmentedControl
        label={t`Unit of speed`}
        options={[
          { value: AS_THE_LANGUAGE, label: t`Same as language` },
          { value: "WPM", label: t`Words per minute` },
          { value: "CPM", label: t`Characters per minute` },
        ]}
        value={speedUnit ?? AS_THE_LANGUAGE}
        onChange={(value) => void choose(value === AS_THE_LANGUAGE ? null : value)}
      />
      {viewer && <p className={styles["hint"]}>{t`Saved with your account, so it's the same in every browser.`}</p>}
      {refused && <ErrorNotice code={refused.code} onRetry={() => void choose(refused.wish)} />}
    </div>
  );
}
