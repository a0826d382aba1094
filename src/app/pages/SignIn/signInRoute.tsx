import type { RouteObject } from "react-router-dom";
import type { IEnvironment } from "relay-runtime";
import SignInPageQueryParameters from "../../../../__generated__/SignInPageQuery$parameters";
import { lazyPage } from "../../platform/locale/lazyPage";
import type { PreferenceStore } from "../../platform/preferences/PreferenceStore";
import { loadRouteQuery } from "../../relay/routeQuery";
import type { RouteHandle } from "../../rendering/partsOf";
import { signInMessages } from "./signInMessages";

/** The way into an account that exists. */
export function createSignInRoute(environment: IEnvironment, preferences: PreferenceStore): RouteObject {
  return {
    path: "sign-in",
    loader: ({ request }) => loadRouteQuery(environment, SignInPageQueryParameters, {}, request.signal),
    handle: { parts: ["pages/SignIn/SignInPage.tsx", "pages/SignIn/locales/*.po"] } satisfies RouteHandle,
    lazy: lazyPage(preferences, async () => (await import("./SignInPage")).SignInPage, signInMessages),
  };
}
