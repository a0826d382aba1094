import { useLingui } from "@lingui/react/macro";
import { usePageStatus } from "../../rendering/usePageStatus";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { LinkButton } from "../../ui/Button";
import { PageMeta } from "../../ui/PageMeta";

/** For a code without a race. */
export function RaceNotFound() {
  const { t } = useLingui();
  usePageStatus(404);
  return (
    <>
      <PageMeta
        title={t`No race`}
        description={t`There is nothing at this address. Check the link, or go on from the start page.`}
      />
      <ErrorNotice code="RACE_NOT_FOUND" isPage>
        <LinkButton look="primary" to="/race">
          {t`All races`}
        </LinkButton>
      </ErrorNotice>
    </>
  );
}
