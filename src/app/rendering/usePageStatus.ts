import { useContext } from "react";
import { RenderingContext } from "./RenderingContext";

/** Says with which status the server answers when it renders this component: 404 for what is not there. */
export function usePageStatus(status: number): void {
  useContext(RenderingContext).setStatus(status);
}
