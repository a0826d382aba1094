import { useLingui } from "@lingui/react/macro";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { LoadedFormQuery } from "../../../../../__generated__/LoadedFormQuery.graphql";
import { ErrorNotice } from "../../../ui/ErrorBoundary";
import { nameOfNorm } from "../../../features/exam/examNames";
import { AssignmentForm } from "./AssignmentForm";
import { lessonOptions } from "./lessonOptions";
import type { Lists } from "./fetchLists";
import { useChosen } from "./useChosen";
import { useLessonName } from "../../Assignment/words/useLessonName";

type Props = {
  readonly groupId: string;
  readonly lists: Lists;
  readonly queryReference: PreloadedQuery<LoadedFormQuery>;
  readonly connections: readonly string[];
  readonly onClose: () => void;
};

/** The form, with all that can be chosen in it. */
export function LoadedForm({ groupId, lists: { texts, members }, queryReference, connections, onClose }: Props) {
  const { t } = useLingui();
  const lessonName = useLessonName();
  const data = usePreloadedQuery<LoadedFormQuery>(
    graphql`
      query LoadedFormQuery($assignmentId: ID!, $isChange: Boolean!) @throwOnFieldError {
        examNorms {
          name
        }
        assignment: node(id: $assignmentId) @include(if: $isChange) {
          ...AssignmentForm_assignment @alias(as: "form")
          ...useChosen_assignment @alias(as: "chosen")
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

/** Each once: what is chosen already may stand in the lists as well. */
function unique<One extends { readonly id: string }>(all: readonly One[]): readonly One[] {
  return [...new Map(all.map((one) => [one.id, one])).values()];
}
