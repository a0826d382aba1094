import { useId, useState } from "react";
import { classNames } from "./primitives";
import styles from "./FilePicker.module.css";

type Props = {
  /** The text of the button. */
  readonly label: string;
  /** Accepted files and their maximum size. */
  readonly hint: string;
  /** Like the HTML attribute: which kinds the browser's dialog offers first. A dropped file can be of any kind. */
  readonly accept: string;
  readonly isBusy?: boolean;
  readonly onChoose: (file: File) => void;
};

/** Lets the user choose or drop one file. */
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
  /** What to choose. */
  readonly label: string;
  /** The text of the button; the label by default. */
  readonly text?: string;
  /** Like the HTML attribute: which kinds the browser's dialog offers first. */
  readonly accept: string;
  /** Id of the element that describes the accepted files. */
  readonly hintId: string;
  readonly isBusy: boolean;
  readonly onChoose: (file: File) => void;
};

/** A button to choose one file: the browser's own input, with our styles. */
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
          // So that the same file can be chosen again after a failure.
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
