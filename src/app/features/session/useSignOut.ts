import { useLingui } from "@lingui/react/macro";
import { graphql, useMutation } from "react-relay";
import type { useSignOutMutation } from "../../../../__generated__/useSignOutMutation.graphql";
import { clearToken } from "../../relay/sessionToken";
import { announce } from "../../ui/Notice";

/** Signs out and shows a message. This browser forgets the account even if the server cannot be reached. */
export function useSignOut(): readonly [signOut: () => void, isInFlight: boolean] {
  const { t } = useLingui();
  const [commit, isInFlight] = useMutation<useSignOutMutation>(graphql`
    mutation useSignOutMutation {
      signOut {
        ... on SignedOut {
          provider {
            id
            endsSession
          }
        }
      }
    }
  `);
  const signOut = (): void =>
    void commit({
      variables: {},
      onCompleted: ({ signOut: left }) => {
        // The sign-in page offers to end the session there, too. The next session's router starts at this address.
        if (left?.provider?.endsSession) history.replaceState(null, "", `/sign-in?left=${left.provider.id}`);
        forget(t`You're signed out.`);
      },
      onError: () =>
        forget(
          t`You're signed out in this browser, but the server couldn't confirm it. Your session on the server will end by itself.`,
        ),
    });
  return [signOut, isInFlight];
}

function forget(notice: string): void {
  clearToken();
  import("../../platform/offline/textCache").then(({ clearCachedTexts }) => clearCachedTexts()).catch(() => undefined);
  announce(notice);
}
