import { useEffect } from "react";
import { subscribeToToken } from "../../relay/sessionToken";
import { errorMessage, loadErrorMessages } from "../../ui/errorMessages";
import { announce } from "../../ui/notices";

/** Says when the server has ended the session. */
export function useSessionNotices(): void {
  useEffect(
    () =>
      subscribeToToken((change) => {
        if (change === "expired") void loadErrorMessages().then(() => announce(errorMessage("SESSION_EXPIRED")));
      }),
    [],
  );
}
