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

/** The browser and the system in such a name; a name that another program chose has no system. */
export function readDeviceLabel(label: string): { readonly browser: string; readonly system: string | null } {
  const [browser = label, system, ...rest] = label.split(" on ");
  const isOurs = systems.some(([name]) => name === system) && rest.length === 0;
  return isOurs ? { browser, system: system ?? null } : { browser: label, system: null };
}
