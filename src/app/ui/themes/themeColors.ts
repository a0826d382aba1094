import type { Theme } from "../../../contract/appearance";

type Colors = Readonly<Record<"paper" | "ink" | "accent" | "amber", string>>;

/** Four colors of each theme in sRGB, for what does not read its style sheet: samples, and the bars of browsers. */
export const themeColors: Readonly<Record<Exclude<Theme, "system">, Colors>> = {
  light: { paper: "#fbf9f5", ink: "#25211b", accent: "#005e70", amber: "#d79628" },
  dark: { paper: "#171511", ink: "#eeebe5", accent: "#7ed4de", amber: "#f3bd5c" },
  "contrast-light": { paper: "#ffffff", ink: "#060606", accent: "#003f57", amber: "#d79628" },
  "contrast-dark": { paper: "#060606", ink: "#ffffff", accent: "#9deef7", amber: "#f3bd5c" },
  sepia: { paper: "#f7eeda", ink: "#3e281b", accent: "#843825", amber: "#d79628" },
  meadow: { paper: "#eef8e8", ink: "#152d1a", accent: "#463eac", amber: "#d79628" },
  blossom: { paper: "#ffeef4", ink: "#391f31", accent: "#941f6d", amber: "#d79628" },
  glacier: { paper: "#e7f6ff", ink: "#142539", accent: "#024e9a", amber: "#d79628" },
  midnight: { paper: "#0d152a", ink: "#e5eef9", accent: "#8ccbff", amber: "#f3bd5c" },
  forest: { paper: "#0a1b13", ink: "#ebefe0", accent: "#b4db68", amber: "#f3bd5c" },
  dusk: { paper: "#1f1329", ink: "#f6eaf4", accent: "#ffa082", amber: "#f3bd5c" },
  terminal: { paper: "#080e0a", ink: "#93fdab", accent: "#7bf170", amber: "#f3bd5c" },
};
