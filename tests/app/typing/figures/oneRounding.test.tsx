import { screen, within } from "@testing-library/react";
import { encodeLog } from "../../../../src/engine/log/logCodec";
import { measureRun } from "../../../../src/engine/metrics/measureRun";
import { roundDown } from "../../../../src/engine/metrics/rates";
import { clearToken, setToken } from "../../../../src/app/relay/sessionToken";
import { renderPage } from "../../../support/renderPage";
import { ada, keptResult, seenBy } from "../../pages/Result/keptResult";

/**
 * 36 of 37 key presses are right: 97.297…%. Rounded to hundredths first, as the history once did, its tenths would be
 * 97.3.
 */
const prompt = "the quick brown fox jumps over a dogs";
const keystrokes = [...`x${prompt.slice(1)}`].map((text, at) => ({ time: at * 311, kind: "insert", text }) as const);
const durationMs = keystrokes.at(-1)!.time;
const { wpm, raw, strokesPerMinute, accuracy, consistency } = measureRun({
  rules: "free",
  text: prompt,
  keystrokes,
  durationMs,
});
const figures = { durationMs, wpm, raw, strokesPerMinute, accuracy, consistency };
const result = { ...keptResult, ...figures, prompt, log: encodeLog(keystrokes) };
const startedAt = Date.parse(result.startedAt);
const kind = {
  mode: "WORDS",
  modeAmount: 10,
  language: "EN",
  punctuation: false,
  numbers: false,
  wordList: null,
  keyRule: null,
  isFlagged: false,
  fastestId: "r",
};
const history = {
  isComplete: true,
  kinds: [kind],
  kind: [0],
  startedAt: [startedAt],
  durationMs: [durationMs],
  // As sent by the server (tests/server/results/runHistory.test.ts).
  wpm: [roundDown(wpm, 2)],
  strokesPerMinute: [roundDown(strokesPerMinute, 2)],
  accuracy: [roundDown(accuracy, 2)],
};

beforeEach(() => setToken("token", { shared: false }));
afterEach(clearToken);

test("a run has the same accuracy and speed on its own page, in the list of results and in the charts", async () => {
  const shown = { accuracy: "97.2%", wpm: `${roundDown(wpm, 1)}` };
  expect(Math.floor(Math.round(accuracy * 100) / 10) / 10).toBe(97.3);

  const own = renderPage("/results/r", {
    mocks: seenBy(ada),
    answers: { ResultPageQuery: () => ({ data: { viewer: ada, node: result } }) },
  });
  const headline = (await screen.findAllByText("of keystrokes"))[0]!.closest("dl")!;
  expect(headline.textContent).toContain(`Accuracy${shown.accuracy}`);
  expect(headline.textContent).toContain(`Speed${shown.wpm}`);
  own.unmount();

  const viewer = {
    __typename: "User",
    id: "ada",
    username: "ada",
    displayName: "Ada",
    role: "MEMBER",
    avatarUrl: null,
    speedUnit: null,
    dailyGoalMinutes: null,
    appearance: null,
    groups: [],
    badges: [],
    ratingChange: null,
    isPastRatingLimit: null,
  };
  const results = { edges: [{ cursor: "c", node: result }], pageInfo: { hasNextPage: false, endCursor: "c" } };
  renderPage("/progress", {
    answers: {
      HeaderAccountQuery: () => ({ data: { viewer } }),
      ProgressPageQuery: () => ({
        data: {
          viewer: {
            ...viewer,
            results,
            runHistory: history,
            practiceGoal: null,
            importedHistory: null,
            importedRuns: null,
            learning: null,
          },
        },
      }),
    },
  });
  const row = within(await screen.findByRole("table", { name: "Results" })).getAllByRole("row")[1]!;
  expect(within(row).getByText(shown.accuracy)).toBeInstanceOf(HTMLElement);
  expect(within(row).getByText(shown.wpm)).toBeInstanceOf(HTMLElement);
  const chart = (await screen.findByRole("heading", { name: "Accuracy over time" })).closest("section")!;
  expect(chart.textContent).toContain(`One run: ${shown.accuracy}.`);
});
