import { useLingui } from "@lingui/react/macro";
import { type ReactNode, lazy, startTransition, useEffect } from "react";
import { Link, NavLink } from "react-router-dom";
import { classNames } from "../../ui/primitives";
import styles from "./Header.module.css";
import { useConnectionState, getConnectionState, subscribeToConnectionState } from "../../relay/connectionState";
import { BareButton } from "../../ui/Button";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Theme } from "../../../contract/appearance";
import { usePreferences, usePreferenceStore } from "../../platform/preferences/usePreferences";
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader, useRelayEnvironment } from "react-relay";
import AccountQueryNode, { type HeaderAccountQuery } from "../../../../__generated__/HeaderAccountQuery.graphql";
import { getToken, subscribeToToken } from "../../relay/sessionToken";
import { commitLocalUpdate } from "relay-runtime";
import { useRouteQuery } from "../../relay/routeQuery";
import { loadWithCatalog } from "../../platform/locale/i18n";
import { useLocale } from "../../platform/locale/useLocale";
import { errorMessage, loadErrorMessages } from "../../ui/errorMessages";
import { announce } from "../../ui/Notice";

/** The navigation. `children`: the account at its end. */
export function Header({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  return (
    <header className={styles["header"]} data-fades>
      <div className={styles["inner"]}>
        <Link className={styles["home"]} to="/" aria-label="Typeloop">
          <Wordmark />
        </Link>
        <nav className={styles["nav"]} aria-label={t`Main`}>
          <NavLink className={classNames(styles["link"])} to="/" end>
            {t`Practice`}
          </NavLink>
          <NavLink className={classNames(styles["link"])} to="/course">
            {t`Course`}
          </NavLink>
          <NavLink className={classNames(styles["link"])} to="/exam">
            {t`Exams`}
          </NavLink>
          <NavLink className={classNames(styles["link"])} to="/race">
            {t`Race`}
          </NavLink>
          <NavLink className={classNames(styles["link"])} to="/texts">
            {t`Texts`}
          </NavLink>
          <NavLink className={classNames(styles["link"])} to="/progress">
            {t`Progress`}
          </NavLink>
          <NavLink className={classNames(styles["link"])} to="/groups">
            {t`Groups`}
            <span data-due-count />
          </NavLink>
        </nav>
        <div className={styles["end"]}>
          <ConnectionBadge />
          <ThemeSwitch />
          {children}
        </div>
      </div>
    </header>
  );
}

/** The name with its logo: a loop that ends in a caret. On a phone only the logo. */
export function Wordmark() {
  return (
    <span className={styles["wordmark"]} aria-hidden="true">
      <svg
        className={styles["mark"]}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.6"
        strokeLinecap="round"
      >
        <path d="M15.5 5.2A8 8 0 1 0 20 12.4" />
        <path d="M19.6 2.6v6.2" />
      </svg>
      <span className={styles["name"]}>Typeloop</span>
    </span>
  );
}

/** A small badge while the server cannot be reached. */
function ConnectionBadge() {
  const { t } = useLingui();
  const isOffline = useConnectionState() === "offline";
  return (
    <output className={styles["connection"]}>
      {isOffline && (
        <span className={styles["badge"]} title={t`The server can't be reached. What you type stays here.`}>
          {t`Offline`}
        </span>
      )}
    </output>
  );
}

const order: readonly {
  readonly theme: Theme;
  readonly name: MessageDescriptor;
  readonly next: Theme;
  readonly path: string;
}[] = [
  {
    theme: "system",
    name: msg({ message: "same as system", context: "colors" }),
    next: "light",
    path: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16",
  },
  {
    theme: "light",
    name: msg({ message: "light", context: "colors" }),
    next: "dark",
    path:
      "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 " +
      "1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4",
  },
  {
    theme: "dark",
    name: msg({ message: "dark", context: "colors" }),
    next: "system",
    path: "M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7z",
  },
];

/** Cycles through system, light and dark. Who chose another theme in the settings changes it there. */
function ThemeSwitch() {
  const { t } = useLingui();
  const { theme } = usePreferences();
  const { change } = usePreferenceStore();
  const current = order.find((entry) => entry.theme === theme);
  if (current === undefined) return null;
  const name = t(current.name);
  return (
    <BareButton
      className={styles["themeSwitch"]}
      onClick={() => change({ theme: current.next })}
      aria-label={t`Theme: ${name}. Change`}
      title={t`Theme: ${name}`}
    >
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={current.path} />
        {theme === "system" && <path d="M12 4a8 8 0 1 0 0 16z" fill="currentColor" />}
      </svg>
    </BareButton>
  );
}

/** Loaded lazily, because first-time visitors do not need it. */
const AccountMenu = lazy(async () => {
  const module = await loadWithCatalog("menus", import("./AccountMenu"));
  return { default: module.AccountMenu };
});

/** The end of the header: the viewer's account, or a link to sign in. */
export function Account({ queryReference }: { readonly queryReference: PreloadedQuery<HeaderAccountQuery> }) {
  const { viewer } = usePreloadedQuery<HeaderAccountQuery>(
    graphql`
      query HeaderAccountQuery @throwOnFieldError @preloadable {
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
    <Link className={styles["accountLink"]} to="/sign-in">
      {t`Sign in`}
    </Link>
  );
}

/** The viewer: loaded by the route, and again when the token changes or the server is back. */
export function useViewerReference(): PreloadedQuery<HeaderAccountQuery> {
  const environment = useRelayEnvironment();
  const loaded = useRouteQuery<HeaderAccountQuery>(AccountQueryNode);
  const [reloaded, load] = useQueryLoader<HeaderAccountQuery>(AccountQueryNode);

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
