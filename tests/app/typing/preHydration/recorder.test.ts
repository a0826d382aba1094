import {
  earlyFieldAttribute,
  recorderScript,
  takeRecordedInputs,
} from "../../../../src/app/typing/preHydration/recorder";

const beforeinput = (inputType: string, data: string | null = null, isComposing = false) =>
  new InputEvent("beforeinput", { inputType, data, isComposing, bubbles: true, cancelable: true });

/** A field as rendered by the server, followed by the script. */
function openPage(): HTMLTextAreaElement {
  const field = document.createElement("textarea");
  field.defaultValue = " ";
  field.setAttribute(earlyFieldAttribute, "");
  document.body.replaceChildren(field);
  window.eval(recorderScript);
  return field;
}

test("what is typed before any other script is recorded with its time, and kept out of the field", () => {
  const field = openPage();
  expect(document.activeElement).toBe(field);
  expect(field.selectionStart).toBe(1);
  const events = [
    beforeinput("insertText", "a"),
    beforeinput("deleteContentBackward"),
    new CompositionEvent("compositionstart", { bubbles: true }),
    beforeinput("insertCompositionText", "´", true),
    new CompositionEvent("compositionend", { data: "é", bubbles: true }),
  ];
  for (const event of events) field.dispatchEvent(event);
  expect(events.map(({ defaultPrevented }) => defaultPrevented)).toEqual([true, true, false, false, false]);
  const inputs = takeRecordedInputs(field);
  expect(inputs.map(({ inputType, data }) => [inputType, data ?? ""])).toEqual([
    ["insertText", "a"],
    ["deleteContentBackward", ""],
    ["compositionstart", ""],
    ["compositionend", "é"],
  ]);
  expect(inputs.map(({ timeStamp }) => timeStamp)).toEqual([0, 1, 2, 4].map((at) => events[at]?.timeStamp));
});

test("it ends when it is taken over, which happens once", () => {
  const field = openPage();
  field.dispatchEvent(beforeinput("insertText", "a"));
  expect(takeRecordedInputs(field)).toHaveLength(1);
  const later = beforeinput("insertText", "b");
  field.dispatchEvent(later);
  expect(later.defaultPrevented).toBe(false);
  expect(takeRecordedInputs(field)).toEqual([]);
});

test("other fields of the page are ignored", () => {
  openPage();
  const other = document.body.appendChild(document.createElement("textarea"));
  const event = beforeinput("insertText", "a");
  other.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
  expect(takeRecordedInputs(other)).toEqual([]);
});
