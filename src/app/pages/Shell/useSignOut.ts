import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay";
import type { useSignOutMutation } from "../../../../__generated__/useSignOutMutation.graphql";
import { clearToken } from "../../relay/sessionToken";
import { useMutationPromise } from "../../relay/useMutationPromise";
import { announce } from "../../ui/notices";

/** Signs out. This browser forgets the account even when the server cannot be told. */
export function useSignOut() {
  const { t } = useLingui();
  const [run, isInFlight] = useMutationPromise<useSignOutMutation>(graphql`
    mutation useSignOutMutation {
      signOut {
        __typename
      }
    }
  `);
  const signOut = async (): Promise<void> => {
    const wasTold = await run({}).then(
      () => true,
      () => false,
    );
    clearToken();
    import("../../platform/offline/textCache")
      .then(({ clearCachedTexts }) => clearCachedTexts())
      .catch(() => undefined);
    announce(
      wasTold
        ? t`You are signed out.`
        : t`You are signed out in this browser. The server could not be told: the session ends there by itself.`,
    );
  };
  return [signOut, isInFlight] as const;
}
