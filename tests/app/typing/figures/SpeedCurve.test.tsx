import { screen } from "@testing-library/react";
import { SpeedCurve } from "../../../../src/app/typing/figures/SpeedCurve";
import { renderInEnglish } from "../../../support/renderInEnglish";

const secondsOf = (speeds: readonly number[]) =>
  speeds.map((raw, at) => ({ second: at + 1, wpm: raw, raw, errors: 0 }));

test.each([
  [
    [40, 40, 50, 52],
    "You got faster: 40 wpm in the first half, 51 wpm in the second. You were fastest in second 4: 52 wpm.",
  ],
  [
    [60, 50, 40, 40],
    "You slowed down: 55 wpm in the first half, 40 wpm in the second. You were fastest in second 1: 60 wpm.",
  ],
  [[50, 50, 51, 50], "You kept an even pace of about 50 wpm. You were fastest in second 3: 51 wpm."],
])("a curve of %j is named by what it shows", (speeds, name) => {
  renderInEnglish(<SpeedCurve seconds={secondsOf(speeds)} />);
  expect(screen.getByRole("img", { name })).toBeInstanceOf(Element);
});
