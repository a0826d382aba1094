import { act, screen } from "@testing-library/react";
import { announce, NoticeRegion } from "../../../src/app/ui/Notice";

import { renderInEnglish } from "../../support/renderInEnglish";

// In a process of its own: messages of other tests would still be shown.
beforeAll(() => jest.resetModules());

test("a notice is announced once, and disappears after eight seconds", () => {
  jest.useFakeTimers();
  renderInEnglish(<NoticeRegion />);
  const region = screen.getByRole("status");
  expect(region.textContent).toBe("");

  act(() => {
    announce("Saved.");
    announce("Saved.");
  });
  expect(screen.getAllByText("Saved.")).toHaveLength(1);
  act(() => jest.advanceTimersByTime(7999));
  expect(screen.queryByText("Saved.")).not.toBeNull();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByText("Saved.")).toBeNull();
  jest.useRealTimers();
});

test("a notice can be dismissed", () => {
  renderInEnglish(<NoticeRegion />);
  act(() => announce("Sent."));
  act(() => screen.getByRole("button", { name: "Close this message" }).click());
  expect(screen.queryByText("Sent.")).toBeNull();
});
