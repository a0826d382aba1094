import { graphql } from "react-relay";
import type { importMutationsUseDeleteImportedRunsMutation } from "../../../../__generated__/importMutationsUseDeleteImportedRunsMutation.graphql";
import type { importMutationsUseImportRunsMutation } from "../../../../__generated__/importMutationsUseImportRunsMutation.graphql";
import type { importMutationsUsePreviewImportMutation } from "../../../../__generated__/importMutationsUsePreviewImportMutation.graphql";
import type { ImportSettings_preview$key } from "../../../../__generated__/ImportSettings_preview.graphql";
import { ConnectionHandler, type RecordSourceSelectorProxy } from "relay-runtime";
import { useResultMutation } from "../../relay/useResultMutation";

/**
 * An updater: the page with the viewer's progress fetches the runs and what the server computes of each day when it is
 * next shown.
 */
export function invalidateImportedRuns(store: RecordSourceSelectorProxy): void {
  const viewer = store.getRoot().getLinkedRecord("viewer");
  if (viewer) ConnectionHandler.getConnection(viewer, "ImportedRuns_viewer_importedRuns")?.invalidateRecord();
}

/** Reads a file of runs from another site, and keeps nothing. */
export function usePreviewImport() {
  return useResultMutation<importMutationsUsePreviewImportMutation, ImportSettings_preview$key>(
    graphql`
      mutation importMutationsUsePreviewImportMutation($file: Upload!) {
        previewImport(file: $file) {
          __typename
          ... on PreviewImportSuccess {
            file {
              ...ImportSettings_preview
            }
          }
          ... on RateLimitedError {
            retryAfterSeconds
          }
          ... on Error {
            code
          }
        }
      }
    `,
    ({ file }) => file,
  );
}

/** Adds the runs of such a file to the viewer's. Resolves to how many were new. */
export function useImportRuns() {
  return useResultMutation<importMutationsUseImportRunsMutation, { readonly newRuns: number }>(
    graphql`
      mutation importMutationsUseImportRunsMutation($file: Upload!) {
        importRuns(file: $file) {
          __typename
          ... on ImportRunsSuccess {
            file {
              newRuns
            }
            user {
              # eslint-disable-next-line relay/must-colocate-fragment-spreads -- Refreshes the list below the form.
              ...ImportSettings_viewer
            }
          }
          ... on RateLimitedError {
            retryAfterSeconds
          }
          ... on Error {
            code
          }
        }
      }
    `,
    ({ file }) => (file?.newRuns == null ? undefined : { newRuns: file.newRuns }),
  );
}

/** Deletes all runs from one site. Resolves to how many there were. */
export function useDeleteImportedRuns() {
  return useResultMutation<importMutationsUseDeleteImportedRunsMutation, { readonly deletedRuns: number }>(
    graphql`
      mutation importMutationsUseDeleteImportedRunsMutation($source: ImportSource!) {
        deleteImportedRuns(source: $source) {
          __typename
          ... on DeleteImportedRunsSuccess {
            deletedRuns
            user {
              # eslint-disable-next-line relay/must-colocate-fragment-spreads -- Refreshes the list that it was in.
              ...ImportSettings_viewer
            }
          }
          ... on Error {
            code
          }
        }
      }
    `,
    ({ deletedRuns }) => (deletedRuns == null ? undefined : { deletedRuns }),
  );
}
