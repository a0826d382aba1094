import { act, fireEvent, screen } from "@testing-library/react";
import { renderPage } from "../../../support/renderPage";
// What a page loads while it is idle; loaded before, it is there at the next turn.
import "../../../../src/app/typing/spoken/SpokenStage";
import "../../../../src/app/pages/Shell/watchers/Watchers";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function type(field: HTMLElement, data: string): void {
  const event = new InputEvent("beforeinput", { inputType: "insertText", data, bubbles: true, cancelable: true });
  // jsdom uses a clock of its own for time stamps.
  Object.defineProperty(event, "timeStamp", { value: performance.now() });
  fireEvent(field, event);
}
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
  expect(screen.getByText(/Stopped after 10 seconds.*wasn't saved/u)).toBeInstanceOf(HTMLElement);
  expect(server.variablesOf("saveRunMutation")).toEqual([]);
});

test("a warning comes five seconds before, and goes with the next key", async () => {
  renderPage("/?mode=words-10&language=en", { mocks: { Query: () => ({ viewer: null }) } });
  await wait(100);
  const field = screen.getByRole("textbox");
  act(() => type(field, "a"));
  await wait(4900);
  expect(screen.queryByText(/still there\?/u)).toBeNull();
  await wait(200);
  expect(screen.getByText(/still there\?/u).closest("output")).toBeInstanceOf(HTMLElement);
  act(() => type(field, "b"));
  await wait(100);
  expect(screen.queryByText(/still there\?/u)).toBeNull();
  await wait(9700);
  expect(screen.getByRole("textbox")).toBe(field);
});

const remembering = (choice: string) => ({
  mocks: { Query: () => ({ viewer: null }) },
  remembers: `appearance=${encodeURIComponent(choice)}`,
});

test("users who need longer choose 30 or 60 seconds", async () => {
  renderPage("/?mode=words-10&language=en", remembering("idleStop=30"));
  await wait(100);
  const field = screen.getByRole("textbox");
  act(() => type(field, "a"));
  await wait(29_800);
  expect(screen.getByRole("textbox")).toBe(field);
  await wait(400);
  expect(screen.getByText(/Stopped after 30 seconds.*wasn't saved/u)).toBeInstanceOf(HTMLElement);
});

test("or that a run never stops by itself", async () => {
  renderPage("/?mode=words-10&language=en", remembering("idleStop=off"));
  await wait(100);
  const field = screen.getByRole("textbox");
  act(() => type(field, "a"));
  await wait(600_000);
  expect(screen.getByRole("textbox")).toBe(field);
  expect(screen.queryByText(/still there\?/u)).toBeNull();
});

test("with single keys switched off, a letter outside the field types nothing and ? opens nothing", async () => {
  renderPage("/?mode=words-10&language=en", remembering("shortcuts=off"));
  // With all that comes when the page is idle, such as what keeps the focus.
  for (let turn = 0; turn < 5; turn += 1) await wait(400);
  const field = screen.getByRole("textbox");
  act(() => field.blur());
  for (const key of ["a", "?"]) act(() => void fireEvent.keyDown(document.body, { key }));
  await wait(2000);
  expect(document.activeElement).toBe(document.body);
  expect(document.querySelector("dialog[open]")).toBeNull();
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
