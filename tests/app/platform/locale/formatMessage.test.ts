import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import { formatMessage } from "../../../../src/app/platform/locale/formatMessage";
import type { CompiledMessage } from "../../../../src/app/platform/locale/Messages";
import type { Locale } from "../../../../src/app/platform/locale/Locale";

const say = (message: string, values: Record<string, unknown>, locale: Locale = "en-US") =>
  formatMessage(compileMessageOrThrow(message) as CompiledMessage, values, locale);

test.each([
  ["Join", {}, "Join"],
  ["It’s {title}'s turn", { title: "Ada" }, "It’s Ada's turn"],
  ["{a} of {b}", { a: 0, b: 10 }, "0 of 10"],
  ["{a} of {b}", { a: 1 }, "1 of "],
  ["{n, plural, =0 {none} one {# key} other {# keys}} missed", { n: 0 }, "none missed"],
  ["{n, plural, =0 {none} one {# key} other {# keys}} missed", { n: 1 }, "1 key missed"],
  ["{n, plural, =0 {none} one {# key} other {# keys}} missed", { n: 12 }, "12 keys missed"],
  ["{n, plural, one {# key of {name}} other {# keys of {name}}}", { n: 2, name: "Ada" }, "2 keys of Ada"],
  ["{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}", { n: 23 }, "23rd"],
  ["{who, select, host {You start} other {They start}}", { who: "host" }, "You start"],
])("%j with %j", (message, values, said) => expect(say(message, values)).toBe(said));

test("a plural is chosen by the language's own rules", () => {
  expect(say("{n, selectordinal, other {#e}}", { n: 1 }, "nl-NL")).toBe("1e");
  expect(say("{n, plural, one {# toets} other {# toetsen}}", { n: 1 }, "nl-NL")).toBe("1 toets");
});
