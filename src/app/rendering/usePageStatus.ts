import { useContext } from "react";
import { RenderingContext } from "./RenderingContext";

/**
 * Says with which status the server answers when it renders this component: 404 for what is not there, null for nothing
 * to say.
 */
export function usePageStatus(status: number | null): void {
  const { setStatus } = useContext(RenderingContext);
  if (status !== null) setStatus(status);
}
