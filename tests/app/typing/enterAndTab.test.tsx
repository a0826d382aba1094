import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TabHint } from "../../../src/app/pages/Lesson/TabHint";
import { i18nOf } from "../../../src/app/platform/locale/i18n";
import { spellKeys } from "../../../src/app/typing/spellKeys";
import { TypingRun } from "../../../src/app/typing/TypingRun";
import { TypingStage } from "../../../src/app/typing/TypingStage";
import { decodeLog, encodeLog } from "../../../src/engine/log/logCodec";
import { replay, startTyping } from "../../../src/engine/typing/Typing";
import { renderInEnglish } from "../../support/renderInEnglish";

const spell = (text: string) => spellKeys(text, (message) => i18nOf("en-US")._(message));
const subject = { activity: "LESSON", title: null } as const;

function open(text: string, { onEscape }: { readonly onEscape?: () => void } = {}) {
  const run = new TypingRun({ rules: "stopOnError", text });
  renderInEnglish(
    <TypingStage
      run={run}
      label="Type this"
      subject={subject}
      language="en"
      onRestart={() => undefined}
      {...(onEscape && { onEscape })}
      spell={spell}
      hint={text.includes("\t") && <TabHint run={run} />}
    />,
  );
  return { run, field: screen.getByRole("textbox", { name: "Type this" }), user: userEvent.setup() };
}

/** The lines as they are drawn. */
const drawn = () =>
  Array.from(document.querySelectorAll(".lines > div"), (line) => line.textContent).filter((line) => line !== "");

const restart = () => screen.getByRole("button", { name: "Restart" });

test("a text with both is typed to its end, with a log that replays to the same", async () => {
  const text = "a\tb\n\tc d";
  const { run, field, user } = open(text);
  expect(drawn()).toEqual(["a→\tb↵", "→\tc d"]);
  await user.keyboard("a{Tab}b{Enter}{Tab}c d");
  expect(document.activeElement).toBe(field);
  expect(run.end?.reason).toBe("finished");
  expect(run.presses).toEqual({ all: 8, right: 8 });
  const log = decodeLog(encodeLog(run.keystrokes));
  expect(log.ok && replay(startTyping("stopOnError", text), log.keystrokes)).toEqual(run.state);
});

test("Enter too early is an error; Tab that is not expected moves the focus, and a letter brings it back", async () => {
  const { run, field, user } = open("ab\tc\nd");
  await user.keyboard("a{Enter}");
  expect(run.presses).toEqual({ all: 2, right: 1 });
  await user.keyboard("{Tab}");
  expect(document.activeElement).not.toBe(field);
  expect(run.presses.all).toBe(2);
  await user.keyboard("b");
  expect(document.activeElement).toBe(field);
  await user.keyboard("{Tab}c{Enter}d");
  expect(run.end?.reason).toBe("finished");
});

test("where a Tab is expected, Shift+Tab and Esc leave the field", async () => {
  const { run, field, user } = open("\ta");
  await user.keyboard("{Shift>}{Tab}{/Shift}");
  expect(document.activeElement).not.toBe(field);
  act(() => field.focus());
  await user.keyboard("{Escape}");
  expect(document.activeElement).not.toBe(field);
  expect(run.presses.all).toBe(0);
});

test("where a Tab is expected, Esc does what the page says", async () => {
  const leave = jest.fn();
  const { user } = open("\ta", { onEscape: leave });
  await user.keyboard("{Escape}");
  expect(leave).toHaveBeenCalledTimes(1);
});

test("screen readers hear the keys by their names, and how to leave", () => {
  open("a\tb\nc");
  const description = /^Press Tab where the text shows →\. Shift \+ Tab leaves the text\..*a Tab b Enter c$/u;
  expect(screen.getByRole("textbox", { description })).not.toBeNull();
});

test("the button for on-screen keyboards types a Tab and leaves the focus in the field", async () => {
  const { run, field, user } = open("a\tb");
  await user.keyboard("a");
  await user.click(screen.getByRole("button", { name: "Tab →" }));
  expect(run.keystrokes.map((keystroke) => (keystroke.kind === "insert" ? keystroke.text : ""))).toEqual(["a", "\t"]);
  expect(document.activeElement).toBe(field);
});

test("other texts have no hint, Tab moves to the restart, and Enter is not typed", async () => {
  const { run, user } = open("a b");
  expect(screen.getByRole("textbox", { description: "a b" })).not.toBeNull();
  await user.keyboard("a{Enter}{Tab}");
  expect(document.activeElement).toBe(restart());
  expect(run.presses).toEqual({ all: 1, right: 1 });
});
