import { isLayoutSaved, practiceLayout } from "../../../../src/app/typing/keyboard/layouts";

test.each([
  ["nothing was typed or said yet: what is usual", "", "", "en", "us", false],
  ["nothing was typed or said yet: what is usual", "", "", "nl", "us-international", false],
  ["a first run was typed in Dutch, now English is read", "", "us-international", "en", "us-international", false],
  ["a first run was typed in English, now Dutch is read", "", "us", "nl", "us", false],
  ["the browser names Belgium, and nothing was typed yet", "", "belgian", "fr", "belgian", false],
  ["a layout was selected", "dvorak", "us", "nl", "dvorak", true],
  ["a layout was kept that this page does not know", "klingon", "martian", "nl", "us-international", false],
] as const)("%s (%s, %s, %s): %s", (_, layout, assumed, language, id, isChosen) => {
  expect(practiceLayout({ layout, assumed }, language)).toEqual({ id, isChosen });
});

test.each([
  ["chosen", { id: "french", isChosen: true }, true],
  ["the usual one for the language, which the server assumes too", { id: "french", isChosen: false }, false],
  ["assumed, and not the usual one", { id: "belgian", isChosen: false }, true],
] as const)("a layout that is %s", (_, layout, isSaved) => expect(isLayoutSaved(layout, "fr")).toBe(isSaved));
