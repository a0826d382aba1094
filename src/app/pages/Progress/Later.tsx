import { useEffect, useState, type ReactNode } from "react";
import { whenIdle } from "../../platform/whenIdle";
import { classNames } from "../../ui/primitives";
import { loadDrawing } from "./charts/loadDrawing";
import styles from "./Later.module.css";

/**
 * What lies further down a long page: made when the pictures above it are drawn, piece by piece, so that nothing
 * stutters.
 */
export function Later({ children }: { readonly children: ReactNode }) {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    let isWanted = true;
    const begin = async (): Promise<void> => {
      // The pictures wait for it as well, and asked before. Without it there are none, and nothing to wait for.
      await loadDrawing().catch(() => null);
      // Not before the frame that shows them: a browser may be idle in between.
      requestAnimationFrame(() => isWanted && whenIdle(() => isWanted && setIsDue(true)));
    };
    void begin();
    return () => {
      isWanted = false;
    };
  }, []);
  return <div className={classNames(styles["later"], !isDue && styles["empty"])}>{isDue && children}</div>;
}
