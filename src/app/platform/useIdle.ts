import { useEffect, useState } from "react";
import { signsOfLife, watchIdle } from "./watchIdle";

/** Whether nobody has moved, pressed or touched anything for 10 s. Turns back with the next sign of life. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);

  useEffect(() => {
    if (!isIdle) return watchIdle(() => setIsIdle(true)).stop;
    const wake = () => setIsIdle(false);
    for (const sign of signsOfLife) document.addEventListener(sign, wake, { passive: true });
    return () => {
      for (const sign of signsOfLife) document.removeEventListener(sign, wake);
    };
  }, [isIdle]);

  return isIdle;
}
