import { useLingui } from "@lingui/react/macro";
import { useSpeedUnit } from "../useSpeedUnit";

/** The unit of speeds in full, for axes, large figures and screen readers: "words per minute". */
export function useSpeedName(): string {
  const { t } = useLingui();
  return useSpeedUnit() === "CPM" ? t`characters per minute` : t`words per minute`;
}
