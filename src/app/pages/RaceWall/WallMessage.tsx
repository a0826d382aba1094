import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { LinkButton } from "../../ui/LinkButton";
import styles from "./WallMessage.module.css";

type Props = { readonly title: string; readonly children: ReactNode };

/** In place of a race: why there is none. */
export function WallMessage({ title, children }: Props) {
  const { t } = useLingui();
  return (
    <div className={styles["message"]}>
      <h2 className={styles["title"]}>{title}</h2>
      <p>{children}</p>
      <LinkButton to="/race">{t`All races`}</LinkButton>
    </div>
  );
}
