import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment, usePreloadedQuery } from "react-relay";
import { Link, useParams } from "react-router-dom";
import CertificatePageQueryNode, {
  type CertificatePageQuery,
} from "../../../../__generated__/CertificatePageQuery.graphql";
import { useRouteQuery } from "../../relay/routeQuery";
import { usePageStatus } from "../../rendering/renderingHooks";
import { Button, LinkButton } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { PageMeta } from "../../ui/PageHeader";
import styles from "./CertificatePage.module.css";
import { languageName } from "../../platform/locale/languageName";
import { fromWireLanguage } from "../../../contract/languages/languages";
import type { CertificatePage_certificate$key } from "../../../../__generated__/CertificatePage_certificate.graphql";
import { formatClock, formatDate } from "../../platform/dates/formatDate";
import { useLocale } from "../../platform/locale/useLocale";
import { formatFigure, formatPercent, formatSpeed } from "../../typing/figures/formatFigure";
import { inUnit, nameOfLevel, nameOfNorm } from "../../features/exam/examWords";
import { NormFacts } from "../../features/exam/NormFacts";
import sheet from "../../features/certificate/CertificateSheet.module.css";
import { useSyncExternalStore } from "react";

/** A certificate issued by this server, which verifies it by showing it. */
export function CertificatePage() {
  const { t } = useLingui();
  const { code = "" } = useParams();
  const { certificate } = usePreloadedQuery<CertificatePageQuery>(
    graphql`
      query CertificatePageQuery($code: String!) @throwOnFieldError @preloadable {
        certificate(code: $code) {
          ...CertificatePage_certificate
        }
      }
    `,
    useRouteQuery<CertificatePageQuery>(CertificatePageQueryNode),
  );
  usePageStatus(certificate ? null : 404);
  if (!certificate) {
    return (
      <>
        <PageMeta
          title={t`Certificate not found`}
          description={t`There's nothing at this address. Check the link, or go to the home page.`}
          isUnlisted
        />
        <Notice isPage text={t`There's no certificate with this code`}>
          <p>{t`The code was ${code}. Check the 16 characters: I, L, O, 0 and 1 are never used. The account may have been deleted, along with its certificates.`}</p>
          <LinkButton look="primary" to="/exam">
            {t`Exams`}
          </LinkButton>
        </Notice>
      </>
    );
  }
  return (
    <div className={styles["page"]}>
      <PageMeta title={t`Certificate`} description={t`A typing certificate issued by this server.`} isUnlisted />
      <PrintBar />
      <CertificateSheet certificateRef={certificate} />
    </div>
  );
}

/** Shown above the certificate on screen: an explanation, and a button to print. Not printed itself. */
function PrintBar() {
  const { t } = useLingui();
  return (
    <div className={styles["bar"]}>
      <p>
        <span className={styles["sign"]} aria-hidden="true">
          ✓
        </span>
        {t`Verified: this server issued this certificate, with exactly these details.`}
      </p>
      <Button look="primary" onClick={() => window.print()}>
        {t`Print`}
      </Button>
    </div>
  );
}

/** The certificate itself, for A4 paper. */
function CertificateSheet({ certificateRef }: { readonly certificateRef: CertificatePage_certificate$key }) {
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
      fragment CertificatePage_certificate on Certificate @throwOnFieldError {
        code
        name
        norm {
          id
          name
          title
          version
          unit
          source {
            __typename
          }
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
    <article className={sheet["sheet"]}>
      <p className={sheet["maker"]}>Typeloop</p>
      <h1 className={sheet["title"]}>{t`Typing certificate`}</h1>
      <p className={sheet["name"]} dir="auto">
        {name}
      </p>
      <p className={sheet["passed"]}>{t`met the standard`}</p>
      <p className={sheet["norm"]}>{normName}</p>
      <p className={sheet["level"]}>{nameOfLevel(t, level, levelLabel)}</p>
      <p className={sheet["date"]} lang="nl">
        {formatDate(issuedAt)}
      </p>
      <dl className={sheet["figures"]}>
        {figures.map(([what, figure]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <section className={sheet["asks"]}>
        <h2>{t`Requirements of the standard (${normId})`}</h2>
        <NormFacts normRef={norm} hasDyslexia={hasDyslexia} />
        <p>{t`The text was in ${spoken}.`}</p>
        {handedInAfter !== null && (
          <p>{t`The attempt was handed in after ${handedInAfter} (minutes:seconds). Speed is calculated over the full time.`}</p>
        )}
        {hasDyslexia && <p>{t`The lower levels for people with dyslexia were used.`}</p>}
        {extraTime > 0 && (
          <p>{t`Taken with ${extraTime}% extra time. Speed is calculated over the full time, including the extra time.`}</p>
        )}
        {isByEar && <p>{t`Taken by ear: the text was read aloud.`}</p>}
      </section>
      <section className={sheet["asks"]}>
        <h2>{t`What software can't check`}</h2>
        <p>{t`Whether it was typed with ten fingers and without looking at the keys, and who sat at the keyboard.`}</p>
      </section>
      <p className={sheet["own"]}>{makerWords()}</p>
      <CheckAddress code={code} />
    </article>
  );

  /** Whose standard it is, so that a certificate never passes for an institute's diploma. */
  function makerWords(): string {
    if (norm.title == null && norm.source == null)
      return t`This is a Typeloop certificate, and the standard is Typeloop's own.`;
    if (norm.title == null)
      return t`This is a Typeloop certificate. It is not a diploma from the institute that published the standard.`;
    return groupName == null
      ? t`The standard was defined by the admins of this server. This is a Typeloop certificate, not an institute's diploma.`
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
    <p className={sheet["check"]}>
      <Trans>
        Anyone can check this certificate at{" "}
        <Link to={path} className={sheet["address"]}>
          {host}
          {path}
        </Link>
      </Trans>
    </p>
  );
}
