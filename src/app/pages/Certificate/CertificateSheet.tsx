import { languageName } from "../../platform/locale/languageName";
import { fromWireLanguage } from "../../../contract/languages/languages";
import { useLingui, Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { CertificateSheet_certificate$key } from "../../../../__generated__/CertificateSheet_certificate.graphql";
import { formatClock, formatDate } from "../../platform/dates/formatDate";
import { useLocale } from "../../platform/locale/useLocale";
import { formatFigure, formatPercent, formatSpeed } from "../../typing/figures/formatFigure";
import { nameOfLevel, nameOfNorm, inUnit } from "../../features/exam/examWords";
import { NormFacts } from "../../features/exam/NormFacts";
import styles from "../../features/certificate/CertificateSheet.module.css";
import { useSyncExternalStore } from "react";
import { Link } from "react-router-dom";

/** The certificate itself, for A4 paper. */
export function CertificateSheet({ certificateRef }: { readonly certificateRef: CertificateSheet_certificate$key }) {
  const { t } = useLingui();
  const locale = useLocale();
  const {
    code,
    name,
    norm,
    hasDyslexia,
    isByEar,
    extraTime,
    language,
    level,
    levelLabel,
    groupName,
    strokes,
    errors,
    strokesPerMinute,
    accuracy,
    handedInAfterSeconds,
    issuedAt,
  } = useFragment(
    graphql`
      fragment CertificateSheet_certificate on Certificate @throwOnFieldError {
        code
        name
        norm {
          id
          name
          title
          version
          unit
          ...NormFacts_norm
        }
        hasDyslexia
        isByEar
        extraTime
        language
        level
        levelLabel
        groupName
        strokes
        errors
        strokesPerMinute
        accuracy
        handedInAfterSeconds
        issuedAt
      }
    `,
    certificateRef,
  );
  const spoken = languageName(fromWireLanguage(language), locale);
  const normName = nameOfNorm(t, norm.name, norm.title);
  const { version } = norm;
  const normId = norm.title == null ? norm.id : t`version ${version}`;
  const handedInAfter = handedInAfterSeconds == null ? null : formatClock(handedInAfterSeconds);
  const figures: readonly (readonly [string, string])[] = [
    [
      norm.unit === "WORDS" ? t`Words per minute` : t`Keystrokes per minute`,
      formatSpeed(locale, inUnit(norm.unit, strokesPerMinute), 0),
    ],
    [t`Keystrokes`, formatFigure(locale, strokes)],
    [t`Words with an error`, formatFigure(locale, errors)],
    [t`Accuracy`, formatPercent(locale, accuracy, 2)],
  ];
  return (
    <article className={styles["sheet"]}>
      <p className={styles["maker"]}>Typeloop</p>
      <h1 className={styles["title"]}>{t`Typing certificate`}</h1>
      <p className={styles["name"]} dir="auto">
        {name}
      </p>
      <p className={styles["passed"]}>{t`met the standard`}</p>
      <p className={styles["norm"]}>{normName}</p>
      <p className={styles["level"]}>{nameOfLevel(t, level, levelLabel)}</p>
      <p className={styles["date"]} lang="nl">
        {formatDate(issuedAt)}
      </p>
      <dl className={styles["figures"]}>
        {figures.map(([what, figure]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <section className={styles["asks"]}>
        <h2>{t`Requirements of the standard (${normId})`}</h2>
        <NormFacts normRef={norm} hasDyslexia={hasDyslexia} />
        <p>{t`The text was in ${spoken}.`}</p>
        {handedInAfter !== null && (
          <p>{t`The attempt was handed in after ${handedInAfter} (minutes:seconds). Speed is calculated over the full time.`}</p>
        )}
        {hasDyslexia && <p>{t`The levels for a dyslexia statement were used.`}</p>}
        {extraTime > 0 && (
          <p>{t`Taken with ${extraTime}% extra time. Speed is calculated over the time with the extra time.`}</p>
        )}
        {isByEar && <p>{t`Taken by ear: the text was spoken.`}</p>}
      </section>
      <section className={styles["asks"]}>
        <h2>{t`What software can't check`}</h2>
        <p>{t`Whether it was typed with ten fingers and without looking at the keys, and who sat at the keyboard.`}</p>
      </section>
      <p className={styles["own"]}>{makerWords()}</p>
      <CheckAddress code={code} />
    </article>
  );

  /** Whose standard it is, so that a certificate never passes for an institute's diploma. */
  function makerWords(): string {
    if (norm.title == null && norm.name === "graded-wpm")
      return t`This is a Typeloop certificate, and the standard is Typeloop's own.`;
    if (norm.title == null)
      return t`This is a Typeloop certificate. It is not a diploma from the institute that published the standard.`;
    return groupName == null
      ? t`The standard was defined by the admins of this site. This is a Typeloop certificate, not an institute's diploma.`
      : t`The standard was defined by the group ${groupName}. This is a Typeloop certificate, not an institute's diploma.`;
  }
}

const never = () => () => undefined;

/** The address at which anyone can check this certificate. Only the browser knows the server's address. */
function CheckAddress({ code }: { readonly code: string }) {
  const host = useSyncExternalStore(
    never,
    () => location.host,
    () => "",
  );
  const path = `/certificates/${code}`;
  return (
    <p className={styles["check"]}>
      <Trans>
        Anyone can check this certificate at{" "}
        <Link to={path} className={styles["address"]}>
          {host}
          {path}
        </Link>
      </Trans>
    </p>
  );
}
