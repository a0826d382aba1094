import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { Language } from "../../../../../engine/practice/PracticeMode";
import { useLocale } from "../../../../platform/locale/useLocale";
import { formatFigure } from "../../../../typing/figures/formatFigure";
import { readingPortions } from "../book/readingPortions";
import { type CustomChoice, customQuery } from "../customPlace";
import { useFit } from "../useFit";
import styles from "./TextList.module.css";

type Props = {
  readonly id: string;
  readonly title: string;
  readonly language: Language;
  readonly body: string;
  /** Where somebody goes on; null while they have not begun. */
  readonly place: number | null;
  readonly choice: CustomChoice;
  /** What is said of it besides its length. */
  readonly note: string;
  readonly children?: ReactNode;
};

/**
 * A text by its title, which leads to it, how long it is and how far one is. One that the keyboard cannot type as it is
 * says why; its page offers what can be typed of it.
 */
export function TextLine({ id, title, language, body, place, choice, note, children }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const { fit } = useFit(language);
  const missing = Array.from(new Set(fit(body).missing))
    .slice(0, 8)
    .join(" ");
  const length = formatFigure(locale, body.length);
  const portions = readingPortions(body);
  const typed = portions.filter(({ to }) => to <= (place ?? 0)).length;
  const about = [
    t`${length} characters`,
    note,
    ...(portions.length > 1 ? [t`${plural(portions.length, { one: "# portion", other: "# portions" })}`] : []),
    ...(place !== null && place > 0 ? [typed === portions.length ? t`typed to its end` : t`${typed} typed`] : []),
  ];

  return (
    <li className={styles["row"]}>
      <div className={styles["words"]}>
        <Link to={{ search: customQuery(language, { choice, text: id }) }} lang={language}>
          {title}
        </Link>
        <p className={styles["about"]}>{about.join(" · ")}</p>
        {missing !== "" && (
          <p className={styles["about"]}>{t`Your keyboard cannot type this text: it has ${missing}`}</p>
        )}
      </div>
      {children !== undefined && <div className={styles["actions"]}>{children}</div>}
    </li>
  );
}
