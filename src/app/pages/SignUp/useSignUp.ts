import { graphql } from "react-relay";
import type { useSignUpMutation } from "../../../../__generated__/useSignUpMutation.graphql";
import { deviceLabel } from "../../platform/deviceLabel";
import { useMutationPromise } from "../../relay/useMutationPromise";
import { type FormOutcome, outcomeOfRefusal } from "../../ui/form/useForm";

type NewAccount = {
  readonly username: string;
  readonly displayName: string;
  readonly password: string;
  readonly shared: boolean;
};
type SignUpOutcome = { readonly kind: "entered"; readonly token: string } | FormOutcome;

/** Asks for an account. Sent with a guest's token, it makes the guest its member. Rejects when no answer came. */
export function useSignUp() {
  const [run] = useMutationPromise<useSignUpMutation>(graphql`
    mutation useSignUpMutation($input: SignUpInput!) {
      signUp(input: $input) {
        __typename
        ... on SignedIn {
          token
        }
        ... on RateLimitedError {
          retryAfterSeconds
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
  `);
  return async (account: NewAccount): Promise<SignUpOutcome> => {
    const { signUp: answer } = await run({ input: { ...account, deviceLabel: deviceLabel() } });
    return answer?.token == null ? outcomeOfRefusal(answer) : { kind: "entered", token: answer.token };
  };
}
