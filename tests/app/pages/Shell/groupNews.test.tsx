import { act, screen, waitFor } from "@testing-library/react";
import { setLiveTransport } from "../../../../src/app/relay/connectionState";
import { clearToken, setToken } from "../../../../src/app/relay/sessionToken";
import { getWatched } from "../../../../src/app/pages/Shell/live/LiveReporting";
import { getHiddenBy } from "../../../../src/app/typing/keyboard/hiddenKeyboard";
import { renderPage } from "../../../support/renderPage";

const subscription = "useGroupNewsSubscription";
const nothing = {
  stamp: "1",
  watchable: ["3B"],
  watchedBy: [],
  roleWords: "TEACHER_PUPIL",
  races: [],
  layout: null,
  keyboardHiddenBy: null,
};
const member = (groups: readonly object[]) => ({
  Query: () => ({
    viewer: {
      id: "u",
      role: "MEMBER",
      displayName: "Ada",
      avatarUrl: null,
      username: "ada",
      groupsToHandOver: [],
      groups,
    },
  }),
});
const inGroup = member([{ id: "g1", archivedAt: null }]);
const invitation = { code: "ABCDEF", groupName: "3B", isSeated: false };

async function follow(options: Parameters<typeof renderPage>[1] = {}) {
  const page = renderPage("/settings", { mocks: inGroup, ...options });
  await waitFor(() => expect(page.server.listeners(subscription)).toBe(1));
  const tell = (news: object) =>
    act(async () => page.server.push(subscription, { myGroupNews: { id: "n", ...nothing, ...news } }));
  return { ...page, tell };
}

beforeEach(() => setToken("token", { shared: false }));
afterEach(() => {
  clearToken();
  act(() => setLiveTransport("websocket"));
  localStorage.clear();
  delete document.documentElement.dataset["line"];
});

test("users in no group, or only in an archived one, subscribe to nothing", async () => {
  const { server } = renderPage("/settings", { mocks: member([{ id: "g1", archivedAt: "2026-07-01T09:00:00.000Z" }]) });
  await screen.findByRole("button", { name: "Ada's account" });
  expect(server.listeners(subscription)).toBe(0);
});

test("the note says that a coach can watch, then who does, and typing screens get to know it", async () => {
  const { tell, unmount } = await follow();
  await tell({});
  expect(screen.getByText("In 3B, teachers can watch you type")).toBeInstanceOf(HTMLElement);
  expect(getWatched()).toBe(false);
  await tell({ watchedBy: ["Ben", "Grace"] });
  expect(screen.getByText("Ben and Grace are watching you type")).toBeInstanceOf(HTMLElement);
  expect(getWatched()).toBe(true);
  unmount();
  expect(getWatched()).toBe(false);
});

test("groups that use different words for their coaches share a sentence without such a word", async () => {
  const { tell } = await follow();
  await tell({ watchable: ["3B", "Office"], roleWords: null });
  expect(screen.getByText("People who lead 3B and Office can watch you type")).toBeInstanceOf(HTMLElement);
});

test("an invitation waits for the end of a line, takes no focus, and joins", async () => {
  const { tell, user, router, server } = await follow({
    answers: {
      raceMutationsJoinMutation: () => ({
        data: { joinRace: { __typename: "RefusedError", __isError: "RefusedError", code: "RACE_FULL" } },
      }),
    },
  });
  document.documentElement.dataset["line"] = "open";
  const focused = document.activeElement;
  await tell({ races: [invitation] });
  expect(screen.queryByText("3B is about to race. Join in?")).toBeNull();
  delete document.documentElement.dataset["line"];
  expect(await screen.findByText("3B is about to race. Join in?")).toBeInstanceOf(HTMLElement);
  expect(document.activeElement).toBe(focused);

  await user.click(screen.getByRole("button", { name: "Join" }));
  expect(server.variablesOf("raceMutationsJoinMutation")).toEqual([{ code: "ABCDEF" }]);
  await waitFor(() => expect(screen.getByText(/seat/iu)).toBeInstanceOf(HTMLElement));
  expect(router.state.location.pathname).toBe("/settings");
  await user.click(screen.getByRole("button", { name: "Not now" }));
  expect(screen.queryByText("3B is about to race. Join in?")).toBeNull();
});

test("racers with a seat get a link back to it", async () => {
  const { tell } = await follow();
  await tell({ races: [{ ...invitation, code: "FEDCBA", isSeated: true }] });
  expect(screen.getByRole("button", { name: "Go to the race" })).toBeInstanceOf(HTMLElement);
});

test("a page of a group is fetched again when its group has changed, and other pages are not", async () => {
  const named = {
    Group: () => ({
      id: "g1",
      name: "3B",
      myRole: "MEMBER",
      archivedAt: null,
      memberCount: 1,
      joinCode: null,
      coaches: [],
      races: { id: "races", races: [], heats: null },
    }),
  };
  const mocks = { Query: () => ({ ...inGroup.Query(), node: { __typename: "Group" } }), ...named };
  const page = renderPage("/groups/g1", { mocks });
  await waitFor(() => expect(page.server.listeners(subscription)).toBe(1));
  const tell = (stamp: string) =>
    act(async () => page.server.push(subscription, { myGroupNews: { id: "n", ...nothing, stamp } }));
  const asked = () => page.server.variablesOf("GroupPageQuery").length;
  const before = asked();
  await tell("1");
  await tell("1");
  expect(asked()).toBe(before);
  await tell("2");
  await waitFor(() => expect(asked()).toBe(before + 1));
  await act(() => page.router.navigate("/settings"));
  await tell("3");
  expect(asked()).toBe(before + 1);
});

describe("the keyboard of the group", () => {
  test("is used by members who have not chosen one, and follows the group until they do", async () => {
    const { tell, remembered } = await follow();
    await tell({ layout: "BELGIAN" });
    expect(remembered()).toContain("layout=belgian");
    expect(await screen.findByText(/Your group's keyboard layout is Belgian AZERTY/u)).toBeInstanceOf(HTMLElement);
    await tell({ layout: "US_INTERNATIONAL" });
    expect(remembered()).toContain("layout=us-international");
    await tell({ layout: null });
    expect(remembered()).not.toContain("layout=");
  });

  test("does not replace a member's own choice", async () => {
    const { tell, remembered } = await follow({ remembers: "layout=dvorak" });
    await tell({ layout: "BELGIAN" });
    expect(remembered()).toContain("layout=dvorak");
  });

  test("its picture is hidden while the group says so", async () => {
    const { tell } = await follow();
    await tell({ keyboardHiddenBy: "3B" });
    expect(getHiddenBy()).toBe("3B");
    await tell({});
    expect(getHiddenBy()).toBeNull();
  });
});

test("if websockets are blocked the news are polled every two seconds, with the page's id", async () => {
  const { server } = await follow({
    answers: { useGroupNewsQuery: () => ({ data: { myGroupNews: { id: "n", ...nothing, watchedBy: ["Ben"] } } }) },
  });
  jest.useFakeTimers();
  await act(async () => setLiveTransport("polling"));
  await act(() => jest.advanceTimersByTimeAsync(4_000));
  expect(screen.getByText("Ben is watching you type")).toBeInstanceOf(HTMLElement);
  const asked = server.variablesOf("useGroupNewsQuery");
  expect(asked).toHaveLength(3);
  expect(new Set(asked.map(({ page }) => page)).size).toBe(1);
  jest.useRealTimers();
});
