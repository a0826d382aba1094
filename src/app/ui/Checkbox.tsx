import { useId, useRef } from "react";
import { useTakeOver } from "./form/useTakeOver";
import styles from "./Checkbox.module.css";

type Props = {
  readonly label: string;
  readonly hint?: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
};

/** One thing that is so or not. */
export function Checkbox({ label, hint, isChecked, onChange }: Props) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  useTakeOver(() => box.current?.checked ?? null, isChecked, onChange);
  return (
    <div className={styles["row"]}>
      <input
        ref={box}
        id={id}
        type="checkbox"
        className={styles["box"]}
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
        aria-describedby={hint === undefined ? undefined : `${id}hint`}
      />
      <label htmlFor={id} className={styles["label"]}>
        {label}
      </label>
      {hint !== undefined && (
        <p id={`${id}hint`} className={styles["hint"]}>
          {hint}
        </p>
      )}
    </div>
  );
}
