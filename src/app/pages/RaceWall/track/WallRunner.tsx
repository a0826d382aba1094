import { useLingui } from "@lingui/react/macro";
import { useEffect, useLayoutEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { WallRunner_racer$key } from "../../../../../__generated__/WallRunner_racer.graphql";
import { VisuallyHidden } from "../../../ui/VisuallyHidden";
import type { LaneAnimator } from "../../Race/lanes/LaneAnimator";
import styles from "./WallRunner.module.css";

type Props = { readonly racerRef: WallRunner_racer$key; readonly characters: number; readonly animator: LaneAnimator };

/**
 * How far somebody is: the colour that fills their lane. Renders with each step and draws nothing by it but the
 * colour's end.
 */
export function WallRunner({ racerRef, characters, animator }: Props) {
  const { t } = useLingui();
  const { position } = useFragment(
    graphql`
      fragment WallRunner_racer on Racer @throwOnFieldError {
        position
      }
    `,
    racerRef,
  );
  const progress = characters === 0 ? 1 : Math.min(1, position / characters);
  const runner = useRef<HTMLSpanElement>(null);
  const start = useRef(progress);
  useLayoutEffect(
    () => (runner.current === null ? undefined : animator.enter(runner.current, start.current)),
    [animator],
  );
  useEffect(() => {
    if (runner.current !== null) animator.move(runner.current, progress);
  }, [animator, progress]);

  // In steps of ten: each change of words costs a layout.
  const percent = Math.floor(progress * 10) * 10;
  return (
    <>
      <span ref={runner} className={styles["runner"]} aria-hidden="true" />
      <VisuallyHidden>{t`${percent} percent`}</VisuallyHidden>
    </>
  );
}
