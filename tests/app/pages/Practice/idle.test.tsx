import { act, fireEvent, screen } from "@testing-library/react";
import { renderPage } from "../../../support/renderPage";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const type = (field: HTMLElement, data: string): void =>
  void fireEvent(
    field,
    new InputEvent("beforeinput", { inputType: "insertText", data, bubbles: true, cancelable: true }),
  );
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test("a run stops 10 s after the last activity; its figures are shown and not saved", async () => {
  const { server } = renderPage("/?mode=words-10&language=en", { mocks: { Query: () => ({ viewer: null }) } });
  await wait(100);
  const field = screen.getByRole("textbox");
  act(() => type(field, "a"));
  await wait(9000);
  fireEvent.mouseMove(document.body);
  await wait(9900);
  expect(screen.getByRole("textbox")).toBe(field);
  await wait(200);
  expect(screen.getByRole("heading", { name: "Result so far" })).toBeInstanceOf(HTMLElement);
  expect(screen.getByText(/Stopped after 10 seconds.*isn't saved/u)).toBeInstanceOf(HTMLElement);
  expect(server.variablesOf("saveRunMutation")).toEqual([]);
});

test("before the first key there is no time limit", async () => {
  renderPage("/?mode=words-10&language=en", { mocks: { Query: () => ({ viewer: null }) } });
  await wait(60_000);
  expect(screen.getByRole("textbox")).toBeInstanceOf(HTMLElement);
});

test("screen readers get a summary every 10 s", async () => {
  renderPage("/?mode=words-10&language=en", { mocks: { Query: () => ({ viewer: null }) } });
  await wait(100);
  const field = screen.getByRole("textbox");
  act(() => type(field, "#"));
  await wait(6000);
  act(() => type(field, "#"));
  expect(screen.queryByText(/Next:/u)).toBeNull();
  await wait(4100);
  expect(screen.getByText(/^2 errors\. Next: /u)).toBeInstanceOf(HTMLElement);
});
