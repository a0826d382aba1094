import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { MyPart_assignment$key } from "../../../../__generated__/MyPart_assignment.graphql";
import { Card } from "../../ui/Card";
import { LinkButton } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import styles from "./AssignmentPage.module.css";
import { OwnProgress } from "./OwnProgress";
import { useWorkAddress } from "./useWorkAddress";

/** For a member: the way to do it, and how far they are. */
export function MyPart({ assignmentRef }: { readonly assignmentRef: MyPart_assignment$key }) {
  const { t } = useLingui();
  const assignment = useFragment(
    graphql`
      fragment MyPart_assignment on Assignment @throwOnFieldError {
        state
        backspace
        ...useWorkAddress_assignment
        ...OwnProgress_assignment
        myProgress {
          state
        }
      }
    `,
    assignmentRef,
  );
  const { state, backspace, myProgress } = assignment;
  const address = useWorkAddress(assignment);
  const isDone = myProgress?.state === "DONE";
  return (
    <>
      {!backspace && state === "OPEN" && (
        <Notice
          text={t`Backspace is off in this work: go on after an error. A run in which something was taken back does not count.`}
        />
      )}
      <div className={styles["row"]}>
        {state === "OPEN" && address !== null && (
          <LinkButton look={isDone ? "secondary" : "primary"} to={address}>
            {isDone ? t`Do it again` : myProgress?.state === "IN_PROGRESS" ? t`Go on` : t`Begin`}
          </LinkButton>
        )}
        {state === "CLOSED" && <p>{t`This is closed: what you type now does not count for it any more.`}</p>}
      </div>
      <Card title={t`How far you are`}>
        <OwnProgress assignmentRef={assignment} />
      </Card>
    </>
  );
}
