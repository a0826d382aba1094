import type { RouteObject } from "react-router-dom";
import type { IEnvironment } from "relay-runtime";
import SignUpPageQueryParameters from "../../../../__generated__/SignUpPageQuery$parameters";
import { lazyPage } from "../../platform/locale/lazyPage";
import type { PreferenceStore } from "../../platform/preferences/PreferenceStore";
import { loadRouteQuery } from "../../relay/routeQuery";
import type { RouteHandle } from "../../rendering/partsOf";
import { signUpMessages } from "./signUpMessages";

/** The way to a new account. */
export function createSignUpRoute(environment: IEnvironment, preferences: PreferenceStore): RouteObject {
  return {
    path: "sign-up",
    loader: ({ request }) => loadRouteQuery(environment, SignUpPageQueryParameters, {}, request.signal),
    handle: { parts: ["pages/SignUp/SignUpPage.tsx", "pages/SignUp/locales/*.po"] } satisfies RouteHandle,
    lazy: lazyPage(preferences, async () => (await import("./SignUpPage")).SignUpPage, signUpMessages),
  };
}
