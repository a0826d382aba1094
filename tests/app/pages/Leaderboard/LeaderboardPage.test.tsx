import { screen, within } from "@testing-library/react";
import { clearToken, setToken } from "../../../../src/app/relay/sessionToken";
import { renderPage } from "../../../support/renderPage";

beforeEach(() => setToken("token", { shared: false }));
afterEach(() => {
  clearToken();
  localStorage.clear();
});

const viewer = { id: "u", role: "MEMBER", displayName: "Ada", avatarUrl: null, groups: [], profileVisibility: "ALL" };
const entry = (place: number, improvement: number | null, isMine = false) => ({
  place,
  isMine,
  wpm: 60 - place,
  accuracy: 97.5,
  improvement,
  startedAt: "2026-11-25T09:14:00Z",
  user: { id: `user ${place}`, username: `person-${place}`, displayName: `Person ${place}`, avatarUrl: null },
});

function open(address: string, speedUnit: string | null, improvement: number | null) {
  return renderPage(address, {
    mocks: {
      Query: () => ({
        viewer: { ...viewer, speedUnit, profileVisibilityChoices: ["ALL"] },
        leaderboard: { entries: [entry(1, improvement)], own: entry(1_234_567, improvement, true) },
      }),
    },
  });
}

const cells = async () => {
  const table = await screen.findByRole("table", { name: "Leaderboard" });
  return within(table)
    .getAllByRole<HTMLTableRowElement>("row")
    .map((row) => Array.from(row.cells, ({ textContent }) => textContent));
};

test.each([
  ["WPM", "+6.2 wpm"],
  ["CPM", "+31 cpm"],
])("by improvement, in the viewer's unit (%s)", async (unit, gain) => {
  open("/leaderboard?by=improvement", unit, 6.26);
  const [head, first, own] = await cells();
  expect(head).toContain("Improvement");
  expect(head).not.toContain("Accuracy");
  expect(first).toContain(gain);
  expect(own?.[0]).toBe("1234567");
  expect(screen.getByText(/Each person's biggest improvement/u)).toBeInstanceOf(HTMLElement);
});

test("choosing what is ranked puts it into the address", async () => {
  const { user, router } = open("/leaderboard", null, null);
  const [head] = await cells();
  expect(head).toContain("Accuracy");
  await user.click(screen.getByRole("radio", { name: "Improvement" }));
  expect(router.state.location.search).toContain("by=improvement");
});
