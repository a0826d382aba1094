import { useLingui } from "@lingui/react/macro";
import { useLocation } from "react-router-dom";
import { getToken } from "../../relay/sessionToken";
import { usePageStatus } from "../../rendering/usePageStatus";
import { LinkButton } from "../../ui/LinkButton";
import { Notice } from "../../ui/Notice";
import { PageMeta } from "../../ui/PageMeta";

/** In the place of a page of a group that there is not, or that is not for whoever looks: the server does not say which. */
export function GroupNotFound() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  usePageStatus(404);
  return (
    <>
      <PageMeta title={t`No group`} isUnlisted />
      <Notice isPage text={t`There is no group here for you`}>
        <p>{t`Only those who are in a group see it. A coach can give you its code.`}</p>
        <LinkButton look="primary" to="/groups">
          {t`Your groups`}
        </LinkButton>
        {getToken() === null && <LinkButton to={`/sign-in?next=${encodeURIComponent(pathname)}`}>{t`Sign in`}</LinkButton>}
      </Notice>
    </>
  );
}
