import { useId } from "react";
import styles from "./FileButton.module.css";

type Props = {
  /** What is chosen. */
  readonly label: string;
  /** What stands on the button; left out: the label. */
  readonly text?: string;
  /** As the browser's attribute: which kinds its dialog offers first. */
  readonly accept: string;
  /** Id of the words that say which files fit. */
  readonly hintId: string;
  readonly isBusy: boolean;
  readonly onChoose: (file: File) => void;
};

/** A button that lets one file be chosen: the browser's own, under a look of ours. */
export function FileButton({ label, text = label, accept, hintId, isBusy, onChoose }: Props) {
  const id = useId();
  return (
    <div className={styles["choose"]}>
      <input
        id={id}
        className={styles["file"]}
        type="file"
        accept={accept}
        aria-label={label}
        aria-describedby={hintId}
        disabled={isBusy}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file may be chosen again after a failure.
          event.target.value = "";
          if (file !== undefined) onChoose(file);
        }}
      />
      <label htmlFor={id} className={styles["button"]} aria-hidden="true">
        {text}
      </label>
    </div>
  );
}
