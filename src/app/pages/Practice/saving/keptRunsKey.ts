/** Where runs wait in local storage that the server does not have yet. */
export const KEPT_RUNS_KEY = "typeloop-unsaved-runs";
