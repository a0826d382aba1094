import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { createOperationDescriptor } from "relay-runtime";
import { MockPayloadGenerator } from "relay-test-utils";
import groupWork from "../../../../__generated__/GroupWorkPageQuery.graphql";
import { RequestError } from "../../../../src/app/relay/RequestError";
import { clearToken, setToken } from "../../../../src/app/relay/sessionToken";
import { renderPage } from "../../../support/renderPage";

const member = (at: number, role = "MEMBER") => ({
  __typename: "GroupMember",
  id: `m${at}`,
  role,
  user: { id: `u${at}`, displayName: `Pupil ${at}` },
});
const counts = { assigned: 2, excused: 0, done: 1, late: 0 };
const item = (task: object, position = 0) => ({ __typename: "AssignmentItem", position, backspace: true, task });
const assignment = (id: string, more: object = {}) => ({
  __typename: "Assignment",
  id,
  title: `Work ${id}`,
  note: "",
  kind: "GOAL",
  state: "DRAFT",
  version: 3,
  isForAll: true,
  counts,
  members: null,
  opensAt: "2026-11-20T09:00:00.000Z",
  dueAt: null,
  openedAt: null,
  closedAt: null,
  extendedUntil: null,
  tasks: [
    item({ __typename: "GoalTask", minutes: 20, accuracy: null, goalAccuracy: null, wpm: null, goalLanguage: null }),
  ],
  ...more,
});
const mocks = (myRole: string, assignments: readonly object[] = [], speedUnit: string | null = null) => ({
  Query: () => ({
    viewer: { id: "u", role: "MEMBER", displayName: "Grace", groups: [], speedUnit },
    node: { __typename: "Group" },
    examNorms: [],
  }),
  Group: () => ({
    id: "g1",
    name: "3B",
    myRole,
    archivedAt: null,
    memberCount: 3,
    coaches: [],
    assignments: { edges: assignments.map((node) => ({ node })), pageInfo: { hasNextPage: false, endCursor: null } },
  }),
});
const page = (nodes: readonly object[], endCursor: string | null = null) => ({
  edges: nodes.map((node, at) => ({ cursor: `c${at}`, node })),
  pageInfo: { hasNextPage: endCursor !== null, endCursor },
});
const everybody = Array.from({ length: 150 }, (_, at) => member(at + 1));
const library = ["The lighthouse", "A snail on the path", "The heron"].map((title, at) => ({
  __typename: "Text",
  id: `t${at + 1}`,
  title,
  characters: 600,
}));
const holds = (text: string, search: unknown) => text.toLowerCase().includes(String(search).toLowerCase());
/** A page of 50, of those that the search finds. */
const membersOf = ({ search = "", after = null }: Record<string, unknown>) => {
  const found = everybody.filter(({ user }) => holds(user.displayName, search));
  const from = Number(after ?? 0);
  return page(found.slice(from, from + 50), from + 50 < found.length ? String(from + 50) : null);
};
const ownNorm = (name: string, title: string, archivedAt: string | null) => ({
  __typename: "OwnExamNorm",
  id: `own ${name}`,
  archivedAt,
  norm: { __typename: "ExamNorm", id: `${name}.1`, name, title, minutes: 5 },
});
const norms = [
  { __typename: "ExamNorm", id: "cbt.2", name: "cbt", title: null, minutes: 7, groupName: null },
  { __typename: "ExamNorm", id: "7a1c.1", name: "7a1c", title: "Diploma of 3B", minutes: 5, groupName: "3B" },
  { __typename: "ExamNorm", id: "7a1e.1", name: "7a1e", title: "Diploma of 4B", minutes: 5, groupName: "4B" },
];
const groupOf = (variables: Record<string, unknown>) => ({
  __typename: "Group",
  __isNode: "Group",
  id: "g1",
  members: membersOf(variables),
  lessonChoices: page([]),
  ownExamNorms: [ownNorm("7a1c", "Diploma of 3B", null), ownNorm("7a1d", "Old diploma", "2026-11-01T09:00:00.000Z")],
});
const textsOf = ({ search = "" }: Record<string, unknown>) => page(library.filter(({ title }) => holds(title, search)));
const form = (work: object | null = null) => ({
  data: {
    examNorms: norms,
    group: groupOf({}),
    groupOfGames: groupOf({}),
    textTags: ["animals"],
    texts: textsOf({}),
    ...(work && { assignment: work }),
  },
});
/** 150 members, of whom the form has the first 50; the library in one page. */
const lists = {
  GroupWorkPageFormQuery: () => form(),
  MemberChoicePaginationQuery: (variables: Record<string, unknown>) => ({ data: { node: groupOf(variables) } }),
  TextChoicePaginationQuery: (variables: Record<string, unknown>) => ({
    data: { textTags: ["animals"], texts: textsOf(variables) },
  }),
};
const changed = (field: string) => () => ({
  data: { [field]: { __typename: "RefusedError", __isError: "RefusedError", code: "ASSIGNMENT_NOT_FOUND" } },
});

/**
 * A coach's page. The generator omits data that two components share in a list, so no assignment is set to the viewer.
 */
function workPage(work: object) {
  const { data } = MockPayloadGenerator.generate(
    createOperationDescriptor(groupWork, { id: "g1" }),
    mocks("COACH", [work]),
  ) as { data: any };
  for (const edge of data.node.assignments.edges) edge.node.myProgress ??= null;
  return { data };
}

beforeEach(() => setToken("token", { shared: false }));
afterEach(clearToken);

async function edit(work: object, speedUnit: string | null = null) {
  const opened = renderPage("/groups/g1/work", {
    mocks: mocks("COACH", [work], speedUnit),
    answers: {
      ...lists,
      GroupWorkPageQuery: () => workPage(work),
      GroupWorkPageFormQuery: () => form({ __isNode: "Assignment", ...work }),
      assignmentMutationsChangeMutation: changed("changeAssignment"),
    },
  });
  await opened.user.click(await screen.findByRole("button", { name: "Change: Work a" }));
  await screen.findByRole("textbox", { name: "Title" });
  return opened;
}

test("a goal is set in the coach's unit of speed and sent in words per minute", async () => {
  const task = {
    __typename: "GoalTask",
    minutes: null,
    accuracy: null,
    goalAccuracy: null,
    wpm: 30,
    goalLanguage: null,
  };
  const { user, server } = await edit(assignment("a", { tasks: [item(task)] }), "CPM");
  const field = screen.getByRole("spinbutton", { name: "Minimum speed (cpm)" }) as HTMLInputElement;
  expect(field.value).toBe("150");
  expect(screen.getByText("25 to 1,250, in steps of 5 (optional)")).toBeInstanceOf(HTMLElement);
  const save = async (speed: string) => {
    await user.clear(field);
    await user.type(field, speed);
    await user.click(screen.getByRole("button", { name: "Save" }));
  };
  await save("142");
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(server.variablesOf("assignmentMutationsChangeMutation")).toEqual([]);
  await save("140");
  await waitFor(() =>
    expect(server.variablesOf("assignmentMutationsChangeMutation")).toMatchObject([
      { input: { fields: { tasks: [{ wpm: 28 }] } } },
    ]),
  );
});

test("members see their assignments, and no form", async () => {
  renderPage("/groups/g1/work", { mocks: mocks("MEMBER") });
  await screen.findByRole("heading", { level: 1, name: "Assignments" });
  expect(screen.queryByRole("button", { name: "New assignment" })).toBeNull();
});

test("a goal without a target says that it needs one of three, in one place", async () => {
  const { user, server } = renderPage("/groups/g1/work", { mocks: mocks("OWNER"), answers: lists });
  await user.click(await screen.findByRole("button", { name: "New assignment" }));
  await user.type(await screen.findByRole("textbox", { name: "Title" }), "Practice");
  await user.selectOptions(screen.getByRole("combobox", { name: "Type of task" }), "GOAL");
  expect(screen.getByText("Fill in at least one of the three.").getAttribute("role")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Keep as draft" }));
  expect((await screen.findByRole("alert")).textContent).toBe("Fill in at least one of the three.");
  expect(server.variablesOf("assignmentMutationsCreateMutation")).toEqual([]);
});

test("changing an assignment for some of very many members keeps all of them, shown or not", async () => {
  const chosen = [member(2), member(120), member(900)];
  const { user, server } = await edit(assignment("a", { isForAll: false, members: chosen }));
  const box = await screen.findByRole("combobox", { name: "Members" });
  await user.click(box);
  expect(await within(await screen.findByRole("listbox")).findAllByRole("option")).toHaveLength(50);
  await user.click(within(screen.getByRole("listbox")).getByText("Pupil 3"));
  // One whom only a search shows.
  await user.type(box, "PUPIL 14");
  await user.click(await screen.findByRole("option", { name: "Pupil 140" }));
  for (const name of ["Pupil 2", "Pupil 120", "Pupil 900", "Pupil 3", "Pupil 140"])
    expect(screen.getByRole("button", { name: `Remove ${name}` })).toBeInstanceOf(HTMLElement);
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(server.variablesOf("assignmentMutationsChangeMutation")).toHaveLength(1));
  const { memberIds } = server.variablesOf("assignmentMutationsChangeMutation")[0]!["input"].fields;
  expect(memberIds).toEqual(["m2", "m120", "m900", "m3", "m140"]);
});

test("a list goes on where it is scrolled to its end, a search after a pause in typing", async () => {
  const { user, server } = await edit(assignment("a", { isForAll: false, members: [] }));
  const box = await screen.findByRole("combobox", { name: "Members" });
  await user.click(box);
  fireEvent.scroll(screen.getByRole("listbox"));
  await waitFor(() => expect(within(screen.getByRole("listbox")).getAllByRole("option")).toHaveLength(100));
  expect(server.variablesOf("MemberChoicePaginationQuery")).toMatchObject([{ search: "", first: 50, after: "50" }]);
  // Without a pause between the keys, however busy the machine is.
  for (const typed of ["p", "pu", "pupil", "pupil 7", "pupil 77"]) fireEvent.change(box, { target: { value: typed } });
  expect(await within(screen.getByRole("listbox")).findAllByRole("option")).toHaveLength(1);
  await waitFor(() => expect(server.variablesOf("MemberChoicePaginationQuery")).toHaveLength(2));
  expect(server.variablesOf("MemberChoicePaginationQuery")[1]).toMatchObject({ search: "pupil 77", after: null });
  await user.keyboard("{Enter}");
  expect(screen.getByRole("button", { name: "Remove Pupil 77" })).toBeInstanceOf(HTMLElement);
});

test("a text is searched on the server, and stays chosen whatever is asked for meanwhile", async () => {
  const { user, server } = renderPage("/groups/g1/work", {
    mocks: mocks("OWNER"),
    answers: {
      ...lists,
      TextChoicePaginationQuery: () => ({
        data: {
          textTags: [],
          texts: page([{ __typename: "Text", id: "t9", title: "Found by its tag", characters: 80 }]),
        },
      }),
    },
  });
  await user.click(await screen.findByRole("button", { name: "New assignment" }));
  await user.type(await screen.findByRole("textbox", { name: "Title" }), "Birds");
  await user.selectOptions(screen.getByRole("combobox", { name: "Type of task" }), "TEXT");
  const box = await screen.findByRole("combobox", { name: "Text" });
  await user.type(box, "birds");
  // Nothing here fits, and the answer is not here yet: Enter neither chooses nor sends.
  await user.keyboard("{Enter}");
  expect(server.variablesOf("assignmentMutationsCreateMutation")).toEqual([]);
  await user.click(await screen.findByRole("option", { name: "Found by its tag (80 characters)" }));
  expect(server.variablesOf("TextChoicePaginationQuery")).toMatchObject([{ groupId: "g1", search: "birds" }]);
  await user.selectOptions(screen.getByRole("combobox", { name: "Type of task" }), "GOAL");
  await user.selectOptions(screen.getByRole("combobox", { name: "Type of task" }), "TEXT");
  expect(await screen.findByText("Found by its tag (80 characters)")).toBeInstanceOf(HTMLElement);
  await user.click(screen.getByRole("button", { name: "Keep as draft" }));
  await waitFor(() => expect(server.variablesOf("assignmentMutationsCreateMutation")).toHaveLength(1));
  expect(server.variablesOf("assignmentMutationsCreateMutation")[0]!["input"].fields.tasks).toMatchObject([
    { textId: "t9" },
  ]);
});

test("a search that fails says so at its field; what was typed stays, and it is asked again", async () => {
  jest.spyOn(console, "error").mockImplementation();
  let isAway = true;
  const { user } = renderPage("/groups/g1/work", {
    mocks: mocks("OWNER"),
    answers: {
      ...lists,
      TextChoicePaginationQuery: (variables) =>
        isAway
          ? new RequestError("NETWORK", { operationName: "TextChoicePaginationQuery" })
          : lists.TextChoicePaginationQuery(variables),
    },
  });
  await user.click(await screen.findByRole("button", { name: "New assignment" }));
  await user.type(await screen.findByRole("textbox", { name: "Title" }), "Birds");
  await user.selectOptions(screen.getByRole("combobox", { name: "Type of task" }), "TEXT");
  await user.type(await screen.findByRole("combobox", { name: "Text" }), "her");
  const again = await screen.findByRole("button", { name: "Try again" });
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Title" }).value).toBe("Birds");
  isAway = false;
  await user.click(again);
  await user.type(await screen.findByRole("combobox", { name: "Text" }), "her");
  await waitFor(() => expect(within(screen.getByRole("listbox")).getAllByRole("option")).toHaveLength(1));
  await user.click(screen.getByRole("option", { name: "The heron (600 characters)" }));
  expect(screen.getByText("The heron (600 characters)")).toBeInstanceOf(HTMLElement);
});

test("a form that cannot be read is asked for again", async () => {
  jest.spyOn(console, "error").mockImplementation();
  let isAway = true;
  const { user } = renderPage("/groups/g1/work", {
    mocks: mocks("OWNER"),
    answers: {
      ...lists,
      GroupWorkPageFormQuery: () =>
        isAway ? new RequestError("NETWORK", { operationName: "GroupWorkPageFormQuery" }) : form(),
    },
  });
  await user.click(await screen.findByRole("button", { name: "New assignment" }));
  const again = await screen.findByRole("button", { name: "Try again" });
  isAway = false;
  await user.click(again);
  expect(await screen.findByRole("textbox", { name: "Title" })).toBeInstanceOf(HTMLElement);
});

test("an exam by a norm of everyone or of this group; an archived one that was set stays shown", async () => {
  const task = {
    __typename: "ExamTask",
    norm: "7a1d",
    normTitle: "Old diploma",
    requiredLanguage: "NL",
  };
  const { user, server } = await edit(assignment("a", { kind: "EXAM", tasks: [item(task)] }));
  const box = await screen.findByRole("combobox", { name: "Exam" });
  expect(screen.getByText("Old diploma")).toBeInstanceOf(HTMLElement);
  await user.click(box);
  const options = await within(await screen.findByRole("listbox")).findAllByRole("option");
  expect(options.map(({ textContent }) => textContent)).toEqual(["Diploma of 3B, 5 min", "CBT typing diploma, 7 min"]);
  await user.keyboard("{Escape}");
  await user.selectOptions(screen.getByRole("combobox", { name: "Length" }), "Up to 5 minutes");
  await user.click(box);
  const short = await within(await screen.findByRole("listbox")).findAllByRole("option");
  expect(short.map(({ textContent }) => textContent)).toEqual(["Diploma of 3B, 5 min"]);
  await user.click(screen.getByRole("option", { name: "Diploma of 3B, 5 min" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(server.variablesOf("assignmentMutationsChangeMutation")).toHaveLength(1));
  expect(server.variablesOf("assignmentMutationsChangeMutation")[0]!["input"].fields.tasks[0]).toMatchObject({
    norm: "7a1c",
    language: "NL",
  });
});

test("several tasks in one: added, moved up and removed; opened at once", async () => {
  const { user, server } = renderPage("/groups/g1/work", { mocks: mocks("OWNER"), answers: lists });
  await user.click(await screen.findByRole("button", { name: "New assignment" }));
  await user.type(await screen.findByRole("textbox", { name: "Title" }), "This week");
  expect(screen.queryByRole("button", { name: "Remove task 1" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Add a task" }));
  await user.click(screen.getByRole("button", { name: "Add a task" }));
  const task = (number: number) => within(screen.getByRole("group", { name: `Task ${number}` }));
  const type = (number: number) => task(number).getByRole("combobox", { name: "Type of task" });
  await user.selectOptions(type(2), "GOAL");
  await user.type(task(2).getByRole("spinbutton", { name: "Minutes of practice" }), "20");
  await user.selectOptions(task(2).getByRole("combobox", { name: "Language" }), "fr");
  await user.selectOptions(type(3), "EXAM");
  await user.click(task(3).getByRole("combobox", { name: "Exam" }));
  await user.click(await screen.findByRole("option", { name: "CBT typing diploma, 7 min" }));
  await user.selectOptions(task(3).getByRole("combobox", { name: "Language of the texts" }), "any");
  await user.click(screen.getByRole("button", { name: "Remove task 1" }));
  await user.click(screen.getByRole("button", { name: "Move task 2 up" }));
  await user.click(screen.getByRole("button", { name: "Open now" }));
  await waitFor(() => expect(server.variablesOf("assignmentMutationsCreateMutation")).toHaveLength(1));
  expect(server.variablesOf("assignmentMutationsCreateMutation")[0]!["input"]).toMatchObject({
    isOpen: true,
    fields: {
      tasks: [
        { kind: "EXAM", norm: "cbt", isAnyLanguage: true, language: "EN" },
        { kind: "GOAL", minutes: 20, language: "FR" },
      ],
    },
  });
});

test("a plan of twelve weeks shows its weeks, and is made with their titles", async () => {
  const { user, server } = renderPage("/groups/g1/work", { mocks: mocks("OWNER"), answers: lists });
  await user.click(await screen.findByRole("button", { name: "12-week plan" }));
  await user.click(await screen.findByRole("radio", { name: "13 and up" }));
  expect(screen.getByText("Week 1: Home row")).toBeInstanceOf(HTMLElement);
  // The keyboard is said once, in its field.
  expect(screen.getByText("Lesson: F and J")).toBeInstanceOf(HTMLElement);
  expect(screen.getByText("Exam: CBT typing diploma")).toBeInstanceOf(HTMLElement);
  const day = screen.getByLabelText("First day");
  fireEvent.change(day, { target: { value: "2026-08-31" } });
  expect(screen.getByText("16 november 2026")).toBeInstanceOf(HTMLElement);
  await user.click(screen.getByRole("button", { name: "Add these 12 assignments" }));
  await waitFor(() => expect(server.variablesOf("assignmentMutationsMakePlanMutation")).toHaveLength(1));
  const { titles, ...input } = server.variablesOf("assignmentMutationsMakePlanMutation")[0]!["input"];
  expect(input).toMatchObject({ groupId: "g1", plan: "AGE_13_UP", startsOn: "2026-08-31", isOpen: false });
  expect(titles).toHaveLength(12);
  expect(titles[11]).toBe("Week 12: The exam");
});
