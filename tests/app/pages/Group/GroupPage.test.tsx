import { screen, waitFor, within } from "@testing-library/react";
import { clearToken, setToken } from "../../../../src/app/relay/sessionToken";
import { renderPage } from "../../../support/renderPage";

const coach = (id: string, displayName: string, role = "COACH") => ({ role, user: { id, displayName } });
const group = (more: object) => ({
  Query: () => ({ viewer: { id: "u", role: "MEMBER", displayName: "Ada", groups: [] }, node: { __typename: "Group" } }),
  Group: () => ({
    id: "g1",
    name: "3B",
    myRole: "OWNER",
    archivedAt: null,
    memberCount: 1,
    joinCode: "ABCDEFGH",
    coaches: [coach("c1", "Grace", "OWNER")],
    races: { id: "races", races: [], heats: null },
    tournaments: { id: "tournaments", current: null },
    ...more,
  }),
});
const tabs = async () =>
  within(await screen.findByRole("navigation", { name: "Group pages" }))
    .getAllByRole("link")
    .map((link) => link.textContent);

beforeEach(() => {
  setToken("token", { shared: false });
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
});
afterEach(clearToken);

test("a new group shows its owner how to begin, with the code to share", async () => {
  const { user } = renderPage("/groups/g1", { mocks: group({}) });
  expect(await tabs()).toEqual([
    "Overview",
    "Members",
    "Assignments",
    "Results",
    "Grades",
    "Live",
    "Big screen",
    "Settings",
  ]);
  expect(screen.getByRole("heading", { level: 1, name: "3B" })).toBeInstanceOf(HTMLElement);
  const steps = screen.getByRole("heading", { name: "Get started in five minutes" }).closest("section")!;
  expect(
    within(steps)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")),
  ).toEqual(["/groups/g1/members", "/groups/g1/live", "#races"]);
  expect(screen.getByLabelText("A B C D E F G H").textContent).toBe("ABCDEFGH");
  const copied = jest.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await user.click(screen.getByRole("button", { name: "Copy link" }));
  expect(copied).toHaveBeenCalledWith("http://localhost/join/ABCDEFGH");
  expect(screen.getByText("Link copied.")).toBeInstanceOf(HTMLElement);
});

test("while joining is off there is no code", async () => {
  renderPage("/groups/g1", { mocks: group({ joinCode: null }) });
  expect(await screen.findByText(/The join code is off: no one can join with it\./u)).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole("link", { name: "Turn on join code" }).getAttribute("href")).toBe(
    "/groups/g1/settings#joining",
  );
});

test("a member sees who coaches, what coaches can see, and the pages for members", async () => {
  renderPage("/groups/g1", { mocks: group({ myRole: "MEMBER", joinCode: null }) });
  expect(await tabs()).toEqual(["Overview", "Assignments"]);
  expect(screen.getByText("Grace")).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole("heading", { name: "What coaches can see" })).toBeInstanceOf(HTMLElement);
  expect(screen.queryByText(/The join code is off: no one can join with it\./u)).toBeNull();
});

test("an admin who is not in the group may do everything but watch", async () => {
  renderPage("/groups/g1", { mocks: group({ myRole: null }) });
  expect(await tabs()).toEqual(["Overview", "Members", "Assignments", "Results", "Grades", "Big screen", "Settings"]);
  expect(screen.queryByRole("link", { name: "Open the live view" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Leave group" })).toBeNull();
});

test("an archived group says so", async () => {
  renderPage("/groups/g1", { mocks: group({ archivedAt: "2026-07-01T09:00:00.000Z", joinCode: null }) });
  expect(await screen.findByText(/This group was archived on/u)).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole("heading", { name: "Run a lesson" })).toBeNull();
});

test("a group that the viewer may not see", async () => {
  renderPage("/groups/nonsense", { mocks: { Query: () => ({ node: null }) } });
  expect(await screen.findByRole("heading", { name: "This group doesn't exist, or you're not in it" })).toBeInstanceOf(
    HTMLElement,
  );
});

describe("leaving", () => {
  test("asks for confirmation, then the group is removed from the list", async () => {
    const { user, server, router } = renderPage("/groups/g1", {
      mocks: group({ myRole: "MEMBER" }),
      answers: {
        myGroupsLeaveMutation: () => ({
          data: { leaveGroup: { __typename: "LeaveGroupSuccess", leftGroupId: "g1" } },
        }),
      },
    });
    await user.click(await screen.findByRole("button", { name: "Leave group" }));
    const dialog = await screen.findByRole("dialog", { name: "Leave 3B?" });
    expect(server.variablesOf("myGroupsLeaveMutation")).toEqual([]);
    await user.click(within(dialog).getByRole("button", { name: "Leave group" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/groups"));
    expect(await screen.findByText("You left 3B.")).toBeInstanceOf(HTMLElement);
  });

  test("the only owner is told why they cannot leave", async () => {
    const { user } = renderPage("/groups/g1", {
      mocks: group({ myRole: "COACH" }),
      answers: {
        myGroupsLeaveMutation: () => ({
          data: { leaveGroup: { __typename: "RefusedError", __isError: "RefusedError", code: "LAST_OWNER" } },
        }),
      },
    });
    await user.click(await screen.findByRole("button", { name: "Leave group" }));
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Leave group" }));
    expect(await screen.findByText(/A group needs an owner/u)).toBeInstanceOf(HTMLElement);
  });
});
