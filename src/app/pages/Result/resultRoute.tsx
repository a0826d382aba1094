import type { RouteObject } from "react-router-dom";
import type { IEnvironment } from "relay-runtime";
import ResultPageQueryParameters from "../../../../__generated__/ResultPageQuery$parameters";
import { lazyPage } from "../../platform/locale/lazyPage";
import type { PreferenceStore } from "../../platform/preferences/PreferenceStore";
import { loadRouteQuery } from "../../relay/routeQuery";
import type { RouteHandle } from "../../rendering/partsOf";
import { figuresMessages } from "../../typing/figures/figuresMessages";
import { keyboardMessages } from "../../typing/keyboard/keyboardMessages";
import { resultMessages } from "./resultMessages";

/** One result; with `?with=<id>` beside another one. */
export function createResultRoute(environment: IEnvironment, preferences: PreferenceStore): RouteObject {
  return {
    path: "results/:id",
    loader: ({ params, request }) => {
      const otherId = new URL(request.url).searchParams.get("with");
      return loadRouteQuery(
        environment,
        ResultPageQueryParameters,
        { id: params["id"] ?? "", otherId: otherId ?? "", isCompared: otherId !== null },
        request.signal,
      );
    },
    handle: {
      parts: [
        "pages/Result/ResultPage.tsx",
        "pages/Result/locales/*.po",
        "typing/figures/locales/*.po",
        "typing/keyboard/locales/*.po",
      ],
    } satisfies RouteHandle,
    lazy: lazyPage(
      preferences,
      async () => (await import("./ResultPage")).ResultPage,
      resultMessages,
      figuresMessages,
      keyboardMessages,
    ),
  };
}
