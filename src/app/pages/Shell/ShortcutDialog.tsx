import { useLingui } from "@lingui/react/macro";
import { Dialog } from "../../ui/Dialog";
import styles from "./ShortcutDialog.module.css";

/** The list of keyboard shortcuts. */
export function ShortcutDialog({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const { t } = useLingui();
  const shortcuts: readonly { readonly keys: readonly string[]; readonly does: string }[] = [
    { keys: ["Tab", "Enter"], does: t`Restart the run` },
    { keys: ["Esc"], does: t`Leave the run, or close a dialog` },
    { keys: ["Backspace"], does: t`Delete a character` },
    { keys: ["Ctrl", "Backspace"], does: t`Delete a word` },
    { keys: ["?"], does: t`Show this list` },
  ];
  return (
    <Dialog title={t`Keys`} isOpen={isOpen} onClose={onClose}>
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
