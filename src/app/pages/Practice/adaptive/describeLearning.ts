import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { Change, Reason } from "../../../../engine/adaptive/explainChoice";
import { roundDown } from "../../../../engine/metrics/rates";
import type { Locale } from "../../../platform/locale/Locale";

/** An improvement, in a sentence. */
export function describeChange(change: Change, locale: Locale): MessageDescriptor {
  switch (change.kind) {
    case "opened": {
      const keys = listOf(change.keys, locale);
      return msg`${plural(change.keys.length, { one: `A new letter opens: ${keys}.`, other: `New letters open: ${keys}.` })}`;
    }
    case "learnt": {
      const keys = listOf(change.keys, locale);
      return msg`${plural(change.keys.length, { one: `You have learnt the letter ${keys}.`, other: `You have learnt the letters ${keys}.` })}`;
    }
    case "faster": {
      const { name } = change;
      const from = roundDown(change.from);
      const to = roundDown(change.to);
      return msg`The pair ${name} is quicker: from ${from} to ${to} words a minute.`;
    }
    case "surer": {
      const { name } = change;
      const from = roundDown((1 - change.from) * 100);
      const to = roundDown((1 - change.to) * 100);
      return [...name].length > 1
        ? msg`The pair ${name} is right more often: from ${from}% to ${to}%.`
        : msg`The letter ${name} is right more often: from ${from}% to ${to}%.`;
    }
  }
}

/** Why this text was chosen, in a sentence. */
export function describeReason(reason: Reason, locale: Locale): MessageDescriptor {
  switch (reason.kind) {
    case "start": {
      const keys = listOf(reason.keys, locale);
      return msg`We begin with the most common letters: ${keys}. More open as you learn these.`;
    }
    case "new": {
      const keys = listOf(reason.keys, locale);
      const { presses, needed } = reason;
      return msg`${plural(reason.keys.length, {
        one: `The letter ${keys} is new, so this text has it often: ${presses} of ${needed} presses so far.`,
        other: `The letters ${keys} are new, so this text has them often: ${presses} of ${needed} presses so far.`,
      })}`;
    }
    case "accuracy": {
      const { key } = reason;
      const accuracy = roundDown(reason.accuracy * 100);
      const needed = roundDown(reason.needed * 100);
      return msg`The letter ${key} is right ${accuracy}% of the time, so this text has it often. At ${needed}%, new letters open.`;
    }
    case "speed": {
      const { key } = reason;
      const wpm = roundDown(reason.wpm);
      return msg`The letter ${key} is right, at ${wpm} words a minute. A little quicker, and new letters open.`;
    }
    case "faded": {
      const { key, days } = reason;
      return msg`You have not typed the letter ${key} for ${days} days, so this text has it often.`;
    }
    case "weakest": {
      const { key, pair } = reason;
      return msg`All letters are open. The letter ${key} and the pair ${pair} gain most from practice now, so this text has them often.`;
    }
  }
}

/** Several letters in a sentence: "e, n and a". */
function listOf(keys: readonly string[], locale: Locale): string {
  // Without a comma before "and", as elsewhere on these pages.
  return new Intl.ListFormat(locale === "en-US" ? "en-GB" : locale, { type: "conjunction" }).format(keys);
}
