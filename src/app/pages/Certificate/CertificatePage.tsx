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
          title={t`No certificate`}
          description={t`There is nothing at this address. Check the link, or go on from the start page.`}
          isUnlisted
        />
        <Notice isPage text={t`This server never issued a certificate with this code`}>
          <p>{t`The code was ${code}. Check its sixteen characters: there is no I, L, O, 0 or 1 in it. A certificate goes with the account it was issued to.`}</p>
          <LinkButton look="primary" to="/exam">
            {t`Exams`}
          </LinkButton>
        </Notice>
      </>
    );
  }
  return (
    <div className={styles["page"]}>
      <PageMeta title={t`Certificate`} description={t`A typing certificate, as this server issued it.`} isUnlisted />
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
        {t`Checked: this server issued this certificate, with exactly these words and numbers.`}
      </p>
      <Button look="primary" onClick={() => window.print()}>
        {t`Print`}
      </Button>
    </div>
  );
}
