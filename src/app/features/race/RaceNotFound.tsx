import { useLingui } from "@lingui/react/macro";
import { usePageStatus } from "../../rendering/renderingHooks";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { LinkButton } from "../../ui/Button";
import { PageMeta } from "../../ui/PageHeader";

/** For a code without a race. */
export function RaceNotFound() {
  const { t } = useLingui();
  usePageStatus(404);
  return (
    <>
      <PageMeta
        title={t`Race not found`}
        description={t`There's nothing at this address. Check the link, or go to the home page.`}
      />
      <ErrorNotice code="RACE_NOT_FOUND" isPage>
        <LinkButton look="primary" to="/race">
          {t`All races`}
        </LinkButton>
      </ErrorNotice>
    </>
  );
}
