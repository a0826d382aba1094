import { setMaxListeners } from "node:events";

/**
 * The browser API that the app's sender of keystrokes needs: an event for when the network is back, which never happens
 * here.
 */
const window = new EventTarget();
// One for all robots.
setMaxListeners(0, window);
Object.assign(globalThis, { window });
