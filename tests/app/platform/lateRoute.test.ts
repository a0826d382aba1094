import type { RouteObject } from "react-router-dom";
import { lateRoute } from "../../../src/app/platform/lateRoute";

const Page = () => null;
const routes: readonly RouteObject[] = [
  { path: "other", loader: () => "other" },
  { path: "here", loader: () => "here", handle: { parts: ["a"] }, lazy: async () => ({ Component: Page }) },
];

/** The parts of a late route that the router asks for. */
function lazyOf(route: RouteObject) {
  if (typeof route.lazy !== "object") throw new Error("Nothing arrives late.");
  return route.lazy;
}

test("a late route brings the loader, the parts and the page of its own path", async () => {
  const route = lateRoute("here", async () => routes);
  const loader = (await lazyOf(route).loader?.()) as () => unknown;
  expect(route.path).toBe("here");
  expect(loader()).toBe("here");
  expect(await lazyOf(route).handle?.()).toEqual({ parts: ["a"] });
  expect(await lazyOf(route).Component?.()).toBe(Page);
});

test("nothing is loaded before the route is wanted", () => {
  const load = jest.fn(async () => routes);
  lateRoute("here", load);
  expect(load).not.toHaveBeenCalled();
});

test("a path that does not arrive says so", async () => {
  await expect(lazyOf(lateRoute("nowhere", async () => routes)).loader?.()).rejects.toThrow(
    "There is no late route for nowhere.",
  );
});
