import { useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useState, useMemo, useLayoutEffect, useRef } from "react";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import styles from "./FollowDialog.module.css";
import { graphql, useFragment } from "react-relay";
import type { FollowDialogQuery } from "../../../../__generated__/FollowDialogQuery.graphql";
import type { FollowDialogSubscription } from "../../../../__generated__/FollowDialogSubscription.graphql";
import { useLiveQuery } from "../../relay/useLiveQuery";
import { Notice } from "../../ui/Notice";
import { Skeleton, VisuallyHidden } from "../../ui/primitives";

import type { FollowDialog_view$key } from "../../../../__generated__/FollowDialog_view.graphql";
import { activityWord, StateSign, readState, stateWords, LiveFigures, ConnectionNotice } from "./LiveTile";
import { splitGraphemes } from "../../../engine/text/graphemes";
import { showKeys, spellKeys } from "../../typing/spellKeys";

type Person = { readonly userId: string; readonly name: string };

type Props = {
  readonly groupId: string;
  /** The member who is watched; null for none. */
  readonly userId: string | null;
  /** All members on the live view, in its order. */
  readonly people: readonly Person[];
  readonly onFollow: (userId: string) => void;
  readonly onClose: () => void;
};

/** A close-up of one member's typing; the arrow keys switch to the next one. */
export function FollowDialog({ groupId, userId, people, onFollow, onClose }: Props) {
  const { t } = useLingui();
  const at = people.findIndex((person) => person.userId === userId);
  const found = people[at]?.name;
  // A member who left the group meanwhile still has a name here.
  const [shown, setShown] = useState("");
  if (found !== undefined && found !== shown) setShown(found);
  const go = (step: number): void => {
    const next = people[(Math.max(0, at) + step + people.length) % people.length];
    if (next !== undefined) onFollow(next.userId);
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === "ArrowRight") go(1);
    else if (event.key === "ArrowLeft") go(-1);
  });
  const isOpen = userId !== null;
  useEffect(() => {
    if (!isOpen) return;
    const listener = (event: KeyboardEvent): void => press(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, [isOpen]);

  return (
    <Dialog title={shown} isOpen={isOpen} onClose={onClose}>
      <div className={styles["follow"]}>
        {userId !== null && <FollowedMember key={userId} groupId={groupId} userId={userId} name={shown} />}
        {people.length > 1 && (
          <div className={styles["ways"]}>
            <Button isSmall onClick={() => go(-1)}>
              ← {t`Previous`}
            </Button>
            <Button isSmall onClick={() => go(1)}>
              {t`Next`} →
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

const documents = {
  subscription: graphql`
    subscription FollowDialogSubscription($groupId: ID!, $userId: ID!) {
      memberLiveUpdated(groupId: $groupId, userId: $userId) {
        ...FollowDialog_view
      }
    }
  `,
  query: graphql`
    query FollowDialogQuery($groupId: ID!, $userId: ID!) @throwOnFieldError {
      memberLiveUpdated: memberLive(groupId: $groupId, userId: $userId) {
        ...FollowDialog_view
      }
    }
  `,
};

type FollowedMemberProps = { readonly groupId: string; readonly userId: string; readonly name: string };

/** Watches one member as long as they are in the group and the viewer may. */
function FollowedMember({ groupId, userId, name }: FollowedMemberProps) {
  const { t } = useLingui();
  const variables = useMemo(() => ({ groupId, userId }), [groupId, userId]);
  const { root, end, isAway, isPolling } = useLiveQuery<FollowDialogSubscription, FollowDialogQuery>(
    documents,
    "memberLiveUpdated",
    variables,
  );
  if (end !== null) return <Notice text={t`${name} is no longer in this group.`} />;
  const view = root?.memberLiveUpdated;
  return (
    <>
      <ConnectionNotice isAway={isAway} isPolling={isPolling} />
      {view == null ? <Skeleton size="block" /> : <FollowedView viewRef={view} />}
    </>
  );
}

/** One member's state and figures, and the text with its caret as they see it. */
function FollowedView({ viewRef }: { readonly viewRef: FollowDialog_view$key }) {
  const { t } = useLingui();
  const { member, runId, text, marks, caret } = useFragment(
    graphql`
      fragment FollowDialog_view on LiveView @throwOnFieldError {
        runId
        text
        marks
        caret
        member {
          state
          activity
          title
          ...LiveTile_figuresMember
        }
      }
    `,
    viewRef,
  );
  const { activity, title } = member;
  const state = readState(member.state);
  const isTyping = runId != null && activity != null;
  return (
    <>
      <div className={styles["facts"]}>
        <span className={styles["state"]} data-state={state}>
          <StateSign state={state} /> {t(stateWords[state])}
        </span>
        {isTyping && (
          <span className={styles["work"]}>
            {title == null ? t(activityWord(activity)) : `${t(activityWord(activity))}: ${title}`}
          </span>
        )}
        {isTyping && (
          <span className={styles["figures"]}>
            <LiveFigures memberRef={member} />
          </span>
        )}
      </div>
      {isTyping ? (
        <FollowedText key={runId} text={text} marks={marks} caret={caret} />
      ) : (
        <p className={styles["nothing"]}>{t`Not typing right now. What they type next appears here.`}</p>
      )}
    </>
  );
}

type FollowedTextProps = {
  readonly text: string;
  /** One letter for each grapheme before the caret. */
  readonly marks: string;
  /** Index of a grapheme. */
  readonly caret: number;
};

/** The text that a member types: what is right, wrong and corrected so far, and the caret. */
function FollowedText({ text, marks, caret }: FollowedTextProps) {
  const { t } = useLingui();
  const graphemes = useMemo(() => splitGraphemes(text), [text]);
  const { isCut, typed, rest } = markedWindow(graphemes, marks, caret);
  const box = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (box.current === null || mark.current === null) return;
    // Keeps the caret's line in second place.
    const line = mark.current.offsetHeight;
    const top = Math.max(0, mark.current.offsetTop - line * 1.5);
    if (Math.abs(box.current.scrollTop - top) > line / 2) box.current.scrollTop = top;
  });
  const length = graphemes.length;
  return (
    <div className={styles["followed"]}>
      <div ref={box} className={styles["box"]}>
        <p className={styles["text"]} aria-hidden="true">
          {isCut && "… "}
          {typed.map((part, at) => (
            // Parts only ever change at their end.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={at} className={styles["part"]} data-mark={part.mark}>
              {showKeys(part.text)}
            </span>
          ))}
          <span ref={mark} className={styles["caret"]} />
          <span>{showKeys(rest)}</span>
        </p>
      </div>
      <VisuallyHidden>
        <p>{t`${caret} of ${length} characters typed.`}</p>
        <p>{spellKeys(text, t)}</p>
      </VisuallyHidden>
      <p className={styles["legend"]} aria-hidden="true">
        <span className={styles["part"]} data-mark="w">{t`wrong`}</span>
        <span className={styles["part"]} data-mark="f">{t`corrected`}</span>
      </p>
    </div>
  );
}

/** A range of the text with the same style. `r` right, `w` wrong, `f` right after it was wrong, `-` not typed yet. */
type MarkedPart = { readonly mark: "r" | "w" | "f" | "-"; readonly text: string };

/** The part of a text that is rendered, before and after the caret. */
type MarkedWindow = { readonly isCut: boolean; readonly typed: readonly MarkedPart[]; readonly rest: string };

/** The window moves in steps of this many characters, so it does not move during a few lines. */
const STEP = 300;

/** Number of characters rendered after the caret's step. */
const AHEAD = 900;

/**
 * The part of a long text around its caret to render.
 * @param marks one letter for each grapheme before the caret.
 */
function markedWindow(graphemes: readonly string[], marks: string, caret: number): MarkedWindow {
  const end = Math.min(caret, graphemes.length);
  const step = Math.floor(end / STEP) * STEP;
  const from = Math.max(0, step - STEP);
  const typed: { mark: MarkedPart["mark"]; text: string }[] = [];
  for (let at = from; at < end; at += 1) {
    const mark = readMark(marks.charAt(at));
    const character = graphemes[at] ?? "";
    const last = typed.at(-1);
    if (last?.mark === mark) last.text += character;
    else typed.push({ mark, text: character });
  }
  return { isCut: from > 0, typed, rest: graphemes.slice(end, step + AHEAD).join("") };
}

function readMark(sign: string): MarkedPart["mark"] {
  return sign === "w" || sign === "f" || sign === "r" ? sign : "-";
}
