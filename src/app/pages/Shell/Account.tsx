import { lazy, startTransition, useEffect } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader, useRelayEnvironment } from "react-relay";
import AccountQueryNode, { type AccountQuery } from "../../../../__generated__/AccountQuery.graphql";
import { getToken, subscribeToToken } from "../../relay/sessionToken";
import styles from "./Account.module.css";
import { useLingui } from "@lingui/react/macro";
import { Link } from "react-router-dom";
import { commitLocalUpdate } from "relay-runtime";
import { getConnectionState, subscribeToConnectionState } from "../../relay/connectionState";
import { useRouteQuery } from "../../relay/routeQuery";
import { loadWithCatalogue } from "../../platform/locale/i18n";
import { useLocale } from "../../platform/locale/useLocale";
import { errorMessage, loadErrorMessages } from "../../ui/errorMessages";
import { announce } from "../../ui/Notice";

/** Loaded lazily, because first-time visitors do not need it. */
const AccountMenu = lazy(async () => {
  const module = await loadWithCatalogue("menus", import("./AccountMenu"));
  return { default: module.AccountMenu };
});

/** The end of the header: the viewer's account, or a link to sign in. */
export function Account({ queryReference }: { readonly queryReference: PreloadedQuery<AccountQuery> }) {
  const { viewer } = usePreloadedQuery<AccountQuery>(
    graphql`
      query AccountQuery @throwOnFieldError @preloadable {
        viewer {
          ...AccountMenu_viewer
        }
      }
    `,
    queryReference,
  );
  return viewer === null || viewer === undefined ? <SignInLink /> : <AccountMenu viewerRef={viewer} />;
}

/**
 * Shown instead of the account if the server does not respond: a user with a token counts as signed in, and is not
 * asked to sign in.
 */
export function AccountFallback() {
  return getToken() === null ? <SignInLink /> : <AccountSkeleton />;
}

/** As wide as the content, so that the header does not move. */
export function AccountSkeleton() {
  return <span className={styles["place"]} aria-hidden="true" />;
}

/** The way in. */
function SignInLink() {
  const { t } = useLingui();
  return (
    <Link className={styles["link"]} to="/sign-in">
      {t`Sign in`}
    </Link>
  );
}

/** The viewer: loaded by the route, and again when the token changes or the server is back. */
export function useViewerReference(): PreloadedQuery<AccountQuery> {
  const environment = useRelayEnvironment();
  const loaded = useRouteQuery<AccountQuery>(AccountQueryNode);
  const [reloaded, load] = useQueryLoader<AccountQuery>(AccountQueryNode);

  useEffect(() => {
    const reload = () => startTransition(() => load({}, { fetchPolicy: "network-only" }));
    const stopToken = subscribeToToken(() => {
      // The current page stays; what is shown next is fetched again for the new viewer.
      commitLocalUpdate(environment, (store) => store.invalidateStore());
      reload();
    });
    const stopConnection = subscribeToConnectionState(() => {
      if (getConnectionState() === "online") reload();
    });
    return () => {
      stopToken();
      stopConnection();
    };
  }, [environment, load]);

  return reloaded ?? loaded;
}

/** Shows a message when the server has ended the session. */
export function useSessionNotices(): void {
  const locale = useLocale();
  useEffect(
    () =>
      subscribeToToken((change) => {
        if (change === "expired")
          void loadErrorMessages(locale).then(() => announce(errorMessage("SESSION_EXPIRED", locale) ?? ""));
      }),
    [locale],
  );
}
