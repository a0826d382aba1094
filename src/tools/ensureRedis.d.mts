/** The path of a Redis server; one is installed when none is there. @throws when none can be had. */
export function ensureRedis(): string;
