import { act, screen, waitFor } from "@testing-library/react";
import { UNSAVED_RUNS_KEY } from "../../../../src/app/features/saving/UnsavedRun";
import { RequestError } from "../../../../src/app/relay/RequestError";
import { clearToken, getToken, setToken } from "../../../../src/app/relay/sessionToken";
import { decodeLog } from "../../../../src/engine/log/logCodec";
import { codeLines } from "../../../../src/contract/code/codeLines";
import { makeCodeText, makeWordText } from "../../../../src/engine/practice/makeWordText";
import { measureRun } from "../../../../src/engine/metrics/measureRun";
import { commonWords as dutch } from "../../../../src/contract/languages/nl/commonWords";
import { commonWords as english } from "../../../../src/contract/languages/en/commonWords";
import type { Answer } from "../../../support/FakeServer";
import { renderPage } from "../../../support/renderPage";
import { mendJsdom } from "../Race/raceMocks";
import { withHistoryRow } from "../../../support/withHistoryRow";

const target = (): string => (window as unknown as { __typingTarget: () => string }).__typingTarget();

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

/** Saves like the server: generates the words from the seed, and the figures from the log. */
function saved({ input }: Record<string, any>): Answer {
  const decoded = decodeLog(input.log);
  if (!decoded.ok) throw new Error(decoded.fault);
  const text = makeWordText(input.language === "EN" ? english : dutch, input.modeAmount, input.seed);
  const { wpm, raw, strokesPerMinute, accuracy, consistency } = measureRun({
    rules: "free",
    text,
    keystrokes: decoded.keystrokes,
    durationMs: decoded.keystrokes.at(-1)?.time ?? 0,
  });
  return {
    data: {
      saveResult: withHistoryRow({
        __typename: "SaveResultSuccess",
        result: {
          id: "r1",
          wpm,
          raw,
          strokesPerMinute,
          accuracy,
          consistency,
          status: "VERIFIED",
          badges: [],
          reachedGoal: null,
          baseline: null,
        },
        user: { id: "u", practiceGoal: null },
      }),
    },
  };
}

const clock = () => ({ data: { serverTime: Date.now() } });

async function start(address: string, answers = {}, remembers = "") {
  const page = renderPage(address, {
    mocks: { Query: () => ({ viewer: null }) },
    answers: { serverClockQuery: clock, saveRunMutation: saved, ...answers },
    remembers,
  });
  const field = await screen.findByRole("textbox");
  return { ...page, field };
}

test("ready to type at once: the field has the focus and the words", async () => {
  const { field } = await start("/?mode=words-25&language=nl");
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute("aria-label")).toBe("Type these words");
  expect(target().split(" ")).toHaveLength(25);
  expect(document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent).toBe(target());
  expect(screen.getByRole("link", { name: "25 words" }).getAttribute("aria-current")).toBe("true");
  expect(screen.getByRole("link", { name: "Dutch" }).getAttribute("aria-current")).toBe("true");
});

test("the choice is remembered, and the address has all of it", async () => {
  const { user, router, unmount, remembered } = await start("/?mode=time-60&language=nl");
  await user.click(screen.getByRole("link", { name: "10 words" }));
  expect(router.state.location.search).toBe("?mode=words-10&language=nl");
  expect(await screen.findByRole("link", { name: "10 words", current: true })).toBeInstanceOf(HTMLElement);
  unmount();
  await start("/", {}, remembered());
  expect(screen.getByRole("link", { name: "10 words" }).getAttribute("aria-current")).toBe("true");
});

test("a chosen list changes the text, stays in the address, and is sent with the run", async () => {
  const { user, router, server, remembered } = await start("/?mode=words-10&language=en", {
    saveRunMutation: () => ({
      data: { saveResult: { __typename: "RefusedError", __isError: "RefusedError", code: "IMPOSSIBLE_TIMING" } },
    }),
  });
  expect(screen.getByRole("link", { name: "The 1000 most common words" }).getAttribute("aria-current")).toBe("true");
  await user.click(screen.getByRole("link", { name: "code" }));
  expect(router.state.location.search).toBe("?mode=words-10&language=en&list=python");
  await screen.findByRole("link", { name: "Python", current: true });
  expect(screen.queryByRole("switch", { name: "punctuation" })).toBeNull();
  await user.click(screen.getByRole("link", { name: "Java" }));
  expect(await screen.findByRole("link", { name: "Java", current: true })).toBeInstanceOf(HTMLElement);
  expect(remembered()).toContain("java");
  await screen.findByRole("textbox");
  await waitFor(() => expect(target().split(" ")).toHaveLength(10));
  const text = target();
  await user.keyboard(text.replace(/[[{]/gu, "$&$&"));
  await waitFor(() => expect(server.variablesOf("saveRunMutation")).toHaveLength(1));
  const [{ input }] = server.variablesOf("saveRunMutation") as [Record<string, any>];
  expect(input).toMatchObject({ mode: "WORDS", modeAmount: 10, wordList: "JAVA", language: "EN" });
  expect(input.punctuation).toBeUndefined();
  expect(text).toBe(makeCodeText(codeLines.JAVA, 10, input.seed));
});

test("the list of 200 words is used if the address names it", async () => {
  await start("/?mode=time-30&language=nl&list=200");
  expect(screen.getByRole("link", { name: "The 200 most common words" }).getAttribute("aria-current")).toBe("true");
  const list = new Set(dutch.slice(0, 200));
  expect(
    target()
      .split(" ")
      .filter((word) => !list.has(word)),
  ).toEqual([]);
});

test("a quote is a short text of the library, drawn again in one press", async () => {
  const { server } = await start("/?mode=quote&language=en", {
    LibraryPracticeTextPracticeQuery: () => ({
      data: { randomText: { id: "t1", title: "Many hands", source: "", body: "Many hands make light work." } },
    }),
  });
  expect(target()).toBe("Many hands make light work.");
  expect(server.variablesOf("LibraryPracticeTextPracticeQuery")[0]).toEqual({
    language: "EN",
    not: null,
    length: "SHORT",
  });
  expect(screen.getByRole("button", { name: "Another text" })).toBeInstanceOf(HTMLElement);
});

test("a run is typed, shown and saved with the same figures", async () => {
  const { user, server } = await start("/?mode=words-10&language=en");
  await user.keyboard(`${target().charAt(0)}#{Backspace}`);
  expect(document.documentElement.dataset["typing"]).toBe("true");
  await user.keyboard(target());

  expect(await screen.findByRole("heading", { name: "Your result" })).toBe(document.activeElement);
  expect(document.documentElement.dataset["typing"]).toBeUndefined();
  expect(await screen.findByText(/Saved and verified/u)).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole("link", { name: "View result" }).getAttribute("href")).toBe("/results/r1");
  const [{ input }] = server.variablesOf("saveRunMutation") as [Record<string, any>];
  expect(input).toMatchObject({ mode: "WORDS", modeAmount: 10, language: "EN", textId: null });
  expect(localStorage.getItem(UNSAVED_RUNS_KEY)).toBeNull();
});

test("a badge appears below the link to the saved result, which stays where it is", async () => {
  const { user } = await start("/?mode=words-10&language=en", {
    saveRunMutation: (variables: Record<string, any>) => {
      const answer = saved(variables) as Record<string, any>;
      answer["data"].saveResult.result.badges = [{ badgeId: "runs-1" }];
      return answer;
    },
  });
  await user.keyboard(target());
  const link = await screen.findByRole("link", { name: "View result" });
  const badge = await screen.findByRole("heading", { name: "New badge" });
  expect(link.compareDocumentPosition(badge)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("Tab, then Enter: the next words after a run, other words during one", async () => {
  const { user } = await start("/?mode=words-10&language=en");
  const first = target();
  await user.keyboard(first.slice(0, 3));
  await user.tab();
  expect(document.activeElement?.textContent).toBe("Restart");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(target()).not.toBe(first.slice(3)));
  expect(document.activeElement).toBe(screen.getByRole("textbox"));

  const second = target();
  await user.keyboard(second);
  await screen.findByText(/Saved and verified/u);
  await user.tab();
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("textbox")).toBe(document.activeElement);
  expect(target()).not.toBe(second);
});

test("Esc aborts a run in progress for a new one; before the first key it leaves the field", async () => {
  const { user } = await start("/?mode=words-10&language=en");
  const first = target();
  await user.keyboard(first.slice(0, 3));
  await user.keyboard("{Escape}");
  expect(target()).not.toBe(first.slice(3));
  expect(target().split(" ")).toHaveLength(10);
  expect(document.activeElement).toBe(screen.getByRole("textbox"));
  expect(document.documentElement.dataset["typing"]).toBeUndefined();
  await user.keyboard("{Escape}");
  expect(document.activeElement).toBe(document.body);
});

describe("a question mark", () => {
  beforeAll(mendJsdom);
  const opened = () => screen.queryByRole("dialog", { name: "Keys" });
  const text = (body: string) => ({
    LibraryPracticeTextPracticeQuery: () => ({ data: { randomText: { id: "t1", title: "Eerste", source: "", body } } }),
  });

  test("shows the shortcuts while the line waits, and returns to the line; in a run it is typed", async () => {
    const { user, field } = await start("/?mode=text&language=nl", text("een twee"));
    await user.keyboard("?");
    expect(await screen.findByRole("dialog", { name: "Keys" })).toBeInstanceOf(HTMLElement);
    expect(target()).toBe("een twee");
    await user.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(opened()).toBeNull());
    expect(document.activeElement).toBe(field);
    await user.keyboard("een?");
    expect(opened()).toBeNull();
    await user.keyboard("{Backspace}");
    expect(target()).toBe(" twee");
  });

  test("is typed if the text begins with one", async () => {
    const { user } = await start("/?mode=text&language=nl", text("? een"));
    await user.keyboard("?");
    expect(opened()).toBeNull();
    expect(target()).toBe(" een");
  });
});

test("restarting repeats the same words", async () => {
  const { user } = await start("/?mode=words-10&language=en");
  const text = target();
  await user.keyboard(text);
  await user.click(await screen.findByRole("button", { name: "Again" }));
  await screen.findByRole("textbox");
  expect(target()).toBe(text);
});

test("a figure that differs from the server's is reported", async () => {
  const { user } = await start("/?mode=words-10&language=en", {
    saveRunMutation: (variables: Record<string, any>) => {
      const answer = saved(variables) as any;
      answer.data.saveResult.result.wpm += 1;
      answer.data.saveResult.resultEdge.node.wpm += 1;
      return answer;
    },
  });
  await user.keyboard(target());
  expect(await screen.findByText(/Your saved result differs from the one on this page/u)).toBeInstanceOf(HTMLElement);
});

test("a refusal is shown with its message and not tried again", async () => {
  const { user, server } = await start("/?mode=words-10&language=en", {
    saveRunMutation: () => ({
      data: { saveResult: { __typename: "RefusedError", __isError: "RefusedError", code: "IMPOSSIBLE_TIMING" } },
    }),
  });
  await user.keyboard(target());
  expect(await screen.findByText(/The timing of this run can't be right, so it wasn't saved\./u)).toBeInstanceOf(
    HTMLElement,
  );
  act(() => void window.dispatchEvent(new Event("online")));
  expect(server.variablesOf("saveRunMutation")).toHaveLength(1);
  expect(localStorage.getItem(UNSAVED_RUNS_KEY)).toBeNull();
});

test("without the server a run is stored, and saved once when it is back", async () => {
  let isAway = true;
  const { user, server } = await start("/?mode=words-10&language=en", {
    saveRunMutation: (variables: Record<string, any>) =>
      isAway ? new RequestError("NETWORK", { operationName: "saveRunMutation" }) : saved(variables),
  });
  await user.keyboard(target());
  expect(await screen.findByText(/Not saved yet/u)).toBeInstanceOf(HTMLElement);
  expect(JSON.parse(localStorage.getItem(UNSAVED_RUNS_KEY) ?? "[]")).toHaveLength(1);
  isAway = false;
  act(() => void window.dispatchEvent(new Event("online")));
  expect(await screen.findByText(/Saved and verified/u)).toBeInstanceOf(HTMLElement);
  expect(localStorage.getItem(UNSAVED_RUNS_KEY)).toBeNull();
  const ids = server.variablesOf("saveRunMutation").map(({ input }) => input.runId);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test("an ended session loses nothing: a guest is created and the run saved", async () => {
  let tries = 0;
  const { user, server } = await start("/?mode=words-10&language=en", {
    useResultMutationAccountMutation: () => ({
      data: { createGuest: { __typename: "SignedIn", token: "guest" } },
    }),
    saveRunMutation: (variables: Record<string, any>) => {
      tries += 1;
      if (tries > 1) return saved(variables);
      clearTokenAsNetworkDoes();
      return new RequestError("SESSION_EXPIRED", { operationName: "saveRunMutation" });
    },
  });
  await user.keyboard(target());
  expect(await screen.findByText(/Saved and verified/u)).toBeInstanceOf(HTMLElement);
  expect(server.variablesOf("useResultMutationAccountMutation")).toHaveLength(1);
  expect(getToken()).toBe("guest");
});

function clearTokenAsNetworkDoes(): void {
  const { expireToken } = require("../../../../src/app/relay/sessionToken");
  expireToken("token");
}

test("a run that an earlier visit could not save is saved by the next", async () => {
  const keystrokes = [...makeWordText(english, 10, 7)].map((text, at) => ({ time: at * 100, kind: "insert", text }));
  const facts = { mode: "WORDS", modeAmount: 10, language: "EN", seed: 7, textId: null, startedAtMs: Date.now() };
  localStorage.setItem(
    UNSAVED_RUNS_KEY,
    JSON.stringify([{ ...facts, runId: "stranded", keystrokes }, "not a run", { runId: "half" }]),
  );
  const { server } = await start("/?mode=words-10&language=en");
  await waitFor(() =>
    expect(server.variablesOf("saveRunMutation").map(({ input }) => input.runId)).toEqual(["stranded"]),
  );
  await waitFor(() => expect(localStorage.getItem(UNSAVED_RUNS_KEY)).toBeNull());
});

test("signing out leaves no run for the next user", async () => {
  await start("/?mode=words-10&language=en");
  localStorage.setItem(UNSAVED_RUNS_KEY, "[]");
  await act(async () => clearToken());
  expect(localStorage.getItem(UNSAVED_RUNS_KEY)).toBeNull();
});

test("a key pressed elsewhere moves the focus back, and counts", async () => {
  const { user, field } = await start("/?mode=words-10&language=en");
  act(() => field.blur());
  const text = target();
  await user.keyboard(text.charAt(0));
  expect(document.activeElement).toBe(field);
  expect(target()).toBe(text.slice(1));
});

test("pasting does not count, and the page says so", async () => {
  const { user, field } = await start("/?mode=words-10&language=en");
  const text = target();
  act(
    () =>
      void field.dispatchEvent(
        new InputEvent("beforeinput", { inputType: "insertFromPaste", data: "x", bubbles: true, cancelable: true }),
      ),
  );
  expect(await screen.findByText(/Only what you type letter by letter counts/u)).toBeInstanceOf(HTMLElement);
  expect(target()).toBe(text);
  await user.keyboard(text.charAt(0));
  expect(target()).toBe(text.slice(1));
});

test("a library text, and another one", async () => {
  const { user, server } = await start("/?mode=text&language=nl", {
    LibraryPracticeTextPracticeQuery: ({ not }: Record<string, any>) => ({
      data: {
        randomText:
          not === null
            ? { id: "t1", title: "Eerste", source: "", body: "een twee" }
            : { id: "t2", title: "Tweede", source: "", body: "drie vier" },
      },
    }),
  });
  expect(target()).toBe("een twee");
  expect(screen.getByRole("textbox", { name: "Type this text: Eerste" })).toBeInstanceOf(HTMLElement);
  await user.click(screen.getByRole("button", { name: "Another text" }));
  await waitFor(() => expect(target()).toBe("drie vier"));
  expect(server.variablesOf("LibraryPracticeTextPracticeQuery")).toEqual([
    { language: "NL", not: null, length: null },
    { language: "NL", not: "t1", length: null },
  ]);
});

test("no texts: says what to do", async () => {
  renderPage("/?mode=text&language=nl", { mocks: { Query: () => ({ viewer: null, randomText: null }) } });
  expect(await screen.findByText(/no texts in this language yet/u)).toBeInstanceOf(HTMLElement);
});

describe("the end of a run", () => {
  beforeAll(mendJsdom);
  /** Answers as if the user had these runs before. */
  const after = (baseline: object | null, reachedGoal: object | null = null) => ({
    saveRunMutation: (variables: Record<string, any>) => {
      const answer = saved(variables) as any;
      Object.assign(answer.data.saveResult.result, { baseline, reachedGoal });
      return answer;
    },
  });
  const before = { bestWpm: 1, runs: 10, medianWpm: 1, medianAccuracy: 90 };
  const finish = async (answers: object, typed = (text: string) => text) => {
    const page = await start("/?mode=words-10&language=en", answers);
    const text = target();
    await page.user.keyboard(typed(text));
    await screen.findByText(/Saved and verified/u);
    return { ...page, text };
  };
  /** The first letter wrong, then the whole text. */
  const withError = (text: string): string => `#{Backspace}${text}`;

  test("a best beaten is the headline, in the user's unit, with the other gains below", async () => {
    await finish(after(before), withError);
    expect(screen.getByText(/^Your best yet: \+[\d,]+ wpm$/u).closest("output")).toBeInstanceOf(HTMLElement);
    expect(screen.getByText(/more accurate and [\d,]+ wpm faster than your last 10 runs$/u)).toBeTruthy();
    expect(screen.getByRole("heading", { name: "Your result" })).toBe(document.activeElement);
  });

  test("losses are not mentioned: a slower run says what it was", async () => {
    await finish(after({ bestWpm: 1e6, runs: 10, medianWpm: 1e6, medianAccuracy: 100 }), withError);
    expect(screen.getByText("10 words typed")).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/Your best yet|than your last/u);
  });

  test("a daily goal that was reached is said once", async () => {
    await finish(after(null, { streak: 3 }), withError);
    expect(screen.getAllByText("Daily goal reached: 3 days in a row")).toHaveLength(1);
  });

  test("without an error, also on the first run", async () => {
    await finish(after(null));
    expect(screen.getByText("Not a single error")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Practice these words" })).toBeNull();
  });

  test("the words with errors are practiced at once, and Next goes on as before", async () => {
    const { user, server, text } = await finish({}, withError);
    const [missed = ""] = text.split(" ");
    // Always the same words are mixed in.
    jest.spyOn(crypto, "getRandomValues").mockImplementationOnce((array) => (array as any).fill(42));
    await user.click(screen.getByRole("button", { name: "Practice these words" }));
    await screen.findByRole("textbox");
    const drill = target();
    expect(drill.split(" ")).toHaveLength(30);
    expect(drill.split(" ").filter((word) => word === missed).length).toBeGreaterThan(10);
    await user.keyboard(drill);
    await waitFor(() => expect(server.variablesOf("saveRunMutation")).toHaveLength(2));
    const [, { input }] = server.variablesOf("saveRunMutation") as [unknown, Record<string, any>];
    expect(input).toMatchObject({ mode: "CUSTOM", modeAmount: null, prompt: drill, seed: null });
    await screen.findByRole("heading", { name: "Your result" });
    await user.tab();
    await user.keyboard("{Enter}");
    await screen.findByRole("textbox");
    expect(target().split(" ")).toHaveLength(10);
  });

  test("the pair that cost most is drilled by keyboard", async () => {
    const { user } = await start("/?mode=words-10&language=en", {});
    const text = target();
    // Keys that come at once cost nothing: one pair is waited for, in the middle of a word.
    const at = text.search(/[a-z]{2}/u) + 1;
    await user.keyboard(text.slice(0, at));
    const begun = performance.now();
    await waitFor(() => expect(performance.now() - begun).toBeGreaterThan(40));
    await user.keyboard(text.slice(at));
    await screen.findByText(/Saved and verified/u);
    const button = screen.getByRole("button", { name: /^Practice ..$/u });
    const pair = button.textContent.slice(-2);
    button.focus();
    await user.keyboard("{Enter}");
    await screen.findByRole("textbox");
    expect(
      target()
        .split(" ")
        .filter((word) => word.toLowerCase().includes(pair)).length,
    ).toBeGreaterThan(10);
  });

  test("missed keys are on a small keyboard, for the eye; the table says the same", async () => {
    const { container, text } = await finish({}, withError);
    const marked = container.querySelectorAll("[aria-hidden] [data-shade]");
    expect(marked).toHaveLength(1);
    expect(marked[0]?.textContent).toBe(`${text.charAt(0).toUpperCase()}1`);
  });

  test("the picture has a text, and can be downloaded", async () => {
    // jsdom has no canvas.
    jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
    const { user } = await finish(after(before));
    await user.click(screen.getByRole("button", { name: "Share as picture" }));
    expect(
      await screen.findByRole("img", { name: /^Your best yet: \+[\d,]+ wpm, [\d,]+ wpm, 100% accurate$/u }),
    ).toBeTruthy();
    expect(screen.getByRole("button", { name: "Download picture" })).toBeTruthy();
    expect(await screen.findByText("This browser can't make the picture.")).toBeTruthy();
  });
});
