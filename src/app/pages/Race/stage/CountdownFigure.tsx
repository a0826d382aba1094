import { useLingui } from "@lingui/react/macro";
import { VisuallyHidden } from "../../../ui/VisuallyHidden";
import styles from "./RaceStage.module.css";

/** The last seconds that are counted aloud; before them there is time to read. */
const COUNTED = 5;

/**
 * The countdown as a large figure; `left` in whole seconds, 0 once the race runs, null before a start is known. It is
 * read out at its start and its end only.
 */
export function CountdownFigure({ left }: { readonly left: number | null }) {
  const { t } = useLingui();
  if (left === null) return null;
  return (
    <>
      <span key={left} className={left > COUNTED ? styles["ready"] : styles["count"]} aria-hidden="true">
        {left > COUNTED ? t`Get ready` : left === 0 ? t`Go` : left}
      </span>
      <VisuallyHidden>
        <output>{left === 0 ? t`Go` : t`The race starts in ${COUNTED} seconds. Read the text.`}</output>
      </VisuallyHidden>
    </>
  );
}
