import { useLingui } from "@lingui/react/macro";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { LoadedFormQuery } from "../../../../../__generated__/LoadedFormQuery.graphql";
import { ErrorNotice } from "../../../ui/ErrorNotice";
import { nameOfNorm } from "../../Exam/words/normNames";
import { AssignmentForm } from "./AssignmentForm";
import { lessonOptions } from "./lessonOptions";
import { useLessonName } from "../../Assignment/words/useLessonName";

type Props = { readonly groupId: string; readonly queryReference: PreloadedQuery<LoadedFormQuery>; readonly connections: readonly string[]; readonly onClose: () => void };

/** The form, with all that can be chosen in it. */
export function LoadedForm({ groupId, queryReference, connections, onClose }: Props) {
  const { t } = useLingui();
  const lessonName = useLessonName();
  const data = usePreloadedQuery<LoadedFormQuery>(
    graphql`
      query LoadedFormQuery($groupId: ID!, $assignmentId: ID!, $isChange: Boolean!) @throwOnFieldError {
        examNorms {
          name
        }
        ours: texts(first: 100, filters: { shelves: [GROUP], groupId: $groupId }) {
          edges {
            node {
              id
              title
              characters
            }
          }
        }
        dutch: texts(language: NL, first: 100) {
          edges {
            node {
              id
              title
              characters
            }
          }
        }
        english: texts(language: EN, first: 100) {
          edges {
            node {
              id
              title
              characters
            }
          }
        }
        group: node(id: $groupId) {
          __typename
          ... on Group {
            members(first: 100) {
              edges {
                node {
                  id
                  role
                  user {
                    displayName
                  }
                }
              }
            }
          }
        }
        assignment: node(id: $assignmentId) @include(if: $isChange) {
          ...AssignmentForm_assignment @alias(as: "form")
        }
      }
    `,
    queryReference,
  );
  const { examNorms, ours, dutch, english, group, assignment } = data;
  if (assignment !== undefined && !assignment?.form) return <ErrorNotice code="ASSIGNMENT_NOT_FOUND" />;
  const members = group?.__typename === "Group" ? (group.members?.edges ?? []) : [];
  const choices = {
    lesson: lessonOptions(lessonName),
    textId: [...ours.edges, ...dutch.edges, ...english.edges].map(({ node: { id, title, characters } }) => ({ value: id, label: t`${title} (${characters} characters)` })),
    norm: examNorms.map(({ name }) => ({ value: name, label: t(nameOfNorm(name)) })),
    members: members.flatMap(({ node: { id, role, user } }) => (role === "MEMBER" ? [{ value: id, label: user.displayName }] : [])),
  };
  return <AssignmentForm groupId={groupId} assignmentRef={assignment?.form ?? null} choices={choices} connections={connections} onClose={onClose} />;
}
