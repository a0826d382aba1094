import { useId, useState } from "react";
import { classNames } from "./classNames";
import { FileButton } from "./FileButton";
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
