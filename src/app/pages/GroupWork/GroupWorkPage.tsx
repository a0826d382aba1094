import { useLingui } from "@lingui/react/macro";
import { graphql, usePreloadedQuery, useFragment, useQueryLoader, type PreloadedQuery } from "react-relay";
import GroupWorkPageQueryNode, { type GroupWorkPageQuery } from "../../../../__generated__/GroupWorkPageQuery.graphql";
import { useViewerQuery } from "../../relay/routeQuery";
import { GroupFrame, GroupNotFound } from "../../features/group/GroupFrame";
import { MyWork } from "../../features/assignment/WorkList";
import { useState, Suspense, useCallback, useEffect } from "react";
import type { GroupWorkPage_group$key } from "../../../../__generated__/GroupWorkPage_group.graphql";
import { Button } from "../../ui/Button";
import { AssignmentList } from "./AssignmentList";
import styles from "./GroupWorkPage.module.css";
import LoadedFormQueryNode, {
  type GroupWorkPageFormQuery,
} from "../../../../__generated__/GroupWorkPageFormQuery.graphql";
import { ErrorBoundary, ErrorNotice } from "../../ui/ErrorBoundary";
import { Skeleton } from "../../ui/primitives";
import { AssignmentForm } from "./AssignmentForm";
import { PlanPanel } from "./PlanPanel";
import { toWireLanguage } from "../../../contract/languages/languages";
import { useLanguage } from "../../platform/locale/useLocale";

/** The assignments of a group. */
export function GroupWorkPage() {
  const { t } = useLingui();
  const { node } = usePreloadedQuery<GroupWorkPageQuery>(
    graphql`
      query GroupWorkPageQuery($id: ID!) @throwOnFieldError @preloadable {
        node(id: $id) {
          ...GroupFrame_group @alias(as: "frame")
          ...WorkList_myWorkGroup @alias(as: "mine")
          ...GroupWorkPage_group @alias(as: "coached")
        }
      }
    `,
    useViewerQuery<GroupWorkPageQuery>(GroupWorkPageQueryNode),
  );
  if (!node?.frame || !node.mine || !node.coached) return <GroupNotFound />;
  return (
    <GroupFrame groupRef={node.frame} title={t`Assignments`}>
      <MyWork groupRef={node.mine} />
      <CoachWork groupRef={node.coached} />
    </GroupFrame>
  );
}

/** For coaches: a group's assignments, and the form for one. Empty for its members. */
function CoachWork({ groupRef }: { readonly groupRef: GroupWorkPage_group$key }) {
  const { t } = useLingui();
  const group = useFragment(
    graphql`
      fragment GroupWorkPage_group on Group @throwOnFieldError {
        id
        myRole
        archivedAt
        ...AssignmentList_group
        ...PlanPanel_group
      }
    `,
    groupRef,
  );
  // Id of the assignment being edited; "new" for one that does not exist yet.
  const [edited, setEdited] = useState<string | null>(null);
  const [connection, setConnection] = useState<string | null>(null);
  const [isPlanning, setPlanning] = useState(false);
  // Fetches the list again, once it has been shown.
  const [refetch, setRefetch] = useState<(() => void) | null>(null);
  const onRefetch = useCallback((next: () => void) => setRefetch(() => next), []);
  const close = (): void => setEdited(null);
  if (group.myRole === "MEMBER") return null;
  const isResting = group.archivedAt != null;
  return (
    <div className={styles["work"]}>
      {edited === null && !isPlanning && !isResting && (
        <div className={styles["actions"]}>
          <Button look="primary" onClick={() => setEdited("new")}>
            {t`New assignment`}
          </Button>
          <Button onClick={() => setPlanning(true)}>{t`12-week plan`}</Button>
        </div>
      )}
      {isPlanning && !isResting && (
        <PlanPanel groupRef={group} onMade={() => refetch?.()} onClose={() => setPlanning(false)} />
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
      <AssignmentList
        groupRef={group}
        isResting={isResting}
        onEdit={setEdited}
        onNew={edited === null && !isPlanning && !isResting ? () => setEdited("new") : null}
        onConnection={setConnection}
        onRefetch={onRefetch}
      />
    </div>
  );
}

type Props = {
  readonly groupId: string;
  /** Null for a new one. */
  readonly assignmentId: string | null;
  /** Connections to which a new one is prepended. */
  readonly connections: readonly string[];
  readonly onClose: () => void;
};

/** The form for an assignment; its options are fetched when it is opened. */
function FormSlot({ groupId, assignmentId, connections, onClose }: Props) {
  const [reference, loadQuery] = useQueryLoader<GroupWorkPageFormQuery>(LoadedFormQueryNode);
  const language = toWireLanguage(useLanguage());
  const load = useCallback(
    () =>
      loadQuery(
        { groupId, language, assignmentId: assignmentId ?? "", isChange: assignmentId !== null },
        { fetchPolicy: "network-only" },
      ),
    [loadQuery, groupId, language, assignmentId],
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
  readonly queryReference: PreloadedQuery<GroupWorkPageFormQuery>;
  readonly connections: readonly string[];
  readonly onClose: () => void;
};

function LoadedForm({ groupId, queryReference, connections, onClose }: LoadedFormProps) {
  const query = usePreloadedQuery<GroupWorkPageFormQuery>(
    graphql`
      query GroupWorkPageFormQuery($groupId: ID!, $language: Language!, $assignmentId: ID!, $isChange: Boolean!)
      @throwOnFieldError {
        ...AssignmentForm_query @arguments(groupId: $groupId, language: $language)
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
