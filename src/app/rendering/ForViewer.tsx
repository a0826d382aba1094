import { type ReactNode, useContext, useSyncExternalStore } from "react";
import { RenderingContext } from "./RenderingContext";

type Props = {
  /** Should have the same size as the content. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
};

const never = () => () => undefined;

/**
 * Content that depends on the viewer, whom the server does not know. For signed-in users the server renders the
 * fallback, and the browser renders the content as soon as it can.
 */
export function ForViewer({ fallback, children }: Props) {
  const { leavesViewer } = useContext(RenderingContext);
  const isLeft = useSyncExternalStore(
    never,
    () => false,
    () => leavesViewer,
  );
  return isLeft ? fallback : children;
}
