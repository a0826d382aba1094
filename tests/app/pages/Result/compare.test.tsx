import { screen, waitFor, within } from "@testing-library/react";
import { renderPage } from "../../../support/renderPage";
import { ada, keptFigures, keptResult, noRuns, prompt, seenBy } from "./keptResult";

const other = {
  ...keptResult,
  id: "o",
  ...keptFigures(prompt, 400),
  startedAt: "2026-11-20T08:14:00.000Z",
  modeAmount: 25,
};
const edge = { cursor: "c", node: other };
const page = { edges: [edge], pageInfo: { hasNextPage: false, endCursor: "c" } };
const withRuns = { ...keptResult, bestOther: other, previous: { edges: [edge] }, otherRuns: page };

beforeAll(() => {
  // jsdom does not scroll.
  Element.prototype.scrollIntoView = () => undefined;
});

type Scene = { readonly result?: object; readonly other?: object | null; readonly address?: string };

const open = ({ result = withRuns, other: compared = other, address = "/results/r" }: Scene = {}) =>
  renderPage(address, {
    mocks: seenBy(ada),
    answers: {
      ResultPageQuery: ({ isCompared }) => ({
        data: { viewer: ada, node: result, ...(isCompared ? { other: compared } : {}) },
      }),
      OtherRunsPaginationQuery: () => ({ data: { node: { __typename: "Result", id: "r", otherRuns: noRuns } } }),
    },
  });

const rowsOf = (name: string) =>
  within(screen.getByRole("table", { name }))
    .getAllByRole("row")
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test("the address has the run to compare with: both curves, the figures and the keys", async () => {
  const { server, container } = open({ address: "/results/r?with=o" });
  await screen.findByRole("heading", { name: "Compared with another run" });
  expect(server.variablesOf("ResultPageQuery")).toEqual([{ id: "r", otherId: "o", isCompared: true }]);
  const [curve] = screen.getAllByRole("img");
  expect(curve?.querySelectorAll("polyline")).toHaveLength(2);
  // Not distinguished by color alone.
  expect(curve?.querySelectorAll("circle").length).toBeGreaterThan(1);
  expect(rowsOf("Speed and accuracy")).toEqual([
    ["Result", "This run", "The other run", "Difference"],
    ["Speed (wpm)", "30.0", "32.5", "-2.5 ▽ (worse)"],
    ["Accuracy", "92.3%", "100.0%", "-7.7% ▽ (worse)"],
    ["Raw speed (wpm)", "43.3", "32.5", "+10.8 ▲ (better)"],
    ["Keystrokes per minute", "216", "162", "+54 ▲ (better)"],
    expect.arrayContaining(["Consistency"]),
    ["Time", "3.6 s", "4.8 s", "–"],
  ]);
  expect(rowsOf("Keys that changed the most")[1]).toEqual(["␣", "300", "400", "-100 ▲ (better)", "0 of 2", "0 of 2"]);
  expect(container.querySelector("details table")).not.toBeNull();
});

test.each([
  ["does not exist", null],
  ["is no result", { __typename: "User", id: "u" }],
])("a run to compare with that %s: the page is shown, and says so", async (_, compared) => {
  const { user, router } = open({ address: "/results/r?with=o", other: compared });
  expect(await screen.findByText(/The run to compare with can't be found\./u)).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole("heading", { name: "Result" })).toBeInstanceOf(HTMLElement);
  await user.click(screen.getByRole("link", { name: "Stop comparing" }));
  await waitFor(() => expect(router.state.location.search).toBe(""));
  await waitFor(() => expect(screen.queryByText(/The run to compare with can't be found\./u)).toBeNull());
});

test("the previous one, the best one, or any other", async () => {
  const { user, router } = open();
  expect((await screen.findByRole("link", { name: "Previous run: 32.5 wpm" })).getAttribute("href")).toBe(
    "/results/r?with=o",
  );
  expect(screen.getByRole("link", { name: "My best: 32.5 wpm" }).getAttribute("href")).toBe("/results/r?with=o");
  const [run] = within(screen.getByRole("list", { name: "" })).getAllByRole("listitem");
  expect(run?.textContent).toContain("25 words");
  await user.click(within(run as HTMLElement).getByRole("link", { name: "Compare" }));
  await screen.findByRole("heading", { name: "Compared with another run" });
  expect(router.state.location.search).toBe("?with=o");
  expect(document.activeElement?.textContent).toContain("Compared with another run");
  await user.click(screen.getByRole("link", { name: "Stop comparing" }));
  await waitFor(() => expect(screen.queryByRole("heading", { name: "Compared with another run" })).toBeNull());
});

test("the best run says so", async () => {
  open({ result: { ...withRuns, bestOther: { ...other, id: "slower", wpm: 20 } } });
  expect(await screen.findByText(/Your fastest run of this kind so far\./u)).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole("link", { name: "My previous best: 20.0 wpm" })).toBeInstanceOf(HTMLElement);
});

test("a first run followed by newer ones: those are offered, without saying that there are none", async () => {
  const newer = { ...other, startedAt: "2026-11-22T08:14:00.000Z" };
  open({ result: { ...keptResult, bestOther: newer, otherRuns: { ...page, edges: [{ cursor: "c", node: newer }] } } });
  const [run] = await within(await screen.findByRole("list", { name: "" })).findAllByRole("listitem");
  expect(run?.textContent).toContain("22 nov 2026");
  expect(
    within(run as HTMLElement)
      .getByRole("link", { name: "Compare" })
      .getAttribute("href"),
  ).toBe("/results/r?with=o");
  expect(screen.queryByText(/no earlier run|only run/u)).toBeNull();
});

test("all runs, or no other one", async () => {
  const { user, server } = open({ result: keptResult });
  expect(await screen.findByText("This is your only run of this kind so far.")).toBeInstanceOf(HTMLElement);
  await user.click(screen.getByRole("radio", { name: "All my runs" }));
  expect(await screen.findByText("This is your only run so far.")).toBeInstanceOf(HTMLElement);
  expect(server.variablesOf("OtherRunsPaginationQuery")).toEqual([
    { id: "r", first: 5, after: null, isSameKind: false },
  ]);
});
