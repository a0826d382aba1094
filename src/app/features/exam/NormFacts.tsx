import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { NormFacts_norm$key } from "../../../../__generated__/NormFacts_norm.graphql";
import { useLocale } from "../../platform/locale/useLocale";
import { formatFigure } from "../../typing/figures/formatFigure";
import styles from "./NormFacts.module.css";
import type { NormFacts_level$key } from "../../../../__generated__/NormFacts_level.graphql";
import { inUnit, nameOfLevel } from "./examWords";
import type { NormFacts_source$key } from "../../../../__generated__/NormFacts_source.graphql";

type Props = {
  readonly normRef: NormFacts_norm$key;
  /** Whether the levels for dyslexia apply, if the norm has any. */
  readonly hasDyslexia?: boolean;
};

/** The requirements of a norm in plain words. */
export function NormFacts({ normRef, hasDyslexia = false }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const { minutes, attempts, unit, isNet, errorLimit, levels, dyslexiaLevels } = useFragment(
    graphql`
      fragment NormFacts_norm on ExamNorm @throwOnFieldError {
        minutes
        attempts
        unit
        isNet
        errorLimit {
          most
          of
          isStrict
        }
        levels {
          name
          ...NormFacts_level
        }
        dyslexiaLevels {
          name
          ...NormFacts_level
        }
      }
    `,
    normRef,
  );
  const { most, of, isStrict } = errorLimit;
  const percent = formatFigure(locale, (most * 100) / of, Number.isInteger((most * 100) / of) ? 0 : 1);
  const shown = (hasDyslexia ? dyslexiaLevels : null) ?? levels;
  return (
    <ul className={styles["facts"]}>
      <li>
        <Plural value={minutes} one="Copy a text for # minute" other="Copy a text for # minutes" />
      </li>
      <li>
        <Plural value={attempts} one="# attempt" other="# attempts; the best one counts" />
      </li>
      <li>
        {isStrict ? t`Errors: less than ${percent}% of keystrokes` : t`Errors: at most ${percent}% of keystrokes`}
      </li>
      {isNet && (
        <li>
          <Trans>Each error takes one word off your speed</Trans>
        </li>
      )}
      {shown.map((level) => (
        <LevelFact key={level.name} levelRef={level} unit={unit} />
      ))}
      {dyslexiaLevels && !hasDyslexia && (
        <li>
          <Trans>With a formal dyslexia diagnosis, the required speed is lower.</Trans>
        </li>
      )}
    </ul>
  );
}

/** The requirements of a level, as a list item. */
function LevelFact({ levelRef, unit }: { readonly levelRef: NormFacts_level$key; readonly unit: string }) {
  const { t } = useLingui();
  const { name, label, strokesPerMinute, maxErrors } = useFragment(
    graphql`
      fragment NormFacts_level on ExamLevel @throwOnFieldError {
        name
        label
        strokesPerMinute
        maxErrors
      }
    `,
    levelRef,
  );
  const level = nameOfLevel(t, name, label);
  if (unit === "WORDS") {
    const words = inUnit(unit, strokesPerMinute);
    return (
      <li>
        {maxErrors == null
          ? t`${level}: at least ${words} words per minute`
          : t`${level}: at least ${words} words per minute, and at most ${maxErrors} errors`}
      </li>
    );
  }
  return (
    <li>
      {maxErrors == null
        ? t`${level}: at least ${strokesPerMinute} keystrokes per minute`
        : t`${level}: at least ${strokesPerMinute} keystrokes per minute, and at most ${maxErrors} errors`}
    </li>
  );
}

/** Where the requirements of a norm come from, and which of them are Typeloop's own choice. */
export function NormSource({ normRef }: { readonly normRef: NormFacts_source$key }) {
  return <p className={styles["source"]}>{useSource(normRef)}</p>;
}

function useSource(normRef: NormFacts_source$key): string {
  const { t } = useLingui();
  const { title, groupName, version, minutes, attempts, source } = useFragment(
    graphql`
      fragment NormFacts_source on ExamNorm @throwOnFieldError {
        title
        groupName
        version
        minutes
        attempts
        source {
          site
          publishesTime
        }
      }
    `,
    normRef,
  );
  if (title != null)
    return groupName == null
      ? t`Defined by the admins of this server. Version ${version}.`
      : t`Defined by the group ${groupName}. Version ${version}.`;
  if (!source) return t`Defined by Typeloop.`;
  const { site, publishesTime } = source;
  return publishesTime
    ? t`Source: ${site}.`
    : t`Source for speed and errors: ${site}. The institute doesn't publish the time or the number of attempts: ${minutes} minutes and ${attempts} attempts are Typeloop's choice.`;
}
