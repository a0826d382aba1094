import { useLingui } from "@lingui/react/macro";
import { Link } from "react-router-dom";
import { usePreferenceStore } from "../../../platform/preferences/usePreferences";
import { BareButton } from "../../../ui/Button";
import styles from "./Welcome.module.css";

/** Three ways to begin, in one line. Each of them dismisses it for good. */
export function Welcome() {
  const { t } = useLingui();
  const { change } = usePreferenceStore();
  const dismiss = (): void => change({ welcomed: true });
  return (
    <nav className={styles["line"]} aria-label={t`Where to start`}>
      <span>
        <span className={styles["question"]}>{t`New to touch typing?`} </span>
        <Link to="/course" onClick={dismiss}>
          {t`Take the course`}
        </Link>
      </span>
      <span>
        <span className={styles["question"]}>{t`Want to type faster?`} </span>
        <Link to="/?mode=adaptive" onClick={dismiss}>
          {t`Practice your weak keys`}
        </Link>
      </span>
      <BareButton className={styles["dismiss"]} onClick={dismiss}>
        {t`Just type`}
      </BareButton>
    </nav>
  );
}
