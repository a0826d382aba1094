import { type LoaderFunctionArgs, type RouteObject, Outlet } from "react-router-dom";
import type { IEnvironment } from "relay-runtime";
import AccountQueryParameters from "../../__generated__/HeaderAccountQuery$parameters";
import type { PagePart } from "../contract/languages/LanguageEntry";
import type { Page, PageContext } from "./Page";
import { pages, workbench } from "./pages";
import type { FirstChallenge } from "./pages/Practice/challenge";
import { LoadingScreen, Shell, PageSkeleton } from "./pages/Shell/Shell";
import { RouteErrors } from "./pages/Shell/ErrorScreens";
import { loadCatalog } from "./platform/locale/i18n";
import type { PreferenceStore } from "./platform/preferences/Preferences";
import { setScreens } from "./platform/screens";
import { loadRouteQuery } from "./relay/routeQuery";
import { languageCodes, type Locale, languageOfLocale } from "../contract/languages/languages";
import { useLanguageList } from "./platform/locale/languageName";
import { useLingui } from "@lingui/react/macro";
import { ForViewer } from "./rendering/RenderingContext";
import { useIsInBrowser } from "./ui/InBrowser";
import { HeadTags } from "./ui/HeadTags";

/** The routes of pages.ts, inside their common frame. */
export function createRoutes(
  environment: IEnvironment,
  preferences: PreferenceStore,
  firstChallenge: FirstChallenge = () => null,
): RouteObject[] {
  const context = { environment, preferences, firstChallenge };
  const all = process.env.TYPELOOP_TEST_HOOKS ? [...pages, workbench] : pages;
  setScreens(all.map(({ path, name, title = name }) => ({ pattern: `/${path}`, title })));
  const routesOf = (when: Page["rendered"]) =>
    all.filter(({ rendered = "signed out" }) => rendered === when).map((page) => createRoute(page, context));
  return [
    {
      path: "/",
      // The viewer. No page waits for the response.
      loader: ({ request }) => loadRouteQuery(environment, AccountQueryParameters, {}, request.signal),
      // Loaded once; useViewerReference loads it again when needed.
      shouldRevalidate: () => false,
      handle: { parts: [catalogFile("frame")] } satisfies RouteHandle,
      Component: Shell,
      HydrateFallback: LoadingScreen,
      ErrorBoundary: RouteErrors,
      children: [
        {
          ErrorBoundary: RouteErrors,
          children: [
            ...routesOf("always"),
            { Component: ViewerPages, children: routesOf("signed out") },
            { Component: BrowserPages, children: routesOf("never") },
          ],
        },
      ],
    },
  ];
}

function createRoute(page: Page, context: PageContext): RouteObject {
  const { path, loader, lazy, component, shouldRevalidate, languageParts } = page;
  const route = {
    handle: { parts: partsOfPage(page), cachedAs: page.isLive ? undefined : page.name } satisfies RouteHandle,
    ...(loader && { loader: (args: LoaderFunctionArgs) => loader(args, context) }),
    ...(shouldRevalidate && { shouldRevalidate }),
    ...(component && { Component: component }),
    ...(lazy && {
      lazy: async () => {
        const locale = context.preferences.locale();
        const catalogs = catalogsOf(page).map((name) => loadCatalog(name, locale));
        const parts = languageParts && loadParts(languageParts, context.preferences);
        const [Component] = await Promise.all([lazy(), ...catalogs, parts]);
        return { Component };
      },
    }),
  };
  return path === "" ? { ...route, index: true } : { ...route, path };
}

/** A page of the first load has its messages in the frame's catalog. */
function catalogsOf({ name, lazy, catalogs = [] }: Page): readonly string[] {
  return lazy ? [name, ...catalogs] : catalogs;
}

/** Few pages need them, so the code that loads them is not in the first load. */
async function loadParts(names: readonly PagePart[], preferences: PreferenceStore): Promise<void> {
  const { requestLessonParts } = await import("./features/course/lessonLanguage");
  await requestLessonParts(names, preferences);
}

/** The files that the page loads when its route is matched, which the server preloads. */
function partsOfPage(page: Page): readonly string[] {
  const { name, lazy, languageParts = [], takesEarlyKeys = false } = page;
  return [
    // The chunk that queryLoader loads (src/tools).
    ...(lazy ? ["queries"] : []),
    ...(takesEarlyKeys ? [earlyPart] : []),
    ...(lazy ? [`pages/${name}/${name}Page.tsx`] : []),
    ...catalogsOf(page).map(catalogFile),
    ...languageParts.map(partFile),
  ];
}

/** Around pages whose content depends on the viewer. */
function ViewerPages() {
  const { t } = useLingui();
  const spoken = useLanguageList(languageCodes);
  return (
    <ForViewer
      fallback={
        <>
          <HeadTags description={t`Learn to type and race others live, in ${spoken}. Free, no email address needed.`} />
          <PageSkeleton />
        </>
      }
    >
      <Outlet />
    </ForViewer>
  );
}

/** Around pages that only the browser can render, because they show its own clock and measurements. */
function BrowserPages() {
  return useIsInBrowser() ? <Outlet /> : <PageSkeleton />;
}

/** The script that takes what is typed before hydration: routes with a typing stage list it. */
export const earlyPart = "typing/preHydration/entry.ts";

/** The file of a part of a language, as a part of a route. */
function partFile(name: PagePart): string {
  return `../contract/languages/*/${name}.ts`;
}

/** The file of a catalog, as a part of a route. */
function catalogFile(name: string): string {
  return `../contract/languages/*/messages/${name}.po`;
}

/**
 * The source files, relative to the app's folder, that a route loads when it is matched. `*` is the language of the
 * interface.
 */
type RouteHandle = {
  readonly parts: readonly string[];
  /** The page's name, if what the server renders may be sent to several visitors. */
  readonly cachedAs?: string | undefined;
};

/** The name of the matched page, if it may be sent to several visitors; otherwise null. */
export function nameOfCached(handles: readonly unknown[]): string | null {
  return handles.map((handle) => (isRouteHandle(handle) ? handle.cachedAs : undefined)).findLast(Boolean) ?? null;
}

/** The source files that matched routes load, from their handles. */
export function partsOf(handles: readonly unknown[], locale: Locale): readonly string[] {
  return handles.flatMap((handle) =>
    isRouteHandle(handle) ? handle.parts.map((part) => part.replace("*", languageOfLocale(locale))) : [],
  );
}

function isRouteHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === "object" && handle !== null && "parts" in handle && Array.isArray(handle.parts);
}
