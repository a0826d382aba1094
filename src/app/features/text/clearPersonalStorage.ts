import { subscribeToToken } from "../../relay/sessionToken";

/** Prefix in local storage of a user's own data: their texts, their bookmarks, their last runs. */
export const OWN_PREFIX = "typeloop-own-";

// A user who signs out leaves nothing behind for the next one. This runs on every page, also those that do not use
// personalStorage.ts. On the server no one signs out.
if (typeof window !== "undefined") subscribeToToken((change) => change === "lost" && forgetOwn());

function forgetOwn(): void {
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith(OWN_PREFIX)) localStorage.removeItem(name);
  } catch {
    // Storage is forbidden, so nothing is stored.
  }
}
