import type { Locale } from "./Locale";
import type { CompiledMessage, MessageValues } from "./Messages";

/** A sentence with its values in place. What is missing leaves its place empty. */
export function formatMessage(message: CompiledMessage, values: MessageValues, locale: Locale, counted = "#"): string {
  if (typeof message === "string") return message;
  return message
    .map((part) => {
      if (part === "#") return counted;
      if (typeof part === "string") return part;
      const [name, kind, cases] = part;
      const value = `${values[name] ?? ""}`;
      if (kind === undefined || cases === undefined) return value;
      const choice =
        kind === "select"
          ? value
          : new Intl.PluralRules(locale, { type: kind === "plural" ? "cardinal" : "ordinal" }).select(Number(value));
      return formatMessage(cases[value] ?? cases[choice] ?? cases["other"] ?? "", values, locale, value);
    })
    .join("");
}
