import { useLingui } from "@lingui/react/macro";
import { lazy, useEffect, useId, useRef, type RefObject } from "react";
import { graphql, useFragment } from "react-relay";
import { Link, useLocation } from "react-router-dom";
import type { AccountMenu_viewer$key } from "../../../../__generated__/AccountMenu_viewer.graphql";
import { setSessionMember } from "../../relay/sessionToken";
import { setHiddenBy } from "../../typing/keyboard/hiddenKeyboard";
import { Avatar } from "../../ui/primitives";
import { BareButton } from "../../ui/Button";
import styles from "./AccountMenu.module.css";
import { GroupNewsSlot } from "./news/GroupNews";
import { usePreferenceStore } from "../../platform/preferences/usePreferences";
import { findSpeedUnit } from "../../../engine/metrics/rates";
import { loadWithCatalogue } from "../../platform/locale/i18n";
import { IdleSlot } from "../../ui/InBrowser";
import { useAccountAppearance } from "./useAccountAppearance";
import { useSignOut } from "../../features/session/useSignOut";
import headerGoalStyles from "../../features/goal/HeaderGoal.module.css";

const DueCount = lazy(async () => {
  const module = await loadWithCatalogue("PracticeDue", import("../../features/dueWork/DueCount"));
  return { default: module.DueCount };
});

/** The signed-in user, with a small menu: settings and signing out. A guest is offered to sign up instead. */
export function AccountMenu({ viewerRef }: { readonly viewerRef: AccountMenu_viewer$key }) {
  const { t } = useLingui();
  const viewer = useFragment(
    graphql`
      fragment AccountMenu_viewer on User @throwOnFieldError {
        id
        displayName
        role
        avatarUrl
        speedUnit
        dailyGoalMinutes
        ...useAccountAppearance_viewer
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
  // Otherwise it stays open on the next page. Browsers without popovers have nothing to hide.
  // eslint-disable-next-line react/exhaustive-effect-dependencies -- runs for each new location
  useEffect(() => popover.current?.hidePopover?.(), [location]);
  const [signOut, isSigningOut] = useSignOut();
  const { id, displayName } = viewer;
  const isGuest = viewer.role === "GUEST";
  const isInGroup = viewer.groups?.some(({ archivedAt }) => archivedAt == null) ?? false;
  // The owner of runs that are finished offline.
  useEffect(() => setSessionMember(isGuest ? null : id), [id, isGuest]);
  useEffect(() => {
    if (!isInGroup) setHiddenBy(null);
  }, [isInGroup]);
  const { change } = usePreferenceStore();
  const speedUnit = findSpeedUnit(viewer.speedUnit);
  // What this browser remembers is only for the time until the account is known.
  useEffect(() => change({ speedUnit }), [change, speedUnit]);
  useAccountAppearance(viewer, isGuest);

  return (
    <>
      {viewer.dailyGoalMinutes != null && <GoalSlot />}
      <button
        ref={button}
        type="button"
        className={styles["button"]}
        popoverTarget={menu}
        aria-label={t`${displayName}'s account`}
      >
        <Avatar name={displayName} url={viewer.avatarUrl ?? null} size="small" />
        <span className={styles["name"]}>{displayName}</span>
      </button>
      <div ref={popover} id={menu} popover="auto" className={styles["menu"]}>
        {isGuest ? (
          <>
            <p className={styles["words"]}>{t`You're a guest. With an account, you keep your results.`}</p>
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
            <Link className={styles["item"]} to="/leaderboard">
              {t`Leaderboard`}
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
            <BareButton className={styles["item"]} onClick={signOut} disabled={isSigningOut}>
              {t`Sign out`}
            </BareButton>
          </>
        )}
      </div>
      {isInGroup && <GroupNewsSlot />}
      {isInGroup && !isGuest && (
        <IdleSlot>
          <DueCount />
        </IdleSlot>
      )}
    </>
  );
}

/**
 * Closes a popover when the focus moves elsewhere, or something is typed elsewhere: browsers only close it for a press
 * outside, and the line of a race takes the focus itself. Its own button is an exception, because it opens and closes
 * the popover.
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

const HeaderGoal = lazy(async () => {
  const module = await loadWithCatalogue("Goal", import("../../features/goal/HeaderGoal"));
  return { default: module.HeaderGoal };
});

/** The place of the viewer's goal in the header. */
function GoalSlot() {
  return (
    <span className={headerGoalStyles["slot"]}>
      <IdleSlot>
        <HeaderGoal />
      </IdleSlot>
    </span>
  );
}
