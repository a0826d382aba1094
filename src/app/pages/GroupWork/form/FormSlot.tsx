import { Suspense, useEffect } from "react";
import { useQueryLoader } from "react-relay";
import LoadedFormQueryNode, { type LoadedFormQuery } from "../../../../../__generated__/LoadedFormQuery.graphql";
import { ErrorBoundary } from "../../../ui/ErrorBoundary";
import { Skeleton } from "../../../ui/Skeleton";
import { LoadedForm } from "./LoadedForm";

type Props = {
  readonly groupId: string;
  /** Null for a new one. */
  readonly assignmentId: string | null;
  /** Lists that a new one is put in front of. */
  readonly connections: readonly string[];
  readonly onClose: () => void;
};

/** The form for an assignment; what can be chosen in it is asked for when it is opened. */
export function FormSlot({ groupId, assignmentId, connections, onClose }: Props) {
  const [reference, load] = useQueryLoader<LoadedFormQuery>(LoadedFormQueryNode);
  useEffect(() => load({ groupId, assignmentId: assignmentId ?? "", isChange: assignmentId !== null }, { fetchPolicy: "network-only" }), [load, groupId, assignmentId]);
  const place = <Skeleton size="block" />;
  return (
    <ErrorBoundary rank="part">
      <Suspense fallback={place}>{reference == null ? place : <LoadedForm groupId={groupId} queryReference={reference} connections={connections} onClose={onClose} />}</Suspense>
    </ErrorBoundary>
  );
}
