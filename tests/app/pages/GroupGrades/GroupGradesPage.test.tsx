import { unzipSync } from "fflate";
import { screen, waitFor, within } from "@testing-library/react";
import { clearToken, setToken } from "../../../../src/app/relay/sessionToken";
import { renderPage } from "../../../support/renderPage";
import { showDialogs } from "../../../support/showDialogs";
import { book, given, grade, group } from "./gradeMocks";
import { sentence } from "../../../support/sentence";

showDialogs();
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
const open = (node: object | null, { address = "/groups/g/grades", more = {}, remembers = "" } = {}) =>
  renderPage(address, {
    remembers,
    answers: {
      HeaderAccountQuery: () => ({ data: { viewer } }),
      GroupGradesPageQuery: () => ({ data: { node } }) as never,
      ...more,
    },
  });
const table = async () => screen.findByRole<HTMLTableElement>("grid", { name: "Grades of Groep 7b" });
const texts = async () =>
  Array.from((await table()).rows, (line) => Array.from(line.cells, (cell) => cell.textContent));
const saved = (node: object) => ({
  gradeMutationsSetGradeMutation: () => ({ data: { setGrade: { __typename: "SetGradeSuccess", grade: node } } }),
});
const focused = () => document.activeElement?.textContent;

test("members and assignments, each grade by the group's scale, with averages by weight", async () => {
  const { server } = open(group());
  expect(await texts()).toEqual([
    ["Name", "Average", "Home row2 nov 2026", "The fox21 nov 2026weight 2", "=Exam24 nov 2026"],
    ["Anna", "8.2", "10.0", "7.3, given by the coaches✎, with a comment", "–late"],
    ["=1+1", "8.2", "8.2late", "excused", ""],
    ["Zoë", "–", "–", "–", "–"],
    ["Average", "–", "9.1", "7.3", "–"],
  ]);
  expect(server.variablesOf("GroupGradesPageQuery")).toEqual([{ id: "g", period: "ALL", kind: null }]);
  const grid = within(await table());
  expect(grid.getAllByRole("columnheader")).toHaveLength(5);
  expect(grid.getByRole("rowheader", { name: "Anna" })).toBeInstanceOf(HTMLElement);
  expect(grid.getByRole("link", { name: "Anna" }).getAttribute("href")).toBe("/groups/g/members/m-Anna");
  expect(screen.getByRole("link", { name: "Grades" }).getAttribute("aria-current")).toBe("page");
});

test.each([
  ["PERCENT", [], ["80%", "100%", "70%, given by the coaches✎, with a comment", "–late"]],
  [
    "LETTERS",
    [
      { label: "A", from: 90 },
      { label: "F", from: 0 },
    ],
    ["B", "A", "C, given by the coaches✎, with a comment", "–late"],
  ],
  [
    "OWN",
    [
      { label: "goed", from: 75 },
      { label: "nog niet", from: 0 },
    ],
    ["goed", "goed", "nog niet, given by the coaches✎, with a comment", "–late"],
  ],
])("the scale %s", async (scale, steps, cells) => {
  open(group({ grading: { scale, steps, latePercent: 0, isShared: false } }));
  expect((await texts())[1]?.slice(1)).toEqual(cells);
});

test("one cell is reached by Tab, and the arrow keys, Home and End move from it", async () => {
  const { user } = open(group());
  const grid = await table();
  expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  const first = grid.rows[1]?.cells[1];
  expect(first?.tabIndex).toBe(0);
  first?.focus();
  const walk: readonly (readonly [keys: string, text: string])[] = [
    ["{ArrowRight}", "10.0"],
    ["{ArrowDown}", "8.2late"],
    ["{ArrowRight}", "excused"],
    ["{End}", ""],
    ["{ArrowRight}", ""],
    ["{Home}", "=1+1"],
    ["{ArrowUp}", "Anna"],
    ["{ArrowUp}", "Name"],
    ["{ArrowUp}", "Name"],
    ["{Control>}{End}{/Control}", "–"],
    ["{Control>}{Home}{/Control}", "Name"],
    ["{ArrowRight}{ArrowRight}", "Home row2 nov 2026"],
    ["{Control>}{ArrowDown}{/Control}", "9.1"],
    ["{PageUp}", "Home row2 nov 2026"],
  ];
  for (const [keys, text] of walk) {
    await user.keyboard(keys);
    expect(focused()).toBe(text);
    expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  }
});

test("Enter opens a cell, Enter saves the grade, and the cell below has the focus", async () => {
  const stored = given("g1", 61.11, { proposedPercent: 100, version: 1, comment: "Neat" });
  const { user, server } = open(group(), { more: saved(stored) });
  const grid = await table();
  grid.rows[1]?.cells[2]?.focus();
  await user.keyboard("{Enter}");
  const dialog = within(await screen.findByRole("dialog", { name: "Anna, Home row" }));
  expect(dialog.getByText("Proposed grade: 10.0")).toBeInstanceOf(HTMLElement);
  expect(dialog.getByText(sentence("Done on 20 november 2026 om 10:00"))).toBeInstanceOf(HTMLElement);
  await user.type(dialog.getByRole("textbox", { name: "Comment" }), "Neat");
  await user.type(dialog.getByRole("textbox", { name: "Grade" }), "6,5{Enter}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const [sent] = server.variablesOf("gradeMutationsSetGradeMutation") as readonly any[];
  expect(sent.input).toEqual({
    id: "g1",
    version: 0,
    percent: 61.111_111_111_111_114,
    isExcused: false,
    comment: "Neat",
  });
  expect((await texts())[1]).toEqual([
    "Anna",
    "7.0",
    "6.5, given by the coaches✎, with a comment",
    "7.3, given by the coaches✎, with a comment",
    "–late",
  ]);
  expect(focused()).toBe("8.2late");
});

test("a digit opens the cell with it, an empty field takes the grade back, and a wrong grade is refused", async () => {
  const { user, server } = open(group(), { more: saved(grade("g2", { version: 2, comment: "Well done" })) });
  const grid = await table();
  grid.rows[1]?.cells[3]?.focus();
  await user.keyboard("8");
  const field = await screen.findByRole<HTMLInputElement>("textbox", { name: "Grade" });
  expect(field.value).toBe("8");
  await user.type(field, "8{Enter}");
  expect(await screen.findByText(/outside the allowed range/u)).toBeInstanceOf(HTMLElement);
  expect(server.variablesOf("gradeMutationsSetGradeMutation")).toEqual([]);
  await user.clear(field);
  await user.keyboard("{Enter}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(server.variablesOf("gradeMutationsSetGradeMutation")).toEqual([
    { input: { id: "g2", version: 1, percent: null, isExcused: false, comment: "Well done" } },
  ]);
  expect((await texts())[1]?.slice(1, 4)).toEqual(["10.0", "10.0", "–✎, with a comment"]);
});

test("an excuse is opened by a click; a grade that is not touched keeps its exact percentage", async () => {
  const { user, server } = open(group(), {
    more: saved(given("g2", 70, { isExcused: true, percent: null, version: 2 })),
  });
  const grid = await table();
  await user.click(grid.rows[1]?.cells[3] as HTMLElement);
  await user.click(await screen.findByRole("checkbox", { name: "Excused" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(async () => expect((await texts())[1]?.[3]).toBe("excused"));
  expect((server.variablesOf("gradeMutationsSetGradeMutation")[0] as any).input).toMatchObject({
    percent: 70,
    isExcused: true,
  });
});

test("another coach was first: the current grade is shown, and what was typed stays", async () => {
  const current = given("g1", 50, { proposedPercent: 100, version: 1 });
  const { user, server } = open(group(), {
    more: {
      gradeMutationsSetGradeMutation: () => ({
        data: { setGrade: { __typename: "RefusedError", __isError: "RefusedError", code: "EDIT_CONFLICT" } },
      }),
      gradeMutationsQuery: () => ({ data: { node: current } }),
    },
  });
  const grid = await table();
  grid.rows[1]?.cells[2]?.focus();
  await user.keyboard("9");
  await user.click(await screen.findByRole("button", { name: "Save" }));
  expect(await screen.findByText("Saved by someone else: 5.5")).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Grade" }).value).toBe("9");
  await user.click(screen.getByRole("button", { name: "Overwrite with my version" }));
  await waitFor(() => expect(server.variablesOf("gradeMutationsSetGradeMutation")).toHaveLength(2));
  expect((server.variablesOf("gradeMutationsSetGradeMutation")[1] as any).input.version).toBe(1);
});

test("the heading of a column opens its weight, which changes the averages", async () => {
  const { user, server } = open(group(), {
    more: {
      gradeMutationsSetWeightMutation: () => ({
        data: {
          setAssignmentWeight: {
            __typename: "AssignmentSuccess",
            assignment: { __typename: "Assignment", id: "a2", weight: 0 },
          },
        },
      }),
    },
  });
  await user.click(within(await table()).getByRole("button", { name: /^The fox/u }));
  const dialog = within(await screen.findByRole("dialog", { name: "The fox" }));
  expect(dialog.getByRole("link", { name: "View assignment" }).getAttribute("href")).toBe("/assignments/a2");
  const field = dialog.getByRole("spinbutton", { name: "Weight" });
  await user.clear(field);
  await user.type(field, "0{Enter}");
  await waitFor(async () => expect((await texts())[1]?.[1]).toBe("10.0"));
  expect(server.variablesOf("gradeMutationsSetWeightMutation")).toEqual([{ id: "a2", weight: 0 }]);
});

test("the settings: own steps, what late work costs, and whether grades are shared", async () => {
  const { user, server } = open(group(), {
    more: {
      gradeMutationsChangeGradingMutation: () => ({
        data: {
          changeGrading: {
            __typename: "GroupSuccess",
            group: {
              __typename: "Group",
              id: "g",
              version: 5,
              grading: {
                scale: "OWN",
                steps: [
                  { label: "pass", from: 55 },
                  { label: "fail", from: 0 },
                ],
                latePercent: 10,
                isShared: true,
              },
            },
          },
        },
      }),
    },
  });
  await user.click(await screen.findByRole("button", { name: "Grade settings" }));
  await user.selectOptions(await screen.findByRole("combobox", { name: "Scale" }), "Custom scale");
  const steps = screen.getByRole("textbox", { name: "Grades in this scale" });
  await user.type(steps, "pass 55{Enter}fail");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(/outside the allowed range/u)).toBeInstanceOf(HTMLElement);
  await user.type(steps, " 0%");
  const late = screen.getByRole("spinbutton", { name: "Points off for late work" });
  await user.clear(late);
  await user.type(late, "10");
  await user.click(screen.getByRole("checkbox", { name: "Share grades" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(server.variablesOf("gradeMutationsChangeGradingMutation")).toEqual([
    {
      input: {
        groupId: "g",
        version: 4,
        scale: "OWN",
        steps: [
          { label: "pass", from: 55 },
          { label: "fail", from: 0 },
        ],
        latePercent: 10,
        isShared: true,
      },
    },
  ]);
  // Proposed grades may be others now.
  await waitFor(() => expect(server.variablesOf("GroupGradesPageQuery")).toHaveLength(2));
});

test("the filters are in the address, and sent to the server", async () => {
  const { user, server, router } = open(group(), { address: "/groups/g/grades?kind=exam&period=4w" });
  await table();
  expect(server.variablesOf("GroupGradesPageQuery")).toEqual([{ id: "g", period: "FOUR_WEEKS", kind: "EXAM" }]);
  await user.click(screen.getByRole("radio", { name: "School year" }));
  await waitFor(() => expect(router.state.location.search).toBe("?period=year&kind=exam"));
  await user.selectOptions(screen.getByRole("combobox", { name: "Kind" }), "All");
  await waitFor(() => expect(router.state.location.search).toBe("?period=year"));
});

test.each([
  ["without members", { gradeBook: book({ rows: [] }) }, "", /no members yet/u, "Members"],
  [
    "without assignments",
    { gradeBook: book({ assignments: [], rows: [{ ...book().rows[0], grades: [] }] }) },
    "",
    /gets a column here/u,
    "Assignments",
  ],
  [
    "with filters that leave none",
    { gradeBook: book({ assignments: [], rows: [{ ...book().rows[0], grades: [] }] }) },
    "?kind=exam",
    /No assignments of this kind/u,
    "Show all grades",
  ],
])("%s it says what to do", async (_name, fields, query, words, action) => {
  open(group(fields), { address: `/groups/g/grades${query}` });
  expect(await screen.findByText(words)).toBeInstanceOf(HTMLElement);
  const main = within(screen.getByRole("region", { name: "Grade book" }));
  expect(main.getByRole("link", { name: action })).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole("grid")).toBeNull();
  expect(screen.queryByRole("button", { name: "Print" })).toBeNull();
});

test("earlier assignments that did not fit are mentioned", async () => {
  open(group({ gradeBook: book({ hasEarlier: true }) }));
  expect(await screen.findByText(/Only the latest assignments are shown/u)).toBeInstanceOf(HTMLElement);
});

test("an archived group can be read, and nothing opens", async () => {
  const { user } = open(group({ archivedAt: "2026-11-01T08:00:00.000Z" }));
  const grid = await table();
  grid.rows[1]?.cells[2]?.focus();
  await user.keyboard("{Enter}");
  await user.click(grid.rows[1]?.cells[3] as HTMLElement);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.queryByRole("button", { name: "Grade settings" })).toBeNull();
});

test("members are sent back to the overview", async () => {
  open(group({ myRole: "MEMBER", gradeBook: null }));
  expect(await screen.findByRole("link", { name: "Go to group overview" })).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole("grid")).toBeNull();
});

test("on a phone one assignment is shown at a time, of choice", async () => {
  const { user } = open(group());
  const grid = await table();
  const shown = () =>
    Array.from(grid.rows[0]?.cells ?? [])
      .filter((cell) => !("away" in cell.dataset))
      .map((cell) => cell.textContent);
  expect(shown()).toEqual(["Name", "Average", "=Exam24 nov 2026"]);
  await user.selectOptions(screen.getByRole("combobox", { name: "Assignment" }), "Home row");
  expect(shown()).toEqual(["Name", "Average", "Home row2 nov 2026"]);
});

describe("for a spreadsheet", () => {
  const files: { readonly name: string; readonly blob: Blob }[] = [];
  beforeEach(() => {
    files.length = 0;
    const blobs: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
      revokeObjectURL: () => undefined,
    });
    jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
      const blob = blobs.at(-1);
      if (blob) files.push({ name: this.download, blob });
    });
  });

  /** Presses a button in Dutch, and gives the name of the file and its bytes. */
  async function download(name: string) {
    const { user } = open(group(), { remembers: "locale=nl-NL" });
    await user.click(await screen.findByRole("button", { name }));
    await waitFor(() => expect(files).toHaveLength(1));
    const [file] = files;
    const bytes = await new Promise<Uint8Array>((resolve) => {
      const reader = new FileReader();
      reader.addEventListener("load", () => resolve(new Uint8Array(reader.result as ArrayBuffer)));
      reader.readAsArrayBuffer(file?.blob as Blob);
    });
    return { name: file?.name, bytes };
  }

  test("CSV in the language of the interface with the comments and who has more time, safe to open", async () => {
    const { name, bytes } = await download("Downloaden als CSV");
    expect(name).toMatch(/^Groep-7b-cijfers-\d{4}-\d\d-\d\d\.csv$/u);
    expect(Buffer.from(bytes).toString("utf8").split("\r\n")).toEqual([
      "\uFEFFNaam;Gebruikersnaam;Gemiddelde;Home row;The fox;'=Exam;Opmerking: The fox;Uitstel tot: =Exam",
      "Inleverdatum;;;2026-11-02;2026-11-21;2026-11-24;;",
      "Weging;;;1;2;1;;",
      "Anna;anna;8,2;10;7,3;;Well done;2026-11-30",
      "'=1+1;'=1+1;8,2;8,2;vrijgesteld;;;",
      "Zoë;zoë;;;;;;",
      "",
    ]);
  });

  test("XLSX with numbers, dates, texts that are no formulas, frozen headings, and the comments", async () => {
    const { name, bytes } = await download("Downloaden als Excel");
    expect(name).toMatch(/^Groep-7b-cijfers-\d{4}-\d\d-\d\d\.xlsx$/u);
    const parts = unzipSync(bytes);
    const part = (path: string) => Buffer.from(parts[path] ?? []).toString("utf8");
    expect([...part("xl/workbook.xml").matchAll(/<sheet [^>]*name="([^"]+)"/gu)].map(([, title]) => title)).toEqual([
      "Cijfers",
      "Opmerkingen",
    ]);
    const sheet = part("xl/worksheets/sheet1.xml");
    expect(sheet).toMatch(/<pane [^>]*xSplit="1"/u);
    expect(sheet).toMatch(/<pane [^>]*ySplit="3"/u);
    expect(sheet).not.toContain("<f>");
    const shared = [...part("xl/sharedStrings.xml").matchAll(/<t[^>]*>([^<]*)<\/t>/gu)].map(([, text]) => text);
    const cells = (xml: string) =>
      new Map(
        [...xml.matchAll(/<c r="([A-Z]+\d+)"([^>]*)><v>([^<]*)<\/v>/gu)].map(([, at, kind = "", value]) => [
          at,
          kind.includes('t="s"') ? shared[Number(value)] : Number(value),
        ]),
      );
    const read = cells(sheet);
    expect(["A1", "B1", "C1", "D1", "E1", "F1"].map((at) => read.get(at))).toEqual([
      "Naam",
      "Gebruikersnaam",
      "Gemiddelde",
      "Home row",
      "The fox",
      "=Exam",
    ]);
    // Days since 30 December 1899.
    expect(["A2", "D2", "E2"].map((at) => read.get(at))).toEqual(["Inleverdatum", 46_328, 46_347]);
    expect(["A3", "D3", "E3"].map((at) => read.get(at))).toEqual(["Weging", 1, 2]);
    expect(["A4", "B4", "C4", "D4", "E4", "F4"].map((at) => read.get(at))).toEqual([
      "Anna",
      "anna",
      8.2,
      10,
      7.3,
      undefined,
    ]);
    expect(["A5", "D5", "E5"].map((at) => read.get(at))).toEqual(["=1+1", 8.2, "vrijgesteld"]);
    expect([...cells(part("xl/worksheets/sheet2.xml")).values()]).toEqual([
      "Naam",
      "Opdracht",
      "Opmerking",
      "Anna",
      "The fox",
      "Well done",
    ]);
  });
});
