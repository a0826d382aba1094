import { createStore } from "../platform/createStore";

const store = createStore(false);

/** Whether a coach watches the viewer type now. Without one, a run is sent only at its end. */
export const { get: getWatched, set: setWatched, subscribe: subscribeToWatched } = store;
