import { punctuationOf } from "../../../support/languages";
import { act, screen, waitFor } from "@testing-library/react";
import { clearToken, setToken } from "../../../../src/app/relay/sessionToken";
import { keyboardLayouts } from "../../../../src/engine/keyboards/keyboardLayouts";
import { fitWords } from "../../../../src/engine/keyboards/fitText";
import { makeWordText } from "../../../../src/engine/practice/makeWordText";
import { commonWords as dutch } from "../../../../src/contract/languages/nl/commonWords";
import type { Answers } from "../../../support/FakeServer";
import { renderPage } from "../../../support/renderPage";

const target = (): string => (window as unknown as { __typingTarget: () => string }).__typingTarget();
const refused = {
  data: { saveResult: { __typename: "RefusedError", __isError: "RefusedError", code: "IMPOSSIBLE_TIMING" } },
};

beforeAll(() => {
  process.env["TYPELOOP_TEST_HOOKS"] = "1";
});
afterAll(() => {
  delete process.env["TYPELOOP_TEST_HOOKS"];
});
beforeEach(() => {
  localStorage.clear();
  setToken("token", { shared: false });
});
afterEach(() => act(async () => clearToken()));

const start = (address: string, answers: Answers = {}, remembers = "layout=us") =>
  renderPage(address, {
    mocks: { Query: () => ({ viewer: null }) },
    answers: {
      serverClockQuery: () => ({ data: { serverTime: Date.now() } }),
      saveRunMutation: () => refused,
      ...answers,
    },
    remembers,
  });

const asked = (server: ReturnType<typeof start>["server"]): Record<string, any> =>
  server.variablesOf("saveRunMutation").at(-1)?.["input"] as Record<string, any>;

test("words are those that the chosen keyboard can type, with additions; all settings are sent", async () => {
  const { user, server } = start("/?mode=words-10&language=nl&punctuation=1&numbers=1");
  await screen.findByRole("textbox");
  const typed = target();
  await user.keyboard(typed);
  await screen.findByRole("heading", { name: "Your result" });
  await waitFor(() => expect(asked(server)).toBeDefined());
  const input = asked(server);
  expect(input).toMatchObject({ mode: "WORDS", modeAmount: 10, layout: "US", punctuation: true, numbers: true });
  const text = makeWordText(fitWords(keyboardLayouts.us, dutch), 10, input["seed"], {
    punctuation: punctuationOf.nl,
    numbers: true,
  });
  expect(typed).toBe(text);
});

test("without a keyboard and additions, the request has none of them", async () => {
  const { user, server } = start("/?mode=words-10&language=nl", {}, "");
  await screen.findByRole("textbox");
  const text = target();
  await user.keyboard(text);
  await waitFor(() => expect(asked(server)).toBeDefined());
  const input = asked(server);
  expect(
    Object.keys(input)
      .filter((name) => input[name] !== undefined)
      .sort(),
  ).toEqual(["language", "log", "mode", "modeAmount", "runId", "seed", "startedAt", "textId", "wordList"]);
  expect(makeWordText(dutch, 10, input["seed"])).toBe(text);
});

test("the additions are in the address, and remembered; a whole text has none", async () => {
  const { user, router, remembered } = start("/?mode=words-10&language=en", {}, "");
  await screen.findByRole("textbox");
  const punctuation = screen.getByRole("switch", { name: "punctuation" });
  expect(punctuation.getAttribute("aria-checked")).toBe("false");
  act(() => punctuation.focus());
  await user.keyboard(" ");
  expect(router.state.location.search).toBe("?mode=words-10&language=en&punctuation=1");
  await waitFor(() => expect(target()).toMatch(/[.?]"?$/u));
  await user.click(screen.getByRole("switch", { name: "numbers" }));
  expect(router.state.location.search).toBe("?mode=words-10&language=en&punctuation=1&numbers=1");
  await waitFor(() => expect(decodeURIComponent(remembered())).toContain("punctuation=1&numbers=1"));
  await user.click(screen.getByRole("link", { name: "custom" }));
  await screen.findByRole("link", { name: "custom", current: true });
  expect(screen.queryByRole("switch")).toBeNull();
});

test("a text that the keyboard cannot type is not offered: another is drawn", async () => {
  const bodies = ["één café", "hij zei “goed”"];
  let draws = 0;
  const { user, server } = start("/?mode=text&language=nl", {
    LibraryPracticeTextPracticeQuery: () => {
      const at = Math.min(draws, 1);
      draws += 1;
      return { data: { randomText: { id: `t${at}`, title: `Tekst ${at}`, source: "", body: bodies[at] } } };
    },
  });
  await screen.findByText("Tekst 1");
  await user.keyboard(target().replaceAll(/[“”]/gu, '"'));
  await waitFor(() => expect(asked(server)).toBeDefined());
  expect(asked(server)).toMatchObject({ mode: "TEXT", textId: "t1", layout: "US" });
});

test("if no text fits, the page says so and what to do", async () => {
  start("/?mode=text&language=nl", {
    LibraryPracticeTextPracticeQuery: () => ({
      data: { randomText: { id: "t0", title: "Tekst", source: "", body: "één" } },
    }),
  });
  expect(await screen.findByText(/No texts found that you can type with your keyboard layout\./u)).toBeInstanceOf(
    HTMLElement,
  );
});
