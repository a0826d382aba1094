/** Where runs wait in local storage that the server does not have yet. */
export const KEPT_RUNS_KEY = "typeloop-unsaved-runs";

/** Where this browser remembers what practice has learnt of its person, for each keyboard layout. */
export const LEARNING_KEY = "typeloop-learning";
