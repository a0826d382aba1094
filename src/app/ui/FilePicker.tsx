import { useId, useState } from "react";
import { classNames } from "./classNames";
import styles from "./FilePicker.module.css";

type Props = {
  /** What is chosen: the words of the button. */
  readonly label: string;
  /** Which files fit, and how large they may be. */
  readonly hint: string;
  /** As the browser's attribute: which kinds its dialog offers first. What is dropped can be any. */
  readonly accept: string;
  readonly isBusy?: boolean;
  readonly onChoose: (file: File) => void;
};

/** A place to choose one file, or to drop it. */
export function FilePicker({ label, hint, accept, isBusy = false, onChoose }: Props) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const choose = (file: File | undefined): void => {
    if (file !== undefined && !isBusy) onChoose(file);
  };
  return (
    <div
      className={classNames(styles["place"], isOver && styles["over"])}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        choose(event.dataTransfer.files[0]);
      }}
    >
      <div className={styles["choose"]}>
        <input
          id={id}
          className={styles["file"]}
          type="file"
          accept={accept}
          aria-label={label}
          aria-describedby={`${id}hint`}
          disabled={isBusy}
          onChange={(event) => {
            const file = event.target.files?.[0];
            // The same file may be chosen again after a failure.
            event.target.value = "";
            choose(file);
          }}
        />
        <label htmlFor={id} className={styles["button"]} aria-hidden="true">
          {label}
        </label>
      </div>
      <p id={`${id}hint`} className={styles["hint"]}>
        {hint}
      </p>
    </div>
  );
}
