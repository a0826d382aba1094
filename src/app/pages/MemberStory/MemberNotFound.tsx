import { useLingui } from "@lingui/react/macro";
import { usePageStatus } from "../../rendering/usePageStatus";
import { LinkButton } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { groupAddress } from "../Group/groupAddress";

/** In the place of a member who is not in the group, or whom the viewer may not follow. */
export function MemberNotFound({ groupId }: { readonly groupId: string }) {
  const { t } = useLingui();
  usePageStatus(404);
  return (
    <Notice
      text={t`There is no member here for you. They may have left the group; only its coaches can follow others.`}
    >
      <LinkButton to={groupAddress(groupId)}>{t`The group`}</LinkButton>
    </Notice>
  );
}
