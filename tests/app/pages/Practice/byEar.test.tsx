import { act, fireEvent, screen } from "@testing-library/react";
import { renderPage } from "../../../support/renderPage";
// What a page loads while it is idle; loaded before, it is there at the next turn.
import "../../../../src/app/typing/spoken/SpokenStage";
import "../../../../src/app/pages/Shell/watchers/Watchers";

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  // The same words each time.
  jest.spyOn(crypto, "getRandomValues").mockImplementation((array) => {
    if (array instanceof Uint32Array) array.fill(2);
    return array;
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test("a practice run by ear, from the first key to the result", async () => {
  renderPage("/?mode=words-10&language=en", { mocks: { Query: () => ({ viewer: null }) } });
  // What is loaded when the page is idle takes a few turns.
  for (let turns = 0; turns < 50 && screen.queryByRole("region", { name: "Text to type" }) === null; turns += 1)
    await wait(100);
  const field = screen.getByRole("textbox", { name: "Type these words" });
  const description = field.getAttribute("aria-describedby")?.split(" ").at(-1) ?? "";
  const words = document.getElementById(description)?.textContent.split(" ") ?? [];
  const heard: string[] = [];
  const main = document.querySelector("main")!;
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const said = element?.closest("output, [role=alert]")?.textContent;
      if (said && said !== heard.at(-1)) heard.push(said);
    }
  }).observe(main, { subtree: true, childList: true, characterData: true });
  const send = async (inputType: string, data: string) => {
    await act(async () => {
      const event = new InputEvent("beforeinput", { inputType, data, bubbles: true, cancelable: true });
      // On the clock of the test.
      Object.defineProperty(event, "timeStamp", { value: performance.now() });
      field.dispatchEvent(event);
    });
    await wait(50);
  };
  const type = async (text: string) => {
    for (const letter of text) await send("insertText", letter);
  };

  await act(async () => void fireEvent.keyDown(field, { key: "ArrowDown" }));
  await type(`${words[0]} ${words[1]} `);
  await send("insertFromPaste", "all of it");
  await wait(6_000);
  await type(`${words[2]}x `);
  await wait(4_000);
  await type(words.slice(3).join(" "));
  await wait(1_000);
  expect(heard).toMatchInlineSnapshot(`
[
  "several the eyes ocean fourth see",
  "Only what you type letter by letter counts: no pasting, swiping or word suggestions.",
  "Are you still there? The run is about to stop.",
  "1 error. Next: ocean fourth see please books something",
]
`);
  expect(document.activeElement?.textContent).toBe("Your result");
});
