import { matchPath } from "react-router-dom";
import { pages } from "../../../src/app/pages";
import { isPage } from "../../../src/app/worker/isPage";

const patterns = pages.map(({ path }) => `/${path}`).filter((pattern) => pattern !== "/*");

test.each([
  "/",
  "/race",
  "/race/",
  "/race/K7QX9M",
  "/results/UmVzdWx0OjE=",
  "/graphql",
  "/avatars/1",
  "/assets/index.js",
  "/race/K7QX9M/more",
  "/nowhere",
  "/worker.js",
  "//",
])("%s is a page here exactly if it is one for the router", (path) => {
  expect(isPage(path, patterns)).toBe(path === "//" || patterns.some((pattern) => matchPath(pattern, path) !== null));
});
