import { useLingui } from "@lingui/react/macro";
import { usePageStatus } from "../../rendering/usePageStatus";
import { LinkButton } from "../../ui/Button";
import { PageHeader } from "../../ui/PageHeader";
import { PageMeta } from "../../ui/PageMeta";
import styles from "./NotFoundPage.module.css";

/** For unknown addresses. */
export function NotFoundPage() {
  const { t } = useLingui();
  usePageStatus(404);
  return (
    <div className={styles["page"]}>
      <PageMeta
        title={t`Not found`}
        description={t`There is nothing at this address. Check the link, or go on from the start page.`}
      />
      <PageHeader
        title={t`There is no page here`}
        lead={t`The address may be mistyped, or the page has gone. Nothing of yours is lost.`}
      />
      <div className={styles["ways"]}>
        <LinkButton to="/" look="primary">
          {t`Practise`}
        </LinkButton>
        <LinkButton to="/race">{t`See the races`}</LinkButton>
      </div>
    </div>
  );
}
