import { screen } from "@testing-library/react";
import { ResultPicture } from "../../../../src/app/typing/figures/ResultPicture";
import { renderInEnglish } from "../../../support/renderInEnglish";

async function open(): Promise<void> {
  renderInEnglish(<ResultPicture metrics={{ wpm: 60, accuracy: 98, seconds: [] }} gain={null} />);
  // jsdom draws nothing.
  await screen.findByText("This browser can't make the picture.");
}

const advice = /This browser can't send pictures: download it and send it yourself\./u;

beforeEach(() => {
  jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
});

test("where the browser sends no files, the picture can only be downloaded, and it says so", async () => {
  await open();
  expect(screen.getByText(advice)).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole("button", { name: "Send picture" })).toBeNull();
});

test("where it does, the picture can be sent", async () => {
  Object.defineProperty(navigator, "canShare", { value: () => true, configurable: true });
  try {
    await open();
    expect(screen.getByRole("button", { name: "Send picture" })).toBeInstanceOf(HTMLElement);
    expect(screen.queryByText(advice)).toBeNull();
  } finally {
    Reflect.deleteProperty(navigator, "canShare");
  }
});
