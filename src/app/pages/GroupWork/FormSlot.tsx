import { Suspense, useCallback, useEffect } from "react";
import { useQueryLoader, graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import LoadedFormQueryNode, { type FormSlotQuery } from "../../../../__generated__/FormSlotQuery.graphql";
import { ErrorBoundary, ErrorNotice } from "../../ui/ErrorBoundary";
import { Skeleton } from "../../ui/primitives";
import { AssignmentForm } from "./AssignmentForm";

type Props = {
  readonly groupId: string;
  /** Null for a new one. */
  readonly assignmentId: string | null;
  /** Connections to which a new one is prepended. */
  readonly connections: readonly string[];
  readonly onClose: () => void;
};

/** The form for an assignment; its options are fetched when it is opened. */
export function FormSlot({ groupId, assignmentId, connections, onClose }: Props) {
  const [reference, loadQuery] = useQueryLoader<FormSlotQuery>(LoadedFormQueryNode);
  const load = useCallback(
    () =>
      loadQuery(
        { groupId, assignmentId: assignmentId ?? "", isChange: assignmentId !== null },
        { fetchPolicy: "network-only" },
      ),
    [loadQuery, groupId, assignmentId],
  );
  useEffect(load, [load]);
  const place = <Skeleton size="block" />;
  return (
    <ErrorBoundary rank="part" onRetry={load}>
      <Suspense fallback={place}>
        {reference == null ? (
          place
        ) : (
          <LoadedForm groupId={groupId} queryReference={reference} connections={connections} onClose={onClose} />
        )}
      </Suspense>
    </ErrorBoundary>
  );
}

type LoadedFormProps = {
  readonly groupId: string;
  readonly queryReference: PreloadedQuery<FormSlotQuery>;
  readonly connections: readonly string[];
  readonly onClose: () => void;
};

function LoadedForm({ groupId, queryReference, connections, onClose }: LoadedFormProps) {
  const query = usePreloadedQuery<FormSlotQuery>(
    graphql`
      query FormSlotQuery($groupId: ID!, $assignmentId: ID!, $isChange: Boolean!) @throwOnFieldError {
        ...AssignmentForm_query @arguments(groupId: $groupId)
        assignment: node(id: $assignmentId) @include(if: $isChange) {
          ...AssignmentForm_assignment @alias(as: "form")
        }
      }
    `,
    queryReference,
  );
  const { assignment } = query;
  if (assignment !== undefined && !assignment?.form) return <ErrorNotice code="ASSIGNMENT_NOT_FOUND" />;
  return (
    <AssignmentForm
      groupId={groupId}
      queryRef={query}
      assignmentRef={assignment?.form ?? null}
      connections={connections}
      onClose={onClose}
    />
  );
}
