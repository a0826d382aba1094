import { screen, within } from "@testing-library/react";
import { badges } from "../../../../src/engine/badges/badges";
import { renderPage } from "../../../support/renderPage";

const earned = (ids: readonly string[]) => ids.map((badgeId) => ({ badgeId, earnedAt: "2026-11-25T09:00:00Z" }));
const open = (ids: readonly string[]) =>
  renderPage("/players/ada", {
    mocks: {
      Query: () => ({
        viewer: null,
        player: {
          isMine: false,
          user: { id: "ada", displayName: "Ada", avatarUrl: null, createdAt: "2026-01-02T00:00:00Z" },
          bests: [],
          ratings: [],
          activity: [],
          badges: earned(ids),
        },
      }),
    },
  });
const section = async () => within((await screen.findByRole("heading", { name: "Badges" })).closest("section")!);
const items = async () => (await section()).getAllByRole("listitem");

test("the badges that somebody has, with what each is for, and no progress towards others", async () => {
  open(["runs-10", "of-a-later-release", "runs-1"]);
  const [first, second, ...others] = await items();
  expect(first?.textContent).toContain("25 nov 2026");
  expect(first?.textContent).toContain("10");
  expect(second).toBeTruthy();
  expect(others).toEqual([]);
  expect((await section()).getByText("Earned: 2")).toBeTruthy();
  expect(screen.queryByRole("progressbar")).toBeNull();
});

test("many are folded, and shown on request", async () => {
  const { user } = open(badges.map(({ id }) => id));
  expect(await items()).toHaveLength(9);
  await user.click((await section()).getByRole("button", { name: "Show all badges" }));
  expect(await items()).toHaveLength(badges.length);
  await user.click((await section()).getByRole("button", { name: "Show fewer badges" }));
  expect(await items()).toHaveLength(9);
});

test("nothing before the first one", async () => {
  open([]);
  await screen.findByRole("heading", { name: "Ada" });
  expect(screen.queryByRole("heading", { name: "Badges" })).toBeNull();
});
