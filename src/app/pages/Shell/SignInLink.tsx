import { Link } from "react-router-dom";
import styles from "./SignInLink.module.css";

/** The way in. */
export function SignInLink() {
  return (
    <Link className={styles["link"]} to="/sign-in">
      Sign in
    </Link>
  );
}
