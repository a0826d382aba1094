import { Trans } from "@lingui/react/macro";
import { useSyncExternalStore } from "react";
import { Link } from "react-router-dom";
import styles from "./CertificateSheet.module.css";

const never = () => () => undefined;

/** How anybody checks this certificate. The server does not know by which name it is reached; the browser does. */
export function CheckAddress({ code }: { readonly code: string }) {
  const host = useSyncExternalStore(
    never,
    () => location.host,
    () => "",
  );
  const path = `/certificates/${code}`;
  return (
    <p className={styles["check"]}>
      <Trans>
        Anyone can check this certificate at{" "}
        <Link to={path} className={styles["address"]}>
          {host}
          {path}
        </Link>
      </Trans>
    </p>
  );
}
