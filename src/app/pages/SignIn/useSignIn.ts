import { graphql } from "react-relay";
import type { useSignInMutation } from "../../../../__generated__/useSignInMutation.graphql";
import { deviceLabel } from "../../platform/deviceLabel";
import { useMutationPromise } from "../../relay/useMutationPromise";
import { type FormOutcome, outcomeOfRefusal } from "../../ui/form/useForm";

type Credentials = {
  readonly username: string;
  readonly password: string;
  readonly shared: boolean;
  /** Of the guest whose results shall move to the account. */
  readonly guestToken: string | null;
};

type SignInOutcome = { readonly kind: "entered"; readonly token: string; readonly displayName: string } | FormOutcome;

/** Asks to be let in. Rejects when no answer came. */
export function useSignIn() {
  const [run] = useMutationPromise<useSignInMutation>(graphql`
    mutation useSignInMutation($input: SignInInput!) {
      signIn(input: $input) {
        __typename
        ... on SignedIn {
          token
          user {
            displayName
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
  `);
  return async (credentials: Credentials): Promise<SignInOutcome> => {
    const { signIn: answer } = await run({ input: { ...credentials, deviceLabel: deviceLabel() } });
    if (answer?.token == null) return outcomeOfRefusal(answer);
    return { kind: "entered", token: answer.token, displayName: answer.user?.displayName ?? credentials.username };
  };
}
