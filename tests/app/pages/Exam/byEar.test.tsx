import { act, fireEvent, screen } from "@testing-library/react";
import { clearToken, setToken } from "../../../../src/app/relay/sessionToken";
import { renderPage } from "../../../support/renderPage";
import { mendJsdom } from "../Race/raceMocks";
import { attempt, exam, examMocks, passed } from "./examMocks";

const epoch = Date.parse("2026-11-22T10:00:00.000Z");
const text = "The Fox ran to the river. A boat lay ready there, and it was empty. ".repeat(20).trim();
const device = "this-page-1";

beforeAll(() => {
  mendJsdom();
  Element.prototype.scrollIntoView = () => undefined;
});
beforeEach(() => {
  jest.useFakeTimers({ now: epoch });
  setToken("token", { shared: false });
  sessionStorage.setItem("typeloop-page", device);
  localStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  clearToken();
  sessionStorage.clear();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const inMs = (ms: number) => new Date(epoch + performance.now() + ms).toISOString();
const ready: object = { ...exam, attempts: [] };

/** A running attempt of two minutes that starts in three seconds. */
const begun = (): object => ({
  ...exam,
  phase: "RUNNING",
  attempts: [
    {
      ...attempt,
      device,
      text,
      keystrokes: "",
      startsAt: inMs(3_000),
      endsAt: inMs(123_000),
      endedBy: null,
      grade: null,
    },
  ],
});

/** An exam room, and what its live regions have said. */
async function enter(first = ready) {
  const now = { exam: first };
  const { server } = renderPage("/exam/cbt?exam=E1", {
    mocks: {
      ...examMocks({}),
      Query: () => ({
        ...(examMocks({})["Query"]?.({} as never, () => 0) as object),
        exam: now.exam,
        node: now.exam,
        serverTime: epoch + performance.now(),
      }),
      ExamSuccess: () => ({ exam: now.exam }),
    },
    answers: {
      ExamSessionMutation: ({ batch }) => ({ data: { sendExamKeystrokes: { __typename: "KeystrokesTaken", batch } } }),
    },
  });
  await pass(100);
  const heard: string[] = [];
  const main = document.querySelector("main")!;
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest("output, [role=alert]");
      if (region?.textContent && region.textContent !== heard.at(-1)) heard.push(region.textContent);
    }
  }).observe(main, { subtree: true, childList: true, characterData: true });
  const field = () => screen.getByRole("textbox", { name: "Type the text here" });
  const press = (key: string) => act(async () => void fireEvent.keyDown(field(), { key }));
  const type = async (words: string) => {
    for (const data of words) {
      await act(async () => {
        const event = new InputEvent("beforeinput", { inputType: "insertText", data, bubbles: true, cancelable: true });
        // On the clock of the test.
        Object.defineProperty(event, "timeStamp", { value: performance.now() });
        field().dispatchEvent(event);
      });
      await pass(40);
    }
  };
  const begin = async () => {
    now.exam = begun();
    fireEvent.click(screen.getByRole("button", { name: "Start attempt 1" }));
    await pass(1_500);
  };
  return { server, heard, now, press, type, begin };
}

test("an exam by ear, from the countdown to the verdict, without a word about errors", async () => {
  const { server, heard, now, press, type, begin } = await enter();
  await begin();
  await pass(2_000);
  expect(screen.getByRole("heading", { name: "Text to type" })).toBeInstanceOf(HTMLElement);
  await press("ArrowDown");
  await type("The Fx ran ");
  await press("ArrowDown");
  await press("ArrowUp");
  await pass(30_000);
  fireEvent.click(screen.getByRole("checkbox", { name: "Dictate the text as I type" }));
  await type("to the river. ");
  await pass(30_000);
  now.exam = { ...ready, attempts: [{ ...attempt, isByEar: true, endedBy: "TIME_UP", grade: passed }] };
  await pass(60_000);
  expect(heard).toMatchInlineSnapshot(`
[
  "The clock starts in three seconds.",
  "Attempt 1 has started. You have 2 minutes.",
  "The Fox ran to the river.",
  "to the river. A boat lay",
  "The Fox ran to the river.",
  "90 seconds left. Next: to the river. A boat lay",
  "The Fox ran to the river.",
  "A boat lay ready there,",
  "60 seconds left. Next: A boat lay ready there, and",
  "30 seconds left. Next: A boat lay ready there, and",
  "Time is up.",
]
`);
  expect(server.variablesOf("ExamSessionMutation").at(-1)).toMatchObject({ isByEar: true });
  expect(server.variablesOf("examMutationsHandInMutation").at(-1)).toMatchObject({ isByEar: true });
  expect(document.activeElement?.textContent).toBe("Attempt 1: Diploma");
  expect(screen.getByText("By ear: the text was read aloud.")).toBeInstanceOf(HTMLElement);
});

test("who hides the clock is not told the time, and who has nothing spoken does not take the exam by ear", async () => {
  const { server, heard, type, press, begin } = await enter();
  await begin();
  await pass(2_000);
  // By mistake.
  await press("ArrowDown");
  fireEvent.click(screen.getByRole("button", { name: "Hide the clock" }));
  await type("The");
  await pass(30_000);
  expect(heard.at(-1)).toBe("Next: The Fox ran to the river.");
  expect(server.variablesOf("ExamSessionMutation").some(({ isByEar }) => isByEar as boolean)).toBe(false);
});
