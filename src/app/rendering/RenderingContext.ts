import { createContext } from "react";

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
