import { useRef } from "react";
import { useRelayEnvironment } from "react-relay";
import { useNavigate } from "react-router-dom";
import { fetchQuery, graphql } from "relay-runtime";
import type { useOpenSimilarTextQuery } from "../../../../../__generated__/useOpenSimilarTextQuery.graphql";
import { fromWireLanguage } from "../../../../contract/languages/languages";
import { customQuery } from "../../../features/addresses";

/**
 * Opens another library text of the same kind, preferably one that the viewer has not typed.
 * @param back the query of the address of the list, which is opened if there is none or the server cannot be reached.
 */
export function useOpenSimilarText(back: string): (id: string) => Promise<void> {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const isLoading = useRef(false);
  return async (id) => {
    if (isLoading.current) return;
    isLoading.current = true;
    try {
      const search = await fetchQuery<useOpenSimilarTextQuery>(
        environment,
        graphql`
          query useOpenSimilarTextQuery($id: ID!) @throwOnFieldError {
            similarText(id: $id) {
              id
              language
            }
          }
        `,
        { id },
        { fetchPolicy: "network-only" },
      )
        .toPromise()
        .then(
          (answer) => {
            const text = answer?.similarText;
            return text == null
              ? back
              : customQuery(fromWireLanguage(text.language), { choice: "library", text: text.id });
          },
          () => back,
        );
      await navigate({ search });
    } finally {
      isLoading.current = false;
    }
  };
}
