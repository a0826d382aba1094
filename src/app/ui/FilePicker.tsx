import { useId, useState } from "react";
import { classNames } from "./primitives";
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
        const file = event.dataTransfer.files[0];
        if (file !== undefined && !isBusy) onChoose(file);
      }}
    >
      <FileButton label={label} accept={accept} hintId={`${id}hint`} isBusy={isBusy} onChoose={onChoose} />
      <p id={`${id}hint`} className={styles["hint"]}>
        {hint}
      </p>
    </div>
  );
}

type FileButtonProps = {
  /** What is chosen. */
  readonly label: string;
  /** The text of the button; the label by default. */
  readonly text?: string;
  /** As the browser's attribute: which kinds its dialog offers first. */
  readonly accept: string;
  /** Id of the words that say which files fit. */
  readonly hintId: string;
  readonly isBusy: boolean;
  readonly onChoose: (file: File) => void;
};

/** A button that lets one file be chosen: the browser's own, under a look of ours. */
export function FileButton({ label, text = label, accept, hintId, isBusy, onChoose }: FileButtonProps) {
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
