import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { LEARNING_KEY } from "../../../../src/app/features/saving/UnsavedRun";
import { clearToken, setToken } from "../../../../src/app/relay/sessionToken";
import { chooseText } from "../../../../src/engine/adaptive/chooseText";
import { makePracticePlan } from "../../../../src/engine/adaptive/practicePlan";
import { keyboardLayouts } from "../../../../src/engine/keyboards/keyboardLayouts";
import { waysToType } from "../../../../src/engine/keyboards/waysToType";
import { words as english } from "../../../../src/contract/languages/en/words";
import { decodeLog } from "../../../../src/engine/log/logCodec";
import { measureRun } from "../../../../src/engine/metrics/measureRun";
import type { Answer, Answers } from "../../../support/FakeServer";
import { renderPage } from "../../../support/renderPage";
import { showDialogs } from "../../../support/showDialogs";
// What a run loads while its line is typed; loaded before, it is there at the next turn.
import "../../../../src/app/typing/keyboard/LayoutQuestion";
import "../../../../src/app/typing/keyboard/LayoutQuestionSlot";
import { withHistoryRow } from "../../../support/withHistoryRow";

const target = (): string => (window as unknown as { __typingTarget: () => string }).__typingTarget();
const plan = makePracticePlan(english, keyboardLayouts.us);
const today = Math.floor(Date.now() / 86_400_000);
const learnt = (key: string) => ({
  key,
  presses: 60,
  misses: 0,
  timeMs: 700,
  missRate: 0,
  inARow: 60,
  day: today,
  learnt: true,
});

beforeAll(showDialogs);
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
afterEach(() => jest.restoreAllMocks());

function saved({ input }: Record<string, any>): Answer {
  const decoded = decodeLog(input.log);
  if (!decoded.ok) throw new Error(decoded.fault);
  const { wpm, raw, strokesPerMinute, accuracy, consistency } = measureRun({
    rules: "free",
    text: input.prompt,
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

/** The server's state: nothing, or these letters. */
const knows =
  (keys: readonly string[] | null, owner = "u1", runs = 5) =>
  () => ({
    data: {
      serverTime: Date.now(),
      viewer: {
        __typename: "User",
        id: owner,
        learningState: keys && {
          runs,
          lastRunEndedAt: Date.now() - 86_400_000,
          lastRunId: "server-run",
          keys: keys.map(learnt),
          pairs: [],
        },
      },
    },
  });

async function start(answers: Answers = {}, remembers = "layout=us", address = "/?mode=adaptive&language=en") {
  const page = renderPage(address, {
    mocks: { User: () => ({ id: "u1", displayName: "Ada", avatarUrl: null }) },
    answers: {
      serverClockQuery: () => ({ data: { serverTime: Date.now() } }),
      saveRunMutation: saved,
      fetchLearningAskLearningQuery: knows(null),
      ...answers,
    },
    remembers,
  });
  await screen.findByRole("textbox");
  return page;
}

const letter = (key: string) =>
  within(screen.getByRole("list", { name: "Letters, in the order they unlock" })).getByText(key, {
    exact: false,
    selector: `li[data-state]`,
  });
const stateOf = (key: string) =>
  Array.from(document.querySelectorAll<HTMLElement>("ol li[data-state]")).find(({ textContent }) =>
    textContent?.startsWith(key),
  )?.textContent;

// First, because the keys that count are the first of the whole page.
test("the keyboard suggested by the first keys is offered after the run, and only used after a Yes", async () => {
  localStorage.removeItem("typeloop-asked-layout");
  const { user, remembered } = await start({}, "");
  const dvorak = (letters: string) =>
    act(async () => {
      const field = screen.getByRole("textbox");
      for (const one of letters) {
        const [press] = waysToType(keyboardLayouts.dvorak, one)?.[0] ?? [];
        fireEvent.keyDown(field, { code: press?.code, key: one });
        fireEvent(
          field,
          new InputEvent("beforeinput", { inputType: "insertText", data: one, bubbles: true, cancelable: true }),
        );
      }
      // The code that watches the keys, and the question, arrive while the line is typed.
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
  const text = target();
  await dvorak(text.slice(0, 1));
  await dvorak(text.slice(1, -1));
  expect(remembered()).not.toContain("layout");
  await dvorak(text.slice(-1));
  await screen.findByRole("heading", { name: "What changed" });
  await user.click(await screen.findByRole("button", { name: "Yes" }));
  expect(remembered()).toContain("layout=dvorak");
  // This stays until the next text, which is for the new layout.
  expect(screen.getByRole("heading", { name: "What changed" })).toBeInstanceOf(HTMLElement);
  await user.click(screen.getByRole("button", { name: "Next text" }));
  await screen.findByRole("textbox");
  expect(screen.queryByLabelText("Keyboard layout")).toBeNull();
});

test("a first text has only the first letters, and says so", async () => {
  await start();
  const [first = [], second = []] = plan.steps;
  expect(target().length).toBeGreaterThanOrEqual(150);
  expect(target().length).toBeLessThan(200);
  expect([...target()].every((character) => character === " " || first.includes(character))).toBe(true);
  expect(screen.getByText(/We start with the most common letters:/u)).toBeInstanceOf(HTMLElement);
  expect(
    screen.getByText(/^You've learned 0 of 27 letters\. The goal for each letter: 35 words per minute, 97% right/u),
  ).toBeInstanceOf(HTMLElement);
  expect(screen.getAllByRole("listitem").length).toBeGreaterThanOrEqual(27);
  expect(stateOf(first[0] ?? "")).toBe(`${first[0]}, new`);
  expect(stateOf(second[0] ?? "")).toBe(`${second[0]}, locked`);
  expect(letter(first[0] ?? "")).toBeInstanceOf(HTMLElement);
});

test("a run is saved with its text and layout, changes the state, and Enter shows the next text", async () => {
  const { user, server } = await start();
  const text = target();
  await user.keyboard(text);
  expect(await screen.findByRole("heading", { name: "Your result" })).toBe(document.activeElement);
  expect(screen.getByRole("heading", { name: "What changed" })).toBeInstanceOf(HTMLElement);
  expect(await screen.findByText(/Saved and verified/u)).toBeInstanceOf(HTMLElement);
  const [{ input }] = server.variablesOf("saveRunMutation") as [Record<string, any>];
  expect(input).toMatchObject({
    mode: "ADAPTIVE",
    prompt: text,
    layout: "US",
    language: "EN",
    modeAmount: null,
    seed: null,
    textId: null,
  });
  const remembered = JSON.parse(localStorage.getItem(LEARNING_KEY) ?? "{}");
  expect(remembered.us).toMatchObject({ owner: "u1", state: { runs: 1, last: { id: input.runId } } });

  await user.keyboard("{Enter}");
  expect(await screen.findByRole("textbox")).toBe(document.activeElement);
  expect(target()).not.toBe(text);
  expect(screen.queryByText(/We start with the most common letters:/u)).toBeNull();
  expect(server.variablesOf("saveRunMutation")).toHaveLength(1);
});

test("one choice of the keyboard layout, with the picture of the keyboard and without it", async () => {
  const { user } = await start({}, "");
  expect(screen.getAllByLabelText("Keyboard layout")).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "Show keyboard" }));
  await waitFor(() => expect(document.querySelector("[data-layout]")).not.toBeNull());
  expect(screen.getAllByLabelText("Keyboard layout")).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "Hide keyboard" }));
  expect(screen.getAllByLabelText("Keyboard layout")).toHaveLength(1);
});

test("the goal, the letters and the weak spots are chosen by hand, and remembered", async () => {
  const { user } = await start();
  const all = plan.steps.flat();
  const [first = [], second = []] = plan.steps;
  const choose = async (label: string, option: string) =>
    user.selectOptions(screen.getByRole("combobox", { name: label }), option);
  await user.click(screen.getByRole("button", { name: "Goal and letters" }));
  await choose("Target speed", "50 wpm");
  await choose("Target accuracy", "98%");
  await choose("Unlocked letters", `The first ${first.length + second.length}, up to ${second.at(-1)}`);
  await user.click(screen.getByRole("button", { name: "Done" }));
  expect(
    await screen.findByText(
      /^You've learned 0 of 27 letters\. The goal for each letter: 50 words per minute, 98% right/u,
    ),
  ).toBeTruthy();
  expect([...target()].some((character) => second.includes(character))).toBe(true);
  expect([...target()].every((character) => character === " " || [...first, ...second].includes(character))).toBe(true);
  expect(stateOf(first[0] ?? "")).toBe(`${first[0]}, practicing`);
  expect(stateOf(second[0] ?? "")).toBe(`${second[0]}, new`);

  expect(screen.getByText(/^You practice the letters and letter pairs that slow you down most/u)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Goal and letters" }));
  expect(screen.getAllByRole("radio").map((radio) => radio.parentElement?.textContent)).toEqual([
    "Speed",
    "Accuracy",
    "Weakest keys",
  ]);
  await user.click(screen.getByRole("radio", { name: "Accuracy" }));
  await user.click(screen.getByRole("button", { name: "Done" }));
  expect(await screen.findByText(/^You practice the letters and letter pairs you get wrong most/u)).toBeTruthy();
  expect(stateOf(second[0] ?? "")).toBe(`${second[0]}, new`);

  await user.click(screen.getByRole("button", { name: "Goal and letters" }));
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Accuracy" }).checked).toBe(true);
  await user.click(screen.getByRole("radio", { name: "Weakest keys" }));
  await user.click(screen.getByRole("button", { name: "Done" }));
  await waitFor(() => expect(all.every((one) => stateOf(one) === `${one}, practicing`)).toBe(true));
  expect(
    screen.getByText(/^You practice the letters and letter pairs that are hardest for you, even rare ones/u),
  ).toBeTruthy();

  await user.click(screen.getByRole("button", { name: "Goal and letters" }));
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Weakest keys" }).checked).toBe(true);
  expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Target speed" }).value).toBe("50");
  await act(async () => clearToken());
  expect(Object.keys(localStorage).filter((key) => key.includes("adaptive"))).toEqual([]);
});

test("what another device learned is known here", async () => {
  const [first = []] = plan.steps;
  await start({ fetchLearningAskLearningQuery: knows(first) });
  expect(stateOf(first[0] ?? "")).toBe(`${first[0]}, learned`);
  expect(screen.getByText(/are new, so they're in this text a lot\. Typed so far: 0 of 30 times/u)).toBeInstanceOf(
    HTMLElement,
  );
  expect(screen.getByText(/^You've learned 6 of 27 letters/u)).toBeInstanceOf(HTMLElement);
});

test("of two states the one with more runs is used; that of another account is ignored", async () => {
  const [first = []] = plan.steps;
  const state = {
    version: 1,
    runs: 9,
    last: { endedAt: 1, id: "here" },
    keys: Object.fromEntries(first.slice(0, 3).map((key) => [key, learnt(key)])),
    pairs: {},
  };
  localStorage.setItem(LEARNING_KEY, JSON.stringify({ us: { owner: "u1", state } }));
  const { unmount } = await start({ fetchLearningAskLearningQuery: knows(first) });
  expect(screen.getByText(/^You've learned 3 of 27/u)).toBeInstanceOf(HTMLElement);
  unmount();
  localStorage.setItem(LEARNING_KEY, JSON.stringify({ us: { owner: "u2", state } }));
  await start({ fetchLearningAskLearningQuery: knows(null) });
  expect(screen.getByText(/^You've learned 0 of 27/u)).toBeInstanceOf(HTMLElement);
});

test("without the server this browser uses its own state", async () => {
  const [first = []] = plan.steps;
  const state = {
    version: 1,
    runs: 9,
    last: { endedAt: Date.now(), id: "here" },
    keys: Object.fromEntries(first.map((key) => [key, learnt(key)])),
    pairs: {},
  };
  localStorage.setItem(LEARNING_KEY, JSON.stringify({ us: { owner: "u1", state } }));
  await start({ fetchLearningAskLearningQuery: () => new Promise<Answer>(() => undefined) });
  expect(screen.getByText(/^You've learned 6 of 27/u)).toBeInstanceOf(HTMLElement);
});

test.each([
  "{",
  "[]",
  '{"us":7}',
  '{"us":{"state":{"version":0}}}',
  '{"us":{"owner":"u1","state":{"version":1,"runs":-1}}}',
])("a damaged state is reported unobtrusively, and the server's is used: %s", async (stored) => {
  localStorage.setItem(LEARNING_KEY, stored);
  const [first = []] = plan.steps;
  const { user } = await start({ fetchLearningAskLearningQuery: knows(first) });
  expect(screen.getByText(/couldn't be read/u)).toBeInstanceOf(HTMLElement);
  expect(screen.getByText(/^You've learned 6 of 27/u)).toBeInstanceOf(HTMLElement);
  await user.keyboard(target());
  await screen.findByRole("heading", { name: "What changed" });
  expect(JSON.parse(localStorage.getItem(LEARNING_KEY) ?? "{}").us.state.runs).toBe(6);
});

test("without storage the state is kept in memory, and the page says so", async () => {
  const set = jest.spyOn(Storage.prototype, "setItem").mockImplementation((key) => {
    if (key === LEARNING_KEY) throw new DOMException("full", "QuotaExceededError");
  });
  const { user, server } = await start();
  await user.keyboard(target());
  await screen.findByRole("heading", { name: "What changed" });
  await waitFor(() => expect(server.variablesOf("saveRunMutation")).toHaveLength(1));
  await user.keyboard("{Enter}");
  expect(await screen.findByText(/^This browser can't store your progress/u)).toBeInstanceOf(HTMLElement);
  expect(screen.queryByText(/We start with the most common letters:/u)).toBeNull();
  expect(set).toHaveBeenCalled();
});

test("a user who never chose a layout is asked, and gets that layout's order at once", async () => {
  const { user, remembered } = await start({}, "");
  const select = screen.getByLabelText("Keyboard layout");
  expect(within(select).getByRole("option", { name: "Automatic" })).toBeInstanceOf(HTMLElement);
  expect(screen.getByText(/^Currently US, /u)).toBeInstanceOf(HTMLElement);
  await user.selectOptions(select, "Dvorak");
  expect(remembered()).toContain("layout=dvorak");
  await waitFor(() => expect(screen.queryByLabelText("Keyboard layout")).toBeNull());
  await screen.findByRole("textbox");
  const dvorak = makePracticePlan(english, keyboardLayouts.dvorak).steps[0] ?? [];
  expect([...target()].every((character) => character === " " || dvorak.includes(character))).toBe(true);
});

test("a clock that was years ahead does not make today's letters look recent forever", async () => {
  const [first = []] = plan.steps;
  const future = today + 4000;
  const state = {
    version: 1,
    runs: 9,
    last: { endedAt: Date.now() + 4000 * 86_400_000, id: "here" },
    keys: Object.fromEntries(first.map((key) => [key, { ...learnt(key), day: future }])),
    pairs: {},
  };
  localStorage.setItem(LEARNING_KEY, JSON.stringify({ us: { owner: "u1", state } }));
  const { user } = await start();
  const before = target();
  await user.keyboard(before);
  await screen.findByRole("heading", { name: "What changed" });
  const kept = JSON.parse(localStorage.getItem(LEARNING_KEY) ?? "{}").us.state;
  expect(kept.runs).toBe(10);
  expect(kept.last.endedAt).toBeLessThanOrEqual(Date.now() + 60_000);
  expect(Math.max(...Object.values<any>(kept.keys).map(({ day }) => day))).toBeLessThanOrEqual(today + 1);
  expect(
    chooseText({ state: kept, plan, goal: { wpm: 35, missRate: 0.03 }, today, characters: 10, seed: 1 }).text,
  ).not.toBe("");
});

test("signing out leaves no state for the next user", async () => {
  const { user } = await start();
  await user.keyboard(target());
  await screen.findByRole("heading", { name: "What changed" });
  expect(localStorage.getItem(LEARNING_KEY)).not.toBeNull();
  await act(async () => clearToken());
  expect(localStorage.getItem(LEARNING_KEY)).toBeNull();
});
