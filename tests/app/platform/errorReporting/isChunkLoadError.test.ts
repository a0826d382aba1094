import { isChunkLoadError } from "../../../../src/app/platform/errorReporting/errorReporting";

test.each([
  new TypeError("Failed to fetch dynamically imported module: https://typeloop.test/assets/RacePage-abc.js"),
  new TypeError("error loading dynamically imported module: https://typeloop.test/assets/RacePage-abc.js"),
  new TypeError("Importing a module script failed."),
  new Error("Unable to preload CSS for /assets/RacePage-abc.css"),
])("%s", (error) => {
  expect(isChunkLoadError(error)).toBe(true);
});

test("not for other errors", () => {
  expect(isChunkLoadError(new TypeError("x is not a function"))).toBe(false);
  expect(isChunkLoadError("Failed to fetch dynamically imported module")).toBe(false);
});
