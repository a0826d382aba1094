import { Dialog } from "../../ui/Dialog";
import styles from "./ShortcutDialog.module.css";

const shortcuts: readonly { readonly keys: readonly string[]; readonly does: string }[] = [
  { keys: ["Tab", "Enter"], does: "Start the run anew" },
  { keys: ["Esc"], does: "Leave the run, or close what is open" },
  { keys: ["Backspace"], does: "Take back a character" },
  { keys: ["Ctrl", "Backspace"], does: "Take back a word" },
  { keys: ["?"], does: "Show this list" },
];

/** The list of keys. */
export function ShortcutDialog({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  return (
    <Dialog title="Keys" isOpen={isOpen} onClose={onClose}>
      <dl className={styles["list"]}>
        {shortcuts.map(({ keys, does }) => (
          <div key={does} className={styles["row"]}>
            <dt className={styles["keys"]}>
              {keys.map((key) => (
                <kbd key={key} className={styles["key"]}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
