import { screen } from "@testing-library/react";
import { renderPage } from "../../../support/renderPage";
import { ada, keptResult, seenBy } from "./keptResult";

const open = (ratingChange: object | null, isPastRatingLimit = false) =>
  renderPage("/results/r", {
    mocks: seenBy(ada),
    answers: {
      ResultPageQuery: () => ({
        data: { viewer: ada, node: { ...keptResult, mode: "RACE", ratingChange, isPastRatingLimit } },
      }),
    },
  });
const known = { from: 1_400, to: 1_599 };

test("what a race gained is shown beside the rating", async () => {
  open({ rating: 1_512, change: 12, races: 9, band: known });
  const line = (await screen.findByText("1512")).parentElement;
  expect(line?.textContent).toBe("Race rating 1512 +12");
});

test("a rating that fell is shown without its loss", async () => {
  open({ rating: 1_488, change: -12, races: 9, band: known });
  const line = (await screen.findByText("1488")).parentElement;
  expect(line?.textContent).toBe("Race rating 1488");
});

test("a newcomer sees how many races are needed, and no figure", async () => {
  open({ rating: 1_662, change: 162, races: 2, band: { from: null, to: null } });
  expect(await screen.findByText("This was race 2 of the 5 you need for a rating.")).toBeTruthy();
  expect(screen.queryByText(/162/u)).toBeNull();
});

test("without a change nothing is said about ratings", async () => {
  open(null);
  await screen.findByRole("heading", { name: "Result" });
  expect(screen.queryByText(/rating/iu)).toBeNull();
});

test("a race past the limit of two people says why it did not count", async () => {
  open(null, true);
  expect(await screen.findByText(/^This race didn't count for your rating: in 24 hours, only 5 races/u)).toBeTruthy();
});
