import { act, screen } from "@testing-library/react";
import { clearToken, setToken } from "../../../../src/app/relay/sessionToken";
import { renderPage } from "../../../support/renderPage";
import { code, epoch, mendJsdom, pushRace, race, raceMocks, racer } from "./raceMocks";

beforeAll(mendJsdom);
beforeEach(() => {
  jest.useFakeTimers({ now: epoch });
  setToken("token", { shared: false });
});
afterEach(() => {
  jest.useRealTimers();
  clearToken();
  sessionStorage.clear();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const inMs = (ms: number) => new Date(epoch + performance.now() + ms).toISOString();

test("a race by ear, from the lobby to the end", async () => {
  const { server } = renderPage(`/race/${code}`, { mocks: raceMocks(race([racer("Ada", { isHost: true })]), "Ada") });
  await pass(50);
  const [region] = await screen.findAllByRole("status");
  const heard: string[] = [];
  const main = document.querySelector("main")!;
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const status = (target instanceof Element ? target : target.parentElement)?.closest("output");
      if (status?.textContent) heard.push(status.textContent);
    }
  }).observe(main, { subtree: true, childList: true, characterData: true });
  expect(region).toBeInstanceOf(HTMLElement);

  const push = async (raced: Parameters<typeof pushRace>[1]) => {
    pushRace(server, raced);
    await pass(10);
  };
  await push(race([racer("Ada"), racer("Bob"), racer("Cem")]));
  await push(race([racer("Ada"), racer("Bob"), racer("Cem", { phase: "LEFT" })]));
  const startsAt = inMs(3_000);
  await push(race([racer("Ada"), racer("Bob")], { phase: "COUNTDOWN", startsAt }));
  await pass(3_100);
  await push(
    race([racer("Ada", { phase: "TYPING" }), racer("Bob", { phase: "TYPING" })], { phase: "RUNNING", startsAt }),
  );
  const bob = racer("Bob", { phase: "FINISHED", place: 1, finishedAfterMs: 9_000, speed: 60 });
  await push(race([racer("Ada", { phase: "TYPING" }), bob], { phase: "RUNNING", startsAt }));
  const ada = racer("Ada", { phase: "FINISHED", place: 2, finishedAfterMs: 10_000, speed: 55 });
  await push(race([ada, bob], { phase: "RUNNING", startsAt }));
  await push(race([ada, bob], { phase: "FINISHED", startsAt }));
  expect(heard).toEqual([
    "Bob joined. Cem joined. 3 racers.",
    "Cem left. 2 racers.",
    "The race is about to start. Read the text.",
    "Go",
    "You've finished. 2nd place.",
    "The race is over. 2nd place.",
  ]);
});
