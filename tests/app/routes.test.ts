import { matchRoutes, type RouteObject } from "react-router-dom";
import { latePaths } from "../../src/app/latePaths";
import { createLateRoutes } from "../../src/app/lateRoutes";
import { createPreferenceStore } from "../../src/app/platform/preferences/PreferenceStore";
import { screenOf, screens } from "../../src/app/platform/screens";
import { createRoutes } from "../../src/app/routes";
import { FakeServer } from "../support/FakeServer";

const preferences = createPreferenceStore("", ["en-US"], () => undefined);
const { environment } = new FakeServer();
const routes = createRoutes(environment, preferences);
const lateRoutes = createLateRoutes(environment, preferences);

/** The routes without children: each is a page. */
const pagesOf = (all: readonly RouteObject[]): readonly RouteObject[] =>
  all.flatMap((route) => (route.children === undefined ? [route] : pagesOf(route.children)));
const patternOf = ({ index, path }: RouteObject) => (index === true ? "/" : `/${path?.replace(/^\//u, "")}`);
const patterns = pagesOf(routes).map(patternOf);

/** The pattern of the page that answers at an address. */
const answering = (address: string) => {
  const route = matchRoutes(routes, address)?.at(-1)?.route;
  return route === undefined ? undefined : patternOf(route);
};

test("what is announced to arrive late is what arrives", () => {
  expect(lateRoutes.map(({ path }) => path).toSorted()).toEqual([...latePaths].toSorted());
});

test("no two pages have the same address", () => {
  expect(patterns.toSorted()).toEqual([...new Set(patterns)].toSorted());
});

test("every page is a screen by name, and every screen is a page", () => {
  expect(screens.map(({ pattern }) => pattern).toSorted()).toEqual(
    patterns.filter((pattern) => pattern !== "/*").toSorted(),
  );
});

test.each([
  ["/groups/R3JvdXA6MQ%3D%3D/members/cards", "/groups/:id/members/cards"],
  ["/groups/R3JvdXA6MQ%3D%3D/members/R3JvdXBNZW1iZXI6MQ%3D%3D", "/groups/:id/members/:member"],
  ["/groups/R3JvdXA6MQ%3D%3D/members", "/groups/:id/members"],
  ["/groups/R3JvdXA6MQ%3D%3D", "/groups/:id"],
  ["/texts/upload", "/texts/upload"],
  ["/texts/VGV4dDox", "/texts/:id"],
  ["/race/ABCDEF/wall", "/race/:code/wall"],
  ["/race/ABCDEF", "/race/:code"],
  ["/groups/R3JvdXA6MQ%3D%3D/unheard-of", "/*"],
])("at %s stands the page of %s", (address, pattern) => {
  expect(answering(address)).toBe(pattern);
  expect(screenOf(address).pattern).toBe(pattern);
});
