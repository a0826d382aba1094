import type * as Early from "../../../../src/app/typing/preHydration/earlyRun";
import { FieldConnection } from "../../../../src/app/typing/input/typingInput";
import { TypingRun } from "../../../../src/app/typing/TypingRun";

/** A page whose early script has started a run of this text. */
function begin(text: string, limitMs?: number) {
  let early!: typeof Early;
  jest.isolateModules(() => (early = require("../../../../src/app/typing/preHydration/earlyRun")));
  const field = document.createElement("textarea");
  document.body.append(field);
  const element = () => document.createElement("div");
  const elements = { lines: element(), caret: element(), provisional: element(), field };
  const run = new TypingRun({ rules: "free", text, ...(limitMs !== undefined && { limitMs }) });
  const connection = new FieldConnection(field, run);
  const closeStage = jest.fn();
  early.storeEarlyTyping({ run, elements, connection, closeStage });
  return {
    early,
    run,
    elements,
    connection,
    closeStage,
    type: (data: string) =>
      field.dispatchEvent(
        new InputEvent("beforeinput", { inputType: "insertText", data, bubbles: true, cancelable: true }),
      ),
  };
}

test("the page continues with the same run, its stage and its field", () => {
  const { early, run, elements, connection, closeStage, type } = begin("one two", 15_000);
  type("o");
  expect(early.earlyRun({ rules: "free", text: "one two", limitMs: 15_000 })).toBe(run);
  // React may call it again before it has rendered anything.
  expect(early.earlyRun({ rules: "free", text: "one two", limitMs: 15_000 })).toBe(run);
  expect(early.takeEarlyStage(run, elements)).toBe(closeStage);
  expect(early.takeEarlyField(run, elements.field)).toBe(connection);
  type("n");
  expect(run.keystrokes).toHaveLength(2);
  expect(closeStage).not.toHaveBeenCalled();
  // The same text a second time is another run.
  expect(early.earlyRun({ rules: "free", text: "one two", limitMs: 15_000 })).toBeNull();
  expect(early.takeEarlyStage(run, elements)).toBeNull();
  expect(early.takeEarlyField(run, elements.field)).toBeNull();
});

test("a page with another text, another limit or other rules drops it", () => {
  const { early, run, elements, closeStage, type } = begin("one two");
  type("o");
  expect(early.earlyRun({ rules: "stopOnError", text: "one two" })).toBeNull();
  expect(early.earlyRun({ rules: "free", text: "one two", isForwardOnly: true })).toBeNull();
  expect(early.earlyRun({ rules: "free", text: "three" })).toBeNull();
  expect(early.earlyRun({ rules: "free", text: "one two", limitMs: 15_000 })).toBeNull();
  const other = new TypingRun({ rules: "free", text: "three" });
  expect(early.takeEarlyStage(other, elements)).toBeNull();
  expect(early.takeEarlyField(other, elements.field)).toBeNull();
  expect(closeStage).toHaveBeenCalled();
  expect(run.end?.reason).toBe("left");
  type("n");
  expect(run.keystrokes).toHaveLength(1);
});

test("new elements get a new stage and field; the run continues", () => {
  const { early, run, elements, closeStage, type } = begin("one two");
  type("o");
  const field = document.createElement("textarea");
  document.body.append(field);
  expect(early.takeEarlyStage(run, { ...elements, lines: document.createElement("div") })).toBeNull();
  expect(early.takeEarlyField(run, field)).toBeNull();
  expect(closeStage).toHaveBeenCalled();
  expect(run.phase).toBe("running");
});

test("once a page has rendered a stage it is too late to begin early", () => {
  const { early, run, elements } = begin("one two");
  expect(early.isPageAlive()).toBe(false);
  early.takeEarlyStage(run, elements);
  expect(early.isPageAlive()).toBe(true);
});
