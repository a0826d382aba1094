import { screen, waitFor, within } from "@testing-library/react";
import { clearToken, setToken } from "../../../../src/app/relay/sessionToken";
import { RequestError } from "../../../../src/app/relay/RequestError";
import { showDialogs } from "../../../support/showDialogs";
import { renderPage } from "../../../support/renderPage";
import { sentence } from "../../../support/sentence";

const address = "/groups/g/members";
const since = "2026-09-01T08:00:00.000Z";
const member = (id: string, displayName: string, role = "MEMBER", isMadeHere = true) => ({
  cursor: id,
  node: {
    __typename: "GroupMember",
    id,
    role,
    isMadeHere,
    extraTime: 0,
    hasPublicConsent: isMadeHere ? id === "emma2" : null,
    joinedAt: since,
    lastPractisedAt: id === "emma" ? "2026-11-20T09:00:00.000Z" : null,
    user: { id: `u-${id}`, username: id, displayName },
  },
});
const all = [
  member("emma", "Emma de Vries"),
  member("emma2", "Emma V"),
  member("noah", "Noah", "MEMBER", false),
  member("mister", "Meester Jan", "OWNER", false),
  member("juf", "Juf Ans", "COACH", false),
];
const page = (edges: readonly object[], hasNextPage = false) => ({
  edges,
  pageInfo: { hasNextPage, endCursor: "end" },
});
const group = {
  __typename: "Group",
  id: "g",
  name: "3B",
  myRole: "OWNER",
  archivedAt: null,
  memberCount: 5,
  members: page(all),
  removedMembers: page([]),
};
const viewer = {
  __typename: "User",
  id: "me",
  role: "MEMBER",
  displayName: "Meester Jan",
  avatarUrl: null,
  groups: [
    { id: "h", name: "4B", myRole: "COACH", archivedAt: null },
    { id: "old", name: "Old", myRole: "OWNER", archivedAt: since },
  ],
};
const mocks = (changes: object = {}) => ({ Query: () => ({ node: { ...group, ...changes }, viewer }) });
const gone = (...removedMemberIds: string[]) => ({
  __typename: "MembersGone",
  removedMemberIds,
  group: { __typename: "Group", id: "g", memberCount: 4, archivedAt: null, removedMembers: page([]) },
});
const card = (name: string) => ({
  passPhrase: `${name.toLowerCase()}-lemon-kite`,
  member: { id: name, user: { id: `u-${name}`, username: name.toLowerCase(), displayName: name } },
});
const refused = (code: string) => ({ __typename: "RefusedError", __isError: "RefusedError", code });

/** What the server waits for before it answers a search. */
let left: Promise<unknown> = Promise.resolve();
/** The members whose names hold what is searched for. */
const search = async ({ search: words = "" }: Record<string, unknown>) => {
  await left;
  const found = all.filter(({ node: { user } }) =>
    [user.displayName, user.username].some((name) => name.toLowerCase().includes(String(words))),
  );
  return { data: { node: { ...group, members: page(found), __isNode: "Group" } } };
};

beforeAll(showDialogs);
beforeEach(() => setToken("token", { shared: false }));
afterEach(() => {
  left = Promise.resolve();
  clearToken();
});

test("everybody is listed with what a coach wants to know, and can be searched", async () => {
  const { user, server } = renderPage(address, { mocks: mocks(), answers: { MemberListPaginationQuery: search } });
  const row = (await screen.findByRole("link", { name: "Emma de Vries" })).closest("tr")!;
  expect(within(row).getByText("1 sep 2026")).toBeInstanceOf(HTMLElement);
  expect(within(row).getByText("20 nov 2026")).toBeInstanceOf(HTMLElement);
  expect(within(row).getByText("Created here")).toBeInstanceOf(HTMLElement);
  expect(within(screen.getByRole("link", { name: "Noah" }).closest("tr")!).getByText("Their own")).toBeInstanceOf(
    HTMLElement,
  );
  expect(screen.queryByRole("button", { name: "Delete account: Noah" })).toBeNull();

  await user.type(screen.getByLabelText("Search"), "ans");
  await waitFor(() => expect(screen.queryByRole("link", { name: "Emma de Vries" })).toBeNull());
  expect(screen.getByRole("link", { name: "Juf Ans" })).toBeInstanceOf(HTMLElement);
  // Once, after the pause in typing.
  expect(server.variablesOf("MemberListPaginationQuery")).toMatchObject([{ id: "g", search: "ans", after: null }]);
  await user.type(screen.getByLabelText("Search"), "zzz");
  expect(await screen.findByText("No members found")).toBeInstanceOf(HTMLElement);
});

test("who is chosen stays chosen over searches, and leaves all lists", async () => {
  const { user, server } = renderPage(address, {
    mocks: mocks(),
    answers: {
      MemberListPaginationQuery: search,
      memberMutationsRemoveMutation: ({ memberIds }) => ({ data: { removeMembers: gone(...memberIds) } }),
    },
  });
  await user.click(await screen.findByRole("checkbox", { name: "Select Noah" }));
  await user.type(screen.getByLabelText("Search"), "emma2");
  await waitFor(() => expect(screen.queryByRole("link", { name: "Noah" })).toBeNull());
  expect(screen.getByText("1 selected")).toBeInstanceOf(HTMLElement);
  await user.click(screen.getByRole("checkbox", { name: "Select everyone shown" }));
  expect(screen.getByText("2 selected")).toBeInstanceOf(HTMLElement);
  await user.click(screen.getByRole("button", { name: "Remove" }));
  const dialog = within(screen.getByRole("dialog", { name: "Remove from 3B" }));
  expect(dialog.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["Noah", "Emma V"]);
  await user.click(dialog.getByRole("button", { name: "Remove" }));
  expect(await screen.findByText("No members found")).toBeInstanceOf(HTMLElement);
  expect(server.variablesOf("memberMutationsRemoveMutation")[0]).toMatchObject({ memberIds: ["noah", "emma2"] });
  // The list without words, as it was before the search, has lost them too: here the server does not answer any more.
  left = new Promise(() => undefined);
  await user.clear(screen.getByLabelText("Search"));
  expect(await screen.findByRole("link", { name: "Emma de Vries" })).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole("link", { name: "Noah" })).toBeNull();
  expect(screen.queryByText("1 selected")).toBeNull();
});

test("a search that fails keeps who is selected", async () => {
  jest.spyOn(console, "error").mockImplementation();
  const { user } = renderPage(address, {
    mocks: mocks(),
    answers: {
      MemberListPaginationQuery: () => new RequestError("NETWORK", { operationName: "MemberListPaginationQuery" }),
    },
  });
  await user.click(await screen.findByRole("checkbox", { name: "Select Noah" }));
  await user.type(screen.getByLabelText("Search"), "emma");
  await user.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("checkbox", { name: "Select Noah" })).toHaveProperty("checked", true);
});

test("the next page of a large group is loaded when it is asked for, again after a failure", async () => {
  jest.spyOn(console, "error").mockImplementation();
  let isAway = true;
  const { user, server } = renderPage(address, {
    mocks: mocks({ members: page(all, true) }),
    answers: {
      MemberListPaginationQuery: () =>
        isAway
          ? new RequestError("NETWORK", { operationName: "MemberListPaginationQuery" })
          : { data: { node: { ...group, members: page([member("last", "Zoë")]), __isNode: "Group" } } },
    },
  });
  await user.click(await screen.findByRole("button", { name: "Show more" }));
  expect(await screen.findByText("Some members couldn't be loaded.")).toBeInstanceOf(HTMLElement);
  isAway = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("link", { name: "Zoë" })).toBeInstanceOf(HTMLElement);
  expect(server.variablesOf("MemberListPaginationQuery")).toMatchObject([{ after: "end" }, { after: "end" }]);
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
});

test("a coach cannot select owners and coaches; in an archived group no one can be selected", async () => {
  const first = renderPage(address, { mocks: mocks({ myRole: "COACH" }) });
  expect(await screen.findByRole<HTMLInputElement>("checkbox", { name: "Select Juf Ans" })).toHaveProperty(
    "disabled",
    true,
  );
  expect(screen.getByRole("checkbox", { name: "Select Noah" })).toHaveProperty("disabled", false);
  first.unmount();
  renderPage(address, { mocks: mocks({ archivedAt: since }) });
  expect(await screen.findByRole("checkbox", { name: "Select Noah" })).toHaveProperty("disabled", true);
  expect(screen.queryByRole("button", { name: "Add members" })).toBeNull();
});

test("a member sees that the page is for coaches, others that there is no such group", async () => {
  const first = renderPage(address, { mocks: mocks({ myRole: "MEMBER", members: null }) });
  expect(await screen.findByText("Only people who lead this group can do this.")).toBeInstanceOf(HTMLElement);
  first.unmount();
  renderPage(address, { mocks: { Query: () => ({ node: null, viewer }) } });
  expect(await screen.findByRole("heading", { name: "This group doesn't exist, or you're not in it" })).toBeInstanceOf(
    HTMLElement,
  );
});

test("selected members are removed after a confirmation; after a refusal they stay", async () => {
  let answer: object = refused("LAST_OWNER");
  const { user, server } = renderPage(address, {
    mocks: mocks(),
    answers: { memberMutationsRemoveMutation: () => ({ data: { removeMembers: answer } }) },
  });
  await user.click(await screen.findByRole("checkbox", { name: "Select Noah" }));
  await user.click(screen.getByRole("button", { name: "Remove" }));
  const dialog = screen.getByRole("dialog", { name: "Remove from 3B" });
  await user.click(within(dialog).getByRole("button", { name: "Remove" }));
  expect(await within(dialog).findByText(/A group needs an owner/u)).toBeInstanceOf(HTMLElement);
  answer = gone("noah");
  await user.click(within(dialog).getByRole("button", { name: "Remove" }));
  await waitFor(() => expect(screen.queryByRole("link", { name: "Noah" })).toBeNull());
  expect(server.variablesOf("memberMutationsRemoveMutation")[0]).toMatchObject({ memberIds: ["noah"] });
  expect(screen.getByText("1 person is no longer in the group.")).toBeInstanceOf(HTMLElement);
});

test("moving offers the other groups that the viewer coaches, without archived ones", async () => {
  const { user, server } = renderPage(address, {
    mocks: mocks(),
    answers: { memberMutationsMoveMutation: () => ({ data: { moveMembers: gone("emma", "noah") } }) },
  });
  await user.click(await screen.findByRole("checkbox", { name: "Select Emma de Vries" }));
  await user.click(screen.getByRole("checkbox", { name: "Select Noah" }));
  expect(screen.getByText("2 selected")).toBeInstanceOf(HTMLElement);
  await user.click(screen.getByRole("button", { name: "Move" }));
  const dialog = screen.getByRole("dialog", { name: "Move to another group" });
  expect(
    within(dialog)
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual(["4B"]);
  await user.click(within(dialog).getByRole("button", { name: "Move" }));
  await waitFor(() => expect(screen.queryByRole("link", { name: "Noah" })).toBeNull());
  expect(server.variablesOf("memberMutationsMoveMutation")[0]).toMatchObject({
    memberIds: ["emma", "noah"],
    toGroupId: "h",
  });
});

describe("two accounts made here are merged", () => {
  const empty = {
    results: 0,
    durationMs: 0,
    lastTypedAt: null,
    exams: 0,
    certificates: 0,
    passedExercises: 0,
    passedLessons: 0,
    texts: 0,
    groups: 1,
  };
  const full = {
    ...empty,
    results: 12,
    durationMs: 1_320_000,
    lastTypedAt: "2026-11-20T09:00:00.000Z",
    passedExercises: 7,
    passedLessons: 3,
  };
  const answers = (holdings: Readonly<Record<string, object>>, answer: object = {}) => ({
    holdingsQuery: ({ id }: any) => ({
      data: { node: { __typename: "GroupMember", id, holdings: holdings[id]! } },
    }),
    memberMutationsMergeMutation: ({ fromMemberId }: any) => ({
      data: { mergeMembers: { ...gone(fromMemberId), ...answer } },
    }),
  });
  const open = async (given: ReturnType<typeof answers>, edges = all) => {
    const { user, server } = renderPage(address, { mocks: mocks({ members: page(edges) }), answers: given });
    const [one, two] = edges.map(({ node }) => `Select ${node.user.displayName}`);
    await user.click((await screen.findAllByRole("checkbox", { name: one! }))[0]!);
    expect(screen.queryByRole("button", { name: "Merge" })).toBeNull();
    await user.click(screen.getAllByRole("checkbox", { name: two! }).at(-1)!);
    await user.click(screen.getByRole("button", { name: "Merge" }));
    const dialog = within(screen.getByRole("dialog", { name: "Merge two accounts of the same person" }));
    await dialog.findByRole("button", { name: "Merge" });
    return { user, server, dialog };
  };
  const kept = (dialog: { getAllByRole: (role: string) => HTMLElement[] }) =>
    dialog
      .getAllByRole("radio")
      .flatMap((radio) => (radio instanceof HTMLInputElement && radio.checked ? [radio.value] : []));

  test("the account with more history remains by default, in any order, and both totals are shown", async () => {
    const { dialog } = await open(answers({ emma: full, emma2: empty }));
    expect(kept(dialog)).toEqual(["emma"]);
    const cells = (row: string) =>
      within(dialog.getByRole("rowheader", { name: row }).closest("tr")!)
        .getAllByRole("cell")
        .map(({ textContent }) => textContent);
    expect(cells("Results")).toEqual(["12", "0"]);
    expect(cells("Typing time")).toEqual(["22 min", "0 s"]);
    expect(cells("Last practiced")).toEqual(["20 nov 2026", "Never"]);
    expect(cells("Lessons passed")).toEqual(["3", "0"]);
    expect(dialog.getByRole("columnheader", { name: /^Emma V \(emma2\)/u }).textContent).toMatch(/Will be deleted$/u);
  });

  test("the same in the other order", async () => {
    const { dialog } = await open(answers({ emma: empty, emma2: full }));
    expect(kept(dialog)).toEqual(["emma2"]);
  });

  test("nothing is preselected while it is unknown which one has more", async () => {
    const { user } = renderPage(address, {
      mocks: mocks(),
      answers: {
        holdingsQuery: () => new RequestError("NETWORK", { operationName: "holdingsQuery" }),
      },
    });
    await user.click(await screen.findByRole("checkbox", { name: "Select Emma de Vries" }));
    await user.click(screen.getByRole("checkbox", { name: "Select Emma V" }));
    await user.click(screen.getByRole("button", { name: "Merge" }));
    const dialog = within(screen.getByRole("dialog"));
    expect(kept(dialog)).toEqual([]);
    expect(dialog.queryByRole("button", { name: "Merge" })).toBeNull();
    await user.click(dialog.getByRole("radio", { name: "Emma V (emma2)" }));
    expect(dialog.getByLabelText(/^Type the name/u)).toBeInstanceOf(HTMLElement);
  });

  test("nothing is sent until the name of the account to delete is typed; case and spaces are ignored", async () => {
    const { user, server, dialog } = await open(answers({ emma: full, emma2: empty }));
    await user.click(dialog.getByRole("button", { name: "Merge" }));
    const name = dialog.getByLabelText("Type the name of the account to delete: Emma V");
    expect(document.activeElement).toBe(name);
    await user.type(name, "Emma de Vries{Enter}");
    expect(await dialog.findByText(/This isn't the name of the account to delete\./u)).toBeInstanceOf(HTMLElement);
    expect(server.variablesOf("memberMutationsMergeMutation")).toEqual([]);
    await user.clear(name);
    await user.type(name, " emma v {Enter}");
    await waitFor(() => expect(screen.queryByRole("link", { name: "Emma V" })).toBeNull());
    expect(server.variablesOf("memberMutationsMergeMutation")).toMatchObject([
      { fromMemberId: "emma2", intoMemberId: "emma", confirmation: " emma v " },
    ]);
  });

  test("another choice needs the other name, in an empty field; a refusal is shown at the field", async () => {
    const refusal = {
      __typename: "InvalidInputError",
      __isError: "InvalidInputError",
      code: "BAD_REQUEST",
      issues: [{ path: "confirmation", code: "NAME_MISMATCH" }],
    };
    const { user, dialog } = await open(answers({ emma: full, emma2: empty }, refusal));
    await user.type(dialog.getByLabelText(/^Type the name/u), "Emma V");
    await user.click(dialog.getByRole("radio", { name: "Emma V (emma2)" }));
    const name = dialog.getByLabelText<HTMLInputElement>("Type the name of the account to delete: Emma de Vries");
    expect(name.value).toBe("");
    await user.type(name, "Emma de Vries{Enter}");
    expect(await dialog.findByText(/This isn't the name of the account to delete\./u)).toBeInstanceOf(HTMLElement);
    expect(screen.getByRole("link", { name: "Emma de Vries", hidden: true })).toBeInstanceOf(HTMLElement);
  });

  test("of two accounts with the same display name, the username says which one is deleted", async () => {
    const { user, server, dialog } = await open(answers({ emma: full, twin: empty }), [
      all[0]!,
      member("twin", "Emma de Vries"),
    ]);
    const name = dialog.getByLabelText("Type the name of the account to delete: twin");
    await user.type(name, "Emma de Vries{Enter}");
    expect(server.variablesOf("memberMutationsMergeMutation")).toEqual([]);
    await user.clear(name);
    await user.type(name, "Twin{Enter}");
    await waitFor(() =>
      expect(server.variablesOf("memberMutationsMergeMutation")).toMatchObject([{ fromMemberId: "twin" }]),
    );
  });
});

test("a member made here is renamed", async () => {
  const { user } = renderPage(address, {
    mocks: mocks(),
    answers: {
      memberMutationsRenameMutation: ({ displayName }) => ({
        data: {
          renameMember: {
            __typename: "RenameMemberSuccess",
            member: { id: "emma", user: { id: "u-emma", displayName } },
          },
        },
      }),
    },
  });
  await user.click(await screen.findByRole("checkbox", { name: "Select Emma de Vries" }));
  await user.click(screen.getByRole("button", { name: "Rename" }));
  const name = within(screen.getByRole("dialog", { name: "Rename" })).getByLabelText("Name");
  await user.clear(name);
  await user.type(name, "=1+1{Enter}");
  expect(await screen.findByText(/^Some of these characters can't be used here\./u)).toBeInstanceOf(HTMLElement);
  await user.clear(name);
  await user.type(name, "Emma Visser{Enter}");
  expect(await screen.findByRole("link", { name: "Emma Visser" })).toBeInstanceOf(HTMLElement);
});

test("new pass-phrases lead to cards, which are gone on another page", async () => {
  const { user, router, server, unmount } = renderPage(address, {
    mocks: mocks(),
    answers: {
      memberMutationsResetPassPhrasesMutation: () => ({
        data: { resetPassPhrases: { __typename: "MemberCards", cards: [card("Emma")] } },
      }),
    },
  });
  await user.click(await screen.findByRole("checkbox", { name: "Select everyone shown" }));
  await user.click(screen.getByRole("button", { name: "New passwords" }));
  const dialog = screen.getByRole("dialog", { name: "New passwords" });
  expect(within(dialog).getByText(/Skipped: 3 people/u)).toBeInstanceOf(HTMLElement);
  await user.click(within(dialog).getByRole("button", { name: "Make new passwords" }));
  expect(await screen.findByText("emma-lemon-kite")).toBeInstanceOf(HTMLElement);
  expect(router.state.location.pathname).toBe("/groups/g/members/cards");
  expect(server.variablesOf("memberMutationsResetPassPhrasesMutation")).toEqual([
    { memberIds: ["emma", "emma2"], language: "EN" },
  ]);

  const addressOnCards = screen.getByLabelText("Address on the cards");
  await user.clear(addressOnCards);
  await user.type(addressOnCards, "typen.school.example");
  expect(screen.getAllByText("typen.school.example").length).toBeGreaterThan(0);

  unmount();
  clearToken();
  setToken("another", { shared: false });
  renderPage("/groups/g/members/cards", { mocks: mocks() });
  expect(await screen.findByText(/There are no cards here anymore\./u)).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole("link", { name: "Select members for new passwords" }).getAttribute("href")).toBe(address);
});

describe("making members", () => {
  const row = (line: number, name: string, changes: object = {}) => ({
    line,
    name,
    username: name.toLowerCase(),
    isUsernameChosen: false,
    isInGroup: false,
    suggestions: [],
    otherOrder: null,
    issues: [],
    ...changes,
  });
  const preview = (...rows: object[]) => ({ data: { previewMembers: { __typename: "MemberPreview", rows } } });
  const made = ({ input }: any) => ({
    data: {
      addMembers: {
        __typename: "MemberCards",
        group: { id: "g", memberCount: 9 },
        cards: input.rows.map(({ name }: any) => card(name)),
      },
    },
  });

  async function open(answers: Parameters<typeof renderPage>[1] = {}) {
    const shown = renderPage(address, { mocks: mocks(), ...answers });
    await shown.user.click(await screen.findByRole("button", { name: "Add members" }));
    return shown;
  }

  test("two of the same name get suggestions before anything is made, one by one or all at once", async () => {
    const twice = [{ path: "name", code: "DUPLICATE_NAME" }];
    let times = 0;
    const { user, server } = await open({
      answers: {
        memberMutationsPreviewMutation: () =>
          (times += 1) === 1
            ? preview(
                row(1, "Emma Bakker"),
                row(2, "Emma Bakker", { issues: twice, suggestions: ["Emma B", "Emma Bakker 2"] }),
                row(3, "Jansen, Bo", {
                  issues: [{ path: "name", code: "MIXED_SEPARATORS" }],
                  suggestions: ["Bo Jansen"],
                  otherOrder: null,
                }),
              )
            : preview(row(1, "Emma Bakker"), row(2, "Emma Bakker 2"), row(3, "Bo Jansen")),
      },
    });
    await user.type(screen.getByLabelText("Names"), "Emma Bakker");
    await user.click(screen.getByRole("button", { name: "Check the list" }));
    expect(await screen.findByRole("button", { name: "Row 2: change to Emma B" })).toBeInstanceOf(HTMLElement);
    expect(screen.getByRole("button", { name: "Use all suggestions" })).toBeInstanceOf(HTMLElement);
    expect(screen.queryByRole("button", { name: "Swap first and last names" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Row 2: change to Emma Bakker 2" }));
    expect(await screen.findByText(/3 members can be added\./u)).toBeInstanceOf(HTMLElement);
    expect(screen.getByLabelText<HTMLTextAreaElement>("Names").value).toBe('Emma Bakker\nEmma Bakker 2\n"Jansen, Bo"');
    expect(server.variablesOf("memberMutationsAddMutation")).toEqual([]);
  });

  test("a list with last names first is turned with one button", async () => {
    let times = 0;
    const { user } = await open({
      answers: {
        memberMutationsPreviewMutation: () =>
          (times += 1) === 1
            ? preview(row(1, "Bakker Emma", { otherOrder: "Emma Bakker" }), row(2, "Bo"))
            : preview(row(1, "Emma Bakker"), row(2, "Bo")),
      },
    });
    await user.type(screen.getByLabelText("Names"), "Bakker;Emma");
    await user.click(screen.getByRole("button", { name: "Check the list" }));
    await user.click(await screen.findByRole("button", { name: "Swap first and last names" }));
    expect(await screen.findByRole("checkbox", { name: "Add Emma Bakker" })).toBeInstanceOf(HTMLElement);
    expect(screen.getByLabelText<HTMLTextAreaElement>("Names").value).toBe("Emma Bakker\nBo");
  });

  test("a pasted list is previewed, row by row, and made without its problems", async () => {
    const { user, server } = await open({
      answers: {
        memberMutationsPreviewMutation: () =>
          preview(
            row(1, "Liam"),
            row(2, "=1+1", { username: "", issues: [{ path: "name", code: "WRONG_CHARACTERS" }] }),
            row(3, "Emma", { isInGroup: true }),
            row(4, "Sem"),
          ),
        memberMutationsAddMutation: made,
      },
    });
    await user.type(screen.getByLabelText("Names"), "Liam");
    await user.click(screen.getByRole("button", { name: "Check the list" }));
    expect(await screen.findByText(/^Some of these characters can't be used here\./u)).toBeInstanceOf(HTMLElement);
    expect(screen.getByText(/2 members can be added. 1 row needs fixing/u)).toBeInstanceOf(HTMLElement);
    expect(screen.getByRole("checkbox", { name: "Add =1+1" })).toHaveProperty("disabled", true);
    expect(screen.getByRole("checkbox", { name: "Add Emma" })).toHaveProperty("checked", false);
    await user.click(screen.getByRole("checkbox", { name: "Add Emma" }));
    await user.click(screen.getByRole("button", { name: "Add 3 members" }));

    expect(await screen.findByText("sem-lemon-kite")).toBeInstanceOf(HTMLElement);
    const [{ input }] = server.variablesOf("memberMutationsAddMutation") as any;
    expect(input).toMatchObject({
      groupId: "g",
      language: "EN",
      rows: [{ name: "Liam" }, { name: "Emma" }, { name: "Sem" }],
    });
  });

  test("sixty go in three batches; a failed one is resent with the same id, and nothing is made twice", async () => {
    jest.spyOn(console, "error").mockImplementation();
    let fails = 1;
    const rows = Array.from({ length: 60 }, (_, index) => row(index + 1, `Name${index}`));
    const { user, server } = await open({
      answers: {
        memberMutationsPreviewMutation: () => preview(...rows),
        memberMutationsAddMutation: (variables) => {
          const isSecond = variables["input"].rows[0].name === "Name25";
          if (isSecond && (fails -= 1) >= 0)
            return new RequestError("NETWORK", { operationName: "memberMutationsAddMutation" });
          return made(variables);
        },
      },
    });
    await user.upload(screen.getByLabelText("A file with names"), new File(["x"], "class.csv", { type: "text/csv" }));
    await user.click(await screen.findByRole("button", { name: "Add 60 members" }));
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByText("name59-lemon-kite")).toBeInstanceOf(HTMLElement);
    expect(screen.getAllByText(/-lemon-kite$/u)).toHaveLength(60);
    const sent = server
      .variablesOf("memberMutationsAddMutation")
      .map(({ input }) => [input.rows.length, input.batchId]);
    expect(sent.map(([length]) => length)).toEqual([25, 25, 25, 10]);
    expect(sent[1]).toEqual(sent[2]);
    expect(new Set(sent.map(([, id]) => id)).size).toBe(3);
    // The same key each time: a response that was lost is returned again, with its cards.
    const keys = server.requests
      .filter(({ name }) => name === "memberMutationsAddMutation")
      .map(({ metadata }) => metadata["idempotencyKey"]);
    expect(keys).toEqual(sent.map(([, id]) => id));
  });

  test("a file goes into the field, where it can be corrected; its problems are shown below", async () => {
    let code: string | null = null;
    const { user } = await open({
      answers: {
        memberMutationsPreviewMutation: () =>
          code === null
            ? preview(row(1, "Vries, Emma de"), row(2, "Noah", { isUsernameChosen: true }))
            : { data: { previewMembers: refused(code) } },
      },
    });
    const file = screen.getByLabelText("A file with names");
    await user.upload(file, new File(["x"], "class.csv", { type: "text/csv" }));
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLTextAreaElement>("Names").value).toBe(
        'Name;Username\n"Vries, Emma de";\nNoah;noah',
      ),
    );
    for (const [refusal, words] of [
      ["WRONG_ENCODING", /Save it as UTF-8/u],
      ["TOO_MANY_ROWS", /That's too many names at once\./u],
      ["NOT_A_TEXT_FILE", /This file doesn't contain readable text\./u],
    ] as const) {
      code = refusal;
      await user.upload(file, new File(["x"], "class.csv", { type: "text/csv" }));
      expect(await screen.findByText(words)).toBeInstanceOf(HTMLElement);
    }
    await user.upload(file, new File([new Uint8Array(1024 * 1024 + 1)], "large.csv", { type: "text/csv" }));
    expect(await screen.findByText(/This is too large to send at once\./u)).toBeInstanceOf(HTMLElement);
  });

  test("a file's names are added to those in the field, which is then previewed as a whole", async () => {
    const answers = [
      preview(row(2, "Emma"), row(3, "Noah")),
      preview(row(1, "Liam")),
      preview(row(1, "Liam"), row(2, "Emma"), row(3, "Noah")),
    ];
    const { user } = await open({ answers: { memberMutationsPreviewMutation: () => answers.shift()! } });
    await user.type(screen.getByLabelText("Names"), "Liam");
    await user.upload(screen.getByLabelText("A file with names"), new File(["x"], "class.csv", { type: "text/csv" }));
    expect(await screen.findByRole("button", { name: "Add 3 members" })).toBeInstanceOf(HTMLElement);
    expect(screen.getByLabelText<HTMLTextAreaElement>("Names").value).toBe("Liam\nEmma\nNoah");
    expect(answers).toEqual([]);
  });

  test("in an empty group, making members is the first action", async () => {
    renderPage(address, { mocks: mocks({ memberCount: 1, members: page([all[3]!]) }) });
    expect(await screen.findByLabelText("Names")).toBeInstanceOf(HTMLElement);
    expect(screen.getByText(/It's just you so far\./u)).toBeInstanceOf(HTMLElement);
  });
});

describe("one member's data", () => {
  const fetched = jest.fn();
  const realFetch = globalThis.fetch;
  beforeEach(() => {
    globalThis.fetch = fetched;
    URL.createObjectURL = () => "blob:file";
    jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation();
  });
  afterEach(() => {
    globalThis.fetch = realFetch;
    jest.restoreAllMocks();
  });

  test("one click saves it, and a refusal is shown", async () => {
    fetched.mockResolvedValueOnce(new Response("{}"));
    let answer: object = { __typename: "ExportAddress", address: "/exports?ticket=a.b" };
    const { user, server } = renderPage(address, {
      mocks: mocks(),
      answers: { useExportMutation: () => ({ data: { createExportAddress: answer } }) },
    });
    await user.click(await screen.findByRole("button", { name: "Export all data of Emma V" }));
    await waitFor(() => expect(HTMLAnchorElement.prototype.click).toHaveBeenCalledTimes(1));
    expect(server.variablesOf("useExportMutation")).toEqual([{ memberId: "emma2" }]);
    expect(String(fetched.mock.calls[0][0])).toMatch(/\/exports\?ticket=a\.b$/u);
    answer = { __typename: "RateLimitedError", __isError: "RateLimitedError", code: "RATE_LIMITED" };
    await user.click(screen.getByRole("button", { name: "Export all data of Emma V" }));
    expect(await screen.findByText(/Too many attempts in a short time\./u)).toBeInstanceOf(HTMLElement);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test("two clicks delete it", async () => {
    const { user, server } = renderPage(address, {
      mocks: mocks(),
      answers: { memberMutationsEraseMutation: ({ memberId }) => ({ data: { eraseMember: gone(memberId) } }) },
    });
    await user.click(await screen.findByRole("button", { name: "Delete account: Emma V" }));
    expect(await screen.findByText(/For 30 days, you can restore the account/u)).toBeInstanceOf(HTMLElement);
    await user.click(screen.getByRole("button", { name: "Delete account" }));
    await waitFor(() => expect(screen.queryByRole("link", { name: "Emma V" })).toBeNull());
    expect(server.variablesOf("memberMutationsEraseMutation")[0]).toMatchObject({ memberId: "emma2" });
  });
});

test("who was removed by mistake is brought back, and is in the list again", async () => {
  const removed = {
    cursor: "r",
    node: {
      __typename: "RemovedMember",
      id: "r",
      displayName: "Sem",
      username: "sem",
      removedAt: since,
      removedByName: "Juf Ans",
      mergedIntoName: null,
      erasedAt: "2026-10-01T08:00:00.000Z",
    },
  };
  const { user, server } = renderPage(address, {
    mocks: mocks({ removedMembers: page([removed]) }),
    answers: {
      RemovedMembersRestoreMutation: () => ({
        data: {
          restoreMember: {
            __typename: "RestoreMemberSuccess",
            restoredId: "r",
            member: member("sem", "Sem").node,
            group: { __typename: "Group", id: "g", memberCount: 6 },
          },
        },
      }),
    },
  });
  const list = await screen.findByRole("list", { name: "Deleted in the last 30 days" });
  expect(within(list).getByText(sentence("Deleted on 1 sep 2026 by Juf Ans."))).toBeInstanceOf(HTMLElement);
  expect(within(list).getByText(sentence("Can be restored until 1 okt 2026."))).toBeInstanceOf(HTMLElement);
  await user.click(within(list).getByRole("button", { name: "Restore Sem" }));
  expect(await screen.findByRole("link", { name: "Sem" })).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole("list", { name: "Deleted in the last 30 days" })).toBeNull();
  expect(server.variablesOf("RemovedMembersRestoreMutation")).toMatchObject([{ removedMemberId: "r" }]);
});

test("members get extra time in exams, and the list shows it", async () => {
  const { user, server } = renderPage(address, {
    mocks: mocks(),
    answers: {
      memberMutationsSetExtraTimeMutation: ({ memberIds, extraTime }) => ({
        data: {
          setExtraTime: {
            __typename: "SetExtraTimeSuccess",
            members: (memberIds as string[]).map((id) => ({ id, extraTime: extraTime as number })),
          },
        },
      }),
    },
  });
  await user.click(await screen.findByLabelText("Select Emma de Vries"));
  await user.click(screen.getByLabelText("Select Noah"));
  await user.click(screen.getByRole("button", { name: "Extra time" }));
  const dialog = within(screen.getByRole("dialog", { name: "Extra time in exams" }));
  expect(dialog.getByText("Noah")).toBeInstanceOf(HTMLElement);
  await user.selectOptions(dialog.getByLabelText("Extra time"), "20%");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Extra time in exams" })).toBeNull());
  expect(server.variablesOf("memberMutationsSetExtraTimeMutation")).toEqual([
    { memberIds: ["emma", "noah"], extraTime: 20 },
  ]);
  const row = screen.getByRole("link", { name: "Noah" }).closest("tr")!;
  expect(await within(row).findByText("20%")).toBeInstanceOf(HTMLElement);
});

test("a coach records that parents agree, for those whose accounts were made here, and the list shows it", async () => {
  const { user, server } = renderPage(address, {
    mocks: mocks(),
    answers: {
      memberMutationsSetPublicConsentMutation: ({ memberIds, hasConsent }) => ({
        data: {
          setPublicConsent: {
            __typename: "SetPublicConsentSuccess",
            members: (memberIds as string[]).map((id) => ({ id, hasPublicConsent: hasConsent as boolean })),
          },
        },
      }),
    },
  });
  const rowOf = (name: string) => within(screen.getByRole("link", { name }).closest("tr")!);
  await screen.findByRole("link", { name: "Noah" });
  expect(["Emma de Vries", "Emma V"].map((name) => rowOf(name).queryByText("Can be public") !== null)).toEqual([
    false,
    true,
  ]);
  for (const name of ["Emma de Vries", "Emma V", "Noah"]) await user.click(screen.getByLabelText(`Select ${name}`));
  await user.click(screen.getByRole("button", { name: "Parental consent" }));
  const dialog = within(screen.getByRole("dialog", { name: "Parental consent" }));
  expect(dialog.queryByText("Noah")).toBeNull();
  expect(dialog.getByText("Skipped: 1 person with their own account.")).toBeInstanceOf(HTMLElement);
  const agreed = dialog.getByRole<HTMLInputElement>("checkbox", {
    name: "For each of them, a parent or guardian has agreed that their name, profile and results can be public.",
  });
  expect(agreed.checked).toBe(false);
  await user.click(agreed);
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Parental consent" })).toBeNull());
  expect(server.variablesOf("memberMutationsSetPublicConsentMutation")).toEqual([
    { memberIds: ["emma", "emma2"], hasConsent: true },
  ]);
  expect(await rowOf("Emma de Vries").findByText("Can be public")).toBeInstanceOf(HTMLElement);
});
