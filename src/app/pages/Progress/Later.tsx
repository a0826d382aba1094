import { useEffect, useState, type ReactNode } from "react";
import { whenIdle } from "../../platform/whenIdle";
import { classNames } from "../../ui/classNames";
import styles from "./Later.module.css";

/** What lies further down a long page: made when what stands above it is drawn, piece by piece, so that nothing stutters. */
export function Later({ children }: { readonly children: ReactNode }) {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    let stop = (): void => undefined;
    // Not before the frame that shows what is drawn now: a browser may be idle in between.
    const frame = requestAnimationFrame(() => (stop = whenIdle(() => setIsDue(true))));
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
  }, []);
  return <div className={classNames(styles["later"], !isDue && styles["empty"])}>{isDue && children}</div>;
}
