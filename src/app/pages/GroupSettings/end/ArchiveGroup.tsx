import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ArchiveGroup_group$key } from "../../../../../__generated__/ArchiveGroup_group.graphql";
import type { ErrorCode } from "../../../../contract/errorCodes";
import { Button } from "../../../ui/Button";
import { Card } from "../../../ui/Card";
import { ErrorNotice } from "../../../ui/ErrorBoundary";
import { announce } from "../../../ui/notices";
import { useArchiveGroup } from "../mutations/useArchiveGroup";
import { useRestoreGroup } from "../mutations/useRestoreGroup";

/** Lets a group rest when its year is over, or takes it out of the archive. Both can be undone, so neither asks. */
export function ArchiveGroup({ groupRef }: { readonly groupRef: ArchiveGroup_group$key }) {
  const { t } = useLingui();
  const { id, archivedAt } = useFragment(
    graphql`
      fragment ArchiveGroup_group on Group @throwOnFieldError {
        id
        archivedAt
      }
    `,
    groupRef,
  );
  const [archive, isArchiving] = useArchiveGroup();
  const [restore, isRestoring] = useRestoreGroup();
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  const isArchived = archivedAt != null;
  const turn = async (): Promise<void> => {
    const answer = await (isArchived ? restore(id) : archive(id));
    setIssue(answer.ok ? null : answer.error);
    if (answer.ok) announce(isArchived ? t`The group is in use again.` : t`The group is archived.`);
  };
  return (
    <Card
      title={isArchived ? t`Archived` : t`Archive`}
      lead={
        isArchived
          ? t`The group rests. Taken out of the archive, all is as before.`
          : t`For when the year is over: all can be read, nothing changes, nobody joins or is watched. It can be undone.`
      }
    >
      {issue !== null && <ErrorNotice code={issue} />}
      <div>
        <Button
          look={isArchived ? "primary" : "secondary"}
          isBusy={isArchiving || isRestoring}
          onClick={() => void turn()}
        >
          {isArchived ? t`Take out of the archive` : t`Archive the group`}
        </Button>
      </div>
    </Card>
  );
}
