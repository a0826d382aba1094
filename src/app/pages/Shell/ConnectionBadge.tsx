import { useConnectionState } from "../../relay/useConnectionState";
import styles from "./ConnectionBadge.module.css";

/** Says quietly that the server cannot be reached. Nothing while it can. */
export function ConnectionBadge() {
  const isOffline = useConnectionState() === "offline";
  return (
    <output className={styles["place"]}>
      {isOffline && (
        <span className={styles["badge"]} title="The server cannot be reached. What you type stays here.">
          Offline
        </span>
      )}
    </output>
  );
}
