import { Suspense, useEffect } from "react";
import { useQueryLoader } from "react-relay";
import DueWorkQueryNode, { type DueWorkQuery } from "../../../../../__generated__/DueWorkQuery.graphql";
import CurrentWorkQueryNode, { type CurrentWorkQuery } from "../../../../../__generated__/CurrentWorkQuery.graphql";
import { ErrorBoundary } from "../../../ui/ErrorBoundary";
import { subscribeToSavedRuns } from "../saving/savedRuns";
import { CurrentWork } from "./CurrentWork";
import { DueWork } from "./DueWork";

/**
 * One line: the assignment that somebody is at, or else what is due first. It is asked for anew after each run that was
 * saved.
 */
export function WorkBar({ assignmentId }: { readonly assignmentId: string | null }) {
  const [due, loadDue] = useQueryLoader<DueWorkQuery>(DueWorkQueryNode);
  const [current, loadCurrent] = useQueryLoader<CurrentWorkQuery>(CurrentWorkQueryNode);
  useEffect(() => {
    const load = (): void => {
      if (assignmentId === null) loadDue({}, { fetchPolicy: "store-and-network" });
      else loadCurrent({ id: assignmentId }, { fetchPolicy: "store-and-network" });
    };
    load();
    return subscribeToSavedRuns(load);
  }, [assignmentId, loadDue, loadCurrent]);

  return (
    <ErrorBoundary rank="part" fallback={null}>
      <Suspense>
        {assignmentId === null && due != null && <DueWork queryReference={due} />}
        {assignmentId !== null && current != null && <CurrentWork queryReference={current} />}
      </Suspense>
    </ErrorBoundary>
  );
}
