import { useLingui } from "@lingui/react/macro";
import { useLocation } from "react-router-dom";
import { getToken } from "../../relay/sessionToken";
import { usePageStatus } from "../../rendering/usePageStatus";
import { LinkButton } from "../../ui/LinkButton";
import { Notice } from "../../ui/Notice";
import { PageMeta } from "../../ui/PageMeta";

/** In the place of an assignment that there is not, or that is not for whoever looks: the server does not say which. */
export function AssignmentNotFound() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  usePageStatus(404);
  return (
    <>
      <PageMeta title={t`No assignment`} isUnlisted />
      <Notice isPage text={t`There is no assignment here for you`}>
        <p>{t`It may be gone, it may open later, or it is set to others.`}</p>
        <LinkButton look="primary" to="/groups">
          {t`Your groups`}
        </LinkButton>
        {getToken() === null && <LinkButton to={`/sign-in?next=${encodeURIComponent(pathname)}`}>{t`Sign in`}</LinkButton>}
      </Notice>
    </>
  );
}
