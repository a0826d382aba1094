import { screen, waitFor } from "@testing-library/react";
import { clearToken, setToken } from "../../../../src/app/relay/sessionToken";
import { renderPage } from "../../../support/renderPage";

const noLink = { __typename: "RefusedError", __isError: "RefusedError", code: "COACH_LINK_UNKNOWN" };
const door = (viewer: object | null, more: object = {}) => ({
  data: {
    viewer: viewer && { __typename: "User", id: "u", groups: [], ...viewer },
    coachInvitation: noLink,
    groupByJoinCode: {
      __typename: "GroupToJoin",
      name: "3B",
      coaches: ["Grace", "Ben"],
      roleWords: "COACH_MEMBER",
      joined: null,
      ...more,
    },
  },
});
const guest = { role: "GUEST", displayName: "Guest 12" };
const ada = { role: "MEMBER", displayName: "Ada" };
const refusal = (code: string) => ({
  data: {
    viewer: null,
    coachInvitation: noLink,
    groupByJoinCode: { __typename: "RefusedError", __isError: "RefusedError", code },
  },
});

afterEach(clearToken);

test("signed out: the group, and links to sign in or up that lead back here", async () => {
  renderPage("/join/abcd-efgh", {
    answers: { JoinPageQuery: () => door(null) },
    mocks: { Query: () => ({ viewer: null }) },
  });
  expect(await screen.findByRole("heading", { name: "Join 3B" })).toBeInstanceOf(HTMLElement);
  expect(screen.getByText("Coaches: Grace and Ben")).toBeInstanceOf(HTMLElement);
  expect(screen.getByText(/can watch you type/u)).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole("link", { name: "Sign up" }).getAttribute("href")).toBe("/sign-up?next=%2Fjoin%2FABCDEFGH");
  const main = screen.getByRole("main");
  expect([...main.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toContain(
    "/sign-in?next=%2Fjoin%2FABCDEFGH",
  );
  expect(screen.queryByRole("button", { name: "Join the group" })).toBeNull();
});

test("the page says the group's own words for its roles", async () => {
  renderPage("/join/ABCDEFGH", {
    answers: { JoinPageQuery: () => door(null, { coaches: ["Grace"], roleWords: "TEACHER_PUPIL" }) },
    mocks: { Query: () => ({ viewer: null }) },
  });
  expect(await screen.findByText("Teacher: Grace")).toBeInstanceOf(HTMLElement);
  expect(screen.getByText(/^Once you join, the teachers can see your results/u)).toBeInstanceOf(HTMLElement);
});

test("a guest sees that their results move along", async () => {
  setToken("token", { shared: false });
  renderPage("/join/ABCDEFGH", {
    answers: { JoinPageQuery: () => door(guest) },
    mocks: { Query: () => ({ viewer: { id: "u", ...guest, avatarUrl: null, groups: [] } }) },
  });
  expect(await screen.findByText(/You're a guest\. What you've typed so far moves to your account\./u)).toBeInstanceOf(
    HTMLElement,
  );
});

test("a member joins, and is in the group", async () => {
  setToken("token", { shared: false });
  const { user, router, server } = renderPage("/join/ABCDEFGH", {
    answers: {
      JoinPageQuery: () => door(ada),
      JoinPageMutation: () => ({
        data: {
          joinGroup: {
            __typename: "GroupSuccess",
            group: {
              __typename: "Group",
              id: "g1",
              name: "3B",
              archivedAt: null,
              myRole: "MEMBER",
              memberCount: 4,
              settings: { roleWords: "COACH_MEMBER" },
            },
          },
        },
      }),
    },
    mocks: {
      Query: () => ({ viewer: { id: "u", ...ada, avatarUrl: null, groups: [] }, node: { __typename: "Group" } }),
      Group: () => ({ id: "g1", name: "3B", myRole: "MEMBER", archivedAt: null, coaches: [] }),
    },
  });
  await user.click(await screen.findByRole("button", { name: "Join the group" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/groups/g1"));
  expect(server.variablesOf("JoinPageMutation")).toEqual([{ code: "ABCDEFGH", leaveGroupId: null }]);
  expect(await screen.findByText("You're now in 3B.")).toBeInstanceOf(HTMLElement);
});

test("a full group says so, and stays on screen", async () => {
  setToken("token", { shared: false });
  const { user } = renderPage("/join/ABCDEFGH", {
    answers: {
      JoinPageQuery: () => door(ada),
      JoinPageMutation: () => ({
        data: { joinGroup: { __typename: "RefusedError", __isError: "RefusedError", code: "GROUP_FULL" } },
      }),
    },
    mocks: {
      Query: () => ({ viewer: { id: "u", ...ada, avatarUrl: null, groups: [] }, node: { __typename: "Group" } }),
    },
  });
  await user.click(await screen.findByRole("button", { name: "Join the group" }));
  expect(await screen.findByText(/This group is full/u)).toBeInstanceOf(HTMLElement);
});

test("viewers already in the group get a link to it", async () => {
  setToken("token", { shared: false });
  renderPage("/join/ABCDEFGH", {
    answers: { JoinPageQuery: () => door(ada, { joined: { __typename: "Group", id: "g1" } }) },
    mocks: {
      Query: () => ({ viewer: { id: "u", ...ada, avatarUrl: null, groups: [] }, node: { __typename: "Group" } }),
    },
  });
  expect((await screen.findByRole("link", { name: "Go to the group" })).getAttribute("href")).toBe("/groups/g1");
});

test("a code that does not work says so, with the code as typed", async () => {
  renderPage("/join/ABCDEFGH", {
    answers: { JoinPageQuery: () => refusal("JOIN_CODE_UNKNOWN") },
    mocks: { Query: () => ({ viewer: null }) },
  });
  expect(await screen.findByRole("heading", { name: /You can't join a group with this code\./u })).toBeInstanceOf(
    HTMLElement,
  );
  expect(screen.getByText("The code was ABCD-EFGH.")).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole("link", { name: "Enter another code" }).getAttribute("href")).toBe("/groups");
});

const invitation = {
  __typename: "CoachInvitation",
  groupName: "3B",
  coaches: ["Grace"],
  roleWords: "TEACHER_PUPIL",
  invitedBy: "Grace",
  expiresAt: "2026-12-01T08:00:00.000Z",
  coached: null,
};
const link = "ABCDEFGHABCDEFGHABCDEFGHABCD";

test("a link for coaches shows the group and what it gives, and is accepted with a button", async () => {
  setToken("token", { shared: false });
  const { user, router, server } = renderPage(`/join/${link}`, {
    answers: {
      JoinPageQuery: () => ({
        data: { ...refusal("JOIN_CODE_UNKNOWN").data, viewer: door(ada).data.viewer, coachInvitation: invitation },
      }),
      CoachInvitationAcceptMutation: () => ({
        data: {
          acceptCoachLink: {
            __typename: "GroupSuccess",
            group: {
              __typename: "Group",
              id: "g1",
              name: "3B",
              archivedAt: null,
              myRole: "COACH",
              memberCount: 4,
              settings: { roleWords: "TEACHER_PUPIL" },
            },
          },
        },
      }),
    },
    mocks: {
      Query: () => ({ viewer: { id: "u", ...ada, avatarUrl: null, groups: [] }, node: { __typename: "Group" } }),
      Group: () => ({ id: "g1", name: "3B", myRole: "COACH", archivedAt: null, coaches: [] }),
    },
  });
  expect(await screen.findByRole("heading", { name: "Help lead 3B" })).toBeInstanceOf(HTMLElement);
  expect(screen.getByText("Grace invites you to become one of the teachers of this group.")).toBeInstanceOf(
    HTMLElement,
  );
  expect(screen.getByText(/give assignments and reset passwords/u)).toBeInstanceOf(HTMLElement);
  await user.click(screen.getByRole("button", { name: "Accept the invitation" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/groups/g1"));
  expect(server.variablesOf("CoachInvitationAcceptMutation")).toEqual([{ code: link }]);
  // The link may work for others: it is not left in the history.
  expect(router.state.historyAction).toBe("REPLACE");
});

test("signed out, a link for coaches asks for an account, and speaks of no card and no work", async () => {
  renderPage(`/join/${link}`, {
    answers: {
      JoinPageQuery: () => ({ data: { ...refusal("JOIN_CODE_UNKNOWN").data, coachInvitation: invitation } }),
    },
    mocks: { Query: () => ({ viewer: null }) },
  });
  expect(await screen.findByRole("heading", { name: "Help lead 3B" })).toBeInstanceOf(HTMLElement);
  expect(screen.getByText(/^To accept, you need an account\./u)).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole("main").textContent).not.toMatch(/card|your work/u);
  expect(screen.getByRole("link", { name: "Sign up" }).getAttribute("href")).toBe(`/sign-up?next=%2Fjoin%2F${link}`);
});

test("a link for coaches that works no more says so, without the code", async () => {
  renderPage(`/join/${link}`, {
    answers: { JoinPageQuery: () => refusal("JOIN_CODE_UNKNOWN") },
    mocks: { Query: () => ({ viewer: null }) },
  });
  expect(await screen.findByRole("heading", { name: /This link doesn't work anymore\./u })).toBeInstanceOf(HTMLElement);
  expect(screen.queryByText(new RegExp(link, "u"))).toBeNull();
});

test("who changes class can leave the old one, and reads what that means first", async () => {
  setToken("token", { shared: false });
  const groups = [
    { __typename: "Group", id: "old", name: "2B", myRole: "MEMBER", archivedAt: null },
    { __typename: "Group", id: "run", name: "Club", myRole: "OWNER", archivedAt: null },
  ];
  const { user, server } = renderPage("/join/ABCDEFGH", {
    answers: {
      JoinPageQuery: () => door({ ...ada, groups }),
      JoinPageMutation: () => ({
        data: { joinGroup: { __typename: "RefusedError", __isError: "RefusedError", code: "GROUP_FULL" } },
      }),
    },
    mocks: {
      Query: () => ({ viewer: { id: "u", ...ada, avatarUrl: null, groups: [] }, node: { __typename: "Group" } }),
    },
  });
  const choice = await screen.findByLabelText<HTMLSelectElement>("Are you changing groups?");
  expect([...choice.options].map(({ text }) => text)).toEqual([
    "No, I'm staying in all my groups",
    "Yes, I'm leaving 2B",
  ]);
  expect(screen.queryByText(/You keep your results/u)).toBeNull();
  await user.selectOptions(choice, "Yes, I'm leaving 2B");
  expect(screen.getByText(/The people who lead your old group will no longer see anything about you/u)).toBeInstanceOf(
    HTMLElement,
  );
  await user.click(screen.getByRole("button", { name: "Join the group" }));
  await screen.findByText(/This group is full/u);
  expect(server.variablesOf("JoinPageMutation")).toEqual([{ code: "ABCDEFGH", leaveGroupId: "old" }]);
});
