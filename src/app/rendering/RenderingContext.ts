import { createContext } from "react";

/** How this rendering came about, for the few who must know. */
export type Rendering = {
  /** Whether the server rendered the page without what depends on who looks, because somebody is signed in. */
  readonly leavesViewer: boolean;
  /**
   * Whether the server rendered the page as signed out although a user is signed in: with a token of this tab, which no
   * cookie shows.
   */
  readonly mistakesViewer: boolean;
  /** Where the server was found, for the first picture: `typing.example:4000`. */
  readonly host: string;
  /** Sets the status of the answer while the server renders; does nothing in the browser. */
  readonly setStatus: (status: number) => void;
};

/** The browser renders the page from its start. */
export const inBrowser: Rendering = {
  leavesViewer: false,
  mistakesViewer: false,
  host: "",
  setStatus: () => undefined,
};

export const RenderingContext = createContext<Rendering>(inBrowser);
