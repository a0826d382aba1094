import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Link, NavLink } from "react-router-dom";
import { classNames } from "../../ui/primitives";
import { ConnectionBadge } from "./ConnectionBadge";
import styles from "./Header.module.css";
import { ThemeSwitch } from "./ThemeSwitch";
import { Wordmark } from "./Wordmark";

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
