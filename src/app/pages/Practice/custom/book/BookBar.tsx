import { useLingui } from "@lingui/react/macro";
import type { Portion } from "../../../../../engine/practice/portions";
import { Button } from "../../../../ui/Button";
import { ProgressBar } from "../../../../ui/primitives";
import styles from "./BookReading.module.css";

type Props = {
  /** Which portion is typed, from 0. */
  readonly at: number;
  readonly portions: readonly Portion[];
  /** Of the whole text. */
  readonly length: number;
  readonly onGo: (position: number) => void;
};

/** How far somebody is in a text, and the ways back. */
export function BookBar({ at, portions, length, onGo }: Props) {
  const { t } = useLingui();
  const from = portions[at]?.from ?? 0;
  const percent = Math.floor((100 * from) / length);
  const [number, count] = [at + 1, portions.length];
  const before = portions[at - 1];
  return (
    <div className={styles["bar"]}>
      <p>{t`Portion ${number} of ${count} · ${percent}% typed`}</p>
      <div className={styles["progress"]}>
        <ProgressBar label={t`How far you are in this text`} part={from / length} />
      </div>
      {before !== undefined && (
        <div className={styles["ways"]}>
          <Button look="quiet" isSmall onClick={() => onGo(before.from)}>
            {t`Portion before`}
          </Button>
          {at > 1 && (
            <Button look="quiet" isSmall onClick={() => onGo(0)}>
              {t`From the start`}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
