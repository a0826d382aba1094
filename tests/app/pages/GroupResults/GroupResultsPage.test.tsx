import { screen, waitFor, within } from "@testing-library/react";
import { clearToken, setToken } from "../../../../src/app/relay/sessionToken";
import { renderPage } from "../../../support/renderPage";
import { flaggedExam, flaggedRun, group, pageOf, report } from "./groupResultsMocks";
import { sentence } from "../../../support/sentence";

beforeEach(() => setToken("token", { shared: false }));
afterEach(clearToken);

const viewer = {
  __typename: "User",
  id: "u",
  username: "coach",
  displayName: "Coach",
  role: "MEMBER",
  avatarUrl: null,
  speedUnit: null,
  dailyGoalMinutes: null,
  appearance: null,
  groups: [],
};
const open = (node: object | null, address = "/groups/g/results", more: object = {}, remembers = "") =>
  renderPage(address, {
    remembers,
    answers: {
      HeaderAccountQuery: () => ({ data: { viewer } }),
      GroupResultsPageQuery: () => ({ data: { node } }) as never,
      ...more,
    },
  });
const table = async () => within(await screen.findByRole("table"));
const names = async () => (await table()).getAllByRole("rowheader").map((cell) => cell.textContent);
const cells = async (name: string) => {
  const row = (await table())
    .getAllByRole("rowheader")
    .find((cell) => cell.textContent?.startsWith(name))
    ?.closest("tr");
  return within(row as HTMLElement)
    .getAllByRole("cell")
    .map((cell) => cell.textContent);
};

test("a row per member: practice, speed and its trend in words, lessons, exams, and a link", async () => {
  open(group());
  expect(await names()).toEqual(["=1+1", "Anna", "Zoëno practice"]);
  expect(await cells("Anna")).toEqual([
    "13",
    "12",
    "4",
    "20 nov 2026",
    "42.2",
    "▲ 3.2 faster",
    "96.4%▼ 0.6 worse",
    "7 of 24",
    "CBT typing diploma: Cum laude",
    "⚑ 1",
  ]);
  expect((await cells("=1")).slice(4, 7)).toEqual(["20.0", "▼ 4.0 slower", "90.0%"]);
  expect(await cells("Zoë")).toEqual(["0", "0", "0", "never", "–", "–", "–", "–", "–", "–"]);
  expect(screen.getByRole("link", { name: "Anna" }).getAttribute("href")).toBe("/groups/g/members/m-Anna");
  expect(screen.getByText(sentence("weeks 44 to 47: 26 okt to 22 nov 2026"))).toBeInstanceOf(HTMLElement);
  expect(screen.getByText("2 of 3")).toBeInstanceOf(HTMLElement);
});

test("sorted by any column; members without practice first, on demand", async () => {
  const { user } = open(group());
  await user.click(await screen.findByRole("button", { name: /^Speed/u }));
  expect((await names())[0]).toBe("Anna");
  await user.click(screen.getByRole("button", { name: /^Speed/u }));
  expect(await names()).toEqual(["=1+1", "Anna", "Zoëno practice"]);
  await user.click(screen.getByRole("checkbox", { name: "Least practice first" }));
  expect((await names())[0]).toBe("Zoëno practice");
  expect(screen.getByRole("columnheader", { name: /^Speed/u }).getAttribute("aria-sort")).toBe("ascending");
});

test("the period is in the address, and sent to the server", async () => {
  const { user, server, router } = open(group(), "/groups/g/results?period=all");
  await table();
  expect(server.variablesOf("GroupResultsPageQuery")).toEqual([{ id: "g", period: "ALL" }]);
  await user.click(screen.getByRole("radio", { name: "This week" }));
  await waitFor(() => expect(server.variablesOf("GroupResultsPageQuery").at(-1)).toEqual({ id: "g", period: "WEEK" }));
  expect(router.state.location.search).toBe("?period=week");
  await user.click(await screen.findByRole("radio", { name: "4 weeks" }));
  await waitFor(() => expect(router.state.location.search).toBe(""));
});

/** Clicks the button that saves the report, and gives the name of the file and its text. */
async function saveReport({ user }: ReturnType<typeof open>, name: string) {
  const parts: BlobPart[][] = [];
  const [create, click] = [
    jest.fn(() => "blob:x"),
    jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined),
  ];
  Object.assign(URL, { createObjectURL: create, revokeObjectURL: () => undefined });
  const button = await screen.findByRole("button", { name });
  // A spy would take jsdom's Blob away for good when it is restored.
  const { Blob } = globalThis;
  globalThis.Blob = jest.fn((given: BlobPart[]) => void parts.push(given)) as never;
  await user.click(button);
  globalThis.Blob = Blob;
  const file = (click.mock.contexts[0] as HTMLAnchorElement).download;
  click.mockRestore();
  return { file, lines: parts[0]!.join("").split("\r\n") };
}

test("in Dutch the speeds of the table, its changes and the file are characters per minute, in the same order", async () => {
  const opened = open(group(), "/groups/g/results", {}, "locale=nl-NL");
  await screen.findByText("aanslagen/min", { exact: false, selector: "dd" });
  expect((await cells("Anna")).slice(4, 6)).toEqual(["211", "▲ 16 sneller"]);
  expect((await cells("=1")).slice(4, 6)).toEqual(["100", "▼ 20 langzamer"]);
  await opened.user.click(screen.getByRole("button", { name: /Snelheid \(aanslagen\/min\)/u }));
  expect((await names()).map((name) => name?.slice(0, 4))).toEqual(["Anna", "=1+1", "Zoën"]);
  const { lines } = await saveReport(opened, "Downloaden als CSV");
  expect(lines[0]).toContain(";Snelheid (aanslagen/min);Vorige snelheid (aanslagen/min);");
  expect(lines[1]).toContain(";211;195;96,4;97;");
});

test("a person's own unit of speed is used in any language", async () => {
  const own = { HeaderAccountQuery: () => ({ data: { viewer: { ...viewer, speedUnit: "WPM" } } }) };
  open(group(), "/groups/g/results", own, "locale=nl-NL");
  expect((await cells("Anna")).slice(4, 6)).toEqual(["42,2", "▲ 3,2 sneller"]);
  expect(screen.getByRole("button", { name: /Snelheid \(wpm\)/u })).toBeInstanceOf(HTMLElement);
});

test("saved for a spreadsheet: in the language, safe to open, named after the group and the date", async () => {
  const { file, lines } = await saveReport(open(group()), "Download as CSV");
  expect(file).toMatch(/^Groep-7b-\d{4}-\d\d-\d\d\.csv$/u);
  expect(lines.slice(0, 3)).toEqual([
    "\uFEFFName,Username,Minutes,Runs,Days,Last practiced,Speed (wpm),Previous speed (wpm),Accuracy (%),Previous " +
      "accuracy (%),Course,Lessons passed,Total lessons,Exams passed,Runs to review",
    "Anna,anna,12.6,12,4,2026-11-20,42.2,39,96.4,97,US-International,7,24,CBT typing diploma: Cum laude,1",
    "'=1+1,'=1+1,3,3,1,2026-11-19,20,24,90,,,,,,0",
  ]);
});

test("a flagged run: the reason, a link to its replay, and the decision, which updates the figures", async () => {
  const cleared = {
    ...flaggedRun,
    status: "VERIFIED",
    flag: { ...flaggedRun.flag, reviewedAt: "2026-11-22T09:00:00.000Z", reviewedBy: viewer },
  };
  const { user, server } = open(group(), "/groups/g/results", {
    FlagCardUseReviewResultMutation: () => ({
      data: { reviewResult: { __typename: "ReviewResultSuccess", result: cleared } },
    }),
    GroupReportRefetchQuery: () => ({ data: { node: { __typename: "Group", id: "g", report: report([]) } } }),
  });
  const card = within(
    (await screen.findByRole("heading", { name: "Runs to review" })).closest("section") as HTMLElement,
  );
  expect(card.getByText(/Faster than anyone has ever typed for that long/u)).toBeInstanceOf(HTMLElement);
  expect(card.getByRole("link").getAttribute("href")).toBe("/results/r1");
  await user.click(card.getByRole("button", { name: /^Let it count/u }));
  expect(await screen.findByText(sentence("✓ Cleared by Coach on 22 november 2026. It counts."))).toBeInstanceOf(
    HTMLElement,
  );
  expect(server.variablesOf("FlagCardUseReviewResultMutation")).toEqual([{ resultId: "r1", decision: "CLEAR" }]);
  expect(screen.queryByRole("button", { name: /^Let it count/u })).toBeNull();
  expect(screen.getByRole("button", { name: /^Flag it again/u })).toBeInstanceOf(HTMLElement);
  await waitFor(() => expect(server.variablesOf("GroupReportRefetchQuery")).toHaveLength(1));
});

test("a decision that is refused says why, and the run stays as it is", async () => {
  const { user } = open(group(), "/groups/g/results", {
    FlagCardUseReviewResultMutation: () => ({
      data: { reviewResult: { __typename: "RefusedError", code: "GROUP_ARCHIVED" } },
    }),
  });
  await user.click(await screen.findByRole("button", { name: /^Keep the flag/u }));
  expect(await screen.findByRole("alert")).toBeInstanceOf(HTMLElement);
  expect(screen.getByText(/Not reviewed yet\./u)).toBeInstanceOf(HTMLElement);
});

test("no members yet: says what to do", async () => {
  open(group({ report: report([]) }));
  expect(await screen.findByText(/This group has no members yet\./u)).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole("table")).toBeNull();
});

test("for a member: the results of others are hidden", async () => {
  open(group({ myRole: "MEMBER", report: null, flagged: null }));
  expect(await screen.findByRole("link", { name: "Go to group overview" })).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole("table")).toBeNull();
});

test("no such group", async () => {
  open(null);
  expect(await screen.findByText("This group doesn't exist, or you're not in it")).toBeInstanceOf(HTMLElement);
});

test("printing uses the browser", async () => {
  const print = jest.fn();
  Object.assign(window, { print });
  const { user } = open(group());
  await user.click(await screen.findByRole("button", { name: "Print" }));
  expect(print).toHaveBeenCalledTimes(1);
});

test("a flagged exam is listed with its reason, and a coach lets it count", async () => {
  const flag = {
    ...flaggedExam.flag,
    isCleared: true,
    reviewedAt: "2026-11-19T10:00:00.000Z",
    reviewedBy: { __typename: "User", id: "u", displayName: "Coach" },
  };
  const cleared = { ...flaggedExam, certificate: { code: "AAAA-BBBB-CCCC-DDDD" }, flag };
  const { user, server } = open(group({ flaggedExams: pageOf([flaggedExam]) }), undefined, {
    ExamDecisionMutation: () => ({ data: { reviewExam: { __typename: "ReviewExamSuccess", exam: cleared } } }),
    GroupReportRefetchQuery: () => ({ data: { node: group() } }),
  });
  expect(await screen.findByRole("heading", { name: "Exams to review" })).toBeTruthy();
  expect(screen.getByText("by ear")).toBeTruthy();
  expect(screen.getAllByText(/Faster than anyone has ever typed for that long/u).length).toBeGreaterThan(1);
  expect(screen.getByText("Not reviewed yet. There's no certificate until then.")).toBeTruthy();
  await user.click(screen.getAllByRole("button", { name: /^Let it count: Anna/u })[0]!);
  await waitFor(() =>
    expect(server.variablesOf("ExamDecisionMutation")).toEqual([{ examId: "e1", decision: "CLEAR" }]),
  );
  expect(await screen.findByText(sentence(/✓ Cleared by Coach/u))).toBeTruthy();
});

test("sums about participation, once the coaches have turned them on", async () => {
  const began = { size: "FEW", atLeast: null };
  const month = { month: "2026-09", began, nextDay: began, fourthWeek: null, chapter: null };
  open(group({ participation: { months: [month], stops: { stopped: began, places: [] } } }));
  const sums = within(await screen.findByRole("table", { name: /People who came back/u }));
  expect(sums.getAllByRole("row").at(-1)?.textContent).toBe(
    "september 2026fewer than 10fewer than 10not over yetnot over yet",
  );
  expect(screen.getByText(/All members of this group, from the day they joined/u)).toBeTruthy();
});
