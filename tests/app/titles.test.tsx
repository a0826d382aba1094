import { waitFor } from "@testing-library/react";
import type { RouteObject } from "react-router-dom";
import { screenOf } from "../../src/app/platform/screens";
import { createPreferenceStore } from "../../src/app/platform/preferences/Preferences";
import { createRoutes } from "../../src/app/routes";
import { FakeServer } from "../support/FakeServer";
import { renderPage } from "../support/renderPage";
import { keptResult } from "./pages/Result/keptResult";
import { text } from "./pages/Text/textMocks";

/** Every path of the router: `/race/:code`. */
function patternsOf(routes: readonly RouteObject[], parent = ""): readonly string[] {
  return routes.flatMap((route) => {
    const path = `${parent}/${route.path ?? ""}`.replaceAll(/\/+/gu, "/").replace(/(?<=.)\/$/u, "");
    return route.children === undefined ? [path] : patternsOf(route.children, path);
  });
}

const store = createPreferenceStore("", ["en-US"], () => undefined);
const patterns = [...new Set(patternsOf(createRoutes(new FakeServer().environment, store)))];

/** An address of a screen, with a value for each parameter. */
const addressOf = (pattern: string) =>
  pattern
    .replace(/:code/u, "ABCDEF")
    .replace(/:member/u, "secret-2")
    .replace(/:\w+/gu, "secret-1")
    .replace("*", "nowhere/at/all");

const group = {
  __typename: "Group",
  id: "g",
  name: "3B",
  myRole: "MEMBER",
  archivedAt: null,
  settings: { roleWords: "COACH_MEMBER", layout: null },
  grading: { scale: "PERCENT", steps: [] },
};
const answers = {
  ResultPageQuery: () => ({ data: { node: { ...keptResult, wpm: 62.1 }, viewer: null, other: null } }),
  GroupWorkPageQuery: () => ({
    data: { node: { ...group, assignments: { edges: [], pageInfo: { hasNextPage: false, endCursor: null } } } },
  }),
  MemberStoryPageQuery: () => ({ data: { node: group, member: null } }),
};
const mocks = {
  Query: () => ({ viewer: null }),
  Race: () => ({ code: "ABCDEF" }),
  Heat: () => ({ names: [] }),
  Text: () => text,
};
const open = (pattern: string) => renderPage(addressOf(pattern), { mocks, answers });

const titles = new Map<string, string>();
const headings = new Map<string, string>();

test.each(patterns)("%s has its own title and a description, once each", async (pattern) => {
  const { unmount } = open(pattern);
  await waitFor(() => expect(document.title).toMatch(/Typeloop/u));
  const heads = Array.from(document.querySelectorAll("title"), ({ textContent }) => textContent);
  expect(heads).toHaveLength(1);
  const [title = ""] = heads;
  expect([...titles].filter(([, other]) => other === title)).toEqual([]);
  titles.set(pattern, title);
  headings.set(pattern, document.querySelector("h1")?.textContent ?? "");
  expect(document.querySelector("meta[property='og:title']")?.getAttribute("content")).toBe(title);
  const [description, ...others] = document.querySelectorAll("meta[name=description]");
  expect(others).toEqual([]);
  expect(description?.getAttribute("content")).toMatch(/\w{4,}.*\.$/u);
  expect(document.querySelector("meta[property='og:description']")?.getAttribute("content")).toBe(
    description?.getAttribute("content"),
  );
  unmount();
  expect(document.querySelectorAll("title")).toHaveLength(0);
});

test("each page of a group has its own heading", () => {
  const headingOf = (page: string) => headings.get(`/groups/:id/${page}`);
  expect(["work", "results", "live", "wall/setup", "settings"].map(headingOf)).toEqual([
    "Assignments",
    "Results",
    "Live",
    "Set up big screen",
    "Settings",
  ]);
});

test("a race has its code, a shared result its owner and speed", () => {
  expect(titles.get("/race/:code")).toBe("Race ABCDEF · Typeloop");
  expect(titles.get("/results/:id")).toBe("Ada: 62.1 wpm · Typeloop");
});

test("the workbench is not in production builds; in test builds it is not for search engines", async () => {
  expect(patterns).not.toContain("/workbench");
  process.env["TYPELOOP_TEST_HOOKS"] = "1";
  const { container } = open("/workbench");
  await waitFor(() => expect(document.title).toContain("Workbench"));
  delete process.env["TYPELOOP_TEST_HOOKS"];
  expect(document.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
  expect(container.querySelectorAll("header a[href*=workbench], footer a[href*=workbench]")).toHaveLength(0);
});

test.each(patterns)("what is reported about %s is its route, not its address", (pattern) => {
  expect(screenOf(addressOf(pattern)).pattern).toBe(pattern);
  expect(screenOf(addressOf(pattern)).title).not.toMatch(/ABCDEF|secret/u);
});
