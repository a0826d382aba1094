import { screen, waitFor, within } from "@testing-library/react";
import { clearToken, setToken } from "../../../../src/app/relay/sessionToken";
import { renderPage } from "../../../support/renderPage";

const group = (id: string, name: string, myRole: string, archivedAt: string | null = null) => ({
  id,
  name,
  myRole,
  archivedAt,
  memberCount: 3,
  settings: { roleWords: "COACH_MEMBER" },
});
const member = (groups: readonly object[]) => ({
  Heat: () => ({ names: [] }),
  Query: () => ({
    viewer: { id: "u", role: "MEMBER", displayName: "Ada", avatarUrl: null, groups },
    node: { __typename: "Group" },
  }),
});

beforeEach(() => setToken("token", { shared: false }));
afterEach(clearToken);

test("signed out: what a group is for, and links to sign in or up that lead back", async () => {
  renderPage("/groups", { mocks: { Query: () => ({ viewer: null }) } });
  expect(await screen.findByRole("heading", { name: "For teachers and team leads" })).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole("link", { name: "Sign up" }).getAttribute("href")).toBe("/sign-up?next=/groups");
  expect(screen.queryByLabelText("Group name")).toBeNull();
});

test("in no group yet: what to do first", async () => {
  renderPage("/groups", { mocks: member([]) });
  expect(await screen.findByText(/You're not in a group yet\./u)).toBeInstanceOf(HTMLElement);
  expect(screen.getByLabelText("Group name")).toBeInstanceOf(HTMLElement);
  expect(screen.getByLabelText("Join code")).toBeInstanceOf(HTMLElement);
});

test("the viewer's groups with their roles, archived ones apart", async () => {
  renderPage("/groups", {
    mocks: member([
      group("R3JvdXA6MQ==", "3B", "OWNER"),
      group("g2", "Chess", "MEMBER"),
      group("g3", "2A", "COACH", "2026-07-01T00:00:00.000Z"),
    ]),
  });
  const list = (await screen.findByRole("heading", { name: "Your groups" })).closest("section")!;
  expect(
    within(list)
      .getAllByRole("listitem")
      .map((row) => row.textContent),
  ).toEqual(["3B3 peopleowner", "Chess3 peoplemember"]);
  expect(within(list).getByRole("link", { name: "3B" }).getAttribute("href")).toBe("/groups/R3JvdXA6MQ%3D%3D");
  const archive = screen.getByRole("heading", { name: "Archived" }).closest("section")!;
  expect(within(archive).getByRole("link", { name: "2A" })).toBeInstanceOf(HTMLElement);
});

test("a group is made and opened; an invalid name is an error at its field", async () => {
  const { user, router, server } = renderPage("/groups", {
    mocks: member([]),
    answers: {
      GroupsPageCreateGroupMutation: () => ({
        data: {
          createGroup: {
            __typename: "GroupSuccess",
            group: {
              __typename: "Group",
              id: "g9",
              name: "3B",
              archivedAt: null,
              myRole: "OWNER",
              memberCount: 1,
              settings: { roleWords: "COACH_MEMBER" },
            },
          },
        },
      }),
    },
  });
  const name = await screen.findByLabelText("Group name");
  await user.click(screen.getByRole("button", { name: "Start a group" }));
  expect(document.activeElement).toBe(name);
  expect(server.variablesOf("GroupsPageCreateGroupMutation")).toEqual([]);
  await user.type(name, "3B{Enter}");
  expect(await screen.findByRole("navigation", { name: "Group pages" })).toBeInstanceOf(HTMLElement);
  expect(server.variablesOf("GroupsPageCreateGroupMutation")).toEqual([{ name: "3B", roleWords: "COACH_MEMBER" }]);
  expect(router.state.location.pathname).toBe("/groups/g9");
});

test("the words for its people are those of a school of the viewer's language until another choice is made", async () => {
  const { user, server } = renderPage("/groups", { mocks: member([]), remembers: "locale=nl-NL" });
  await user.type(await screen.findByLabelText("Naam van de groep"), "3B");
  const words = screen.getByLabelText<HTMLSelectElement>("Woorden voor de mensen in deze groep");
  expect(words.selectedOptions[0]?.textContent).toBe("leerkrachten en leerlingen");
  expect(screen.getByText(/Je wordt eigenaar en leerkracht van de groep\./u)).toBeInstanceOf(HTMLElement);
  await user.selectOptions(words, "docenten en studenten");
  expect(screen.getByText(/Je wordt eigenaar en docent van de groep\./u)).toBeInstanceOf(HTMLElement);
  await user.click(screen.getByRole("button", { name: "Een groep maken" }));
  await waitFor(() =>
    expect(server.variablesOf("GroupsPageCreateGroupMutation")).toEqual([
      { name: "3B", roleWords: "LECTURER_STUDENT" },
    ]),
  );
});

test("a code leads to the page of its group, in any form; an invalid code is an error", async () => {
  const { user, router } = renderPage("/groups", { mocks: member([]) });
  const code = await screen.findByLabelText("Join code");
  await user.type(code, "abc{Enter}");
  expect(await screen.findByText(/You can't join a group with this code\./u)).toBeInstanceOf(HTMLElement);
  await user.clear(code);
  await user.type(code, "abcd-efgh{Enter}");
  expect(router.state.location.pathname).toBe("/join/ABCDEFGH");
});
