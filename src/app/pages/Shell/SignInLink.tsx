import { useLingui } from "@lingui/react/macro";
import { Link } from "react-router-dom";
import styles from "./SignInLink.module.css";

/** The way in. */
export function SignInLink() {
  const { t } = useLingui();
  return (
    <Link className={styles["link"]} to="/sign-in">
      {t`Sign in`}
    </Link>
  );
}
