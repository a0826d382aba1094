import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { ErrorCode } from "../../../contract/errorCodes";
import styles from "../../features/assignment/assignment.module.css";
import { Select } from "../../ui/ChoiceFields";
import { SearchSelect } from "../../ui/MultiSelect";
import type { MultiSelectOption } from "../../ui/multiSelect/SelectBox";
import type { NormOption } from "./normOptions";

type Props = {
  readonly norms: readonly NormOption[];
  /** The task's norm, which may no longer be a choice. */
  readonly chosenNorm: MultiSelectOption | null;
  readonly value: string;
  readonly issue: ErrorCode | null;
  readonly onChange: (value: string) => void;
};

/** Which exam an assignment asks for. All are loaded: there are few. */
export function ExamChoice({ norms, chosenNorm, value, issue, onChange }: Props) {
  const { t } = useLingui();
  const [most, setMost] = useState("");
  const lengths = [...new Set(norms.map(({ minutes }) => minutes))].toSorted((one, other) => one - other);
  const shown = norms.filter(({ minutes }) => most === "" || minutes <= Number(most));
  return (
    <div className={styles["choice"]}>
      {lengths.length > 1 && (
        <div className={styles["filters"]}>
          <Select
            label={t`Length`}
            options={[
              { value: "", label: t`Any` },
              ...lengths.map((minutes) => ({
                value: String(minutes),
                label: t`${plural(minutes, { one: "Up to # minute", other: "Up to # minutes" })}`,
              })),
            ]}
            value={most}
            onChange={setMost}
          />
        </div>
      )}
      <SearchSelect
        label={t`Exam`}
        options={shown.map(({ label, minutes, ...norm }) => ({
          value: norm.value,
          label: t`${label}, ${minutes} min`,
        }))}
        value={value === "" ? null : value}
        issue={issue}
        onChange={onChange}
        chosenOption={chosenNorm}
      />
    </div>
  );
}
