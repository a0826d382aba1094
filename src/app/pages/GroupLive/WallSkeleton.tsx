import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { Skeleton } from "../../ui/primitives";
import { ConnectionNotice } from "./ConnectionNotice";
import styles from "./Wall.module.css";

/** Who has waited so long is told for what. In ms. */
const PATIENCE_MS = 6_000;

/** Keeps the place of the wall until its first picture has come. */
export function WallSkeleton() {
  const { t } = useLingui();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles["wall"]} aria-busy="true">
      <ConnectionNotice />
      {isLate && (
        <output
          className={styles["late"]}
        >{t`Waiting for the live connection. Some networks let none through: then the wall stays empty.`}</output>
      )}
      <Skeleton size="title" />
      <Skeleton size="block" />
    </div>
  );
}
