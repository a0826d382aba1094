import { useId, useRef } from "react";
import { useTakeOver } from "./form/useTakeOver";
import styles from "./Select.module.css";

type Props<Value extends string> = {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
};

/** A choice of one among many, by the browser's own list. */
export function Select<Value extends string>({ label, options, value, onChange }: Props<Value>) {
  const id = useId();
  const list = useRef<HTMLSelectElement>(null);
  const optionOf = (shown: string | undefined): Value | null =>
    options.find((option) => option.value === shown)?.value ?? null;
  useTakeOver(() => optionOf(list.current?.value), value, onChange);
  return (
    <div className={styles["field"]}>
      <label className={styles["label"]} htmlFor={id}>
        {label}
      </label>
      <select
        ref={list}
        id={id}
        className={styles["select"]}
        value={value}
        onChange={(event) => {
          const chosen = optionOf(event.target.value);
          if (chosen !== null) onChange(chosen);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
