import { useEffect, useState } from "react";
import { isTypingTarget } from "../../platform/isTypingTarget";
import { Dialog } from "../../ui/Dialog";
import styles from "./ShortcutDialog.module.css";

const shortcuts: readonly { readonly keys: readonly string[]; readonly does: string }[] = [
  { keys: ["Tab", "Enter"], does: "Start the run anew" },
  { keys: ["Esc"], does: "Leave the run, or close what is open" },
  { keys: ["Backspace"], does: "Take back a character" },
  { keys: ["Ctrl", "Backspace"], does: "Take back a word" },
  { keys: ["?"], does: "Show this list" },
];

/** The list of keys, opened with `?` wherever nothing is being typed. */
export function ShortcutDialog() {
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key !== "?" || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTypingTarget(event.target)) return;
      event.preventDefault();
      setIsOpen(true);
    };
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, []);

  return (
    <Dialog title="Keys" isOpen={isOpen} onClose={() => setIsOpen(false)}>
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
