import { formatMinutes } from "../../../../src/app/typing/figures/formatFigure";

test.each([
  [0, "0"],
  [0.001, "0.1"],
  [0.4, "0.4"],
  [0.99, "0.9"],
  [1, "1"],
  [12.4, "12"],
])("%d minutes of practice are shown as %s: practice is never 0", (minutes, shown) => {
  expect(formatMinutes("en-US", minutes)).toBe(shown);
});
