import { useLingui } from "@lingui/react/macro";
import { graphql, useMutation } from "react-relay";
import type { useSignOutMutation } from "../../../../__generated__/useSignOutMutation.graphql";
import { clearToken } from "../../relay/sessionToken";
import { announce } from "../../ui/notices";

/** Signs out and shows a message. This browser forgets the account even if the server cannot be reached. */
export function useSignOut(): readonly [signOut: () => void, isInFlight: boolean] {
  const { t } = useLingui();
  const [commit, isInFlight] = useMutation<useSignOutMutation>(graphql`
    mutation useSignOutMutation {
      signOut {
        __typename
      }
    }
  `);
  const signOut = (): void =>
    void commit({
      variables: {},
      onCompleted: () => forget(t`You're signed out.`),
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
