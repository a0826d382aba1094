import type { ComponentType } from "react";
import { type LoaderFunctionArgs, redirect, type ShouldRevalidateFunction } from "react-router-dom";
import type { IEnvironment, OperationType, PreloadableConcreteRequest, VariablesOf } from "relay-runtime";
import type * as codes from "../contract/codes";
import type { FirstChallenge } from "./pages/Practice/challenge";
import type { PagePart } from "../contract/languages/LanguageEntry";
import type { PreferenceStore } from "./platform/preferences/Preferences";
import { loadRouteQuery } from "./relay/routeQuery";

/** A page: an entry of pages.ts, and a folder with the same name. */
export type Page = {
  /** Its folder in src/app/pages. `<name>Page.tsx` in it is what a lazy page loads. */
  readonly name: string;
  /** The router's path, from the root: "race/:code". */
  readonly path: string;
  /** For page views and error reports, by default `name`: the kind of page, never an id, a code or a user's name. */
  readonly title?: string;
  /**
   * When the server renders its content. "signed out" by default, because most pages depend on the viewer, whom the
   * server does not know.
   */
  readonly rendered?: "always" | "signed out" | "never";
  /** Shows what changes all the time, so that the server renders it for each visitor anew (server/pages/PageCache). */
  readonly isLive?: boolean;
  /** Starts loading what the page needs, before its code has loaded. */
  readonly loader?: PageLoader;
  readonly shouldRevalidate?: ShouldRevalidateFunction;
  /** The component itself if it is in the first load. */
  readonly component?: ComponentType;
  /** Otherwise, its own chunk. */
  readonly lazy?: () => Promise<ComponentType>;
  /**
   * Names of the further catalogs with its messages, which are those of other pages or of
   * platform/locale/catalogFolders.ts. The frame's and a lazy page's own are always loaded.
   */
  readonly catalogs?: readonly string[];
  /** Parts that it needs of the interface's language, and of the one in which the user takes the course. */
  readonly languageParts?: readonly PagePart[];
  /** Whether keys are taken before the page is hydrated (typing/preHydration). */
  readonly takesEarlyKeys?: boolean;
};

/** What the router of one user gives to each loader. */
export type PageContext = {
  readonly environment: IEnvironment;
  readonly preferences: PreferenceStore;
  readonly firstChallenge: FirstChallenge;
};

export type PageLoader = (args: LoaderFunctionArgs, context: PageContext) => unknown;

type QueryKind = Parameters<typeof loadRouteQuery>[4];
type Params = Readonly<Record<string, string | undefined>>;

/** The part of a compiled query that identifies it: all that a route needs before its page has loaded. */
type LazyQuery<Query extends OperationType> = () => Promise<{ readonly default: PreloadableConcreteRequest<Query> }>;

/**
 * A loader that starts a query.
 * @param kind as in loadRouteQuery.
 */
export function queryLoader<Query extends OperationType>(
  query: LazyQuery<Query>,
  variables: (params: Params, search: URLSearchParams) => VariablesOf<Query>,
  kind?: QueryKind,
): PageLoader {
  return async ({ params, request }, { environment }) => {
    const { default: named } = await query();
    const search = new URL(request.url).searchParams;
    return loadRouteQuery(environment, named, variables(params, search), request.signal, kind);
  };
}

type Codes = typeof codes;

type CodeQuery = OperationType & { readonly variables: { readonly code: string } };

/**
 * A loader for `:code` in the address. A code as typed by people (lower case, spaces) redirects to its exact form.
 * @param parse returns null if this cannot be a code, and then no request is sent.
 */
export function codeLoader<Query extends CodeQuery>(
  query: LazyQuery<Query>,
  parse: (written: string, codes: Codes) => string | null,
  addressOf: (code: string) => string,
  kind?: QueryKind,
): PageLoader {
  return async ({ params, request }, { environment }) => {
    const written = params["code"] ?? "";
    const [{ default: named }, parsers] = await Promise.all([query(), import("../contract/codes")]);
    const code = parse(written, parsers);
    if (code === null) return null;
    if (code !== written) return redirect(addressOf(code));
    return loadRouteQuery(environment, named, { code }, request.signal, kind);
  };
}
