import { act, screen, waitFor } from "@testing-library/react";
import { setConnectionState } from "../../../../src/app/relay/connectionState";
import { RequestError } from "../../../../src/app/relay/RequestError";
import type { Answer } from "../../../support/FakeServer";
import { renderPage } from "../../../support/renderPage";

const mockTexts = new Map<unknown, unknown>();
jest.mock("idb-keyval", () => ({
  createStore: () => "store",
  set: async (key: unknown, value: unknown) => void mockTexts.set(key, value),
  entries: async () => [...mockTexts],
  delMany: async () => undefined,
  clear: async () => mockTexts.clear(),
}));

const target = (): string => (window as unknown as { __typingTarget: () => string }).__typingTarget();
const keep = (id: string, body: string) =>
  mockTexts.set(id, { id, title: `Title ${id}`, body, language: "en", keptAtMs: mockTexts.size });
const networkError = (): Answer => new RequestError("NETWORK", { operationName: "LibraryPracticeTextPracticeQuery" });

beforeAll(() => {
  process.env["TYPELOOP_TEST_HOOKS"] = "1";
});
afterAll(() => {
  delete process.env["TYPELOOP_TEST_HOOKS"];
});
beforeEach(() => {
  mockTexts.clear();
  jest.spyOn(console, "error").mockImplementation();
});
afterEach(() => act(() => setConnectionState("online")));

test("a text on screen is cached", async () => {
  renderPage("/?mode=text&language=en", {
    answers: {
      LibraryPracticeTextPracticeQuery: () => ({
        data: { randomText: { id: "t1", title: "One", source: "", body: "ab cd" } },
      }),
    },
  });
  await screen.findByRole("textbox", { name: "Type this text: One" });
  await waitFor(() =>
    expect([...mockTexts.values()]).toEqual([
      expect.objectContaining({ id: "t1", title: "One", body: "ab cd", language: "en" }),
    ]),
  );
});

test("while the server is unreachable cached texts are typed, one after another; then the library again", async () => {
  keep("a", "one two");
  keep("b", "three four");
  let isUp = false;
  const { user } = renderPage("/?mode=text&language=en", {
    answers: {
      LibraryPracticeTextPracticeQuery: () =>
        isUp ? { data: { randomText: { id: "t1", title: "One", source: "", body: "ab cd" } } } : networkError(),
    },
  });
  act(() => setConnectionState("offline"));
  await waitFor(() => expect(target()).toBe("three four"));
  await user.click(screen.getByRole("button", { name: "Another text" }));
  await waitFor(() => expect(target()).toBe("one two"));

  isUp = true;
  act(() => setConnectionState("online"));
  // A run in progress is not interrupted.
  expect(target()).toBe("one two");
  await user.click(screen.getByRole("button", { name: "Another text" }));
  await waitFor(() => expect(target()).toBe("ab cd"));
});

test("nothing cached: says what to do, and continues automatically when the server is back", async () => {
  let isUp = false;
  renderPage("/?mode=text&language=en", {
    answers: {
      LibraryPracticeTextPracticeQuery: () =>
        isUp ? { data: { randomText: { id: "t1", title: "One", source: "", body: "ab cd" } } } : networkError(),
    },
  });
  act(() => setConnectionState("offline"));
  expect(await screen.findByText(/Practice with words instead/u)).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole("link", { name: "Practice with words" }).getAttribute("href")).toBe(
    "/?mode=words-25&language=en",
  );
  isUp = true;
  act(() => setConnectionState("online"));
  await waitFor(() => expect(target()).toBe("ab cd"));
});
