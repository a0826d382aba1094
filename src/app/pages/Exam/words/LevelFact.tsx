import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { LevelFact_level$key } from "../../../../../__generated__/LevelFact_level.graphql";
import { nameOfLevel } from "./levelNames";

/** What it takes to reach a level, as an item of a list. */
export function LevelFact({ levelRef }: { readonly levelRef: LevelFact_level$key }) {
  const { t } = useLingui();
  const { name, strokesPerMinute, maxErrors } = useFragment(
    graphql`
      fragment LevelFact_level on ExamLevel @throwOnFieldError {
        name
        strokesPerMinute
        maxErrors
      }
    `,
    levelRef,
  );
  const level = t(nameOfLevel(name));
  return (
    <li>
      {maxErrors == null
        ? t`${level}: ${strokesPerMinute} strokes a minute or more`
        : t`${level}: ${strokesPerMinute} strokes a minute or more, and at most ${maxErrors} errors`}
    </li>
  );
}
