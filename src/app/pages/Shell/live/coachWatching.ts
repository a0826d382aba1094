import { createStore } from "../../../platform/createStore";

const store = createStore(false);

/** Whether a coach is watching the viewer type. Without one, a run is only sent at its end. */
export const { get: getWatched, set: setWatched, subscribe: subscribeToWatched } = store;
