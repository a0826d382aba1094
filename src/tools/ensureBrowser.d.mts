/** The path of a Chromium; one is installed when none is there. @throws when none can be had. */
export function ensureBrowser(): string;
