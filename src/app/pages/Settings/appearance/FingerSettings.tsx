import { useLingui } from "@lingui/react/macro";
import {
  allTenFingers,
  type FingerSet,
  fingerSets,
  leftHandOnly,
  rightHandOnly,
  tenFingers,
} from "../../../../engine/keyboards/fingerZones";
import { fingers } from "../../../typing/keyboard/Hands";
import { Checkbox, SegmentedControl } from "../../../ui/ChoiceFields";
import styles from "./StageSettings.module.css";

type Props = { readonly value: FingerSet; readonly onChange: (set: FingerSet) => void };

/** Of the ten, as somebody chooses them one by one. */
const firstOfSome: FingerSet = "0111111111";

/** The fingers that somebody types with: both hands, one, or some. The keyboard and the course go by them. */
export function FingerSettings({ value, onChange }: Props) {
  const { t } = useLingui();
  const named = { [allTenFingers]: "all", [leftHandOnly]: "left", [rightHandOnly]: "right" } as const;
  const kind = named[value as keyof typeof named] ?? "some";
  const sets = { all: allTenFingers, left: leftHandOnly, right: rightHandOnly, some: firstOfSome } as const;
  return (
    <>
      <SegmentedControl
        label={t`I type with`}
        options={[
          { value: "all", label: t`Ten fingers` },
          { value: "left", label: t`My left hand` },
          { value: "right", label: t`My right hand` },
          { value: "some", label: t`Some fingers` },
        ]}
        value={kind}
        onChange={(chosen) => onChange(sets[chosen])}
      />
      {kind === "some" && (
        <fieldset className={styles["fingers"]}>
          <legend>{t`Fingers you type with: at least one besides the thumbs`}</legend>
          {tenFingers.map(({ hand, finger }, at) => {
            const turned = `${value.slice(0, at)}${value[at] === "1" ? 0 : 1}${value.slice(at + 1)}`;
            const name = fingers.find((each) => each.hand === hand && each.finger === finger)?.fullName;
            return (
              <Checkbox
                key={`${hand} ${finger}`}
                label={name === undefined ? "" : t(name)}
                isChecked={value[at] === "1"}
                onChange={() => fingerSets.includes(turned) && onChange(turned)}
              />
            );
          })}
        </fieldset>
      )}
    </>
  );
}
