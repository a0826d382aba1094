import { useEffect, useState } from "react";
import { raceLimits } from "../../../engine/race/raceLimits";
import { useConnectionState } from "../../relay/useConnectionState";

/** The server notices a dropped connection a little later than the page does. */
const MARGIN_MS = 10_000;

/** Whether this page was without a connection for so long that a seat is given up. */
export function useLongAbsence(): boolean {
  const connection = useConnectionState();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (connection !== "offline") return;
    const timer = setTimeout(() => setLong(true), raceLimits.seatMs - MARGIN_MS);
    return () => clearTimeout(timer);
  }, [connection]);
  return isLong;
}
