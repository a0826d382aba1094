import { subscribeToToken } from "../../../../relay/sessionToken";

/** What a person's own matters in local storage are called: their texts, their places in them, their last runs. */
export const OWN_PREFIX = "typeloop-own-";

// Who signs out leaves nothing behind for the next person. Every page has this, also those that know nothing of what is
// kept. On the server nobody signs out.
if (typeof window !== "undefined") subscribeToToken((change) => change === "lost" && forgetOwn());

function forgetOwn(): void {
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith(OWN_PREFIX)) localStorage.removeItem(name);
  } catch {
    // Storage is forbidden: nothing is there.
  }
}
