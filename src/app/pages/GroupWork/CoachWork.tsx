import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { CoachWork_group$key } from "../../../../__generated__/CoachWork_group.graphql";
import { Button } from "../../ui/Button";
import { AssignmentList } from "./AssignmentList";
import { FormSlot } from "./form/FormSlot";
import styles from "./GroupWork.module.css";

/** For those who run a group: its assignments, and the form for one. Nothing for its members. */
export function CoachWork({ groupRef }: { readonly groupRef: CoachWork_group$key }) {
  const { t } = useLingui();
  const group = useFragment(
    graphql`
      fragment CoachWork_group on Group @throwOnFieldError {
        id
        myRole
        archivedAt
        ...AssignmentList_group
      }
    `,
    groupRef,
  );
  // Which assignment is worked on, by its id; "new" for one that is not there yet.
  const [edited, setEdited] = useState<string | null>(null);
  const [connection, setConnection] = useState<string | null>(null);
  const close = (): void => setEdited(null);
  if (group.myRole === "MEMBER") return null;
  const isResting = group.archivedAt != null;
  return (
    <div className={styles["work"]}>
      {edited === null && !isResting && (
        <div>
          <Button look="primary" onClick={() => setEdited("new")}>
            {t`New assignment`}
          </Button>
        </div>
      )}
      {edited !== null && !isResting && (
        <FormSlot
          key={edited}
          groupId={group.id}
          assignmentId={edited === "new" ? null : edited}
          connections={connection === null ? [] : [connection]}
          onClose={close}
        />
      )}
      <AssignmentList groupRef={group} isResting={isResting} onEdit={setEdited} onConnection={setConnection} />
    </div>
  );
}
