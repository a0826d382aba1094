import { useLingui } from "@lingui/react/macro";
import { graphql, usePreloadedQuery } from "react-relay";
import { useParams } from "react-router-dom";
import CertificatePageQueryNode, {
  type CertificatePageQuery,
} from "../../../../__generated__/CertificatePageQuery.graphql";
import { useRouteQuery } from "../../relay/routeQuery";
import { usePageStatus } from "../../rendering/usePageStatus";
import { LinkButton, Button } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { PageMeta } from "../../ui/PageMeta";
import { CertificateSheet } from "./CertificateSheet";
import styles from "./CertificatePage.module.css";

/** A certificate issued by this server, which verifies it by showing it. */
export function CertificatePage() {
  const { t } = useLingui();
  const { code = "" } = useParams();
  const { certificate } = usePreloadedQuery<CertificatePageQuery>(
    graphql`
      query CertificatePageQuery($code: String!) @throwOnFieldError @preloadable {
        certificate(code: $code) {
          ...CertificateSheet_certificate
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
          <p>{t`The code was ${code}. Check the 16 characters: I, L, O, 0 and 1 are never used. Maybe the account was deleted, and its certificates with it.`}</p>
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
