import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ExamLevelName } from "../../../../../__generated__/LevelFact_level.graphql";

const names: { readonly [Name in ExamLevelName]: MessageDescriptor } = {
  CERTIFICATE: msg`Certificate`,
  DIPLOMA: msg`Diploma`,
  SILVER: msg`Silver`,
  GOLD: msg`Gold`,
  CUM_LAUDE: msg`Cum laude`,
  MASTER: msg`Master`,
};

const known: ReadonlyMap<string, MessageDescriptor> = new Map(Object.entries(names));

/** What a level is called. */
export function nameOfLevel(level: string): MessageDescriptor {
  return known.get(level) ?? msg`Passed`;
}
