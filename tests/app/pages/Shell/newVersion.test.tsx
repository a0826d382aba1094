import { readFileSync } from "node:fs";
import { act, screen } from "@testing-library/react";
import { setNewVersionAvailable } from "../../../../src/app/relay/connectionState";
import { RequestError } from "../../../../src/app/relay/RequestError";
import { renderPage } from "../../../support/renderPage";

const unknown = (operationName: string) => new RequestError("DOCUMENT_UNKNOWN", { operationName });
const target = (): string => (window as unknown as { __typingTarget: () => string }).__typingTarget();

beforeAll(() => void (process.env["TYPELOOP_TEST_HOOKS"] = "1"));
afterAll(() => delete process.env["TYPELOOP_TEST_HOOKS"]);
beforeEach(() => void jest.spyOn(console, "error").mockImplementation());

test("a page that cannot be loaded without it says so, with a button to reload", async () => {
  renderPage("/results/x", { answers: { ResultPageQuery: () => unknown("ResultPageQuery") } });
  expect(await screen.findByRole("heading", { name: /A new version of Typeloop is available/u })).toBeInstanceOf(
    HTMLElement,
  );
  expect(screen.getByRole("button", { name: "Load the new version" })).toBeInstanceOf(HTMLElement);
});

test("a page that keeps working keeps its content; a notice offers the new version, and stays", async () => {
  const { user } = renderPage("/?mode=words-10&language=en", { mocks: { Query: () => ({ viewer: null }) } });
  const field = await screen.findByRole("textbox");
  const line = target();
  act(setNewVersionAvailable);
  expect(await screen.findByText("A new version of Typeloop is available.")).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole("button", { name: "Reload now" })).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole("textbox")).toBe(field);
  expect(target()).toBe(line);

  // A line is not interrupted: the notice waits for its end.
  await user.type(field, line.slice(0, 3));
  expect(document.documentElement.dataset["line"]).toBe("open");
  await user.type(field, line.slice(3));
  expect(document.documentElement.dataset["line"]).toBeUndefined();
  expect(screen.getByText("A new version of Typeloop is available.")).toBeInstanceOf(HTMLElement);
});

test("it is hidden during a line of practice, and where the page itself says the same", () => {
  const css = readFileSync("src/app/pages/Shell/errors/RouteErrorScreen.module.css", "utf8");
  expect(css).toMatch(
    /:root\[data-line\]:not\(:has\(\[data-race\]\)\) \.notice,\s*:root:has\(\[data-page\]\) \.notice \{\s*visibility: hidden;/u,
  );
});
