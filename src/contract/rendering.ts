import type { Readable } from "node:stream";
import type { PageConfig } from "./PageConfig";

/** What an execution gave: data, and what went wrong with parts of it. */
export type ExecutedAnswer = { readonly data?: unknown; readonly errors?: readonly unknown[] | undefined };

/** The same for whoever asks at this network address: what is limited by address counts as theirs. */
export type ExecuteFor = (
  documentId: string,
  variables: Record<string, unknown>,
  address: string,
) => Promise<ExecutedAnswer>;

/** Runs a document of the app, by its persisted id, as nobody. */
export type ExecuteDocument = (documentId: string, variables: Record<string, unknown>) => Promise<ExecutedAnswer>;

/**
 * Files of a part of the app, as addresses. `scripts` are modules; the first is the part's own, the others it imports.
 */
export type PageFiles = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

/** Files of the built app. */
export type PageAssets = {
  readonly entry: PageFiles;
  readonly fonts: readonly string[];
  /** Address of the icon; null when there is none. */
  readonly icon: string | null;
  /** The same for home screens that read no manifest, as a PNG. */
  readonly touchIcon: string | null;
  /** By source file, from the app's folder: `pages/Races/RacesPage.tsx`. */
  readonly parts: Readonly<Record<string, PageFiles | undefined>>;
};

/** A page that a browser asks for. */
export type PageRequest = {
  /** Absolute, with its query: at the host that the browser asked for. */
  readonly url: string;
  /** The `Cookie` header; empty without one. */
  readonly cookies: string;
  /** What the browser asks for (BCP 47), the favourite first. */
  readonly languages: readonly string[];
  /** What the page is told of its host. */
  readonly page: PageConfig;
  readonly assets: PageAssets;
  /** Of the content security policy of this answer: scripts without it do not run. */
  readonly nonce: string;
  readonly execute: ExecuteDocument;
  /** Aborted when nobody waits any more, or for too long. */
  readonly signal: AbortSignal;
  /** Told of parts that failed after the page had begun; the browser renders those itself. */
  readonly onError: (error: unknown) => void;
};

/** A page, or a redirect (then `headers` says where to). */
export type RenderedPage = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readable | null;
};

/**
 * What the built renderer exports as `renderPage`. Rejects when the page cannot be rendered: then the browser can, from
 * index.html.
 */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;
