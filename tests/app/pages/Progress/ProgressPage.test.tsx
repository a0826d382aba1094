import { act, screen, waitFor, within } from "@testing-library/react";
import { saveFinishedRun } from "../../../../src/app/pages/Practice/saving/resultKeeper";
import { clearToken, setToken } from "../../../../src/app/relay/sessionToken";
import { renderPage } from "../../../support/renderPage";

beforeEach(() => setToken("token", { shared: false }));
afterEach(clearToken);

const edge = (at: number) => ({
  cursor: `c${at}`,
  node: { __typename: "Result", id: `r${at}`, startedAt: "2026-11-21T08:14:00.000Z", mode: "TIME", modeAmount: 30, text: null, language: "NL", wpm: 40 + at, accuracy: 97.56, status: "VERIFIED" },
});
const page = (from: number, to: number, hasNextPage: boolean) => ({ edges: Array.from({ length: to - from }, (_, at) => edge(from + at)), pageInfo: { hasNextPage, endCursor: `c${to - 1}` } });
const viewer = { __typename: "User", id: "u", username: "ada", displayName: "Ada", role: "MEMBER", avatarUrl: null };
const answers = (results: object) => ({ AccountQuery: () => ({ data: { viewer } }), ProgressPageQuery: () => ({ data: { viewer: { ...viewer, results } } }) });

test("own results, 25 at a time, each with its page", async () => {
  const { user, server } = renderPage("/progress", {
    answers: { ...answers(page(0, 25, true)), HistoryPaginationQuery: () => ({ data: { node: { __typename: "User", id: "u", results: page(25, 30, false) } } }) },
  });
  expect(await screen.findAllByRole("row")).toHaveLength(26);
  const first = screen.getAllByRole("row")[1] as HTMLElement;
  expect(within(first).getByRole("link").getAttribute("href")).toBe("/results/r0");
  expect(within(first).getByRole("link").textContent).toMatch(/^21 nov 2026/u);
  for (const text of ["30 seconds", "Dutch", "40.0", "97.5%", "✓ verified"]) expect(within(first).getByText(text)).toBeInstanceOf(HTMLElement);

  await user.click(screen.getByRole("button", { name: "Show more" }));
  await waitFor(() => expect(screen.getAllByRole("row")).toHaveLength(31));
  expect(server.variablesOf("HistoryPaginationQuery")).toEqual([{ first: 25, after: "c24", id: "u" }]);
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
});

test("no results yet: says what to do first", async () => {
  renderPage("/progress", { answers: answers(page(0, 0, false)) });
  expect(await screen.findByText(/No results yet/u)).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole("link", { name: "Practise" }).getAttribute("href")).toBe("/");
});

test("signed out: says where results will stand, and the way in", async () => {
  renderPage("/progress", { mocks: { Query: () => ({ viewer: null }) } });
  expect(await screen.findByText(/Your results will stand here/u)).toBeInstanceOf(HTMLElement);
  expect(within(screen.getByRole("main")).getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe("/sign-in");
});

test("whoever becomes somebody while the page is open sees their results: a run kept offline is saved, and makes a guest", async () => {
  clearToken();
  let account: object | null = null;
  let arrive = () => {};
  const late = new Promise<void>((resolve) => (arrive = resolve));
  renderPage("/progress", {
    answers: {
      AccountQuery: () => ({ data: { viewer: account } }),
      ProgressPageQuery: async () => {
        if (account !== null) await late;
        return { data: { viewer: account === null ? null : { ...viewer, results: page(0, 2, false) } } };
      },
    },
  });
  expect(await screen.findByText(/Your results will stand here/u)).toBeInstanceOf(HTMLElement);

  account = viewer;
  await act(async () => setToken("guest", { shared: false, isSamePerson: true }));
  expect(await screen.findByRole("button", { name: "Account of Ada" })).toBeInstanceOf(HTMLElement);
  await act(async () => arrive());
  expect(await screen.findAllByRole("row")).toHaveLength(3);
});

test("a run that was kept and is saved while the page is open stands in the list, also of a guest who is made for it", async () => {
  clearToken();
  localStorage.clear();
  let account: object | null = null;
  let isSaved = false;
  const figures = { id: "r0", wpm: 40, raw: 40, strokesPerMinute: 200, accuracy: 97, consistency: 90, status: "VERIFIED" };
  const { server } = renderPage("/progress", {
    answers: {
      serverClockQuery: () => ({ data: { serverTime: Date.now() } }),
      ensureAccountMutation: () => {
        account = viewer;
        return { data: { createGuest: { __typename: "SignedIn", token: "guest" } } };
      },
      saveRunMutation: () => {
        isSaved = true;
        return { data: { saveResult: { __typename: "SaveResultSuccess", result: { __typename: "Result", ...figures } } } };
      },
      AccountQuery: () => ({ data: { viewer: account } }),
      ProgressPageQuery: async () => ({ data: { viewer: account === null ? null : { ...viewer, results: page(0, isSaved ? 1 : 0, false) } } }),
    },
  });
  expect(await screen.findByText(/Your results will stand here/u)).toBeInstanceOf(HTMLElement);
  await act(async () => saveFinishedRun(server.environment, { runId: "a", mode: "TIME", modeAmount: 15, language: "EN", seed: 1, textId: null, log: "", startedAtMs: Date.now() }));
  expect(await screen.findAllByRole("row")).toHaveLength(2);
});
