import { useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent } from "react";

type Props = {
  /** Which portion, from 1. */
  readonly number: number;
  readonly count: number;
  /** Called once, when the portion is typed. */
  readonly onDone: () => void;
};

/** Stands with the result of a portion: the place is kept, and Enter goes on. */
export function PortionDone({ number, count, onDone }: Props) {
  const { t } = useLingui();
  const done = useEffectEvent(onDone);
  useEffect(() => {
    done();
  }, []);
  return (
    <p>
      {number === count
        ? t`That was the last portion. Press Enter to close the text.`
        : t`Portion ${number} of ${count} is done, and your place is kept. Press Enter to go on.`}
    </p>
  );
}
