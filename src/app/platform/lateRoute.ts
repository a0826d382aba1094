import type { RouteObject } from "react-router-dom";

/**
 * A route whose loader arrives as late as its page: the data is asked for one file later, and the first load knows
 * nothing but its path.
 * @param load gives routes, that of this path among them.
 */
export function lateRoute(path: string, load: () => Promise<readonly RouteObject[]>): RouteObject {
  const find = async (): Promise<RouteObject> => {
    const route = (await load()).find((one) => one.path === path);
    if (route === undefined) throw new Error(`There is no late route for ${path}.`);
    return route;
  };
  return {
    path,
    lazy: {
      loader: async () => (await find()).loader,
      handle: async () => (await find()).handle as unknown,
      Component: async () => {
        const { lazy } = await find();
        return typeof lazy === "function" ? (await lazy()).Component : undefined;
      },
    },
  };
}
