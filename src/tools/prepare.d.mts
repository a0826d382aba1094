/** Runs a command in the foreground. @throws when it fails. */
export function run(command: string, args: readonly string[], environment?: Readonly<Record<string, string>>): void;

/**
 * Installs the packages of package-lock.json, unless just these are there.
 * @param packages "all" (the default) with those for development; "production" those that the server loads.
 * @returns whether something was installed.
 */
export function ensureInstalled(packages?: "all" | "production"): boolean;

/** Removes the packages for development: a server that is built needs none. */
export function removeDevelopmentPackages(): void;

/** Whether the build in a directory is newer than everything it is made from. */
export function isBuilt(directory: string): boolean;

/** Builds app and server into a directory, unless the last build is newer than everything it was made from. */
export function ensureBuilt(directory: string, environment?: Readonly<Record<string, string>>): void;

/** The path of a Chromium; one is installed when none is there. @throws when none can be had. */
export function ensureBrowser(): string;

/** The path of a Redis server; one is installed when none is there. @throws when none can be had. */
export function ensureRedis(): string;
