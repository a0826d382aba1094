import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { saveFinishedRun } from "../../../../src/app/features/saving/saveRun";

import { DEFAULT_TIME_ZONE, dayNumber } from "../../../../src/contract/dates";
import { clearToken, setToken } from "../../../../src/app/relay/sessionToken";
import { renderPage } from "../../../support/renderPage";
import { withHistoryRow } from "../../../support/withHistoryRow";

beforeEach(() => setToken("token", { shared: false }));
afterEach(clearToken);

const edge = (at: number) => ({
  cursor: `c${at}`,
  node: {
    __typename: "Result",
    id: `r${at}`,
    startedAt: "2026-11-21T08:14:00.000Z",
    mode: "TIME",
    modeAmount: 30,
    raceMode: null,
    wordList: null,
    keyRule: null,
    text: null,
    language: "NL",
    wpm: 40 + at,
    accuracy: 97.56,
    status: "VERIFIED",
  },
});
const page = (from: number, to: number, hasNextPage: boolean) => ({
  edges: Array.from({ length: to - from }, (_, at) => edge(from + at)),
  pageInfo: { hasNextPage, endCursor: `c${to - 1}` },
});
const viewer = {
  __typename: "User",
  id: "u",
  username: "ada",
  displayName: "Ada",
  role: "MEMBER",
  avatarUrl: null,
  speedUnit: null,
  dailyGoalMinutes: null,
  appearance: null,
  groups: [],
};
const DAY_MS = 86_400_000;

/** Runs as sent by the server: one per day up to this many days ago, each a little faster than the one before. */
function historyOf(count: number, daysAgo = 0) {
  const each = <Value,>(of: (at: number) => Value) => Array.from({ length: count }, (_, at) => of(at));
  const noon = dayNumber(Date.now(), DEFAULT_TIME_ZONE) * DAY_MS + DAY_MS / 2;
  return {
    isComplete: true,
    kinds:
      count === 0
        ? []
        : [
            {
              mode: "TIME",
              modeAmount: 30,
              language: "NL",
              punctuation: false,
              wordList: null,
              keyRule: null,
              numbers: false,
              isFlagged: false,
              fastestId: "r9",
            },
            {
              mode: "RACE",
              modeAmount: null,
              language: "EN",
              punctuation: false,
              wordList: null,
              keyRule: null,
              numbers: false,
              isFlagged: false,
              fastestId: "r8",
            },
          ],
    kind: each((at) => Number(at % 10 === 9)),
    startedAt: each((at) => noon - (count - 1 - at + daysAgo) * DAY_MS),
    durationMs: each(() => 600_000),
    wpm: each((at) => 20 * (at + 5) ** 0.2),
    strokesPerMinute: each((at) => 50 * (at + 5) ** 0.2),
    accuracy: each((at) => 95 + (at % 5)),
  };
}

const keyFigures = {
  key: ["e", "x", "é"],
  presses: [400, 40, 10],
  misses: [4, 8, 1],
  timeMs: [150, 420.5, 500],
  missRate: [0.01, 0.2, 0.05],
};
const pairFigures = {
  key: ["en", "ex", "xy"],
  presses: [90, 30, 1],
  misses: [1, 6, 1],
  timeMs: [140, 380, 900],
  missRate: [0.0111, 0.2, 0.9],
};
const learning = { layout: "US_INTERNATIONAL", layouts: ["US_INTERNATIONAL"], keyFigures, pairFigures };
const person = (
  results: object,
  runHistory: object = historyOf(3),
  learnt: object | null = null,
  imports: object = { importedHistory: null, importedRuns: page(0, 0, false) },
) => ({
  ...viewer,
  practiceGoal: { streak: 7, longestStreak: 12, today: { goalMs: 600_000 } },
  ...imports,
  badges: [],
  results,
  runHistory,
  learning: learnt,
});
const answers = (results: object, runHistory?: object, learnt?: object) => ({
  HeaderAccountQuery: () => ({ data: { viewer } }),
  ProgressPageQuery: () => ({ data: { viewer: person(results, runHistory, learnt) } }),
});
const card = async (name: string) => (await screen.findByRole("heading", { name })).closest("section") as HTMLElement;
const results = async () => within(await screen.findByRole("table", { name: "Results" }));

test("the viewer's results, 25 at a time, each with a link", async () => {
  const { user, server } = renderPage("/progress", {
    answers: {
      ...answers(page(0, 25, true)),
      HistoryPaginationQuery: () => ({ data: { node: { __typename: "User", id: "u", results: page(25, 30, false) } } }),
    },
  });
  expect((await results()).getAllByRole("row")).toHaveLength(26);
  const first = (await results()).getAllByRole("row")[1] as HTMLElement;
  expect(within(first).getByRole("link").getAttribute("href")).toBe("/results/r0");
  expect(within(first).getByRole("link").textContent).toMatch(/^21 nov 2026/u);
  for (const text of ["30 seconds", "Dutch", "40.0", "97.5%", "✓ verified"])
    expect(within(first).getByText(text)).toBeInstanceOf(HTMLElement);

  await user.click(screen.getByRole("button", { name: "Show more" }));
  await waitFor(async () => expect((await results()).getAllByRole("row")).toHaveLength(31));
  expect(server.variablesOf("HistoryPaginationQuery")).toEqual([{ first: 25, after: "c24", id: "u" }]);
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
});

test("a race in the history says what decided its places", async () => {
  const race = { mode: "RACE", modeAmount: null, text: { __typename: "Text", id: "t", title: "The lighthouse" } };
  const [first, second] = [edge(0), edge(1)];
  const rows = {
    ...page(0, 2, false),
    edges: [
      { ...first, node: { ...first.node, ...race, raceMode: "TEAMS" } },
      { ...second, node: { ...second.node, ...race, text: null } },
    ],
  };
  renderPage("/progress", { answers: answers(rows) });
  expect((await results()).getByRole("cell", { name: "Race · teams: The lighthouse" })).toBeInstanceOf(HTMLElement);
  expect((await results()).getByRole("cell", { name: "Race" })).toBeInstanceOf(HTMLElement);
});

test("no results yet: says what to do first", async () => {
  renderPage("/progress", { answers: answers(page(0, 0, false), historyOf(0)) });
  expect(await screen.findByText(/No results yet/u)).toBeInstanceOf(HTMLElement);
  expect(within(screen.getByRole("main")).getByRole("link", { name: "Practice" }).getAttribute("href")).toBe("/");
  expect(screen.getByRole("link", { name: /^Import results/u }).getAttribute("href")).toBe("/settings#import");
});

const importedEdge = (at: number) => ({
  cursor: `i${at}`,
  node: {
    __typename: "ImportedRun",
    source: at === 0 ? "MONKEYTYPE" : "KEYBR",
    typedAt: "2024-03-05T18:30:00.000Z",
    mode: at === 0 ? "TIME" : "ADAPTIVE",
    modeAmount: at === 0 ? 60 : null,
    language: at === 0 ? "DE" : null,
    wpm: 71,
    accuracy: 96.5,
  },
});
const today = dayNumber(Date.now(), DEFAULT_TIME_ZONE);
const imports = {
  importedRuns: { edges: [importedEdge(0), importedEdge(1)], pageInfo: { hasNextPage: false, endCursor: "i1" } },
  importedHistory: {
    __typename: "ImportedHistory",
    day: [today - 40, today - 3],
    runs: [12, 1],
    wpm: [70, 40],
    accuracy: [96, 91],
    kind: [0, 1],
    kinds: [
      { source: "MONKEYTYPE", mode: "TIME", modeAmount: 60, language: "DE" },
      { source: "KEYBR", mode: "ADAPTIVE", modeAmount: null, language: null },
    ],
  },
};
const withImports = (runs: number) => ({
  ...answers(page(0, 0, false)),
  ProgressPageQuery: () => ({ data: { viewer: person(page(0, 0, false), historyOf(runs), null, imports) } }),
});

test("imported runs are in the charts and in a list of their own, with where they are from", async () => {
  const { user } = renderPage("/progress", { answers: withImports(3) });
  const speed = within(await card("Speed over time"));
  expect(speed.getByText(/3 runs in .* 13 runs were imported from Monkeytype and keybr/u)).toBeInstanceOf(HTMLElement);
  expect(speed.getByText("Imported, per day")).toBeInstanceOf(HTMLElement);
  const reader = speed.getByRole("slider");
  expect(reader).toHaveProperty("max", "4");
  fireEvent.change(reader, { target: { value: "0" } });
  expect(reader.getAttribute("aria-valuetext")).toMatch(
    /: 70\.0 wpm, 96\.0% accuracy \(12 runs imported from Monkeytype\)/u,
  );
  await user.click(speed.getByText("Runs as a table"));
  const table = within(await speed.findByRole("table", { name: "Runs in the chart" }));
  expect(table.getByText("Monkeytype (12 runs)")).toBeInstanceOf(HTMLElement);

  const list = within(await screen.findByRole("table", { name: "Imported runs" }));
  const [, first, second] = list.getAllByRole("row");
  for (const text of ["60 seconds", "German", "71.0", "96.5%", "Monkeytype"])
    expect(within(first as HTMLElement).getByText(text)).toBeInstanceOf(HTMLElement);
  expect(within(second as HTMLElement).getByText("keybr")).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole("link", { name: "Manage imports" }).getAttribute("href")).toBe("/settings#import");
});

test("imported runs follow the filters, and are in no other figure", async () => {
  renderPage("/progress?mode=time-60&language=de", { answers: withImports(3) });
  const speed = within(await card("Speed over time"));
  expect(speed.getByText(/^12 runs were imported from Monkeytype/u)).toBeInstanceOf(HTMLElement);
  expect(speed.queryByText("A run")).toBeNull();
  expect(within(await card("Personal bests")).queryByText("60 seconds")).toBeNull();
});

test("someone who has only imported runs sees them, and no figures of practice", async () => {
  renderPage("/progress", { answers: withImports(0) });
  expect(within(await card("Accuracy over time")).getByText(/13 runs were imported/u)).toBeInstanceOf(HTMLElement);
  expect(await screen.findByRole("table", { name: "Imported runs" })).toBeInstanceOf(HTMLElement);
  expect(screen.queryByText("Streak")).toBeNull();
  expect(screen.queryByRole("heading", { name: "Personal bests" })).toBeNull();
});

test("signed out: says where results will be, and links to sign in", async () => {
  renderPage("/progress", { mocks: { Query: () => ({ viewer: null }) } });
  expect(await screen.findByText(/Your results will appear here\./u)).toBeInstanceOf(HTMLElement);
  expect(within(screen.getByRole("main")).getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe("/sign-in");
});

test("a visitor who becomes a guest, because a run stored offline is saved, sees their results", async () => {
  clearToken();
  let account: object | null = null;
  let arrive = () => {};
  const late = new Promise<void>((resolve) => (arrive = resolve));
  renderPage("/progress", {
    answers: {
      HeaderAccountQuery: () => ({ data: { viewer: account } }),
      ProgressPageQuery: async () => {
        if (account !== null) await late;
        return { data: { viewer: account === null ? null : person(page(0, 2, false)) } };
      },
    },
  });
  expect(await screen.findByText(/Your results will appear here\./u)).toBeInstanceOf(HTMLElement);

  account = viewer;
  await act(async () => setToken("guest", { shared: false, isSamePerson: true }));
  expect(await screen.findByRole("button", { name: "Ada's account" })).toBeInstanceOf(HTMLElement);
  await act(async () => arrive());
  expect((await results()).getAllByRole("row")).toHaveLength(3);
});

test("a stored run that is saved while the page is open appears in the list, also for a new guest", async () => {
  clearToken();
  localStorage.clear();
  let account: object | null = null;
  let isSaved = false;
  const figures = {
    id: "r0",
    wpm: 40,
    raw: 40,
    strokesPerMinute: 200,
    accuracy: 97,
    consistency: 90,
    status: "VERIFIED",
    badges: [],
    reachedGoal: null,
    baseline: null,
  };
  const user = { id: "u", practiceGoal: null };
  const { server } = renderPage("/progress", {
    answers: {
      serverClockQuery: () => ({ data: { serverTime: Date.now() } }),
      useResultMutationAccountMutation: () => {
        account = viewer;
        return { data: { createGuest: { __typename: "SignedIn", token: "guest" } } };
      },
      saveRunMutation: () => {
        isSaved = true;
        return {
          data: {
            saveResult: withHistoryRow({
              __typename: "SaveResultSuccess",
              result: { __typename: "Result", ...figures },
              user,
            }),
          },
        };
      },
      HeaderAccountQuery: () => ({ data: { viewer: account } }),
      ProgressPageQuery: async () => ({
        data: { viewer: account === null ? null : person(page(0, isSaved ? 1 : 0, false), historyOf(isSaved ? 1 : 0)) },
      }),
    },
  });
  expect(await screen.findByText(/Your results will appear here\./u)).toBeInstanceOf(HTMLElement);
  await act(async () =>
    saveFinishedRun(server.environment, {
      runId: "a",
      mode: "TIME",
      modeAmount: 15,
      language: "EN",
      seed: 1,
      textId: null,
      log: "",
      startedAtMs: Date.now(),
    }),
  );
  expect((await results()).getAllByRole("row")).toHaveLength(2);
});

test("a run is in the list as soon as it is saved, before the figures of all runs arrive", async () => {
  const asked: string[] = [];
  const { server } = renderPage("/progress", {
    answers: {
      ...answers(page(0, 2, false)),
      ProgressPageQuery: () => {
        asked.push("ProgressPageQuery");
        if (asked.length > 1) return new Promise(() => undefined);
        return { data: { viewer: person(page(0, 2, false)) } };
      },
      serverClockQuery: () => ({ data: { serverTime: Date.now() } }),
      saveRunMutation: () => ({
        data: {
          saveResult: withHistoryRow({
            __typename: "SaveResultSuccess",
            resultEdge: { ...edge(9), cursor: "new", node: { ...edge(9).node, layout: null } },
            result: {
              ...edge(9).node,
              raw: 50,
              strokesPerMinute: 245,
              consistency: 90,
              badges: [],
              reachedGoal: null,
              baseline: null,
            },
            user: { id: "u", practiceGoal: null },
          }),
        },
      }),
    },
  });
  expect((await results()).getAllByRole("row")).toHaveLength(3);
  const run = { mode: "TIME", modeAmount: 30, language: "NL", seed: 1, textId: null, log: "" } as const;
  await act(async () => saveFinishedRun(server.environment, { ...run, runId: "b", startedAtMs: Date.now() }));
  await waitFor(async () => expect((await results()).getAllByRole("row")).toHaveLength(4));
  const [, first] = (await results()).getAllByRole("row");
  expect(
    within(first as HTMLElement)
      .getByRole("link")
      .getAttribute("href"),
  ).toBe("/results/r9");
  expect(within(first as HTMLElement).getByText("49.0")).toBeInstanceOf(HTMLElement);
  expect(server.variablesOf("saveRunMutation")).toEqual([
    expect.objectContaining({ connections: ["client:u:__History_viewer_results_connection"] }),
  ]);
  expect(server.variablesOf("HistoryPaginationQuery")).toEqual([]);
});

test("a year of runs, in words and in tables", async () => {
  const { user, router } = renderPage("/progress", { answers: answers(page(0, 1, false), historyOf(80), learning) });
  const speed = await card("Speed over time");
  expect(speed.textContent).toMatch(/80 runs in 1[123] weeks: from a median of .* Speed is rising by about/u);
  await user.click(within(speed).getByText("Weeks as a table"));
  expect(
    within(within(speed).getByRole("table", { name: "Speed by week" })).getAllByRole("row").length,
  ).toBeGreaterThan(11);
  await user.click(within(speed).getByText("Runs as a table"));
  const runs = within(speed).getByRole("table", { name: "Runs in the chart" });
  expect(within(runs).getAllByRole("row")).toHaveLength(51);
  await user.click(within(speed).getByRole("button", { name: "Show more (30 left)" }));
  expect(within(runs).getAllByRole("row")).toHaveLength(81);
  // The newest is read first; the browser handles the arrow keys.
  expect(within(speed).getByRole("slider", { name: "Browse run by run" }).getAttribute("aria-valuetext")).toMatch(
    /: 48\.5 wpm, 99\.0% accuracy$/u,
  );

  expect((await card("Next level")).textContent).toMatch(
    /You type about 12\d keystrokes per minute\. .* reach 130 in /u,
  );
  expect((await card("Practice days")).textContent).toMatch(/7 days in a row\. Longest streak: 12 days\./u);
  const bests = await screen.findByRole("table", { name: "Personal bests" });
  expect(
    within(bests)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")),
  ).toContain("/results/r9");

  await user.selectOptions(screen.getByRole("combobox", { name: "Mode" }), "Races");
  await waitFor(() => expect(router.state.location.search).toBe("?mode=race"));
  expect((await card("Speed over time")).textContent).toMatch(/8 runs in/u);
});

test("two choices made before the address is updated are both kept", async () => {
  const { router } = renderPage("/progress", { answers: answers(page(0, 1, false), historyOf(80)) });
  await card("Speed over time");
  // As on a slow computer: the second comes while the page still shows the choice before the first.
  act(() => {
    fireEvent.change(screen.getByRole("combobox", { name: "Mode" }), { target: { value: "race" } });
    fireEvent.click(screen.getByRole("radio", { name: "12 weeks" }));
  });
  await waitFor(() => expect(router.state.location.search).toBe("?mode=race&period=12w"));
});

test("keys: slowest and most missed, on the keyboard, in words and in a table; pairs in any order", async () => {
  const { user } = renderPage("/progress", { answers: answers(page(0, 1, false), historyOf(3), learning) });
  const keys = await card("Keys");
  expect(keys.textContent).toMatch(/Slowest: é \(500 ms\), x \(421 ms\), e \(150 ms\)\./u);
  await user.click(within(keys).getByRole("radio", { name: "Errors" }));
  expect(keys.textContent).toMatch(/Most missed: x \(20\.0%\), é \(5\.0%\), e \(1\.0%\)\./u);
  const order = () =>
    within(screen.getByRole("table", { name: "Key pairs" }))
      .getAllByRole("rowheader")
      .map((cell) => cell.textContent);
  // A pair typed once comes last, however slow it was.
  expect(order()).toEqual(["ex", "en", "xy"]);
  await user.click(screen.getByRole("button", { name: "Keystrokes" }));
  expect(order()).toEqual(["en", "ex", "xy"]);
  await user.click(screen.getByRole("button", { name: "Keystrokes" }));
  expect(order()).toEqual(["xy", "ex", "en"]);
});

test("keys are shown on the keyboard they were typed on, whatever the current language and layout", async () => {
  const several = { ...learning, layouts: ["US_INTERNATIONAL", "DVORAK"] };
  const dvorak = { ...several, layout: "DVORAK", keyFigures: { ...keyFigures, timeMs: [700, 420.5, 500] } };
  const { user, server } = renderPage("/progress", {
    answers: {
      ...answers(page(0, 1, false), historyOf(3), several),
      KeyPicturesRefetchQuery: () => ({ data: { node: { __typename: "User", id: "u", learning: dvorak } } }),
    },
    remembers: "layout=us",
  });
  const keys = await card("Keys");
  const choice = within(keys).getByRole<HTMLSelectElement>("combobox", { name: "Keyboard layout" });
  expect([...choice.options].map(({ text }) => text)).toEqual(["US-International", "Dvorak"]);
  expect(choice.value).toBe("US_INTERNATIONAL");
  expect(keys.textContent).toMatch(/Slowest: é \(500 ms\)/u);
  await user.click(screen.getByRole("button", { name: "Nederlands" }));
  await waitFor(() => expect(keys.textContent).toMatch(/é \(500 ms\)/u));
  await waitFor(() => expect(choice.labels[0]?.textContent).not.toBe("Keyboard layout"));
  expect(choice.value).toBe("US_INTERNATIONAL");
  expect(server.variablesOf("KeyPicturesRefetchQuery")).toEqual([]);
  await user.selectOptions(choice, "DVORAK");
  await waitFor(() => expect(keys.textContent).toMatch(/e \(700 ms\)/u));
});

test("one run, two runs, none for a year: says what cannot be determined", async () => {
  const one = renderPage("/progress", { answers: answers(page(0, 1, false), historyOf(1)) });
  expect((await card("Speed over time")).textContent).toMatch(/One run: 27\.5 wpm\./u);
  expect((await card("Next level")).textContent).toMatch(/It's too early to say/u);
  const keys = await card("Keys");
  expect(keys.textContent).toMatch(/No data about your keys yet\./u);
  expect(within(keys).getByRole("link", { name: "Practice" }).getAttribute("href")).toBe("/");
  one.unmount();
  const two = renderPage("/progress", { answers: answers(page(0, 1, false), historyOf(2)) });
  expect((await card("Speed over time")).textContent).toMatch(/A trend needs at least four weeks with practice\./u);
  two.unmount();
  const { user, router } = renderPage("/progress?period=12w", {
    answers: answers(page(0, 1, false), historyOf(40, 400)),
  });
  expect(await screen.findByText("No runs match these filters.")).toBeInstanceOf(HTMLElement);
  expect((await card("Next level")).textContent).toMatch(
    /You haven't practiced in recent weeks, so there's no forecast\./u,
  );
  expect((await card("Practice days")).textContent).toMatch(/7 days in a row\. Longest streak: 12 days\./u);
  await user.click(screen.getByRole("button", { name: "Show all" }));
  await waitFor(() => expect(router.state.location.search).toBe(""));
  expect((await card("Speed over time")).textContent).toMatch(/40 runs/u);
});
