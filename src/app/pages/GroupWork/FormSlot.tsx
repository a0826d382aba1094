import { type ListedMember, type ListedText, useChosen } from "./formValues";
import { Suspense, useCallback, useEffect, useState } from "react";
import { useQueryLoader, useRelayEnvironment, graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import LoadedFormQueryNode, { type FormSlotQuery } from "../../../../__generated__/FormSlotQuery.graphql";
import { type ErrorCode, readErrorCode } from "../../../contract/errorCodes";
import { ErrorBoundary, ErrorNotice } from "../../ui/ErrorBoundary";
import { Skeleton } from "../../ui/primitives";
import { useLingui } from "@lingui/react/macro";
import { nameOfNorm } from "../../features/exam/examNames";
import { AssignmentForm } from "./AssignmentForm";
import { lessonOptions } from "./TaskFields";
import { useLessonName } from "../../features/assignment/assignmentWords";
import { fetchQuery, type IEnvironment } from "relay-runtime";
import type { FormSlotMembersQuery } from "../../../../__generated__/FormSlotMembersQuery.graphql";
import type {
  FormSlotTextsQuery,
  FormSlotTextsQuery$variables,
} from "../../../../__generated__/FormSlotTextsQuery.graphql";

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
  const environment = useRelayEnvironment();
  const [reference, load] = useQueryLoader<FormSlotQuery>(LoadedFormQueryNode);
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

type LoadedFormProps = {
  readonly groupId: string;
  readonly lists: Lists;
  readonly queryReference: PreloadedQuery<FormSlotQuery>;
  readonly connections: readonly string[];
  readonly onClose: () => void;
};

/** The form, with all its options. */
function LoadedForm({ groupId, lists: { texts, members }, queryReference, connections, onClose }: LoadedFormProps) {
  const { t } = useLingui();
  const lessonName = useLessonName();
  const data = usePreloadedQuery<FormSlotQuery>(
    graphql`
      query FormSlotQuery($assignmentId: ID!, $isChange: Boolean!) @throwOnFieldError {
        examNorms {
          name
        }
        assignment: node(id: $assignmentId) @include(if: $isChange) {
          ...AssignmentForm_assignment @alias(as: "form")
          ...formValues_useChosenAssignment @alias(as: "chosen")
        }
      }
    `,
    queryReference,
  );
  const { examNorms, assignment } = data;
  const chosen = useChosen(assignment?.chosen ?? null);
  if (assignment !== undefined && !assignment?.form) return <ErrorNotice code="ASSIGNMENT_NOT_FOUND" />;
  const choices = {
    lesson: lessonOptions(lessonName),
    textId: unique([...chosen.texts, ...texts]).map(({ id, title, characters }) => ({
      value: id,
      label: t`${title} (${characters} characters)`,
    })),
    norm: examNorms.map(({ name }) => ({ value: name, label: t(nameOfNorm(name)) })),
    members: unique([...chosen.members, ...members]).map(({ id, name }) => ({ value: id, label: name })),
  };
  return (
    <AssignmentForm
      groupId={groupId}
      assignmentRef={assignment?.form ?? null}
      choices={choices}
      connections={connections}
      onClose={onClose}
    />
  );
}

/** Removes duplicates: what is already chosen may also be in the lists. */
function unique<One extends { readonly id: string }>(all: readonly One[]): readonly One[] {
  return [...new Map(all.map((one) => [one.id, one])).values()];
}

/** The options for an assignment, each list completely loaded. */
type Lists = { readonly members: readonly ListedMember[]; readonly texts: readonly ListedText[] };

const membersOf = graphql`
  query FormSlotMembersQuery($groupId: ID!, $after: String) @throwOnFieldError {
    node(id: $groupId) {
      __typename
      ... on Group {
        members(first: 100, after: $after) {
          edges {
            node {
              id
              role
              user {
                displayName
              }
            }
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
  }
`;

const textsOf = graphql`
  query FormSlotTextsQuery($language: Language, $filters: TextFilters, $after: String) @throwOnFieldError {
    texts(first: 100, language: $language, filters: $filters, after: $after) {
      edges {
        node {
          id
          title
          characters
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

const anew = { fetchPolicy: "network-only" } as const;

/** Fetches all members of a group, and all texts that it may use: its own first. */
async function fetchLists(environment: IEnvironment, groupId: string): Promise<Lists> {
  const [members, ours, dutch, english] = await Promise.all([
    fetchMembers(environment, groupId),
    fetchTexts(environment, { filters: { shelves: ["GROUP"], groupId } }),
    fetchTexts(environment, { language: "NL" }),
    fetchTexts(environment, { language: "EN" }),
  ]);
  return { members, texts: [...ours, ...dutch, ...english] };
}

async function fetchMembers(environment: IEnvironment, groupId: string): Promise<readonly ListedMember[]> {
  return toItsEnd(async (after) => {
    const answer = await fetchQuery<FormSlotMembersQuery>(environment, membersOf, { groupId, after }, anew).toPromise();
    const page = answer?.node?.__typename === "Group" ? answer.node.members : null;
    const some = (page?.edges ?? []).flatMap(({ node: { id, role, user } }) =>
      role === "MEMBER" ? [{ id, name: user.displayName }] : [],
    );
    return { some, next: page?.pageInfo.hasNextPage === true ? page.pageInfo.endCursor : null };
  });
}

async function fetchTexts(environment: IEnvironment, of: FormSlotTextsQuery$variables): Promise<readonly ListedText[]> {
  return toItsEnd(async (after) => {
    const answer = await fetchQuery<FormSlotTextsQuery>(environment, textsOf, { ...of, after }, anew).toPromise();
    const page = answer?.texts;
    return {
      some: (page?.edges ?? []).map(({ node: { id, title, characters } }) => ({ id, title, characters })),
      next: page?.pageInfo.hasNextPage === true ? page.pageInfo.endCursor : null,
    };
  });
}

type Page<One> = { readonly some: readonly One[]; readonly next: string | null | undefined };

async function toItsEnd<One>(ask: (after: string | null) => Promise<Page<One>>): Promise<readonly One[]> {
  const all: One[] = [];
  let after: string | null | undefined = null;
  do {
    const { some, next }: Page<One> = await ask(after);
    all.push(...some);
    after = next;
  } while (after != null);
  return all;
}
