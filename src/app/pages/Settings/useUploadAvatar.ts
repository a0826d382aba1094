import { graphql } from "react-relay";
import type { useUploadAvatarMutation } from "../../../../__generated__/useUploadAvatarMutation.graphql";
import { type ErrorCode, readErrorCode } from "../../../contract/errorCodes";
import { type ProgressListener, subscribeToUploadProgress, watchUpload } from "../../relay/multipartTransport";
import { useMutationPromise } from "../../relay/useMutationPromise";

/**
 * Uploads a picture, as a multipart request. Gives the code of a refusal, or null when it is the viewer's picture now.
 * Rejects when no answer came.
 */
export function useUploadAvatar() {
  const [run] = useMutationPromise<useUploadAvatarMutation>(graphql`
    mutation useUploadAvatarMutation($file: Upload!) {
      uploadAvatar(file: $file) {
        __typename
        ... on UploadAvatarSuccess {
          user {
            # eslint-disable-next-line relay/unused-fields -- Refreshes the picture wherever it is on screen.
            avatarUrl
          }
        }
        ... on Error {
          code
        }
      }
    }
  `);
  return async (file: File, onProgress: ProgressListener): Promise<ErrorCode | null> => {
    subscribeToUploadProgress(file, onProgress);
    const { uploadAvatar: answer } = await run({ file });
    return answer?.__typename === "UploadAvatarSuccess" ? null : readErrorCode(answer);
  };
}
