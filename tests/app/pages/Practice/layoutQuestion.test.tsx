import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LocaleProvider } from "../../../../src/app/platform/locale/useLocale";
import { PreferencesContext } from "../../../../src/app/platform/preferences/usePreferences";
import { createPreferenceStore } from "../../../../src/app/platform/preferences/Preferences";
import { wasAskedLayout } from "../../../../src/app/typing/keyboard/askedLayout";
import { guessedLayout, LayoutQuestion } from "../../../../src/app/typing/keyboard/LayoutQuestion";
import { readyLayoutQuestion } from "../../../../src/app/typing/keyboard/LayoutQuestionSlot";
import { waysToType } from "../../../../src/engine/keyboards/waysToType";
import { keyboardLayouts } from "../../../../src/engine/keyboards/keyboardLayouts";
import type { LayoutId } from "../../../../src/engine/keyboards/KeyboardLayout";
import { renderPage } from "../../../support/renderPage";

const text = "Quatre - six! hallo daar allemaal";

/** Types the text like a keyboard with that layout: its position codes, and the resulting characters. */
function typeOn(layout: LayoutId, field: HTMLElement, letters: string): void {
  for (const letter of letters) {
    const [press] = waysToType(keyboardLayouts[layout], letter)?.[0] ?? [];
    fireEvent.keyDown(field, { code: press?.code, key: letter });
    fireEvent(
      field,
      new InputEvent("beforeinput", { inputType: "insertText", data: letter, bubbles: true, cancelable: true }),
    );
  }
}

test("asks after the run; Yes chooses the layout, and the question is not asked again", async () => {
  const { user, remembered } = renderPage("/?mode=text&language=nl", {
    mocks: { Query: () => ({ viewer: null }) },
    answers: {
      LibraryPracticeTextPracticeQuery: () => ({
        data: { randomText: { id: "t1", title: "Eerste", source: "", body: text } },
      }),
      serverClockQuery: () => ({ data: { serverTime: Date.now() } }),
      saveRunMutation: () => new Promise(() => undefined),
    },
  });
  const type = async (letters: string) => {
    const field = await screen.findByRole("textbox");
    await act(async () => typeOn("french", field, letters));
    // The code that watches the keys, and the question, load while the line is typed.
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  };
  await type(text.slice(0, 1));
  await type(text.slice(1, -1));
  await type(text.slice(-1));
  await screen.findByRole("heading", { name: "Your result" });
  expect(
    screen.getByText(
      "Your keyboard looks like French AZERTY. Use this layout for the on-screen keyboard and your texts?",
    ),
  ).toBeInstanceOf(HTMLElement);
  expect(remembered()).not.toContain("layout");
  await user.click(screen.getByRole("button", { name: "Yes" }));
  expect(remembered()).toContain("layout=french");
  expect(screen.getByText(/shows French AZERTY/u)).toBeInstanceOf(HTMLElement);

  expect(wasAskedLayout()).toBe(true);
  expect(readyLayoutQuestion()).toBeNull();
});

describe("another answer", () => {
  function ask() {
    const preferences = createPreferenceStore("", ["en-US"], () => undefined);
    render(
      <PreferencesContext value={preferences}>
        <LocaleProvider>
          <LayoutQuestion guess="belgian" />
        </LocaleProvider>
      </PreferencesContext>,
    );
    return { user: userEvent.setup(), layout: () => preferences.current().layout };
  }

  test("No changes nothing, and the page says so", async () => {
    const { user, layout } = ask();
    await user.click(screen.getByRole("button", { name: "No" }));
    expect(screen.getByText(/Nothing has changed, and you won't be asked again\./u)).toBeInstanceOf(HTMLElement);
    expect(layout()).toBe("");
  });

  test("Another layout shows a choice", async () => {
    const { user, layout } = ask();
    await user.click(screen.getByRole("button", { name: "Another layout…" }));
    await user.selectOptions(screen.getByLabelText("Keyboard layout"), "Dvorak");
    expect(layout()).toBe("dvorak");
  });
});

test("while several layouts fit there is no question", () => {
  expect(
    guessedLayout([
      { code: "KeyE", key: "e" },
      { code: "KeyN", key: "n" },
    ]),
  ).toBeNull();
  expect(
    guessedLayout([
      { code: "KeyQ", key: "a" },
      { code: "KeyW", key: "z" },
    ]),
  ).toBeNull();
  expect(
    guessedLayout([
      { code: "Quote", key: "Dead" },
      { code: "Semicolon", key: ";" },
      { code: "Slash", key: "?" },
    ]),
  ).toBe("us-international");
});
