import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { normOptions_query$key } from "../../../../__generated__/normOptions_query.graphql";
import { nameOfNorm } from "../../features/exam/examWords";
import type { MultiSelectOption } from "../../ui/multiSelect/SelectBox";

/** A norm to choose, with the minutes of one attempt. */
export type NormOption = MultiSelectOption & { readonly minutes: number };

/** The norms that an assignment of a group can ask for: those for everyone, and its own that are in use. */
export function useNormOptions(queryRef: normOptions_query$key): readonly NormOption[] {
  const { t } = useLingui();
  const { examNorms, group } = useFragment(
    graphql`
      fragment normOptions_query on Query @throwOnFieldError @argumentDefinitions(groupId: { type: "ID!" }) {
        examNorms {
          name
          title
          minutes
          groupName
        }
        # Also for admins, who are offered no exam of a group that they are not in.
        group: node(id: $groupId) {
          ... on Group {
            ownExamNorms {
              archivedAt
              norm {
                name
                title
                minutes
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const forAll = examNorms.filter(({ groupName }) => groupName == null);
  const own = (group?.ownExamNorms ?? []).filter(({ archivedAt }) => archivedAt == null).map(({ norm }) => norm);
  return [...own, ...forAll].map(({ name, title, minutes }) => ({
    value: name,
    label: nameOfNorm(t, name, title),
    minutes,
  }));
}
