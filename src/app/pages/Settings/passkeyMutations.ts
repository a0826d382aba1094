import { graphql } from "react-relay";
import type { passkeyMutationsUseAddPasskeyBeginMutation } from "../../../../__generated__/passkeyMutationsUseAddPasskeyBeginMutation.graphql";
import type { passkeyMutationsUseAddPasskeyMutation } from "../../../../__generated__/passkeyMutationsUseAddPasskeyMutation.graphql";
import type { passkeyMutationsUseRemovePasskeyMutation } from "../../../../__generated__/passkeyMutationsUseRemovePasskeyMutation.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { makePasskey } from "../../platform/passkeys";
import { toFormOutcome, useResultMutation } from "../../relay/useResultMutation";
import type { FormOutcome } from "../../ui/form/useForm";

/** Asks the user's device for a passkey and adds it to the account. */
export function useAddPasskey() {
  const [begin] = useResultMutation<passkeyMutationsUseAddPasskeyBeginMutation, string>(
    graphql`
      mutation passkeyMutationsUseAddPasskeyBeginMutation {
        beginPasskey {
          __typename
          ... on PasskeyOptions {
            options
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
    ({ options }) => options,
  );
  const [add] = useResultMutation<passkeyMutationsUseAddPasskeyMutation, true>(
    graphql`
      mutation passkeyMutationsUseAddPasskeyMutation($input: AddPasskeyInput!) {
        addPasskey(input: $input) {
          __typename
          ... on AddPasskeySuccess {
            user {
              # eslint-disable-next-line relay/must-colocate-fragment-spreads -- Refreshes the list.
              ...PasskeySettings_viewer
            }
          }
          ... on Error {
            code
          }
          ... on InvalidInputError {
            issues {
              path
              code
            }
          }
        }
      }
    `,
    () => true,
  );
  return async (name: string): Promise<FormOutcome | "cancelled" | "known"> => {
    const begun = await begin({});
    if (!begun.ok) return toFormOutcome(begun);
    const made = await makePasskey(begun.data);
    if (typeof made === "string") return made;
    return toFormOutcome(await add({ input: { name, response: made.response } }));
  };
}

/** Removes a passkey. Gives the error code, or null when it is done. */
export function useRemovePasskey() {
  const [run, isInFlight] = useResultMutation<passkeyMutationsUseRemovePasskeyMutation, true>(
    graphql`
      mutation passkeyMutationsUseRemovePasskeyMutation($id: ID!) {
        removePasskey(id: $id) {
          __typename
          ... on RemovePasskeySuccess {
            user {
              # eslint-disable-next-line relay/must-colocate-fragment-spreads -- Refreshes the list.
              ...PasskeySettings_viewer
            }
          }
          ... on Error {
            code
          }
        }
      }
    `,
    () => true,
  );
  const remove = async (id: string): Promise<ErrorCode | null> => {
    const result = await run({ id });
    return result.ok ? null : result.error;
  };
  return [remove, isInFlight] as const;
}
