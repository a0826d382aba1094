import { createContext, type ReactNode, useContext, useSyncExternalStore } from "react";

/** Facts about this rendering, for the few components that need them. */
export type Rendering = {
  /** Whether the server left out what depends on the viewer, because a user is signed in. */
  readonly leavesViewer: boolean;
  /**
   * Whether the server rendered the page as signed out although a user is signed in: with a token of this tab, which is
   * not in a cookie.
   */
  readonly mistakesViewer: boolean;
  /** The server's address for the first render: `typing.example:4000`. */
  readonly host: string;
  /** Whether the page came over HTTPS or from this computer, as far as the server knows. */
  readonly isSecure: boolean;
  /** Sets the status of the response while the server renders; does nothing in the browser. */
  readonly setStatus: (status: number) => void;
};

/** The browser renders the page itself. */
export const inBrowser: Rendering = {
  leavesViewer: false,
  mistakesViewer: false,
  host: "",
  isSecure: false,
  setStatus: () => undefined,
};

export const RenderingContext = createContext<Rendering>(inBrowser);

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
