import { Suspense, useCallback, useEffect, useState } from "react";
import { useQueryLoader, useRelayEnvironment } from "react-relay";
import LoadedFormQueryNode, { type LoadedFormQuery } from "../../../../../__generated__/LoadedFormQuery.graphql";
import { type ErrorCode, readErrorCode } from "../../../../contract/errorCodes";
import { ErrorBoundary, ErrorNotice } from "../../../ui/ErrorBoundary";
import { Skeleton } from "../../../ui/primitives";
import { fetchLists, type Lists } from "./fetchLists";
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
  const environment = useRelayEnvironment();
  const [reference, load] = useQueryLoader<LoadedFormQuery>(LoadedFormQueryNode);
  const [lists, setLists] = useState<Lists | null>(null);
  const [error, setError] = useState<ErrorCode | null>(null);
  useEffect(
    () => load({ assignmentId: assignmentId ?? "", isChange: assignmentId !== null }, { fetchPolicy: "network-only" }),
    [load, assignmentId],
  );
  const ask = useCallback(
    () => void fetchLists(environment, groupId).then(setLists, (failure: unknown) => setError(readErrorCode(failure))),
    [environment, groupId],
  );
  useEffect(ask, [ask]);
  const again = (): void => {
    setError(null);
    ask();
  };
  if (error !== null) return <ErrorNotice code={error} onRetry={again} />;
  const place = <Skeleton size="block" />;
  return (
    <ErrorBoundary rank="part">
      <Suspense fallback={place}>
        {reference == null || lists === null ? (
          place
        ) : (
          <LoadedForm
            groupId={groupId}
            lists={lists}
            queryReference={reference}
            connections={connections}
            onClose={onClose}
          />
        )}
      </Suspense>
    </ErrorBoundary>
  );
}
