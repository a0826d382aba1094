import { useLingui } from "@lingui/react/macro";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { LinkButton } from "../../ui/Button";
import { groupAddress } from "./groupAddress";

/** In the place of a page of a group that is for those who run it. */
export function CoachesOnly({ groupId }: { readonly groupId: string }) {
  const { t } = useLingui();
  return (
    <ErrorNotice code="NOT_A_COACH">
      <LinkButton to={groupAddress(groupId)}>{t`Overview of the group`}</LinkButton>
    </ErrorNotice>
  );
}
