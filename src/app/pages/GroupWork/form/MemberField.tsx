import { useLingui } from "@lingui/react/macro";
import { MultiSelect } from "../../../ui/MultiSelect";
import type { MultiSelectOption } from "../../../ui/multiSelect/SelectBox";
import styles from "./AssignmentForm.module.css";

type Props = {
  readonly options: readonly MultiSelectOption[];
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
};

/** Which members an assignment is for. */
export function MemberField({ options, value, onChange }: Props) {
  const { t } = useLingui();
  return (
    <div>
      <MultiSelect
        label={t`Members`}
        options={options}
        value={value}
        onChange={onChange}
        placeholder={t`Choose members`}
      />
      <output className={styles["said"]}>{value.length === 0 && t`Choose at least one member.`}</output>
    </div>
  );
}
