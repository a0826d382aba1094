import { act, fireEvent, screen } from "@testing-library/react";
import { clearToken, setToken } from "../../../../src/app/relay/sessionToken";
import { renderPage } from "../../../support/renderPage";
import { code, epoch, mendJsdom, pushRace, race, raceMocks, racer } from "./raceMocks";
// What a page loads while it is idle; loaded before, it is there at the next turn.
import "../../../../src/app/typing/spoken/SpokenStage";

beforeAll(mendJsdom);
beforeEach(() => {
  jest.useFakeTimers({ now: epoch });
  localStorage.clear();
  setToken("token", { shared: false });
});
afterEach(() => {
  jest.useRealTimers();
  clearToken();
  sessionStorage.clear();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const inMs = (ms: number) => new Date(epoch + performance.now() + ms).toISOString();

/** Everything that live regions of the page say, in order; what one says again unchanged is heard once. */
function listen(): readonly string[] {
  const heard: string[] = [];
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const said = element?.closest("output, [role=alert], [role=status], [role=log], [aria-live]")?.textContent;
      if (said && said !== heard.at(-1)) heard.push(said);
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
  return heard;
}

/** Each letter 120 ms after the one before, as it is pressed in a browser. */
async function type(letters: string): Promise<void> {
  const field = screen.getByRole("textbox", { name: "Type this text: A Quiet Fox" });
  for (const data of letters) {
    const event = new InputEvent("beforeinput", { inputType: "insertText", data, bubbles: true, cancelable: true });
    // On the clock of the test.
    Object.defineProperty(event, "timeStamp", { value: performance.now() });
    act(() => void field.dispatchEvent(event));
    await pass(120);
  }
}

test("a whole race by ear: lobby, countdown, typing with errors, finish and podium", async () => {
  const { server } = renderPage(`/race/${code}`, {
    mocks: raceMocks(race([racer("Ada", { isHost: true })]), "Ada"),
    answers: {
      raceSessionMutation: ({ batch }: { batch?: number }) => ({
        data: { sendKeystrokes: { __typename: "KeystrokesTaken", batch } },
      }),
    },
  });
  await pass(50);
  const heard = listen();
  const push = async (raced: Parameters<typeof pushRace>[1]) => {
    pushRace(server, raced);
    await pass(10);
  };

  await push(race([racer("Ada", { isHost: true }), racer("Bob")]));
  await push(race([racer("Ada", { isHost: true }), racer("Bob"), racer("Cem")]));
  await push(race([racer("Ada", { isHost: true }), racer("Bob"), racer("Cem", { phase: "LEFT" })]));
  const startsAt = inMs(3_000);
  const both = (ada: object, bob: object) => [racer("Ada", { isHost: true, ...ada }), racer("Bob", { ...bob })];
  await push(race(both({}, {}), { phase: "COUNTDOWN", startsAt }));
  await pass(3_100);

  const typing = { phase: "TYPING" };
  await push(race(both(typing, typing), { phase: "RUNNING", startsAt }));
  const field = screen.getByRole("textbox", { name: "Type this text: A Quiet Fox" });
  await act(async () => void fireEvent.keyDown(field, { key: "ArrowDown" }));
  await type("The fix");
  await type("ox ");
  await push(race(both({ ...typing, position: 8 }, { ...typing, position: 11 }), { phase: "RUNNING", startsAt }));
  await pass(10_000);
  const bob = { phase: "FINISHED", place: 1, finishedAfterMs: 12_000, speed: 60 };
  await push(race(both({ ...typing, position: 8 }, bob), { phase: "RUNNING", startsAt }));
  await type("nnaps.");
  await pass(300);
  const ada = { phase: "FINISHED", place: 2, finishedAfterMs: 14_000, speed: 45, accuracy: 85 };
  await push(race(both(ada, bob), { phase: "RUNNING", startsAt }));
  await push(race(both(ada, bob), { phase: "FINISHED", startsAt }));
  await pass(1_000);
  expect(heard).toMatchInlineSnapshot(`
[
  "Bob joined. 2 racers.",
  "Cem joined. 3 racers.",
  "Cem left. 2 racers.",
  "The race is about to start. Read the text.",
  "Go",
  "The fox naps.",
  "Expected o",
  "You're 2nd of 2, at 61 percent. Bob is in the lead, at 84 percent. 2 errors. Next: naps.",
  "Expected a",
  "You've finished. 2nd place.",
  "The race is over. 2nd place.",
]
`);
});
