import { screen, waitFor, within } from "@testing-library/react";
import { createOperationDescriptor } from "relay-runtime";
import { MockPayloadGenerator } from "relay-test-utils";
import groupWork from "../../../../__generated__/GroupWorkPageQuery.graphql";
import { clearToken, setToken } from "../../../../src/app/relay/sessionToken";
import { renderPage } from "../../../support/renderPage";

const member = (at: number, role = "MEMBER") => ({
  id: `m${at}`,
  role,
  user: { id: `u${at}`, displayName: `Pupil ${at}` },
});
const counts = { assigned: 2, done: 1, late: 0 };
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
  task: { __typename: "GoalTask", minutes: 20, accuracy: null, goalAccuracy: null, wpm: null },
  ...more,
});
const mocks = (myRole: string, assignments: readonly object[] = []) => ({
  Query: () => ({
    viewer: { id: "u", role: "MEMBER", displayName: "Grace", groups: [] },
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
  edges: nodes.map((node) => ({ node })),
  pageInfo: { hasNextPage: endCursor !== null, endCursor },
});
/** 150 members in two pages; the library in one. */
const lists = {
  FormSlotMembersQuery: ({ after }: Record<string, unknown>) => ({
    data: {
      node: {
        __typename: "Group",
        __isNode: "Group",
        id: "g1",
        members:
          after == null
            ? page([member(0, "OWNER"), ...Array.from({ length: 99 }, (_, at) => member(at + 1))], "c100")
            : page(Array.from({ length: 50 }, (_, at) => member(at + 100))),
      },
    },
  }),
  FormSlotTextsQuery: () => ({
    data: { texts: page([{ id: "t1", title: "The lighthouse", characters: 600 }]) },
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

async function edit(work: object) {
  const opened = renderPage("/groups/g1/work", {
    mocks: mocks("COACH", [work]),
    answers: {
      ...lists,
      GroupWorkPageQuery: () => workPage(work),
      FormSlotQuery: () => ({ data: { examNorms: [], assignment: { __isNode: "Assignment", ...work } } }),
      assignmentMutationsChangeMutation: changed("changeAssignment"),
    },
  });
  await opened.user.click(await screen.findByRole("button", { name: "Change: Work a" }, { timeout: 10_000 }));
  await screen.findByRole("textbox", { name: "Title" }, { timeout: 10_000 });
  return opened;
}

test("members see their assignments, and no form", async () => {
  renderPage("/groups/g1/work", { mocks: mocks("MEMBER") });
  await screen.findByRole("heading", { level: 1, name: "3B" }, { timeout: 10_000 });
  expect(screen.queryByRole("button", { name: "New assignment" })).toBeNull();
});

test("a goal without a target says that it needs one of three, in one place", async () => {
  const { user, server } = renderPage("/groups/g1/work", { mocks: mocks("OWNER"), answers: lists });
  await user.click(await screen.findByRole("button", { name: "New assignment" }, { timeout: 10_000 }));
  await user.type(await screen.findByRole("textbox", { name: "Title" }, { timeout: 10_000 }), "Practise");
  await user.click(screen.getByRole("radio", { name: "A goal" }));
  expect(screen.getByText("A goal needs at least one of the three.").getAttribute("role")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Keep as a draft" }));
  expect((await screen.findByRole("alert")).textContent).toBe("A goal needs at least one of the three.");
  expect(server.variablesOf("assignmentMutationsCreateMutation")).toEqual([]);
});

test("changing an assignment for some of very many members keeps all of them, shown or not", async () => {
  const chosen = [member(2), member(120), member(900)];
  const { user, server } = await edit(assignment("a", { isForAll: false, members: chosen }));
  expect(server.variablesOf("FormSlotMembersQuery").map(({ after }) => after)).toEqual([null, "c100"]);
  await user.click(await screen.findByRole("combobox", { name: "Members" }, { timeout: 10_000 }));
  const options = await screen.findAllByRole("option");
  expect(options.length).toBeGreaterThanOrEqual(147);
  await user.click(within(screen.getByRole("listbox")).getByText("Pupil 3"));
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(server.variablesOf("assignmentMutationsChangeMutation")).toHaveLength(1));
  const { memberIds } = server.variablesOf("assignmentMutationsChangeMutation")[0]!["input"].fields;
  expect(new Set(memberIds)).toEqual(new Set(["m2", "m120", "m900", "m3"]));
});

test("lists that cannot be loaded are requested again", async () => {
  let isAway = true;
  const { user } = renderPage("/groups/g1/work", {
    mocks: mocks("OWNER"),
    answers: {
      ...lists,
      FormSlotTextsQuery: () => (isAway ? new Error("away") : lists.FormSlotTextsQuery()),
    },
  });
  await user.click(await screen.findByRole("button", { name: "New assignment" }, { timeout: 10_000 }));
  const again = await screen.findByRole("button", { name: "Try again" });
  isAway = false;
  await user.click(again);
  expect(await screen.findByRole("textbox", { name: "Title" }, { timeout: 10_000 })).toBeInstanceOf(HTMLElement);
});
