import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay";
import type { useSignOutMutation } from "../../../../__generated__/useSignOutMutation.graphql";
import { useResultMutation } from "../../relay/useResultMutation";
import { clearToken } from "../../relay/sessionToken";
import { announce } from "../../ui/Notice";

type PayloadOfSignOut = NonNullable<useSignOutMutation["response"]["signOut"]>;

/** Signs out and shows a message. This browser forgets the account even if the server cannot be reached. */
export function useSignOut(): readonly [signOut: () => void, isInFlight: boolean] {
  const { t } = useLingui();
  const [run, isInFlight] = useResultMutation<useSignOutMutation, PayloadOfSignOut>(
    graphql`
      mutation useSignOutMutation {
        signOut {
          __typename
          ... on SignedOut {
            provider {
              id
              endsSession
            }
          }
          ... on Error {
            code
          }
        }
      }
    `,
    (payload) => payload,
  );
  const signOut = async (): Promise<void> => {
    const result = await run({});
    // Without a session there is nothing left to end.
    if (!result.ok && result.error !== "NOT_SIGNED_IN")
      return forget(
        t`You're signed out in this browser, but the server couldn't confirm it. Your session on the server will end by itself.`,
      );
    const provider = result.ok ? result.data.provider : null;
    // The sign-in page offers to end the session there, too. The next session's router starts at this address.
    if (provider?.endsSession) history.replaceState(null, "", `/sign-in?left=${provider.id}`);
    forget(t`You're signed out.`);
  };
  return [() => void signOut(), isInFlight];
}

function forget(notice: string): void {
  clearToken();
  import("../../platform/offline/textCache").then(({ clearCachedTexts }) => clearCachedTexts()).catch(() => undefined);
  announce(notice);
}
