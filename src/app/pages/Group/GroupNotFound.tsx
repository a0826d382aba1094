import { useLingui } from "@lingui/react/macro";
import { useLocation } from "react-router-dom";
import { useHasToken } from "../../relay/sessionToken";
import { LinkButton } from "../../ui/LinkButton";
import { Notice } from "../../ui/Notice";
import { PageMeta } from "../../ui/PageMeta";

/**
 * In the place of a page of a group that there is not, or that is not for whoever looks: the page does not say which.
 * Its status
 * is 404 where nothing has this id (server/pages/namesNothing.ts) and 200 where something has: the server renders it
 * without knowing who looks, and a member may be signed in for one tab
 * alone, of which no cookie tells.
 */
export function GroupNotFound() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const hasToken = useHasToken();
  return (
    <>
      <PageMeta
        title={t`No group`}
        description={t`There is nothing at this address. Check the link, or go on from the start page.`}
        isUnlisted
      />
      <Notice isPage text={t`There is no group here for you`}>
        <p>{t`Only those who are in a group see it. A coach can give you its code.`}</p>
        <LinkButton look="primary" to="/groups">
          {t`Your groups`}
        </LinkButton>
        {!hasToken && <LinkButton to={`/sign-in?next=${encodeURIComponent(pathname)}`}>{t`Sign in`}</LinkButton>}
      </Notice>
    </>
  );
}
