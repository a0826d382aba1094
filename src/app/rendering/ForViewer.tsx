import { type ReactNode, useContext, useSyncExternalStore } from "react";
import { RenderingContext } from "./RenderingContext";

type Props = {
  /** As large as what comes. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
};

const never = () => () => undefined;

/**
 * What depends on who looks. The server does not know them: where somebody is signed in it draws the fallback, and the
 * browser the rest as soon as it is there.
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
