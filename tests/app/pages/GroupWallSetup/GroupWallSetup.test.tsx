import { screen, within } from "@testing-library/react";
import { clearToken, setToken } from "../../../../src/app/relay/sessionToken";
import { renderPage } from "../../../support/renderPage";
import { sentence } from "../../../support/sentence";

const link = (id: string, lastUsedAt: string | null = null) => ({
  id,
  createdAt: `2026-11-0${id}T10:00:00.000Z`,
  lastUsedAt,
});
const group = (fields: object = {}) => ({
  __typename: "Group",
  id: "g1",
  name: "3B",
  myRole: "COACH",
  archivedAt: null,
  settings: { roleWords: "COACH_MEMBER", nicknames: true },
  classGoalMinutes: null,
  wallLinks: [],
  seating: { columns: 2, isArranged: false, seats: [] },
  ...fields,
});
const mocks = (fields: object = {}) => ({
  Query: () => ({
    viewer: { id: "u", role: "MEMBER", displayName: "Ada", groups: [] },
    node: { __typename: "Group" },
  }),
  Group: () => group(fields),
});
const address = "/groups/g1/wall/setup";

beforeEach(() => setToken("token", { shared: false }));
afterEach(clearToken);

test("a coach opens the big screen from its tab, and sees which names it shows", async () => {
  renderPage(address, { mocks: mocks() });
  expect((await screen.findByRole("link", { name: "Open big screen" })).getAttribute("href")).toBe("/groups/g1/wall");
  expect(screen.getByRole("link", { name: "Big screen" }).getAttribute("aria-current")).toBe("page");
  expect(screen.getByText(/Races show nicknames\./u)).toBeTruthy();
});

test("a new link is copied and shown once; a link is removed", async () => {
  const { user } = renderPage(address, {
    mocks: mocks({ wallLinks: [link("1", "2026-11-20T10:00:00.000Z")] }),
    answers: {
      WallLinksCreateMutation: () => ({
        data: {
          createWallLink: {
            __typename: "CreateWallLinkSuccess",
            wallCode: "ABCDEFGHJKMNPQRSTUVWXYZ23456",
            group: group({ wallLinks: [link("1"), link("2")] }),
          },
        },
      }),
      WallLinksRemoveMutation: ({ linkId }) => ({
        data: {
          removeWallLink: {
            __typename: "GroupSuccess",
            group: group({ wallLinks: linkId === "1" ? [link("2")] : [link("1"), link("2")] }),
          },
        },
      }),
    },
  });
  const list = await screen.findByRole("list", { name: "Links" });
  expect(within(list).getByText(sentence(/^Last used 20 nov 2026/u))).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Copy a new link" }));
  const made = "http://localhost/wall/ABCDEFGHJKMNPQRSTUVWXYZ23456";
  expect(await screen.findByText("Link copied.")).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(made);
  expect(screen.getByText(made)).toBeTruthy();
  expect(within(list).getAllByRole("listitem")).toHaveLength(2);
  await user.click(screen.getByRole("button", { name: /^Remove the link created 1 nov 2026/u }));
  expect(within(list).getAllByRole("listitem")).toHaveLength(1);
  expect(screen.queryByText(made)).toBeNull();
});

test("with five links there is no sixth", async () => {
  renderPage(address, { mocks: mocks({ wallLinks: ["1", "2", "3", "4", "5"].map((id) => link(id)) }) });
  expect((await screen.findByRole<HTMLButtonElement>("button", { name: "Copy a new link" })).disabled).toBe(true);
  expect(screen.getByText("A group can have up to 5 links. Remove one to make another.")).toBeTruthy();
});

test("the goal of the day: a number of minutes, or empty; others are refused before they are sent", async () => {
  const sent: unknown[] = [];
  const { user } = renderPage(address, {
    mocks: mocks({ classGoalMinutes: 90 }),
    answers: {
      GroupWallSetupPageClassGoalMutation: ({ input }) => {
        sent.push(input);
        const { minutes } = input as { minutes: number | null };
        return {
          data: { setClassGoal: { __typename: "GroupSuccess", group: group({ classGoalMinutes: minutes }) } },
        };
      },
    },
  });
  const field = await screen.findByRole<HTMLInputElement>("textbox", { name: "Minutes together" });
  expect(field.value).toBe("90");
  await user.clear(field);
  await user.type(field, "0");
  await user.click(screen.getByRole("button", { name: "Save goal" }));
  expect(field.getAttribute("aria-invalid")).toBe("true");
  await user.clear(field);
  await user.type(field, "120");
  await user.click(screen.getByRole("button", { name: "Save goal" }));
  expect(field.value).toBe("120");
  await user.clear(field);
  await user.click(screen.getByRole("button", { name: "Save goal" }));
  expect(sent).toEqual([
    { groupId: "g1", minutes: 120 },
    { groupId: "g1", minutes: null },
  ]);
});

test("members are told that it is for coaches", async () => {
  renderPage(address, { mocks: mocks({ myRole: "MEMBER" }) });
  expect(await screen.findByRole("link", { name: "Go to group overview" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Copy a new link" })).toBeNull();
});

const seated = (seats: Readonly<Record<string, number>>, isArranged = true) => ({
  columns: 2,
  isArranged,
  seats: Object.entries(seats).map(([name, seat]) => ({ userId: name, name, seat })),
});

/** The page with Ada and Bob beside each other, and what it saves. */
async function openPlan() {
  const saved: Record<string, number>[] = [];
  const page = renderPage(address, {
    mocks: mocks({ seating: seated({ Ada: 0, Bob: 1 }, false) }),
    answers: {
      SeatingPlanMutation: ({ input }) => {
        const { seats } = input as { seats: { userId: string; seat: number }[] };
        const now = Object.fromEntries(seats.map(({ userId, seat }) => [userId, seat]));
        saved.push(now);
        return { data: { saveSeating: { __typename: "GroupSuccess", group: group({ seating: seated(now) }) } } };
      },
    },
  });
  const room = within(await screen.findByRole("list", { name: "Members" }));
  const button = (name: string) => room.getByRole("button", { name });
  return { ...page, saved, room, button };
}

test("the seating plan by keyboard: pick up, move, drop, each said aloud, with the focus on the name", async () => {
  const { user, saved, button } = await openPlan();
  button("Ada, row 1, seat 1").focus();
  await user.keyboard(" ");
  expect(
    screen.getByText("Ada picked up. Use the arrow keys to move, the space bar to drop, and Escape to cancel."),
  ).toBeTruthy();
  expect(button("Ada, row 1, seat 1").getAttribute("aria-pressed")).toBe("true");
  await user.keyboard("{ArrowUp}{ArrowDown}");
  expect(screen.getByText("row 2, seat 1")).toBeTruthy();
  expect(document.activeElement).toBe(button("Ada, row 2, seat 1"));
  expect(saved).toEqual([]);
  await user.keyboard(" ");
  expect(screen.getByText("Ada dropped: row 2, seat 1.")).toBeTruthy();
  expect(saved).toEqual([{ Ada: 2, Bob: 1 }]);
  expect(document.activeElement).toBe(button("Ada, row 2, seat 1"));
});

test("over someone else's seat both swap; Escape puts everyone back", async () => {
  const { user, saved, button } = await openPlan();
  button("Ada, row 1, seat 1").focus();
  await user.keyboard(" {ArrowRight}");
  expect(button("Bob, row 1, seat 1")).toBeTruthy();
  await user.keyboard("{Escape}");
  expect(button("Ada, row 1, seat 1")).toBe(document.activeElement);
  expect(saved).toEqual([]);
  await user.keyboard(" {ArrowRight} ");
  expect(saved).toEqual([{ Ada: 1, Bob: 0 }]);
});

test("by clicks: a name and then a seat, free or taken; by name again", async () => {
  const { user, saved, room, button } = await openPlan();
  expect(room.getByRole<HTMLButtonElement>("button", { name: "Free, row 2, seat 2" }).disabled).toBe(true);
  await user.click(button("Bob, row 1, seat 2"));
  await user.click(button("Free, row 2, seat 2"));
  expect(saved.at(-1)).toEqual({ Ada: 0, Bob: 3 });
  await user.click(button("Bob, row 2, seat 2"));
  await user.click(button("Ada, row 1, seat 1"));
  expect(saved.at(-1)).toEqual({ Ada: 3, Bob: 0 });
  await user.click(screen.getByRole("button", { name: "Arrange by name" }));
  expect(saved.at(-1)).toEqual({});
});

test("with more seats side by side everyone stays in their row", async () => {
  const { user, saved } = await openPlan();
  await user.selectOptions(screen.getByRole("combobox", { name: "Seats per row" }), "4");
  expect(saved).toEqual([{ Ada: 0, Bob: 1 }]);
});
