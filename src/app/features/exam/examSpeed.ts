import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { CHARACTERS_PER_WORD, roundDown } from "../../../engine/metrics/rates";

/** A speed in the unit of a norm, rounded down, so that a required speed is only shown if it was reached. */
export function inUnit(unit: string, strokesPerMinute: number): number {
  return unit === "WORDS" ? roundDown(strokesPerMinute / CHARACTERS_PER_WORD) : strokesPerMinute;
}

/** A speed with its unit, in the unit of a norm. */
export function speedWords(t: (message: MessageDescriptor) => string, unit: string, strokesPerMinute: number): string {
  const speed = inUnit(unit, strokesPerMinute);
  return t(unit === "WORDS" ? msg`${speed} words per minute` : msg`${speed} keystrokes per minute`);
}
