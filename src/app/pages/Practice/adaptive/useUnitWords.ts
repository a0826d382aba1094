import { useSpeedName } from "../../../typing/figures/useSpeedName";
import { useShortUnit } from "../../../typing/useSpeedUnit";
import type { UnitWords } from "./describeLearning";

export function useUnitWords(): UnitWords {
  const { perWpm } = useShortUnit();
  return { perWpm, speedName: useSpeedName() };
}
