import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { CourseId } from "../../../../engine/lessons/Course";

/** How one knows a keyboard: the six letters at the top left, and what ' and then e give. */
export type KeyboardMark = {
  readonly keys: readonly string[];
  readonly apostrophe: string | null;
  readonly about: MessageDescriptor;
  readonly where: MessageDescriptor;
};

export const keyboardMarks: Readonly<Record<CourseId, KeyboardMark>> = {
  "us-intl": {
    keys: [..."QWERTY"],
    apostrophe: "é",
    about: msg`The letters at the top left are Q W E R T Y. Press ' and then e: you get é.`,
    where: msg`Most computers in the Netherlands`,
  },
  us: {
    keys: [..."QWERTY"],
    apostrophe: "'e",
    about: msg`The letters at the top left are Q W E R T Y. Press ' and then e: you get 'e.`,
    where: msg`Most computers in the United States`,
  },
  "be-azerty": {
    keys: [..."AZERTY"],
    apostrophe: null,
    about: msg`The letters at the top left are A Z E R T Y.`,
    where: msg`Most computers in Belgium`,
  },
};
