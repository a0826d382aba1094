import { act, render, screen } from "@testing-library/react";
import { StrictMode, Suspense } from "react";
import { RelayEnvironmentProvider, usePreloadedQuery } from "react-relay";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router-dom";
import type { Environment } from "relay-runtime";
import SignInPageQueryNode, { type SignInPageQuery } from "../../../__generated__/SignInPageQuery.graphql";
import {
  loadRouteQuery,
  useReleaseUnshownQueries,
  useRouteQuery,
  watchUnshownQueries,
} from "../../../src/app/relay/routeQuery";
import { type Answer, FakeServer } from "../../support/FakeServer";

const temporaryHolds = new Map<unknown, () => void>();

/** Relay itself keeps the queries of a suspended component for up to five minutes. They pass here. */
function fiveMinutesPass(): void {
  for (const letGo of temporaryHolds.values()) letGo();
  temporaryHolds.clear();
}

const [setAsItIs, clearAsItIs] = [globalThis.setTimeout, globalThis.clearTimeout];

// Plain functions: Testing Library takes a timer that is a mock of Jest for a fake one, and would never let time pass.
beforeEach(() => {
  temporaryHolds.clear();
  globalThis.setTimeout = ((callback: () => void, ms?: number) => {
    const timer = setAsItIs(callback, ms);
    if (ms === 5 * 60 * 1000) temporaryHolds.set(timer, callback);
    return timer;
  }) as typeof setTimeout;
  globalThis.clearTimeout = ((timer?: number) => {
    temporaryHolds.delete(timer);
    clearAsItIs(timer);
  }) as typeof clearTimeout;
});

afterEach(() => {
  for (const timer of temporaryHolds.keys()) clearAsItIs(timer as number);
  [globalThis.setTimeout, globalThis.clearTimeout] = [setAsItIs, clearAsItIs];
});

/** The number of queries that the store retains. */
function roots(environment: Environment): number {
  fiveMinutesPass();
  // The store has no public API for what it retains.
  const { _roots: held } = environment.getStore() as unknown as { _roots: Map<string, { refCount: number }> };
  return [...held.values()].filter(({ refCount }) => refCount > 0).length;
}

function Page() {
  const { viewer } = usePreloadedQuery<SignInPageQuery>(
    SignInPageQueryNode,
    useRouteQuery<SignInPageQuery>(SignInPageQueryNode),
  );
  return <p>{viewer?.displayName ?? "nobody"}</p>;
}

function Frame() {
  useReleaseUnshownQueries();
  return (
    <Suspense fallback="loading">
      <Outlet />
    </Suspense>
  );
}

const data = (displayName: string): Answer => ({
  data: {
    viewer: { __typename: "User", id: "u", role: "MEMBER", displayName, hasPassword: true },
    signInProviders: [],
  },
});

function open(answer: () => Answer | Promise<Answer>, isStrict: boolean) {
  const server = new FakeServer({}, { SignInPageQuery: answer });
  const router = createMemoryRouter(
    [
      {
        Component: Frame,
        children: [
          { path: "/", element: <p>home</p> },
          {
            path: "/page",
            Component: Page,
            loader: ({ request }) =>
              loadRouteQuery<SignInPageQuery>(server.environment, SignInPageQueryNode, {}, request.signal),
          },
          {
            path: "/slow",
            element: <p>slow</p>,
            loader: ({ request }) => {
              loadRouteQuery<SignInPageQuery>(server.environment, SignInPageQueryNode, {}, request.signal);
              return new Promise(() => undefined);
            },
          },
        ],
      },
    ],
    { initialEntries: ["/"] },
  );
  watchUnshownQueries(router);
  const app = (
    <RelayEnvironmentProvider environment={server.environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>
  );
  render(isStrict ? <StrictMode>{app}</StrictMode> : app);
  const go = (to: string) =>
    act(
      async () => void (await Promise.race([router.navigate(to), new Promise((resolve) => setTimeout(resolve, 50))])),
    );
  return { ...server, environment: server.environment, router, go };
}

describe.each([
  ["StrictMode", true],
  ["without StrictMode", false],
])("%s", (_, isStrict) => {
  test("retains the data while the page is open, and releases it when it is left", async () => {
    const { environment, go } = open(() => data("Ada"), isStrict);
    await go("/page");
    expect(await screen.findByText("Ada")).toBeInstanceOf(HTMLElement);
    expect(roots(environment)).toBe(1);
    await go("/");
    expect(await screen.findByText("home")).toBeInstanceOf(HTMLElement);
    await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 20))));
    expect(roots(environment)).toBe(0);
  });

  test("loads again when the address' search changes, retaining one at a time", async () => {
    const { environment, go } = open(() => data("Ada"), isStrict);
    await go("/page");
    await go("/page?a=1");
    await go("/page?a=2");
    expect(await screen.findByText("Ada")).toBeInstanceOf(HTMLElement);
    expect(roots(environment)).toBe(1);
    await go("/");
    await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 20))));
    expect(roots(environment)).toBe(0);
  });

  test("releases the query of a navigation that was aborted while a loader ran", async () => {
    const { environment, go } = open(() => data("Ada"), isStrict);
    await go("/slow");
    await go("/");
    expect(roots(environment)).toBe(0);
  });

  test("releases the query of a page that was left before its data arrived", async () => {
    const { environment, go } = open(() => new Promise(() => undefined), isStrict);
    await go("/page");
    await go("/");
    expect(await screen.findByText("home")).toBeInstanceOf(HTMLElement);
    expect(roots(environment)).toBe(0);
  });
});
