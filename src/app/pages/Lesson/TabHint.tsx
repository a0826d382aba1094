import { Trans, useLingui } from "@lingui/react/macro";
import { spellKeys } from "../../typing/spellKeys";
import { Button } from "../../ui/Button";
import styles from "./TabHint.module.css";
import type { TypingRun } from "../../typing/TypingRun";

/**
 * Says where Tab is typed, and how to leave a text that takes it (WCAG 2.1.2). On-screen keyboards have no such key, so
 * for them there is a button that types it.
 */
export function TabHint({ run }: { readonly run: TypingRun }) {
  const { t } = useLingui();
  return (
    <p className={styles["hint"]}>
      <span>
        <Trans>
          Press <kbd>Tab</kbd> where the text shows →. <kbd>Shift</kbd> + <kbd>Tab</kbd> leaves the text.
        </Trans>
      </span>
      <span className={styles["touch"]}>
        <Trans>No Tab key on your keyboard? Use this one:</Trans>{" "}
        <Button
          isSmall
          data-types-on="always"
          // The field keeps the focus, so the on-screen keyboard stays open.
          onMouseDown={(event) => event.preventDefault()}
          onClick={({ timeStamp }) => run.apply({ kind: "insert", text: "\t" }, timeStamp)}
        >
          {spellKeys("\t", t)}→
        </Button>
      </span>
    </p>
  );
}
