/** Most entries that one log may hold. At 20 keys a second that is over sixteen minutes without a pause. */
export const MAX_LOG_ENTRIES = 20_000;

/** Most bytes of an encoded log; as base64url it stays under the 100 KB that a request may have. */
export const MAX_LOG_BYTES = 61_440;

/** The same in characters of base64url. */
export const MAX_ENCODED_LOG_LENGTH = 81_920;

/** Longest run, in milliseconds: one hour. */
export const MAX_LOG_DURATION_MS = 3_600_000;

/** Longest text of one insertion, in UTF-16 units. A phone commits a word at a time. */
export const MAX_INSERT_LENGTH = 64;
