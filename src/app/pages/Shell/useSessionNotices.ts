import { useEffect } from "react";
import { errorCatalogue } from "../../../contract/errorCatalogue";
import { subscribeToToken } from "../../relay/sessionToken";
import { announce } from "../../ui/notices";

/** Says when the server has ended the session. */
export function useSessionNotices(): void {
  useEffect(
    () =>
      subscribeToToken((change) => {
        if (change === "expired") announce(errorCatalogue.SESSION_EXPIRED.message["en-US"]);
      }),
    [],
  );
}
