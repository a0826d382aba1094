import { fetchQuery, graphql } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { fetchEditedQuery } from "../../../../../__generated__/fetchEditedQuery.graphql";
import type { EditedText } from "./EditedText";

/** A text as the server has it now; null when it is gone. Rejects when no answer came. */
export async function fetchEdited(environment: IEnvironment, id: string): Promise<EditedText | null> {
  const answer = await fetchQuery<fetchEditedQuery>(
    environment,
    graphql`
      query fetchEditedQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          __typename
          ... on Text {
            version
            title
            body
            language
            tags
            source
          }
        }
      }
    `,
    { id },
    { fetchPolicy: "network-only" },
  ).toPromise();
  if (answer?.node?.__typename !== "Text") return null;
  const { version, title, body, language, tags, source } = answer.node;
  return { id, version, title, body, language: language === "NL" ? "nl" : "en", tags, source };
}
