import { useLingui } from "@lingui/react/macro";
import { lazy, useEffect, useId, useRef, type RefObject } from "react";
import { graphql, useFragment } from "react-relay";
import { Link, useLocation } from "react-router-dom";
import type { AccountMenu_viewer$key } from "../../../../__generated__/AccountMenu_viewer.graphql";
import type { AccountMenu_appearance$key } from "../../../../__generated__/AccountMenu_appearance.graphql";
import type { AccountMenuAppearanceMutation } from "../../../../__generated__/AccountMenuAppearanceMutation.graphql";
import {
  checkAppearance,
  isOwnChoice,
  readAppearance,
  rememberAppearance,
} from "../../platform/preferences/appearance";
import { setSessionMember } from "../../relay/sessionToken";
import { useResultMutation } from "../../relay/useResultMutation";
import { replacePage } from "../../platform/holdPage";
import { setHiddenBy } from "../../typing/keyboard/hiddenKeyboard";
import { Avatar } from "../../ui/primitives";
import { BareButton } from "../../ui/Button";
import styles from "./AccountMenu.module.css";
import { GroupNewsSlot } from "./news/GroupNews";
import { usePreferenceStore } from "../../platform/preferences/usePreferences";
import { type Appearance, defaultAppearance } from "../../../contract/appearance";
import { findSpeedUnit } from "../../../engine/metrics/rates";
import { loadWithCatalog } from "../../platform/locale/i18n";
import { IdleSlot } from "../../ui/InBrowser";
import { useSignOut } from "../../features/session/useSignOut";
import headerGoalStyles from "../../features/goal/HeaderGoal.module.css";

const DueCount = lazy(async () => {
  const module = await loadWithCatalog("PracticeDue", import("../../features/dueWork/DueCount"));
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
        ...AccountMenu_appearance
        groups {
          archivedAt
          myRole
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
  const groups = viewer.groups?.filter(({ archivedAt }) => archivedAt == null) ?? [];
  const isInGroup = groups.length > 0;
  const coaches = groups.some(({ myRole }) => myRole !== "MEMBER");
  // The owner of runs that are finished offline.
  useEffect(() => setSessionMember(isGuest ? null : id), [id, isGuest]);
  useEffect(() => {
    if (!isInGroup) setHiddenBy(null);
  }, [isInGroup]);
  const { change } = usePreferenceStore();
  const speedUnit = findSpeedUnit(viewer.speedUnit);
  // What this browser remembers is only for the time until the account is known.
  useEffect(() => change({ speedUnit }), [change, speedUnit]);
  // The cards of a coach's groups are above the line, which does not move under somebody who is typing.
  useEffect(() => replacePage(() => change({ coaches })), [change, coaches]);
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
  const module = await loadWithCatalog("Goal", import("../../features/goal/HeaderGoal"));
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

/** A choice is saved this long after the last one: who looks through the themes sends one request. */
const SAVE_PAUSE_MS = 600;

/* eslint-disable relay/unused-fields -- checkAppearance reads all fields of the choices. */
/**
 * Keeps a member's appearance with the account. What the account has applies here too, unless something else was chosen
 * on this device without an account; what is changed while signed in is saved.
 */
function useAccountAppearance(viewerRef: AccountMenu_appearance$key, isGuest: boolean): void {
  const { appearance } = useFragment(
    graphql`
      fragment AccountMenu_appearance on User @throwOnFieldError {
        appearance {
          theme
          textSize
          lineWidth
          letterSpacing
          font
          caret
          caretMotion
          liveFigures
          sounds
          vibration
          idleStop
          shortcuts
          keyRepeat
          fingers
        }
      }
    `,
    viewerRef,
  );
  const store = usePreferenceStore();
  const save = useSetAppearance();
  const saved = appearance ? JSON.stringify(checkAppearance(appearance)) : null;
  const stored = useRef(saved);
  const send = useRef(save);
  useEffect(() => {
    stored.current = saved;
    send.current = save;
  });

  useEffect(() => {
    if (isGuest || isOwnChoice(store.current())) return;
    const ofAccount: Appearance = saved === null ? defaultAppearance : JSON.parse(saved);
    store.change(rememberAppearance(ofAccount, saved !== null));
  }, [isGuest, saved, store]);

  useEffect(() => {
    if (isGuest) return;
    let chosen = JSON.stringify(readAppearance(store.current()));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const saveNow = async (): Promise<void> => {
      timer = undefined;
      const sent = readAppearance(store.current());
      const isSaved = await send.current(sent);
      // Not saved, it is a choice of this device, which the account does not replace.
      if (JSON.stringify(readAppearance(store.current())) === JSON.stringify(sent))
        store.change(rememberAppearance(sent, isSaved));
    };
    const unsubscribe = store.subscribe(() => {
      const next = JSON.stringify(readAppearance(store.current()));
      if (next === chosen) return;
      chosen = next;
      clearTimeout(timer);
      timer = undefined;
      if (next !== (stored.current ?? JSON.stringify(defaultAppearance))) timer = setTimeout(saveNow, SAVE_PAUSE_MS);
    });
    return () => {
      unsubscribe();
      if (timer === undefined) return;
      clearTimeout(timer);
      void saveNow();
    };
  }, [isGuest, store]);
}

/* eslint-enable relay/unused-fields */

/** Saves the appearance with the account; resolves to whether it was. */
function useSetAppearance(): (appearance: Appearance) => Promise<boolean> {
  const [run] = useResultMutation<AccountMenuAppearanceMutation, true>(
    graphql`
      mutation AccountMenuAppearanceMutation($input: AppearanceInput!) {
        setAppearance(input: $input) {
          __typename
          ... on SetAppearanceSuccess {
            user {
              # eslint-disable-next-line relay/must-colocate-fragment-spreads -- The header follows the account.
              ...AccountMenu_appearance
            }
          }
          ... on Error {
            code
          }
        }
      }
    `,
    () => true,
  );
  return async (input) => (await run({ input })).ok;
}
