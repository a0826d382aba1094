import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { MOST_STARS } from "../../../engine/lessons/courseProgress";
import { VisuallyHidden } from "../../ui/primitives";
import { usePreferences } from "../../platform/preferences/usePreferences";
import { hasCourseDecoration } from "./courseSettings";
import styles from "./Stars.module.css";

/** One to three stars, and the empty ones beside them; nothing for a user who has switched them off. */
export function Stars({ count }: { readonly count: number }) {
  const { t } = useLingui();
  const isShown = hasCourseDecoration(usePreferences());
  if (!isShown) return null;
  return (
    <span className={styles["stars"]}>
      <span aria-hidden="true">
        {"★".repeat(count)}
        <span className={styles["empty"]}>{"★".repeat(MOST_STARS - count)}</span>
      </span>
      <VisuallyHidden>{t`${plural(count, { one: "# star", other: "# stars" })} of ${MOST_STARS}`}</VisuallyHidden>
    </span>
  );
}

/** Keys as they look on a keyboard. Decorative, because the text beside them says the same. */
export function KeyCaps({ keys }: { readonly keys: readonly string[] }) {
  return (
    <span className={styles["keys"]} aria-hidden="true">
      {keys.map((key) => (
        <span key={key} className={styles["key"]}>
          {key}
        </span>
      ))}
    </span>
  );
}
