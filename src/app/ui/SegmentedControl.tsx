import { useId, useRef } from "react";
import { useTakeOver } from "./form/useTakeOver";
import styles from "./SegmentedControl.module.css";

type Props<Value extends string> = {
  /** What is chosen here; shown above unless hidden. */
  readonly label: string;
  readonly isLabelHidden?: boolean;
  /** `lang` where a label is in another language than the page. */
  readonly options: readonly { readonly value: Value; readonly label: string; readonly lang?: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
};

/** A choice of one among a few, all in view. Arrow keys move, as among radio buttons, which they are. */
export function SegmentedControl<Value extends string>({
  label,
  isLabelHidden = false,
  options,
  value,
  onChange,
}: Props<Value>) {
  const name = useId();
  const control = useRef<HTMLFieldSetElement>(null);
  const chosen = (): Value | null => {
    const shown = control.current?.querySelector<HTMLInputElement>("input:checked")?.value;
    return options.find((option) => option.value === shown)?.value ?? null;
  };
  useTakeOver(chosen, value, onChange);
  return (
    <fieldset ref={control} className={styles["control"]} aria-label={isLabelHidden ? label : undefined}>
      {!isLabelHidden && <legend className={styles["label"]}>{label}</legend>}
      <div className={styles["options"]}>
        {options.map((option) => (
          <label key={option.value} className={styles["option"]}>
            <input
              type="radio"
              className={styles["radio"]}
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={styles["word"]} lang={option.lang}>
              {option.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
