import { setMaxListeners } from "node:events";

/**
 * What the app's sender of keystrokes asks of a browser: somewhere to hear that the network is back, which here it
 * never does.
 */
const window = new EventTarget();
// One for all robots.
setMaxListeners(0, window);
Object.assign(globalThis, { window });
