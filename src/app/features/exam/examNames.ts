import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ExamNormName } from "../../../engine/exams/examNorms";

const levelNames: ReadonlyMap<string, MessageDescriptor> = new Map([
  ["CERTIFICATE", msg`Certificate`],
  ["DIPLOMA", msg`Diploma`],
  ["SILVER", msg`Silver`],
  ["GOLD", msg`Gold`],
  ["CUM_LAUDE", msg`Cum laude`],
  ["MASTER", msg`Master`],
]);

/** The name of a level; for one that this page does not know, that of a pass. */
export function nameOfLevel(level: string): MessageDescriptor {
  return levelNames.get(level) ?? msg`Passed`;
}

const normNames: Readonly<Record<ExamNormName, MessageDescriptor>> = {
  cbt: msg`CBT typing diploma`,
  "ecdl-junior": msg`ECDL Junior typing certificate`,
  ecdl: msg`ECDL typing certificate`,
  "ecdl-pro": msg`ECDL Pro typing certificate`,
  gerritsen: msg`Gerritsen typing diploma`,
};
const namesById: ReadonlyMap<string, MessageDescriptor> = new Map(Object.entries(normNames));

/** The name of a norm; for one that this page does not know, a general one. */
export function nameOfNorm(norm: string): MessageDescriptor {
  return namesById.get(norm) ?? msg`Typing exam`;
}
