import { useId } from "react";
import { classNames } from "./classNames";
import styles from "./TextField.module.css";

type Props = {
  readonly name: string;
  readonly label: string;
  /** What fits here, said before anything goes wrong. */
  readonly hint: string;
  /** What is wrong, in words; null for nothing. */
  readonly issue: string | null;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly rows?: number;
  /** Language of what is written. */
  readonly lang?: string;
};

/** Several lines of text with their label, hint and issue; the latter two are read with the field. */
export function TextArea({ label, hint, issue, onChange, rows = 8, ...input }: Props) {
  const id = useId();
  const hintId = `${id}hint`;
  const issueId = `${id}issue`;
  return (
    <div className={styles["field"]}>
      <label className={styles["label"]} htmlFor={id}>
        {label}
      </label>
      <textarea
        {...input}
        id={id}
        rows={rows}
        className={classNames(styles["input"], styles["area"])}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={issue === null ? undefined : true}
        aria-describedby={issue === null ? hintId : `${hintId} ${issueId}`}
      />
      <p id={hintId} className={styles["hint"]}>
        {hint}
      </p>
      {issue !== null && (
        <p id={issueId} className={styles["issue"]} role="alert">
          {issue}
        </p>
      )}
    </div>
  );
}
