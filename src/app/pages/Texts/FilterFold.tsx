import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useId, useState } from "react";
import { Button } from "../../ui/Button";
import { classNames } from "../../ui/classNames";
import styles from "./TextsPage.module.css";

type Props = { /** How much is chosen in it. */ readonly count: number; readonly children: ReactNode };

/** The filters: beside the list where there is room, else folded, so that the list is in view. */
export function FilterFold({ count, children }: Props) {
  const { t } = useLingui();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className={styles["fold"]}>
        <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {count === 0 ? t`Filters` : t`Filters (${count})`}
        </Button>
      </div>
      <div id={id} className={classNames(styles["folded"], isOpen && styles["open"])}>
        {children}
      </div>
    </>
  );
}
