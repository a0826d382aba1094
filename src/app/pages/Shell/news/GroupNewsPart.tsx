import { createPortal } from "react-dom";
import { LiveReporting } from "../live/LiveReporting";
import { useGroupKeyboard, useGroupChange, useGroupNews } from "./useGroupNews";
import { useIsLineOpen } from "./useIsLineOpen";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useNavigate, useLocation } from "react-router-dom";
import type { ErrorCode } from "../../../../contract/errorCodes";
import { Button } from "../../../ui/Button";
import { useErrorMessage } from "../../../ui/errorMessages";
import { useJoinRace } from "../../../features/race/raceMutations";
import type { Invitation } from "./GroupNews";
import styles from "./GroupNewsPart.module.css";
import type { RaceCode } from "../../../../contract/scalars";
import { plural } from "@lingui/core/macro";
import { listNames } from "../../../platform/locale/languageName";
import { useRoleNouns } from "../../../features/group/roleWords";
import { useLocale } from "../../../platform/locale/useLocale";

/**
 * For members of a group, on every page: whether a coach can watch and does, and races to join. While a coach watches,
 * what is typed is sent to them.
 */
export function GroupNewsPart() {
  const news = useGroupNews();
  useGroupKeyboard(news);
  useGroupChange(news);
  const main = document.getElementById("main");
  return (
    <>
      <LiveReporting />
      {main !== null &&
        createPortal(
          <WatchNote
            watchable={news?.watchable ?? []}
            watchedBy={news?.watchedBy ?? []}
            roleWords={news?.roleWords ?? null}
          />,
          main,
        )}
      {createPortal(<Invitations races={news?.races ?? []} />, document.body)}
    </>
  );
}

type Props = { readonly invitation: Invitation; readonly onDecline: () => void };

/** A race of a group that the viewer can join or return to. */
function InvitationNotice({ invitation: { code, groupName, isSeated }, onDecline }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [join, isJoining] = useJoinRace();
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  const message = useErrorMessage(issue);
  const enter = async (): Promise<void> => {
    const answer = isSeated ? null : await join({ code });
    if (answer === null || answer.ok) return navigate(`/race/${code}`);
    setIssue(answer.error);
  };
  return (
    <div className={styles["notice"]}>
      <p className={styles["words"]}>
        {isSeated ? t`The race for ${groupName} is waiting for you.` : t`${groupName} is about to race. Join in?`}
      </p>
      <div className={styles["actions"]}>
        <Button isSmall look="primary" isBusy={isJoining} onClick={() => void enter()}>
          {isSeated ? t`Go to the race` : t`Join`}
        </Button>
        <Button isSmall onClick={onDecline}>
          {t`Not now`}
        </Button>
      </div>
      {issue !== null && <p className={styles["issue"]}>{message}</p>}
    </div>
  );
}

/** Invitations that were dismissed, for the lifetime of this page. */
const putOff = new Set<RaceCode>();

/** The newest invitation that was not dismissed and is not the current page. */
function nextOf(races: readonly Invitation[], pathname: string): Invitation | undefined {
  return races.find(({ code }) => !putOff.has(code) && !pathname.startsWith(`/race/${code}`));
}

/**
 * Invitations to races of the viewer's groups, on every page. They wait until the current line is finished, take no
 * focus and no key, and are announced at the next pause.
 */
function Invitations({ races }: { readonly races: readonly Invitation[] }) {
  const { pathname } = useLocation();
  const isLineOpen = useIsLineOpen();
  const [, setPutOff] = useState(0);
  const next = nextOf(races, pathname);
  const decline = (code: RaceCode): void => {
    putOff.add(code);
    setPutOff(putOff.size);
  };
  return (
    <output className={styles["region"]}>
      {next !== undefined && !isLineOpen && (
        <InvitationNotice key={next.code} invitation={next} onDecline={() => decline(next.code)} />
      )}
    </output>
  );
}

type WatchNoteProps = {
  readonly watchable: readonly string[];
  readonly watchedBy: readonly string[];
  readonly roleWords: string | null;
};

/**
 * Says at the edge of every page that a coach can watch what is typed, and that one does. It stays while the user
 * types, and nothing moves when it appears or changes, because it is in the space between the header and the page.
 */
function WatchNote({ watchable, watchedBy, roleWords }: WatchNoteProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const watchers = listNames(watchedBy, locale);
  const groups = listNames(watchable, locale);
  const { coaches } = useRoleNouns(roleWords ?? undefined);
  const isWatched = watchedBy.length > 0;
  const text = isWatched
    ? t`${watchers} ${plural(watchedBy.length, { one: "is watching you type", other: "are watching you type" })}`
    : roleWords === null
      ? t`People who lead ${groups} can watch you type`
      : t`In ${groups}, ${coaches} can watch you type`;
  return (
    <output className={styles["place"]}>
      {(isWatched || watchable.length > 0) && (
        <span className={styles["note"]} data-watched={isWatched || undefined} title={text}>
          <svg className={styles["eye"]} viewBox="0 0 16 16" aria-hidden="true">
            <path
              d="M1 8c1.8-3 4.1-4.5 7-4.5S13.2 5 15 8c-1.8 3-4.1 4.5-7 4.5S2.800 11 1 8Z"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.4"
            />
            <circle
              cx="8"
              cy="8"
              r="2.1"
              fill={isWatched ? "currentColor" : "none"}
              stroke="currentColor"
              strokeWidth="1.4"
            />
          </svg>
          <span className={styles["watchNoteWords"]}>{text}</span>
        </span>
      )}
    </output>
  );
}
