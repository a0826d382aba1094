import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { AdminNorms_query$key } from "../../../../__generated__/AdminNorms_query.graphql";
import { OwnNorms } from "../../features/ownNorms/OwnNorms";

/** The exam standards that the admins defined for everyone. */
export function AdminNorms({ queryRef }: { readonly queryRef: AdminNorms_query$key }) {
  const { t } = useLingui();
  const { ownExamNorms } = useFragment(
    graphql`
      fragment AdminNorms_query on Query @throwOnFieldError {
        ownExamNorms {
          id
          ...OwnNorms_norm
        }
      }
    `,
    queryRef,
  );
  return (
    <OwnNorms
      lead={t`Your own requirements for an exam. Everyone on this site can take it.`}
      groupId={null}
      norms={(ownExamNorms ?? []).map((norm) => ({ id: norm.id, normRef: norm }))}
    />
  );
}
