import { useContext } from "react";
import { RenderingContext } from "./RenderingContext";

/**
 * Sets the status of the server's response when this component is rendered: 404 for what does not exist, null for no
 * change.
 */
export function usePageStatus(status: number | null): void {
  const { setStatus } = useContext(RenderingContext);
  if (status !== null) setStatus(status);
}
