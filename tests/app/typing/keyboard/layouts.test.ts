import { practiceLayout } from "../../../../src/app/typing/keyboard/layouts";

test.each([
  ["nothing was typed or said yet: what is usual", "", "", "en", "us", false],
  ["nothing was typed or said yet: what is usual", "", "", "nl", "us-international", false],
  ["a first run was typed in Dutch, now English is read", "", "us-international", "en", "us-international", false],
  ["a first run was typed in English, now Dutch is read", "", "us", "nl", "us", false],
  ["a layout was selected", "dvorak", "us", "nl", "dvorak", true],
  ["a layout was kept that this page does not know", "klingon", "martian", "nl", "us-international", false],
] as const)("%s (%s, %s, %s): %s", (_, layout, assumed, language, id, isTold) => {
  expect(practiceLayout({ layout, assumed }, language)).toEqual({ id, isTold });
});
