declare const brand: unique symbol;
type Branded<Base, Name extends string> = Base & { readonly [brand]: Name };

/** An instant: ISO 8601, UTC, with milliseconds. */
export type IsoDateTime = Branded<string, "IsoDateTime">;

/** An ISO 8601 week: `2026-W47`. Weeks start on Monday; week 1 contains January 4. */
export type IsoWeek = Branded<string, "IsoWeek">;

/** Six characters of `ABCDEFGHJKMNPQRSTUVWXYZ23456789`. */
export type RaceCode = Branded<string, "RaceCode">;

/** A keystroke log in the engine's encoding (src/engine/log/logCodec.ts). */
export type KeystrokeLogText = Branded<string, "KeystrokeLogText">;

/** A file in a variable, which makes the request multipart. */
export type UploadedFile = Blob;

/** Formats an instant in ms since 1970. */
export function toIsoDateTime(ms: number): IsoDateTime {
  return new Date(ms).toISOString() as IsoDateTime;
}

/** Marks the output of the engine's encodeLog as the scalar. */
export function toKeystrokeLog(encoded: string): KeystrokeLogText {
  return encoded as KeystrokeLogText;
}
