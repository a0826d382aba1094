/** Brings what draws the pictures. Whoever asks first does not wait: it is on its way while the answer is. */
export const loadDrawing = () => import("./drawTimePicture");
