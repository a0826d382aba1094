import type { FingerSet } from "../../../engine/keyboards/fingerZones";
import { readAppearance } from "../../platform/preferences/appearance";
import { usePreferences } from "../../platform/preferences/usePreferences";

/** The fingers that somebody types with, as chosen in Settings. */
export function useFingers(): FingerSet {
  return readAppearance(usePreferences()).fingers;
}
