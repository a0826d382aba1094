/** Local storage: runs that the server does not have yet. */
export const UNSAVED_RUNS_KEY = "typeloop-unsaved-runs";

/** Local storage: what adaptive practice has learned, per keyboard layout. */
export const LEARNING_KEY = "typeloop-learning";
