import { useEffect } from "react";
import { subscribeToToken } from "../../relay/sessionToken";
import { errorMessage } from "../../ui/errorMessage";
import { announce } from "../../ui/notices";

/** Says when the server has ended the session. */
export function useSessionNotices(): void {
  useEffect(
    () =>
      subscribeToToken((change) => {
        if (change === "expired") announce(errorMessage("SESSION_EXPIRED"));
      }),
    [],
  );
}
