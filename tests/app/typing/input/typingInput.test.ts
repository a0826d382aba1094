import {
  attachTypingInput,
  FIELD_REST,
  FieldConnection,
  type TypedInput,
} from "../../../../src/app/typing/input/typingInput";
import { TypingRun } from "../../../../src/app/typing/TypingRun";

/**
 * One event as sent by a browser. `field`: what the browser leaves in the field before the event, unless it was
 * prevented.
 */
type Played =
  | {
      readonly type: "beforeinput" | "input";
      readonly inputType: string;
      readonly data?: string | null;
      readonly isComposing?: boolean;
      readonly cancelable?: boolean;
      readonly field?: string;
    }
  | {
      readonly type: "compositionstart" | "compositionupdate" | "compositionend";
      readonly data: string;
      readonly field?: string;
    }
  | { readonly type: "task" };

const before = (inputType: string, data: string | null = null, more = {}): Played => ({
  type: "beforeinput",
  inputType,
  data,
  ...more,
});
const input = (inputType: string, data: string | null = null, more = {}): Played => ({
  type: "input",
  inputType,
  data,
  ...more,
});
const start: Played = { type: "compositionstart", data: "" };
const update = (data: string): Played => ({ type: "compositionupdate", data });
const end = (data: string): Played => ({ type: "compositionend", data });
/** The browser continues with the next task. */
const task: Played = { type: "task" };

/**
 * Plays events into a field. Returns the recognized typing: letters unchanged, `<` for a deleted letter, `<<` for a
 * word, `[x]` for provisional text at the caret.
 */
async function play(events: readonly Played[], { isTouch = false } = {}): Promise<string> {
  const field = document.createElement("textarea");
  document.body.append(field);
  const understood: string[] = [];
  const stop = attachTypingInput(
    field,
    {
      insert: (text) => understood.push(text),
      erase: (kind) => understood.push(kind === "deleteWord" ? "<<" : "<"),
      compose: (text) => understood.push(text === "" ? "" : `[${text}]`),
      refuse: () => understood.push("!"),
    },
    { isTouch: () => isTouch },
  );
  let isKept = false;
  for (const event of events) {
    if (event.type === "task") {
      await new Promise((resolve) => setTimeout(resolve, 2));
      continue;
    }
    if (event.field !== undefined && !isKept) field.value = event.field;
    const made = !("inputType" in event)
      ? new CompositionEvent(event.type, { data: event.data })
      : new InputEvent(event.type, { cancelable: event.type === "beforeinput", bubbles: true, ...event });
    // A browser sends no `input` for what was prevented.
    if (event.type === "input" && isKept) continue;
    field.dispatchEvent(made);
    if (event.type === "beforeinput") isKept = made.defaultPrevented;
  }
  expect(field.value).toBe(FIELD_REST);
  stop();
  field.remove();
  return understood.filter((each) => each !== "").join(" ");
}

const key = (letter: string): readonly Played[] => [
  before("insertText", letter),
  input("insertText", letter, { field: FIELD_REST + letter }),
];

test.each<[name: string, events: readonly Played[], understood: string]>([
  ["plain keys", [...key("a"), ...key(" "), ...key("b")], "a   b"],
  ["Backspace, in every browser", [before("deleteContentBackward"), input("deleteContentBackward")], "<"],
  ["Ctrl or Alt with Backspace", [before("deleteWordBackward")], "<<"],
  ["Cmd with Backspace on a Mac", [before("deleteSoftLineBackward")], "<<"],
  [
    "Delete, undo and Enter do nothing",
    [before("deleteContentForward"), before("historyUndo"), before("insertLineBreak")],
    "",
  ],
  ["a letter and a combining accent are one character", key("e\u0301"), "é"],
  ["dead key and s on Windows, both letters at once", key("'s"), "'s"],
  ["dead key on Linux, without composition", key("é"), "é"],
  [
    "dead key, Chrome: input comes before the end",
    [
      start,
      before("insertCompositionText", "´", { isComposing: true }),
      update("´"),
      input("insertCompositionText", "´", { isComposing: true, field: " ´" }),
      before("insertCompositionText", "é", { isComposing: true }),
      update("é"),
      input("insertCompositionText", "é", { isComposing: true, field: " é" }),
      end("é"),
      task,
    ],
    "[´] [é] é",
  ],
  [
    "dead key, Firefox: input comes after the end",
    [
      start,
      update("´"),
      before("insertCompositionText", "´", { isComposing: true }),
      input("insertCompositionText", "´", { isComposing: true, field: " ´" }),
      update("é"),
      before("insertCompositionText", "é", { isComposing: true }),
      end("é"),
      input("insertCompositionText", "é", { field: " é" }),
      task,
    ],
    "[´] [é] é",
  ],
  [
    "dead key, Safari: the accent is deleted, then the letter comes from the composition",
    [
      start,
      before("insertCompositionText", "´", { isComposing: true }),
      update("´"),
      input("insertCompositionText", "´", { isComposing: true, field: " ´" }),
      before("deleteCompositionText", null, { isComposing: true }),
      input("deleteCompositionText", null, { isComposing: true, field: " " }),
      before("insertFromComposition", "é", { isComposing: true }),
      end("é"),
      input("insertFromComposition", "é", { field: " é" }),
      task,
    ],
    "[´] é",
  ],
  [
    "dead key, WebKitGTK: the composition ends twice, first without a text",
    [
      start,
      update("´"),
      before("insertCompositionText", "´", { isComposing: true }),
      input("insertCompositionText", "´", { isComposing: true, field: " ´" }),
      before("deleteCompositionText", null, { isComposing: true }),
      input("deleteCompositionText", null, { isComposing: true, field: " " }),
      end(""),
      before("insertFromComposition", "é", { isComposing: true }),
      input("insertFromComposition", "é", { isComposing: true, field: " é" }),
      end("é"),
      task,
      ...key("a"),
    ],
    "[´] é a",
  ],
  [
    "an end that is said again as an insertion counts once",
    [start, update("´"), end("é"), ...key("é"), task, ...key("é")],
    "[´] é é",
  ],
  ["dead key and a letter it does not go with", [start, update("´"), end("´t"), task], "[´] ´t"],
  ["a composition given up", [start, update("´"), end(""), task, ...key("a")], "[´] a"],
  [
    "pinyin counts once, when it is selected",
    [start, update("n"), update("ni"), update("你"), end("你"), task],
    "[n] [ni] [你] 你",
  ],
  [
    "pasted, dropped, yanked",
    [before("insertFromPaste", "whole text"), before("insertFromDrop", "x"), before("insertFromYank", "y")],
    "! ! !",
  ],
  ["more letters at once than a key gives", key("whole text"), "!"],
  ["a letter with more accents than a log can hold", key("e" + "\u0301".repeat(64)), "!"],
  [
    "an accent from the menu of a Mac takes the place of its letter",
    [...key("e"), before("insertReplacementText", "é")],
    "e < é",
  ],
  ["a correction by the browser", [before("insertReplacementText", "there")], "!"],
  [
    "a browser that tells only afterwards",
    [input("insertText", "a", { field: " a" }), input("deleteContentBackward", null, { field: "" })],
    "a <",
  ],
  [
    "a browser that cannot be kept from writing",
    [before("insertText", "a", { cancelable: false }), input("insertText", "a", { field: " a" }), ...key("b")],
    "a b",
  ],
])("%s", async (_, events, understood) => expect(await play(events)).toBe(understood));

const composed = (text: string): readonly Played[] => [
  before("insertCompositionText", text, { isComposing: true, cancelable: false }),
  update(text),
  input("insertCompositionText", text, { isComposing: true, field: FIELD_REST + text }),
];

test.each<[name: string, events: readonly Played[], understood: string]>([
  [
    "letters count while the word is composed",
    [start, ...composed("h"), ...composed("hé"), ...composed("hér"), end("hér"), task, ...key(" ")],
    "h é r  ",
  ],
  [
    "Backspace within the word",
    [start, ...composed("h"), ...composed("ha"), ...composed("h"), ...composed("he"), end("he"), task],
    "h a < e",
  ],
  [
    "Backspace that only the field tells of",
    [
      start,
      ...composed("h"),
      ...composed("ha"),
      input("deleteContentBackward", null, { isComposing: true, field: " h" }),
      end("h"),
      task,
    ],
    "h a <",
  ],
  [
    "a word corrected at its end stays as it was typed, and ends there",
    [
      start,
      ...["t", "te", "teh"].flatMap(composed),
      before("insertCompositionText", "the ", { isComposing: true, cancelable: false }),
      end("the "),
      task,
      ...key("h"),
    ],
    "t e h   ! h",
  ],
  [
    "a word corrected by one letter",
    [start, ...["t", "ti", "tip"].flatMap(composed), end("tie"), task, ...key(" ")],
    "t i p !  ",
  ],
  [
    "a word corrected before its end",
    [start, ...["t", "te", "teh", "the "].flatMap(composed), end("the "), task, ...key("h")],
    "t e h   ! h",
  ],
  [
    "a word swiped, and its end in every order",
    [start, ...composed("hello"), end("hello"), ...key("hello"), task, ...key("h")],
    "! h",
  ],
  ["a word swiped that only the end tells of", [start, end("hello"), task, ...key("h")], "! h"],
  [
    "a suggestion for the rest of a word",
    [start, ...["h", "he"].flatMap(composed), end("hello "), task, ...key("l")],
    "h e ! l",
  ],
  [
    "a letter that is held down gives its accent",
    [start, ...["c", "ca", "caf", "cafe", "café"].flatMap(composed), end("café"), task],
    "c a f e < é",
  ],
  [
    "Backspace by word, within a word and without one",
    [start, ...["h", "he"].flatMap(composed), ...composed(""), end(""), task, before("deleteWordBackward")],
    "h e < < <<",
  ],
  [
    "an accent waits for its letter",
    [start, ...["c", "ca", "ca´", "caé"].flatMap(composed), end("caé"), task],
    "c a [´] [´] é",
  ],
  ["a suggestion without composition", key("hello"), "!"],
])("on-screen keyboard: %s", async (_, events, understood) =>
  expect(await play(events, { isTouch: true })).toBe(understood),
);

/** A field whose text has Enter, and Tab where the next character is `\t`. */
function fieldFor(text: string) {
  const field = document.createElement("textarea");
  document.body.append(field);
  const run = new TypingRun({ rules: "stopOnError", text });
  const { close } = new FieldConnection(field, run);
  field.focus();
  const press = (more: KeyboardEventInit = {}): boolean =>
    field.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab", cancelable: true, ...more }));
  const send = (inputType: string, data: string | null = null): boolean =>
    field.dispatchEvent(new InputEvent("beforeinput", { inputType, data, cancelable: true, bubbles: true }));
  const typed = () => run.keystrokes.map((keystroke) => (keystroke.kind === "insert" ? keystroke.text : "<")).join("");
  return { field, run, close, press, send, typed };
}

test("Enter is typed wherever a text has any, however a browser tells of it", () => {
  const { send, typed, close } = fieldFor("a\n\n\nb");
  send("insertLineBreak");
  send("insertText", "a");
  send("insertLineBreak");
  send("insertLineBreak");
  send("insertText", "\n");
  send("insertFromPaste", "\n");
  expect(typed()).toBe("\na\n\n\n");
  close();
});

test("Enter does nothing in a text without any", () => {
  const { send, typed, close } = fieldFor("a b");
  send("insertLineBreak");
  send("insertText", "\n");
  expect(typed()).toBe("");
  close();
});

test("Tab is typed only where it is expected; otherwise, and with Shift, it leaves", () => {
  const { press, send, typed, close } = fieldFor("\ta\tb");
  expect(press({ shiftKey: true })).toBe(true);
  expect(press({ ctrlKey: true })).toBe(true);
  expect(typed()).toBe("");
  expect(press()).toBe(false);
  // Held too long it neither types another nor leaves.
  expect(press({ repeat: true })).toBe(false);
  expect(press()).toBe(true);
  expect(press({ repeat: true })).toBe(true);
  send("insertText", "a");
  expect(press({ isComposing: true })).toBe(true);
  send("insertText", "x");
  expect(press()).toBe(false);
  expect(typed()).toBe("\tax\t");
  close();
});

test("Tab leaves a text that is typed, and one that has none", () => {
  const { press, close } = fieldFor("\t");
  expect([press(), press()]).toEqual([false, true]);
  close();
  const other = fieldFor("a b");
  expect(other.press()).toBe(true);
  other.close();
});

test("keys that would move the field's caret are prevented; Escape leaves", () => {
  const field = document.createElement("textarea");
  document.body.append(field);
  const stop = attachTypingInput(
    field,
    { insert: jest.fn(), erase: jest.fn(), compose: jest.fn(), refuse: jest.fn() },
    { isTouch: () => false },
  );
  field.focus();
  const press = (name: string, more = {}): boolean =>
    field.dispatchEvent(new KeyboardEvent("keydown", { key: name, cancelable: true, ...more }));
  expect(press("ArrowLeft")).toBe(false);
  expect(press("a")).toBe(true);
  press("Escape", { isComposing: true });
  expect(document.activeElement).toBe(field);
  press("Escape");
  expect(document.activeElement).toBe(document.body);
  stop();
});

describe("what was typed before there were listeners", () => {
  /** Returns the recognized typing with its times. */
  function catchUp(typed: readonly TypedInput[]) {
    const field = document.createElement("textarea");
    document.body.append(field);
    const understood: string[] = [];
    const stop = attachTypingInput(
      field,
      {
        insert: (text, at) => understood.push(`${text}@${at}`),
        erase: (_, at) => understood.push(`<@${at}`),
        compose: () => undefined,
        refuse: () => understood.push("!"),
      },
      { isTouch: () => false, before: typed },
    );
    return { field, understood, stop };
  }

  test("counts first, with its own times", () => {
    const { field, understood } = catchUp([
      { inputType: "insertText", data: "a", timeStamp: 100 },
      { inputType: "deleteContentBackward", data: null, timeStamp: 150 },
      { inputType: "insertFromPaste", data: "much", timeStamp: 180 },
      { inputType: "compositionstart", data: "", timeStamp: 200 },
      { inputType: "compositionend", data: "é", timeStamp: 250 },
    ]);
    expect(understood).toEqual(["a@100", "<@150", "!", "é@250"]);
    expect(field.value).toBe(FIELD_REST);
  });

  test("an open composition is left alone in the field, and counts when it ends", () => {
    const { field, understood, stop } = catchUp([{ inputType: "compositionstart", data: "", timeStamp: 200 }]);
    field.value = " ´";
    field.dispatchEvent(new CompositionEvent("compositionend", { data: "é" }));
    expect(understood.map((each) => each.split("@")[0])).toEqual(["é"]);
    expect(field.value).toBe(FIELD_REST);
    stop();
  });
});
