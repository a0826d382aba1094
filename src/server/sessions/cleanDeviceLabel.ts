import { limits } from "../../contract/limits";

/**
 * A device's own description of itself as it may be kept and shown: one line of printable text, at most 80 characters.
 */
export function cleanDeviceLabel(label: string): string {
  const line = label
    .normalize("NFC")
    .replace(/[\p{C}\s]+/gu, " ")
    .trim();
  return [...line].slice(0, limits.deviceLabel.max).join("").trim() || "Unknown device";
}
