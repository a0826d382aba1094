import { screen, waitFor, within } from "@testing-library/react";
import { clearToken, setToken } from "../../../../src/app/relay/sessionToken";
import { renderPage } from "../../../support/renderPage";
import { sentence } from "../../../support/sentence";

beforeEach(() => setToken("token", { shared: false }));
afterEach(clearToken);

const entry = (place: number, name: string, part: object = {}) => ({
  place,
  name,
  isMine: false,
  wpm: 60 - place,
  accuracy: 96,
  durationMs: 600_000,
  ...part,
});
const board = (part: object = {}) => ({
  week: "2026-W47",
  kind: "SPEED",
  entries: [entry(1, "Bram"), entry(1, "Cem"), entry(3, "Anna", { isMine: true })],
  ...part,
});
const open = (group: object, answers = {}) =>
  renderPage("/groups/g", {
    mocks: {
      Node: () => ({ __typename: "Group" }),
      Group: () =>
        ({
          __typename: "Group",
          id: "g",
          name: "Groep 7b",
          myRole: "MEMBER",
          archivedAt: null,
          board: board(),
          races: { id: "races", races: [], heats: null },
          tournaments: { id: "tournaments", current: null },
          ...group,
        }) as never,
      GroupSettings: () => ({ leaderboard: true }),
    },
    answers,
  });
const table = async () => within(await screen.findByRole("table", { name: "Weekly leaderboard" }));

test("the places of the week with the viewer's own; another kind and another week are fetched", async () => {
  const { user, server } = open(
    {},
    {
      GroupBoardRefetchQuery: () => ({
        data: {
          node: {
            __typename: "Group",
            id: "g",
            myRole: "MEMBER",
            settings: { leaderboard: true },
            board: board({ kind: "PRACTICE" }),
          },
        },
      }),
    },
  );
  expect(
    (await table())
      .getAllByRole("row")
      .slice(1)
      .map((row) => row.textContent),
  ).toEqual(["1Bram59.096.0%", "1Cem59.096.0%", "3Annayou57.096.0%"]);
  expect(screen.getByText(sentence("Week 47: 16 nov to 22 nov 2026"))).toBeInstanceOf(HTMLElement);
  await user.click(screen.getByRole("radio", { name: "Practice time" }));
  await waitFor(async () =>
    expect((await table()).getByRole("columnheader", { name: "Minutes" })).toBeInstanceOf(HTMLElement),
  );
  await user.click(screen.getByRole("button", { name: "Previous week" }));
  await waitFor(() =>
    expect(server.variablesOf("GroupBoardRefetchQuery").at(-1)).toMatchObject({ week: "2026-W46", kind: "PRACTICE" }),
  );
});

test("switched off: hidden from members", async () => {
  open({ board: null });
  expect(await screen.findByRole("heading", { name: "Groep 7b" })).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole("heading", { name: "Weekly leaderboard" })).toBeNull();
});

test("no results yet: says what counts", async () => {
  open({ board: board({ entries: [] }) });
  expect(await screen.findByText("No results this week yet", {})).toBeInstanceOf(HTMLElement);
  expect(screen.getByText(/at least 30 seconds long and with at least 90% accuracy/u)).toBeInstanceOf(HTMLElement);
});
