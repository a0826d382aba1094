import { existsSync, readdirSync } from "node:fs";
import { matchRoutes, type RouteObject } from "react-router-dom";
import { createPreferenceStore } from "../../src/app/platform/preferences/Preferences";
import { catalogFolders, firstLoadPages } from "../../src/app/platform/locale/catalogFolders";
import { screenOf } from "../../src/app/platform/screens";
import { pages } from "../../src/app/pages";
import { createRoutes } from "../../src/app/routes";
import { readPagePatterns } from "../../src/tools/offline/offlineFiles";
import { FakeServer } from "../support/FakeServer";

const preferences = createPreferenceStore("", ["en-US"], () => undefined);
const app = "src/app";
const { environment } = new FakeServer();
const routes = createRoutes(environment, preferences);
// In a suite another file may have set its own screens since.
beforeAll(() => void createRoutes(environment, preferences));

/** The routes without children: each is a page. */
const pagesOf = (all: readonly RouteObject[]): readonly RouteObject[] =>
  all.flatMap((route) => (route.children === undefined ? [route] : pagesOf(route.children)));
const patternOf = ({ index, path }: RouteObject) => (index === true ? "/" : `/${path?.replace(/^\//u, "")}`);
const patterns = pagesOf(routes).map(patternOf);

/** The pattern of the page at an address. */
const answering = (address: string) => {
  const route = matchRoutes(routes, address)?.at(-1)?.route;
  return route === undefined ? undefined : patternOf(route);
};

test("no two pages have the same address", () => {
  expect(patterns.toSorted()).toEqual([...new Set(patterns)].toSorted());
});

test("every page of the list has a route, in a folder with its name", () => {
  expect(patterns.toSorted()).toEqual(pages.map((page) => `/${page.path}`).toSorted());
  for (const { name } of pages) expect(existsSync(`${app}/pages/${name}/${name}Page.tsx`)).toBe(true);
});

test("every lazy page has its own catalog, and every further one exists", () => {
  const catalogs = readdirSync("src/contract/languages/nl/messages").map((file) => file.replace(/\.po$/u, ""));
  for (const { name, lazy, catalogs: further = [] } of pages)
    expect(catalogs).toEqual(expect.arrayContaining(lazy ? [name, ...further] : [...further]));
  const first = pages.filter(({ lazy }) => lazy === undefined).map(({ name }) => name);
  expect(firstLoadPages).toEqual(expect.arrayContaining(first));
  expect(catalogs).toEqual(expect.arrayContaining(Object.keys(catalogFolders)));
});

test("the service worker gets the list of pages", () => {
  expect(readPagePatterns()).toEqual(expect.arrayContaining(patterns.filter((pattern) => pattern !== "/*")));
  expect(readPagePatterns()).not.toContain("/*");
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
])("%s is the address of %s", (address, pattern) => {
  expect(answering(address)).toBe(pattern);
  expect(screenOf(address).pattern).toBe(pattern);
});
