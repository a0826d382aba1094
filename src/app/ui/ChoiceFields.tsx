import { useId, useRef } from "react";
import { useTakeOver } from "./eventReplay";
import styles from "./ChoiceFields.module.css";

type Props<Value extends string> = {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
};

/** A choice of one option among many, with the browser's own list. */
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

type SegmentedControlProps<Value extends string> = {
  /** The label, shown above the options unless hidden. */
  readonly label: string;
  readonly isLabelHidden?: boolean;
  /** `lang` if a label is in another language than the page. */
  readonly options: readonly { readonly value: Value; readonly label: string; readonly lang?: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
};

/** A choice of one option among a few, all visible. Arrow keys move between them, as they are radio buttons. */
export function SegmentedControl<Value extends string>({
  label,
  isLabelHidden = false,
  options,
  value,
  onChange,
}: SegmentedControlProps<Value>) {
  const name = useId();
  const control = useRef<HTMLFieldSetElement>(null);
  const chosen = (): Value | null => {
    const shown = control.current?.querySelector<HTMLInputElement>("input:checked")?.value;
    return options.find((option) => option.value === shown)?.value ?? null;
  };
  useTakeOver(chosen, value, onChange);
  return (
    <fieldset ref={control} className={styles["control"]} aria-label={isLabelHidden ? label : undefined}>
      {!isLabelHidden && <legend className={styles["segmentedControlLabel"]}>{label}</legend>}
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

type CheckboxProps = {
  readonly label: string;
  readonly hint?: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
};

/** A choice between yes and no. */
export function Checkbox({ label, hint, isChecked, onChange }: CheckboxProps) {
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
      <label htmlFor={id} className={styles["checkboxLabel"]}>
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
