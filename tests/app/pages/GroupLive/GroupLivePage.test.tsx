import { act, screen, waitFor, within } from "@testing-library/react";
import { setConnectionState, setLiveTransport } from "../../../../src/app/relay/connectionState";
import { clearToken, setToken } from "../../../../src/app/relay/sessionToken";
import { renderPage } from "../../../support/renderPage";
import { liveMember, typing, viewOf, liveViewOf } from "./liveData";

const WALL = "GroupLivePageLiveSubscription";
const MEMBER = "FollowDialogSubscription";
const group = (more: object = {}) => ({
  Group: () => ({ id: "G1", name: "3B", myRole: "COACH", archivedAt: null, ...more }),
});

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
beforeEach(() => setToken("token", { shared: false }));
afterEach(() => {
  act(() => setConnectionState("online"));
  act(() => setLiveTransport("websocket"));
  clearToken();
});

async function open(mocks = group(), remembers = "", answers = {}) {
  const page = renderPage("/groups/G1/live", { mocks, remembers, answers });
  await screen.findByRole("heading", { level: 1, name: "Live" });
  const push = (data: object) => act(async () => page.server.push(WALL, data as Record<string, unknown>));
  return { ...page, push };
}

const tiles = () =>
  within(screen.getByRole("list", { name: /^(?:Members|Leden)$/u }))
    .getAllByRole("button")
    .map((tile) => tile.textContent);

test("all members with what they type, those who need help first, and the number in each state", async () => {
  const { push } = await open();
  await push(
    liveViewOf(
      liveMember("Ada", typing),
      liveMember("Ben"),
      liveMember("Cem", { ...typing, state: "STUCK", activity: "RACE", title: null }),
      liveMember("Dee", { state: "OFFLINE" }),
      liveMember("Eva", { state: "AWAY" }),
    ),
  );
  expect(tiles()).toEqual([
    "!Cemneeds helpRace31 wpm96%2 err.",
    "▸AdatypingThe home row31 wpm96%2 err.",
    "●Benhere",
    "◌Evaaway",
    "–Deeoffline",
  ]);
  expect(
    within(screen.getByRole("list", { name: "Members by status" }))
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["!1 needs help", "▸1 typing", "●1 here", "◌1 away", "–1 offline"]);
});

test("where a coach arranged the seats, the tiles can be shown as they sit", async () => {
  const seats = [
    { userId: "U-Ben", seat: 0 },
    { userId: "U-Ada", seat: 4 },
  ];
  const { push, user } = await open(group({ seating: { columns: 3, isArranged: true, seats } }));
  await push(liveViewOf(liveMember("Ada", typing), liveMember("Ben"), liveMember("Cem")));
  const names = () => tiles().map((tile) => /Ada|Ben|Cem/u.exec(tile ?? "")?.[0]);
  expect(names()).toEqual(["Ada", "Ben", "Cem"]);
  await user.click(screen.getByRole("radio", { name: "By seat" }));
  expect(names()).toEqual(["Ben", "Ada", "Cem"]);
  const places = within(screen.getByRole("list", { name: "Members" })).getAllByRole("listitem");
  expect(places.map(({ style }) => `${style.gridRow} ${style.gridColumn}`)).toEqual(["1 1", "2 2", " "]);
  await user.click(screen.getByRole("radio", { name: "Needs help first" }));
  expect(names()).toEqual(["Ada", "Ben", "Cem"]);
});

test("the tiles follow when a coach moves somebody to another seat", async () => {
  const seatingOf = (...seats: readonly object[]) => ({ __typename: "Seating", columns: 3, isArranged: true, seats });
  const moved = seatingOf(
    { __typename: "TakenSeat", userId: "U-Ben", seat: 0 },
    { __typename: "TakenSeat", userId: "U-Ada", seat: 5 },
  );
  const { push, user, server } = await open(group({ seating: seatingOf({ userId: "U-Ada", seat: 0 }) }), "", {
    LiveViewTilesSeatingQuery: () => ({ data: { node: { __typename: "Group", id: "G1", seating: moved } } }),
  });
  const liveView = liveViewOf(liveMember("Ada", typing), liveMember("Ben"));
  await push(liveView);
  await user.click(screen.getByRole("radio", { name: "By seat" }));
  const places = () =>
    within(screen.getByRole("list", { name: "Members" }))
      .getAllByRole("listitem")
      .map(({ style }) => `${style.gridRow} ${style.gridColumn}`);
  expect(places()).toEqual(["1 1", " "]);
  expect(server.variablesOf("LiveViewTilesSeatingQuery")).toEqual([]);
  await push({ groupLiveUpdated: { ...liveView.groupLiveUpdated, seatingStamp: "s2" } });
  await waitFor(() => expect(places()).toEqual(["1 1", "2 3"]));
  expect(server.variablesOf("LiveViewTilesSeatingQuery")).toEqual([{ id: "G1" }]);
});

test("a tile updates with its member; the others stay as they are", async () => {
  const { push } = await open();
  await push(liveViewOf(liveMember("Ada", typing), liveMember("Ben")));
  const [ada, ben] = screen.getAllByRole("button", { name: /Ada|Ben/u });
  await push(liveViewOf(liveMember("Ada", { ...typing, wpm: 35, errors: 3, position: 80 }), liveMember("Ben")));
  expect(tiles()[0]).toContain("35 wpm96%3 err.");
  expect(screen.getAllByRole("button", { name: /Ada|Ben/u })).toEqual([ada, ben]);
});

test("new members are added at the end, and those who leave are removed", async () => {
  const { push } = await open();
  await push(liveViewOf(liveMember("Ben", typing), liveMember("Cem", typing)));
  await push(liveViewOf(liveMember("Ada", typing), liveMember("Cem", typing)));
  expect(tiles().map((tile) => tile?.slice(1, 4))).toEqual(["Cem", "Ada"]);
});

test("no one online, and no one in the group", async () => {
  const { push } = await open();
  await push(liveViewOf(liveMember("Ada", { state: "OFFLINE" })));
  expect(screen.getByText(/No one in the group is online\./u)).toBeTruthy();
  await push(liveViewOf());
  expect(screen.getByRole("link", { name: "Add members" }).getAttribute("href")).toBe("/groups/G1/members");
});

test("a lost connection leaves the last picture and says since when", async () => {
  const { push } = await open();
  await push(liveViewOf(liveMember("Ada", typing)));
  await act(async () => setConnectionState("offline"));
  expect(screen.getByText(/^Not live since \d\d:\d\d/u)).toBeTruthy();
  expect(tiles()).toHaveLength(1);
  await act(async () => setConnectionState("online"));
  expect(screen.queryByText(/Not live since/u)).toBeNull();
});

test("a lost right removes the picture at once; it can be requested again", async () => {
  const { push, server, user } = await open();
  await push(liveViewOf(liveMember("Ada", typing)));
  await act(async () => server.complete(WALL));
  expect(screen.getByRole("alert").textContent).toContain("You can no longer watch this group type.");
  expect(screen.queryByText("Ada")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await push(liveViewOf(liveMember("Ben", typing)));
  expect(tiles()[0]).toContain("Ben");
});

test.each([
  ["a member", { myRole: "MEMBER" }],
  ["an admin who is not in it", { myRole: null }],
])("%s may not watch, and nothing is requested", async (_who, more) => {
  const { server } = await open(group(more));
  expect(screen.getByRole("link", { name: "Go to group overview" })).toBeTruthy();
  expect(server.listeners(WALL)).toBe(0);
});

test("an archived group has no live view", async () => {
  const { server } = await open(group({ archivedAt: "2026-11-01T00:00:00Z" }));
  expect(screen.getByText("You can't watch anyone type in an archived group.")).toBeTruthy();
  expect(server.listeners(WALL)).toBe(0);
});

test("a group that the viewer may not see", async () => {
  renderPage("/groups/G9/live", { answers: { GroupLivePageQuery: () => ({ data: { node: null } }) } });
  expect(await screen.findByText("This group doesn't exist, or you're not in it")).toBeTruthy();
});

describe("the close-up of one member", () => {
  const ada = liveMember("Ada", typing);
  const ben = liveMember("Ben", typing);

  async function follow() {
    const page = await open();
    await page.push(liveViewOf(ada, ben));
    await page.user.click(screen.getByRole("button", { name: /Ada/u }));
    return {
      ...page,
      tell: (data: object) => act(async () => page.server.push(MEMBER, data as Record<string, unknown>)),
      dialog: screen.getByRole("dialog"),
    };
  }

  test("the text with its marks and the caret, and the figures", async () => {
    const { tell, dialog } = await follow();
    await tell(viewOf(ada));
    const marks = [...dialog.querySelectorAll("p > [data-mark]")].map(
      (part) => `${part.getAttribute("data-mark")}:${part.textContent}`,
    );
    expect(marks.slice(0, 3)).toEqual(["r:the ", "w:q", "f:u"]);
    expect(within(dialog).getByText("6 of 19 characters typed.")).toBeTruthy();
    expect(within(dialog).getByText("Lesson: The home row")).toBeTruthy();
    await tell(viewOf(ada, { marks: "rrrrwfr", caret: 7 }));
    expect(within(dialog).getByText("7 of 19 characters typed.")).toBeTruthy();
    await tell(viewOf(liveMember("Ada"), { runId: null, text: "", marks: "", caret: 0 }));
    expect(within(dialog).getByText(/Not typing right now\./u)).toBeTruthy();
  });

  test("Enter and Tab of a lesson are seen, and read by their names", async () => {
    const { tell, dialog } = await follow();
    await tell(viewOf(ada, { text: "a\tb\nc\td", marks: "rfr", caret: 3 }));
    const [shown, spoken] = ["p[aria-hidden]", "p:last-of-type"].map((name) =>
      [...dialog.querySelectorAll(name)].map(({ textContent }) => textContent),
    );
    expect(shown).toContain("a→\tb↵\nc→\td");
    expect(spoken).toContain("a Tab b Enter c Tab d");
  });

  test("the arrow keys switch to the next member and back; nothing of the previous one stays", async () => {
    const { tell, user, dialog } = await follow();
    await tell(viewOf(ada));
    await user.keyboard("{ArrowRight}");
    expect(within(dialog).getByRole("heading", { name: "Ben" })).toBeTruthy();
    expect(within(dialog).queryByText(/characters typed/u)).toBeNull();
    await tell(viewOf(ben, { caret: 3 }));
    expect(within(dialog).getByText(/^3 of 19/u)).toBeTruthy();
    await user.keyboard("{ArrowRight}");
    expect(within(dialog).getByRole("heading", { name: "Ada" })).toBeTruthy();
  });

  test("a watched member leaves the group", async () => {
    const { push, server, tell, dialog } = await follow();
    await tell(viewOf(ada));
    await push(liveViewOf(ben));
    await act(async () => server.complete(MEMBER));
    expect(within(dialog).getByText("Ada is no longer in this group.")).toBeTruthy();
    expect(within(dialog).queryByText(/characters typed/u)).toBeNull();
  });

  test("a lost right closes the dialog", async () => {
    const { server, tell } = await follow();
    await tell(viewOf(ada));
    await act(async () => server.complete(WALL));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByRole("alert").textContent).toContain("You can no longer watch this group type.");
  });
});

test("in Dutch", async () => {
  const { push } = await open(group(), "locale=nl-NL");
  await push(liveViewOf(liveMember("Ada", { ...typing, state: "STUCK" })));
  expect(tiles()).toEqual(["!Adahulp nodigThe home row155 aanslagen/min96%2 fout"]);
});

const noNews = { useGroupNewsQuery: () => ({ data: { myGroupNews: null } }) };

test("if websockets are blocked the live view is polled every two seconds, and says so; live updates end that", async () => {
  let liveView: unknown = liveViewOf(liveMember("Ada", { state: "OFFLINE" }));
  const late: (() => void)[] = [];
  const { server } = renderPage("/groups/G1/live", {
    mocks: group(),
    answers: {
      ...noNews,
      GroupLivePageLiveQuery: () =>
        late.length === 0
          ? ({ data: liveView } as never)
          : new Promise((resolve) => late.push(() => resolve({ data: liveView } as never))),
    },
  });
  await screen.findByRole("heading", { level: 1, name: "Live" });
  jest.useFakeTimers();
  await act(async () => setLiveTransport("polling"));
  expect(tiles()).toEqual(["–Adaoffline"]);
  expect(screen.getByText("No live connection. This page updates every two seconds.")).toBeTruthy();
  liveView = liveViewOf(liveMember("Ada", typing));
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(tiles()[0]).toContain("typing");
  await act(() => jest.advanceTimersByTimeAsync(6_000));
  expect(server.variablesOf("GroupLivePageLiveQuery")).toHaveLength(5);

  // A response that is still pending when the websocket is back changes nothing, so that no old picture replaces a
  // newer one.
  late.push(() => undefined);
  liveView = liveViewOf(liveMember("Ada", { state: "AWAY" }));
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  await act(async () => setLiveTransport("websocket"));
  expect(screen.queryByText(/No live connection\./u)).toBeNull();
  await act(async () => server.push(WALL, liveViewOf(liveMember("Ada", { ...typing, wpm: 77 }))));
  await act(async () => late.forEach((answer) => answer()));
  expect(tiles()[0]).toContain("77 wpm");
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(server.variablesOf("GroupLivePageLiveQuery")).toHaveLength(6);
  jest.useRealTimers();
});

test("a polled live view disappears with the right to see it", async () => {
  renderPage("/groups/G1/live", {
    mocks: group(),
    answers: { ...noNews, GroupLivePageLiveQuery: () => ({ data: { groupLiveUpdated: null } }) },
  });
  await screen.findByRole("heading", { level: 1, name: "Live" });
  await act(async () => setLiveTransport("polling"));
  expect((await screen.findByRole("alert")).textContent).toContain("You can no longer watch this group type.");
});
