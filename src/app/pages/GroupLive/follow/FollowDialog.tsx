import { useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useState } from "react";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import styles from "./FollowDialog.module.css";
import { FollowedMember } from "./FollowedMember";

type Person = { readonly userId: string; readonly name: string };

type Props = {
  readonly groupId: string;
  /** Whom; null while nobody is followed. */
  readonly userId: string | null;
  /** Everybody on the wall, in its order. */
  readonly people: readonly Person[];
  readonly onFollow: (userId: string) => void;
  readonly onClose: () => void;
};

/** One member's typing, close up; the arrow keys lead to the next one. */
export function FollowDialog({ groupId, userId, people, onFollow, onClose }: Props) {
  const { t } = useLingui();
  const at = people.findIndex((person) => person.userId === userId);
  const found = people[at]?.name;
  // Who left the group meanwhile is still called by their name.
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
