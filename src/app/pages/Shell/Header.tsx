import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Link, NavLink } from "react-router-dom";
import { classNames } from "../../ui/primitives";

import styles from "./Header.module.css";
import { ThemeSwitch } from "./AppearanceSwitches";
import wordmarkStyles from "./Wordmark.module.css";
import { useConnectionState } from "../../relay/connectionState";
import connectionBadgeStyles from "./ConnectionBadge.module.css";

/** Where one is and where one can go. `children`: the account at its end. */
export function Header({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  return (
    <header className={styles["header"]} data-fades>
      <div className={styles["inner"]}>
        <Link className={styles["home"]} to="/" aria-label="Typeloop">
          <Wordmark />
        </Link>
        <nav className={styles["nav"]} aria-label={t`Main`}>
          <NavLink className={classNames(styles["link"])} to="/" end>
            {t`Practice`}
          </NavLink>
          <NavLink className={classNames(styles["link"])} to="/course">
            {t`Course`}
          </NavLink>
          <NavLink className={classNames(styles["link"])} to="/exam">
            {t`Exams`}
          </NavLink>
          <NavLink className={classNames(styles["link"])} to="/race">
            {t`Race`}
          </NavLink>
          <NavLink className={classNames(styles["link"])} to="/progress">
            {t`Progress`}
          </NavLink>
          <NavLink className={classNames(styles["link"])} to="/groups">
            {t`Groups`}
          </NavLink>
        </nav>
        <div className={styles["end"]}>
          <ConnectionBadge />
          <ThemeSwitch />
          {children}
        </div>
      </div>
    </header>
  );
}

/** The name, with its sign: a loop that ends in a caret. On a phone the sign alone. */
export function Wordmark() {
  return (
    <span className={wordmarkStyles["wordmark"]} aria-hidden="true">
      <svg
        className={wordmarkStyles["mark"]}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.6"
        strokeLinecap="round"
      >
        <path d="M15.5 5.2A8 8 0 1 0 20 12.4" />
        <path d="M19.6 2.6v6.2" />
      </svg>
      <span className={wordmarkStyles["name"]}>Typeloop</span>
    </span>
  );
}

/** Says quietly that the server cannot be reached. Nothing while it can. */
function ConnectionBadge() {
  const { t } = useLingui();
  const isOffline = useConnectionState() === "offline";
  return (
    <output className={connectionBadgeStyles["place"]}>
      {isOffline && (
        <span
          className={connectionBadgeStyles["badge"]}
          title={t`The server cannot be reached. What you type stays here.`}
        >
          {t`Offline`}
        </span>
      )}
    </output>
  );
}
