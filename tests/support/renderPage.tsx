import { render, type RenderResult } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { RelayEnvironmentProvider } from "react-relay";
import { createMemoryRouter, type RouteObject, RouterProvider } from "react-router-dom";
import type { IEnvironment } from "relay-runtime";
import type { MockResolvers } from "relay-test-utils/lib/RelayMockPayloadGenerator";
import { watchUnshownQueries } from "../../src/app/relay/routeQuery";
import { LocaleProvider } from "../../src/app/platform/locale/useLocale";
import { followAppearance } from "../../src/app/platform/preferences/followAppearance";
import { PreferencesContext } from "../../src/app/platform/preferences/usePreferences";
import {
  printPreferences,
  createPreferenceStore,
  type PreferenceStore,
} from "../../src/app/platform/preferences/Preferences";
import { createRoutes } from "../../src/app/routes";
import { type Answers, FakeServer } from "./FakeServer";

type Options = {
  /** All of Typeloop's routes unless said otherwise. */
  readonly routes?: (environment: IEnvironment, preferences: PreferenceStore) => RouteObject[];
  /** Made-up data by type: `{ User: () => ({ displayName: "Ada" }) }`. */
  readonly mocks?: MockResolvers;
  /** Answers by operation: `{ SignInPageUseSignInMutation: () => ({ data: … }) }`. */
  readonly answers?: Answers;
  /** What the browser remembers: `theme=dark`. Nothing unless said otherwise. */
  readonly remembers?: string;
  /** Options of user-event, for instance `advanceTimers`. */
  readonly user?: Parameters<typeof userEvent.setup>[0];
};

type RenderedPage = RenderResult & {
  readonly server: FakeServer;
  readonly user: UserEvent;
  readonly router: ReturnType<typeof createMemoryRouter>;
  /** What the browser would remember for the next page. */
  readonly remembered: () => string;
};

/** Draws what a person sees at an address, with a made-up server behind it. */
export function renderPage(
  address: string,
  { routes = createRoutes, mocks, answers, remembers = "", user }: Options = {},
): RenderedPage {
  const preferences = createPreferenceStore(`typeloop-preferences=${remembers}`, ["en-US"], () => undefined);
  void followAppearance(preferences);
  // There are no announcements unless a test makes some.
  const server = new FakeServer(mocks, {
    AnnouncementNoticesQuery: () => ({ data: { announcements: [] } }),
    ...answers,
  });
  const router = createMemoryRouter(routes(server.environment, preferences), { initialEntries: [address] });
  watchUnshownQueries(router);
  const result = render(
    <PreferencesContext value={preferences}>
      <LocaleProvider>
        <RelayEnvironmentProvider environment={server.environment}>
          <RouterProvider router={router} />
        </RelayEnvironmentProvider>
      </LocaleProvider>
    </PreferencesContext>,
  );
  return {
    ...result,
    server,
    router,
    remembered: () => printPreferences(preferences.current()),
    user: userEvent.setup(user),
  };
}
