import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import styles from "./MemberRow.module.css";

type Props = {
  /** How many are chosen, of all that can be. */ readonly chosen: number;
  readonly all: number;
  readonly onChange: (isChosen: boolean) => void;
};

/** Chooses everybody that the list shows, or nobody. */
export function SelectAllBox({ chosen, all, onChange }: Props) {
  const { t } = useLingui();
  const box = useRef<HTMLInputElement>(null);
  const isSome = chosen > 0 && chosen < all;
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = isSome;
  }, [isSome]);
  return (
    <input
      ref={box}
      className={styles["box"]}
      type="checkbox"
      aria-label={t`Choose everybody shown`}
      disabled={all === 0}
      checked={all > 0 && chosen === all}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
