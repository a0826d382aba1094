import { useLingui } from "@lingui/react/macro";
import { useEffect, useId, useRef, type RefObject } from "react";
import { graphql, useFragment } from "react-relay";
import { Link, useLocation } from "react-router-dom";
import type { AccountMenu_viewer$key } from "../../../../__generated__/AccountMenu_viewer.graphql";
import { setSessionMember } from "../../relay/sessionMember";
import { setHiddenBy } from "../../typing/keyboard/hiddenKeyboard";
import { Avatar } from "../../ui/primitives";
import { BareButton } from "../../ui/Button";
import styles from "./AccountMenu.module.css";
import { GroupNewsSlot } from "./news/GroupNews";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Theme } from "../../platform/preferences/Preferences";
import { usePreferences, usePreferenceStore } from "../../platform/preferences/usePreferences";
import { localeNames } from "../../platform/locale/Locale";
import { useLocale } from "../../platform/locale/useLocale";
import type { AccountMenuUseSignOutMutation } from "../../../../__generated__/AccountMenuUseSignOutMutation.graphql";
import { clearToken } from "../../relay/sessionToken";
import { useMutationPromise } from "../../relay/useMutationPromise";
import { announce } from "../../ui/notices";

/** Who is signed in, and a small menu: settings and the way out. A guest is offered an account instead. */
export function AccountMenu({ viewerRef }: { readonly viewerRef: AccountMenu_viewer$key }) {
  const { t } = useLingui();
  const viewer = useFragment(
    graphql`
      fragment AccountMenu_viewer on User @throwOnFieldError {
        id
        displayName
        role
        avatarUrl
        groups {
          archivedAt
        }
      }
    `,
    viewerRef,
  );
  const menu = useId();
  const popover = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useCloseElsewhere(popover, button);
  const location = useLocation();
  // It stays open over the next page otherwise. Where there are no popovers there is nothing to hide.
  // eslint-disable-next-line react/exhaustive-effect-dependencies -- runs for each new location
  useEffect(() => popover.current?.hidePopover?.(), [location]);
  const [signOut, isSigningOut] = useSignOut();
  const { id, displayName } = viewer;
  const isGuest = viewer.role === "GUEST";
  const isInGroup = viewer.groups?.some(({ archivedAt }) => archivedAt == null) ?? false;
  // For runs that are finished without the server: whose they are.
  useEffect(() => setSessionMember(isGuest ? null : id), [id, isGuest]);
  useEffect(() => {
    if (!isInGroup) setHiddenBy(null);
  }, [isInGroup]);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles["button"]}
        popoverTarget={menu}
        aria-label={t`Account of ${displayName}`}
      >
        <Avatar name={displayName} url={viewer.avatarUrl ?? null} size="small" />
        <span className={styles["name"]}>{displayName}</span>
      </button>
      <div ref={popover} id={menu} popover="auto" className={styles["menu"]}>
        {isGuest ? (
          <>
            <p className={styles["words"]}>{t`You are a guest. With an account your results stay yours.`}</p>
            <Link className={styles["item"]} to="/sign-up">
              {t`Sign up`}
            </Link>
            <Link className={styles["item"]} to="/sign-in">
              {t`Sign in`}
            </Link>
          </>
        ) : (
          <>
            <Link className={styles["item"]} to="/groups">
              {t`Groups`}
            </Link>
            <Link className={styles["item"]} to="/progress">
              {t`Progress`}
            </Link>
            <Link className={styles["item"]} to="/texts">
              {t`Texts`}
            </Link>
            {viewer.role === "ADMIN" && (
              <Link className={styles["item"]} to="/admin">
                {t`Admin`}
              </Link>
            )}
            <Link className={styles["item"]} to="/settings">
              {t`Settings`}
            </Link>
            <BareButton className={styles["item"]} onClick={() => void signOut()} disabled={isSigningOut}>
              {t`Sign out`}
            </BareButton>
          </>
        )}
      </div>
      {isInGroup && <GroupNewsSlot />}
    </>
  );
}

/**
 * Closes a popover when the focus goes elsewhere, or something is typed elsewhere: browsers close it for a press beside
 * it only, and the line of a race takes the focus by
 * itself. Its own button is no other place: it opens and closes by itself.
 */
function useCloseElsewhere(popover: RefObject<HTMLElement | null>, button: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const close = ({ target }: Event) => {
      if (
        !(target instanceof Node) ||
        popover.current?.contains(target) === true ||
        button.current?.contains(target) === true
      )
        return;
      popover.current?.hidePopover?.();
    };
    document.addEventListener("focusin", close);
    document.addEventListener("beforeinput", close);
    return () => {
      document.removeEventListener("focusin", close);
      document.removeEventListener("beforeinput", close);
    };
  }, [popover, button]);
}

const order: readonly {
  readonly theme: Theme;
  readonly name: MessageDescriptor;
  readonly next: Theme;
  readonly path: string;
}[] = [
  {
    theme: "system",
    name: msg({ message: "as the system", context: "colours" }),
    next: "light",
    path: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16",
  },
  {
    theme: "light",
    name: msg({ message: "light", context: "colours" }),
    next: "dark",
    path:
      "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 " +
      "1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4",
  },
  {
    theme: "dark",
    name: msg({ message: "dark", context: "colours" }),
    next: "system",
    path: "M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7z",
  },
];

/** Goes round: as the system, light, dark. */
export function ThemeSwitch() {
  const { t } = useLingui();
  const { theme } = usePreferences();
  const { change } = usePreferenceStore();
  const current = order.find((entry) => entry.theme === theme) ?? order[0];
  if (current === undefined) return null;
  const name = t(current.name);
  return (
    <BareButton
      className={styles["themeSwitchButton"]}
      onClick={() => change({ theme: current.next })}
      aria-label={t`Colours: ${name}. Change`}
      title={t`Colours: ${name}`}
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

/** Changes to the other language, by its own name. */
export function LocaleSwitch() {
  const other = useLocale() === "nl-NL" ? "en-US" : "nl-NL";
  const { change } = usePreferenceStore();
  return (
    <BareButton className={styles["localeSwitchButton"]} lang={other} onClick={() => change({ locale: other })}>
      {localeNames[other]}
    </BareButton>
  );
}

/** Signs out. This browser forgets the account even when the server cannot be told. */
export function useSignOut() {
  const { t } = useLingui();
  const [run, isInFlight] = useMutationPromise<AccountMenuUseSignOutMutation>(graphql`
    mutation AccountMenuUseSignOutMutation {
      signOut {
        __typename
      }
    }
  `);
  const signOut = async (): Promise<void> => {
    const wasTold = await run({}).then(
      () => true,
      () => false,
    );
    clearToken();
    import("../../platform/offline/textCache")
      .then(({ clearCachedTexts }) => clearCachedTexts())
      .catch(() => undefined);
    announce(
      wasTold
        ? t`You are signed out.`
        : t`You are signed out in this browser. The server could not be told: the session ends there by itself.`,
    );
  };
  return [signOut, isInFlight] as const;
}
