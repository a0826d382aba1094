import { codedError } from "./codedError";
import { type GraphQLError, Kind, type ValueNode } from "graphql";
import type { IsoWeek, KeystrokeLogText } from "../../contract/scalars";
import { mondayOfIsoWeek } from "../../contract/dates";
import { isRaceCode } from "../../contract/codes";
import { isUploadedFile } from "../files/UploadedFile";
import { builder } from "./builder";
import { type Language, languageCodes, toWireLanguage, type WireLanguage } from "../../contract/languages/languages";
import type { SpeedUnit } from "../../engine/metrics/rates";
import type { LayoutId } from "../../engine/keyboards/KeyboardLayout";
import type { FlagReason } from "../../contract/enums";

function refuse(what: string): GraphQLError {
  return codedError("BAD_REQUEST", what);
}

function literalOnly(read: (value: unknown) => unknown): (node: ValueNode) => unknown {
  return (node) => read(node.kind === Kind.STRING ? node.value : undefined);
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/u;

function readInstant(value: unknown): Date {
  const date = typeof value === "string" && instant.test(value) ? new Date(value) : new Date(Number.NaN);
  if (Number.isNaN(date.getTime())) throw refuse("A DateTime is ISO 8601 in UTC, such as 2026-11-21T09:30:00.000Z.");
  return date;
}

builder.scalarType("DateTime", {
  description: "An instant: ISO 8601, UTC, with milliseconds, such as `2026-11-21T09:30:00.000Z`.",
  serialize: (value) => (value instanceof Date ? value.toISOString() : value),
  parseValue: readInstant,
  parseLiteral: (node) => readInstant(node.kind === Kind.STRING ? node.value : undefined),
});

function readRaceCode(value: unknown) {
  if (typeof value === "string" && isRaceCode(value)) return value;
  throw refuse("A RaceCode is six characters of ABCDEFGHJKMNPQRSTUVWXYZ23456789.");
}

builder.scalarType("RaceCode", {
  description: "Six characters of `ABCDEFGHJKMNPQRSTUVWXYZ23456789`, upper case.",
  serialize: (value) => value,
  parseValue: readRaceCode,
  parseLiteral: (node) => readRaceCode(node.kind === Kind.STRING ? node.value : undefined),
});

function readWeek(value: unknown): IsoWeek {
  if (typeof value === "string" && mondayOfIsoWeek(value) !== null) return value as IsoWeek;
  throw refuse("An IsoWeek is a week by ISO 8601, such as 2026-W47.");
}

builder.scalarType("IsoWeek", {
  description:
    "An ISO 8601 week, such as `2026-W47`. Weeks start on Monday in the host's time zone; week 1 contains January 4.",
  serialize: (value) => value,
  parseValue: readWeek,
  parseLiteral: literalOnly(readWeek) as (node: ValueNode) => IsoWeek,
});

function readLog(value: unknown): KeystrokeLogText {
  // The content is decoded where it is used, so that a malformed log is refused as data.
  if (typeof value === "string") return value as KeystrokeLogText;
  throw refuse("A KeystrokeLog is base64url text.");
}

builder.scalarType("KeystrokeLog", {
  description:
    "Keystrokes with their times, in the engine's encoding (src/engine/log/logCodec.ts), base64url, at most 60 " +
    "KB of bytes.",
  serialize: (value) => value,
  parseValue: readLog,
  parseLiteral: literalOnly(readLog) as (node: ValueNode) => KeystrokeLogText,
});

builder.scalarType("Upload", {
  description:
    "A file, sent as `multipart/form-data` as in the GraphQL multipart request specification. Never a literal.",
  serialize: () => {
    throw refuse("A file is never sent back.");
  },
  parseValue: (value) => {
    if (isUploadedFile(value)) return value;
    throw refuse("An Upload is a file part of a multipart request.");
  },
  parseLiteral: () => {
    throw refuse("An Upload is a file part of a multipart request, not a literal.");
  },
});

/** Languages of texts and practice. */
export const LanguageEnum = builder.enumType("Language", {
  description: "A language of texts and practice.",
  values: Object.fromEntries(languageCodes.map((value) => [toWireLanguage(value), { value }])) as Readonly<
    Record<WireLanguage, { readonly value: Language }>
  >,
});

export const DifficultyEnum = builder.enumType("Difficulty", {
  description: "How hard a text is to type.",
  values: ["EASY", "MEDIUM", "HARD"] as const,
});

/** The units in which people read speeds. */
export const SpeedUnitEnum = builder.enumType("SpeedUnit", {
  description: "A unit in which people read speeds. What is stored and compared is always in words.",
  values: {
    WPM: { description: "Words per minute, of five characters each." },
    CPM: { description: "Characters per minute." },
  } satisfies Record<SpeedUnit, { description: string }>,
});

const layouts = {
  US: { value: "us" },
  US_INTERNATIONAL: { value: "us-international", description: "With dead keys: ' \" ^ ~ `." },
  DUTCH: { value: "dutch" },
  BELGIAN: { value: "belgian", description: "AZERTY." },
  FRENCH: { value: "french", description: "AZERTY." },
  GERMAN: { value: "german", description: "QWERTZ." },
  UK: { value: "uk" },
  DVORAK: { value: "dvorak" },
  COLEMAK: { value: "colemak" },
} as const satisfies Readonly<Record<string, { readonly value: LayoutId; readonly description?: string }>>;

/** The engine's keyboard layouts. */
export const KeyboardLayoutEnum = builder.enumType("KeyboardLayout", {
  description: "A keyboard layout (src/engine/keyboards).",
  values: layouts,
});

export const FlagReasonEnum = builder.enumType("FlagReason", {
  description: "Why a result or an exam does not count until a coach or an admin has reviewed it.",
  values: {
    TOO_FAST: {
      description: "Faster than people can type: more than 350 words per minute, or 320 over a minute or longer.",
    },
    MACHINE_RHYTHM: { description: "A rhythm as even as a machine's, or gaps taken from a short list." },
    LOG_SEEN_BEFORE: {
      description: "The same rhythm, key by key, as a log that was saved before, by the same user or another.",
    },
    FAR_ABOVE_MEDIAN: {
      description:
        "More than 2.2 times as fast as the user's own runs of that kind, or 3.5 times as fast as their other runs.",
    },
    OVERLAPPING: { description: "Typed at the same time as another run of the same user." },
    LATE_BATCHES: {
      description:
        "Keystrokes of a race that reached the server long after the time they claim, without a lost connection " +
        "that explains it.",
    },
  } as const satisfies Readonly<Record<FlagReason, object>>,
});
