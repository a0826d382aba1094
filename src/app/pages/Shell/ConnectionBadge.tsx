import { useLingui } from "@lingui/react/macro";
import { useConnectionState } from "../../relay/connectionState";
import styles from "./ConnectionBadge.module.css";

/** Says quietly that the server cannot be reached. Nothing while it can. */
export function ConnectionBadge() {
  const { t } = useLingui();
  const isOffline = useConnectionState() === "offline";
  return (
    <output className={styles["place"]}>
      {isOffline && (
        <span className={styles["badge"]} title={t`The server cannot be reached. What you type stays here.`}>
          {t`Offline`}
        </span>
      )}
    </output>
  );
}
