/** Runs a command in the foreground. @throws when it fails. */
export function run(command: string, args: readonly string[], environment?: Readonly<Record<string, string>>): void;

/** Installs the packages of package-lock.json, unless just these are there. */
export function ensureInstalled(): void;

/** Builds app and server into a directory, unless the last build is newer than everything it was made from. */
export function ensureBuilt(directory: string, environment?: Readonly<Record<string, string>>): void;
