import { graphql } from "react-relay";
import type { usePreviewMembersMutation } from "../../../../../__generated__/usePreviewMembersMutation.graphql";
import type { ErrorCode } from "../../../../contract/errorCodes";
import { type ProgressListener, subscribeToUploadProgress } from "../../../relay/multipartTransport";
import { useMutationPromise } from "../../../relay/useMutationPromise";
import { readErrorCode } from "../../../ui/readErrorCode";
import type { PreviewedRow } from "../add/PreviewedRow";

/**
 * Has the server read a list of names: its rows, or the code of a refusal. Changes nothing. Rejects when no answer
 * came.
 */
export function usePreviewMembers() {
  const [run] = useMutationPromise<usePreviewMembersMutation>(graphql`
    mutation usePreviewMembersMutation($groupId: ID!, $file: Upload!) {
      previewMembers(groupId: $groupId, file: $file) {
        __typename
        ... on MemberPreview {
          rows {
            line
            name
            username
            isUsernameChosen
            isInGroup
            issues {
              code
            }
          }
        }
        ... on Error {
          code
        }
      }
    }
  `);
  return async (
    groupId: string,
    file: File,
    onProgress: ProgressListener,
  ): Promise<readonly PreviewedRow[] | ErrorCode> => {
    subscribeToUploadProgress(file, onProgress);
    const { previewMembers: answer } = await run({ groupId, file });
    if (answer?.__typename !== "MemberPreview") return readErrorCode(answer);
    return (answer.rows ?? []).flatMap((row) => {
      if (row?.line == null) return [];
      const { line, name, username, isUsernameChosen, isInGroup, issues } = row;
      const [issue] = issues ?? [];
      return [
        {
          line,
          name: name ?? "",
          username: username ?? "",
          isUsernameChosen: isUsernameChosen ?? false,
          isInGroup: isInGroup ?? false,
          issue: issue ? readErrorCode(issue) : null,
        },
      ];
    });
  };
}
