import { screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { badgeNames } from "../../../../src/app/features/badges/badgeNames";
import { EarnedBadges } from "../../../../src/app/features/badges/EarnedBadges";
import { badges } from "../../../../src/engine/badges/badges";
import { renderInEnglish } from "../../../support/renderInEnglish";

test("every badge has a name of its own", () => {
  expect(Object.keys(badgeNames).toSorted()).toEqual(badges.map(({ id }) => id).toSorted());
  const names = badges.map(({ id }) => badgeNames[id]?.message ?? badgeNames[id]?.id);
  expect(new Set(names).size).toBe(badges.length);
});

test("five badges at once: the three hardest are shown, and one that this page does not know is left out", () => {
  renderInEnglish(
    <MemoryRouter>
      <EarnedBadges badgeIds={["runs-1", "runs-10", "runs-100", "races-50", "days-3", "newer-1"]} />
    </MemoryRouter>,
  );
  expect(screen.getByRole("heading", { name: "5 new badges" })).toBeTruthy();
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
  expect(screen.getByText("Born to race")).toBeTruthy();
  expect(screen.getByText("and 2 more")).toBeTruthy();
});
