/** Loads the code that draws the charts. Called early, so that it loads while the query is in flight. */
export const loadDrawing = () => import("./drawTimePicture");
