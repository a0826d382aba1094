import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { GroupNorms_group$key } from "../../../../__generated__/GroupNorms_group.graphql";
import { OwnNorms } from "../../features/ownNorms/OwnNorms";

/** The exam standards of a group. */
export function GroupNorms({ groupRef }: { readonly groupRef: GroupNorms_group$key }) {
  const { t } = useLingui();
  const { id, ownExamNorms } = useFragment(
    graphql`
      fragment GroupNorms_group on Group @throwOnFieldError {
        id
        ownExamNorms {
          id
          ...OwnNorms_norm
        }
      }
    `,
    groupRef,
  );
  return (
    <OwnNorms
      lead={t`Your own requirements for an exam. Only people in this group can take it.`}
      groupId={id}
      norms={(ownExamNorms ?? []).map((norm) => ({ id: norm.id, normRef: norm }))}
    />
  );
}
