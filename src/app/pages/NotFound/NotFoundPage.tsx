import { useLingui } from "@lingui/react/macro";
import { usePageStatus } from "../../rendering/renderingHooks";
import { LinkButton } from "../../ui/Button";
import { PageHeader, PageMeta } from "../../ui/PageHeader";
import styles from "./NotFoundPage.module.css";

/** For unknown addresses. */
export function NotFoundPage() {
  const { t } = useLingui();
  usePageStatus(404);
  return (
    <div className={styles["page"]}>
      <PageMeta
        title={t`Not found`}
        description={t`There's nothing at this address. Check the link, or go to the home page.`}
      />
      <PageHeader
        title={t`Page not found`}
        lead={t`There may be a typo in the address, or the page is gone. You haven't lost anything.`}
      />
      <div className={styles["ways"]}>
        <LinkButton to="/" look="primary">
          {t`Practice`}
        </LinkButton>
        <LinkButton to="/race">{t`See the races`}</LinkButton>
      </div>
    </div>
  );
}
