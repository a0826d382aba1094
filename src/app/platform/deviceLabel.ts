const browsers = [
  ["Edge", /Edg\//u],
  ["Opera", /OPR\//u],
  ["Firefox", /Firefox\//u],
  ["Chrome", /Chrome\//u],
  ["Safari", /Safari\//u],
] as const;

const systems = [
  ["iPad", /iPad/u],
  ["iPhone", /iPhone/u],
  ["Android", /Android/u],
  ["Chromebook", /CrOS/u],
  ["Windows", /Windows/u],
  ["Mac", /Mac OS/u],
  ["Linux", /Linux/u],
] as const;

/** This browser's name in its owner's list of sessions: "Firefox on Linux". */
export function deviceLabel(userAgent: string = navigator.userAgent): string {
  const browser = browsers.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? "Browser";
  const system = systems.find(([, pattern]) => pattern.test(userAgent))?.[0];
  return system === undefined ? browser : `${browser} on ${system}`;
}
