import { useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent } from "react";

type Props = {
  /** Which portion, from 1. */
  readonly number: number;
  readonly count: number;
  /** Called once, when the portion is typed. */
  readonly onDone: () => void;
  readonly onNext: () => void;
};

/** Stands with the result of a portion: the place is kept, and Enter goes on. */
export function PortionDone({ number, count, onDone, onNext }: Props) {
  const { t } = useLingui();
  const done = useEffectEvent(onDone);
  const next = useEffectEvent(onNext);
  useEffect(() => {
    done();
  }, []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      if (key !== "Enter" || defaultPrevented || ctrlKey || metaKey || altKey) return;
      // On a button or a link, Enter means that one.
      if (target instanceof Element && target.closest("button, a, input, textarea, select, summary, dialog") !== null) return;
      event.preventDefault();
      next();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  return <p>{number === count ? t`That was the last portion. Press Enter to close the text.` : t`Portion ${number} of ${count} is done, and your place is kept. Press Enter to go on.`}</p>;
}
