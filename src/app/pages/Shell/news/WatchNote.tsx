import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { listNames } from "../../../platform/locale/listNames";
import { useLocale } from "../../../platform/locale/useLocale";
import styles from "./WatchNote.module.css";

type Props = { readonly watchable: readonly string[]; readonly watchedBy: readonly string[] };

/**
 * Says, at the edge of every screen, that a coach can watch what is typed, and that one does. It stays while somebody
 * types, and nothing moves when it comes or changes: it lies
 * in the space between the header and the page.
 */
export function WatchNote({ watchable, watchedBy }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const coaches = listNames(watchedBy, locale);
  const groups = listNames(watchable, locale);
  const isWatched = watchedBy.length > 0;
  const text = isWatched
    ? t`${coaches} ${plural(watchedBy.length, { one: "is watching what you type", other: "are watching what you type" })}`
    : t`A coach of ${groups} can watch what you type`;
  return (
    <output className={styles["place"]}>
      {(isWatched || watchable.length > 0) && (
        <span className={styles["note"]} data-watched={isWatched || undefined} title={text}>
          <svg className={styles["eye"]} viewBox="0 0 16 16" aria-hidden="true">
            <path
              d="M1 8c1.8-3 4.1-4.5 7-4.5S13.2 5 15 8c-1.8 3-4.1 4.5-7 4.5S2.800 11 1 8Z"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.4"
            />
            <circle
              cx="8"
              cy="8"
              r="2.1"
              fill={isWatched ? "currentColor" : "none"}
              stroke="currentColor"
              strokeWidth="1.4"
            />
          </svg>
          <span className={styles["words"]}>{text}</span>
        </span>
      )}
    </output>
  );
}
