import { useState } from "react";
import { graphql } from "react-relay";
import type { useExportMutation } from "../../../__generated__/useExportMutation.graphql";
import { type ErrorCode, isErrorCode, readErrorCode } from "../../contract/errorCodes";
import { saveBlob } from "../platform/saveFile";
import { fetchExport } from "./fetchExport";
import { useMutationPromise } from "./useMutationPromise";

/**
 * Saves everything of one person as a file. Beside it, whether that is under way and what stopped it.
 * @returns `save` takes the global id of a group member, null for the viewer, and the name of the file.
 */
export function useExport() {
  const [createAddress] = useMutationPromise<useExportMutation>(graphql`
    mutation useExportMutation($memberId: ID) {
      createExportAddress(memberId: $memberId) {
        __typename
        ... on ExportAddress {
          address
        }
        ... on Error {
          code
        }
      }
    }
  `);
  const [isUnderWay, setIsUnderWay] = useState(false);
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  const save = async (memberId: string | null, fileName: string): Promise<void> => {
    if (isUnderWay) return;
    setIsUnderWay(true);
    setIssue(null);
    try {
      const { createExportAddress: answer } = await createAddress({ memberId });
      if (answer?.address !== undefined && answer.address !== null)
        saveBlob(await fetchExport(answer.address), fileName);
      else setIssue(isErrorCode(answer?.code) ? answer.code : "INTERNAL");
    } catch (error) {
      setIssue(readErrorCode(error));
    } finally {
      setIsUnderWay(false);
    }
  };
  return [save, isUnderWay, issue] as const;
}
