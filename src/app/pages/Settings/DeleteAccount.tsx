import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { DeleteAccount_viewer$key } from "../../../../__generated__/DeleteAccount_viewer.graphql";
import { Button, LinkButton } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Dialog } from "../../ui/Dialog";
import { Notice } from "../../ui/Notice";
import { DeleteAccountForm } from "./DeleteAccountForm";

/** The way out for good. Who alone owns a group with others in it is told first. */
export function DeleteAccount({ viewerRef }: { readonly viewerRef: DeleteAccount_viewer$key }) {
  const { t } = useLingui();
  const { groupsToHandOver } = useFragment(
    graphql`
      fragment DeleteAccount_viewer on User @throwOnFieldError {
        groupsToHandOver
      }
    `,
    viewerRef,
  );
  const [isOpen, setIsOpen] = useState(false);
  const names = groupsToHandOver ?? [];
  const list = names.join(", ");
  return (
    <Card
      id="delete"
      title={t`Delete your account`}
      lead={t`Your results, exams, certificates and texts go with it. Download them first to keep a copy.`}
    >
      {names.length > 0 ? (
        <Notice
          text={t`You are the only owner of: ${list}. Make somebody else the owner, or delete the group, and your account can go.`}
        >
          <LinkButton to="/groups">{t`Your groups`}</LinkButton>
        </Notice>
      ) : (
        <div>
          <Button look="danger" onClick={() => setIsOpen(true)}>
            {t`Delete my account`}
          </Button>
        </div>
      )}
      <Dialog title={t`Delete your account`} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <DeleteAccountForm />
      </Dialog>
    </Card>
  );
}
