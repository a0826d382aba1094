import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { DeleteGroup_group$key } from "../../../../../__generated__/DeleteGroup_group.graphql";
import { Button } from "../../../ui/Button";
import { Card } from "../../../ui/Card";
import { Dialog } from "../../../ui/Dialog";
import { DeleteForm } from "./DeleteForm";

/** The end of a group; it asks first, and for its name. */
export function DeleteGroup({ groupRef }: { readonly groupRef: DeleteGroup_group$key }) {
  const { t } = useLingui();
  const group = useFragment(
    graphql`
      fragment DeleteGroup_group on Group @throwOnFieldError {
        name
        ...DeleteForm_group
      }
    `,
    groupRef,
  );
  const { name } = group;
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <Card
      title={t`Delete`}
      lead={t`The group, its assignments and its memberships go for good. Results stay with whoever typed them. Accounts that were made in the group can go with it: you are asked.`}
    >
      <div>
        <Button look="danger" onClick={() => setOpen(true)}>
          {t`Delete the group`}
        </Button>
      </div>
      <Dialog title={t`Delete ${name}?`} isOpen={isOpen} onClose={close}>
        <DeleteForm groupRef={group} onClose={close} />
      </Dialog>
    </Card>
  );
}
