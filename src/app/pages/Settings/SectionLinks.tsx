import { useLingui } from "@lingui/react/macro";
import { readPageConfig } from "../../platform/readPageConfig";
import { InPageLink } from "../../ui/InPageLink";
import styles from "./SectionLinks.module.css";

/** The parts of the settings, for whom there are many. */
export function SectionLinks() {
  const { t } = useLingui();
  const sections: readonly (readonly [id: string, title: string])[] = [
    ["profile", t`Profile`],
    ["appearance", t`Appearance`],
    ["keyboard", t`Keyboard`],
    ...(readPageConfig().analyticsId === undefined ? [] : ([["privacy", t`Privacy`]] as const)),
    ["password", t`Password`],
    ["sessions", t`Sessions`],
    ["data", t`Your data`],
  ];
  return (
    <nav className={styles["links"]} aria-label={t`On this page`}>
      {sections.map(([id, title]) => (
        <InPageLink key={id} to={id}>
          {title}
        </InPageLink>
      ))}
    </nav>
  );
}
