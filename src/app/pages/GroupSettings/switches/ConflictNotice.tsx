import { useLingui } from "@lingui/react/macro";
import { Notice } from "../../../ui/Notice";
import type { Conflict } from "./Conflict";
import type { GroupDraft } from "./GroupDraft";
import styles from "./GroupSwitches.module.css";
import { useFieldWords } from "./useFieldWords";

/**
 * Says what somebody else changed while one was changing something: how that is now, and where one wants it otherwise.
 */
export function ConflictNotice({
  conflict: { now, changed },
  draft,
}: {
  readonly conflict: Conflict;
  readonly draft: GroupDraft;
}) {
  const { t } = useLingui();
  const describe = useFieldWords();
  return (
    <Notice
      kind="error"
      text={t`Somebody else changed this group meanwhile. Nothing of yours is saved yet, and all of it is still here. Look, then save again.`}
    >
      <ul className={styles["changes"]}>
        {changed.map((field) => {
          const theirs = describe(field, now);
          const mine = describe(field, draft);
          return <li key={field}>{theirs === mine ? t`Now: ${theirs}.` : t`Now: ${theirs}. You want: ${mine}.`}</li>;
        })}
      </ul>
    </Notice>
  );
}
