import type { Keystroke } from "../../../../engine/log/Keystroke";
import type { KeptRun } from "./KeptRun";

/** A run that had to be kept before what encodes its log could be loaded. */
export type StrandedRun = Omit<KeptRun, "log"> & { readonly keystrokes: readonly Keystroke[] };
