import { graphql } from "react-relay";
import type { useReadTextUploadMutation } from "../../../../__generated__/useReadTextUploadMutation.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { type ProgressListener, watchUpload } from "../../relay/uploadProgress";
import { useMutationPromise } from "../../relay/useMutationPromise";
import { readErrorCode } from "../../ui/readErrorCode";
import type { FoundText } from "./FoundText";
import { toFoundText } from "./toFoundText";

/**
 * Sends a file to be read, and gives the texts in it, or the code of a refusal. Keeps nothing. Rejects when no answer
 * came.
 */
export function useReadTextUpload() {
  const [run] = useMutationPromise<useReadTextUploadMutation>(graphql`
    mutation useReadTextUploadMutation($file: Upload!) {
      readTextUpload(file: $file) {
        __typename
        ... on ReadTextUploadSuccess {
          texts {
            title
            body
            language
            changes {
              kind
              count
            }
            titleIssue
            bodyIssue
          }
        }
        ... on Error {
          code
        }
      }
    }
  `);
  return async (file: File, onProgress: ProgressListener): Promise<readonly FoundText[] | ErrorCode> => {
    watchUpload(file, onProgress);
    const { readTextUpload: answer } = await run({ file });
    if (answer?.__typename !== "ReadTextUploadSuccess") return readErrorCode(answer);
    return (answer.texts ?? []).map(toFoundText);
  };
}
