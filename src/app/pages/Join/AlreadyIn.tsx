import { useLingui } from "@lingui/react/macro";
import { LinkButton } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { groupAddress } from "../Group/groupAddress";

/** For who is in the group: the way to it. */
export function AlreadyIn({ groupId }: { readonly groupId: string }) {
  const { t } = useLingui();
  return (
    <Notice kind="success" text={t`You are in this group.`}>
      <LinkButton look="primary" to={groupAddress(groupId)}>
        {t`Go to the group`}
      </LinkButton>
      <LinkButton to="/">{t`Practise`}</LinkButton>
    </Notice>
  );
}
