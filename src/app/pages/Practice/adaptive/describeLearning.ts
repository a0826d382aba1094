import { listNames } from "../../../platform/locale/languageName";
import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { Change, Reason } from "../../../../engine/adaptive/explainChoice";
import type { PracticeAim } from "../../../../engine/adaptive/measureNeeds";
import { roundDown } from "../../../../engine/metrics/rates";
import type { Locale } from "../../../../contract/languages/languages";
import { useSpeedName } from "../../../typing/figures/useSpeed";
import { useShortUnit } from "../../../typing/useSpeedUnit";

/** The user's unit of speed: how many of it one word per minute is, and its name in full. */
type UnitWords = { readonly perWpm: number; readonly speedName: string };

/** An improvement, in a sentence. */
export function describeChange(change: Change, locale: Locale, { perWpm, speedName }: UnitWords): MessageDescriptor {
  switch (change.kind) {
    case "opened": {
      const keys = listNames(change.keys, locale);
      return msg`${plural(change.keys.length, { one: `New letter unlocked: ${keys}.`, other: `New letters unlocked: ${keys}.` })}`;
    }
    case "learnt": {
      const keys = listNames(change.keys, locale);
      return msg`${plural(change.keys.length, { one: `You've learned the letter ${keys}.`, other: `You've learned the letters ${keys}.` })}`;
    }
    case "faster": {
      const { name } = change;
      const from = roundDown(change.from * perWpm);
      const to = roundDown(change.to * perWpm);
      return msg`You type the pair ${name} faster: from ${from} to ${to} ${speedName}.`;
    }
    case "surer": {
      const { name } = change;
      const from = roundDown((1 - change.from) * 100);
      const to = roundDown((1 - change.to) * 100);
      return [...name].length > 1
        ? msg`You get the pair ${name} right more often: from ${from}% to ${to}%.`
        : msg`You get the letter ${name} right more often: from ${from}% to ${to}%.`;
    }
  }
}

/** Why this text was chosen, in a sentence. */
export function describeReason(reason: Reason, locale: Locale, { perWpm, speedName }: UnitWords): MessageDescriptor {
  switch (reason.kind) {
    case "start": {
      const keys = listNames(reason.keys, locale);
      return msg`We start with the most common letters: ${keys}. More unlock as you learn these.`;
    }
    case "new": {
      const keys = listNames(reason.keys, locale);
      const { presses, needed } = reason;
      return msg`${plural(reason.keys.length, { one: `The letter ${keys} is new, so it's in this text a lot. Typed so far: ${presses} of ${needed} times.`, other: `The letters ${keys} are new, so they're in this text a lot. Typed so far: ${presses} of ${needed} times.` })}`;
    }
    case "accuracy": {
      const { key } = reason;
      const accuracy = roundDown(reason.accuracy * 100);
      const needed = roundDown(reason.needed * 100);
      return msg`You get the letter ${key} right ${accuracy}% of the time. Practice it here: at ${needed}%, new letters unlock.`;
    }
    case "speed": {
      const { key } = reason;
      const speed = roundDown(reason.wpm * perWpm);
      return msg`You type the letter ${key} well, at ${speed} ${speedName}. Type it a little faster to unlock new letters.`;
    }
    case "faded": {
      const { key, days } = reason;
      return msg`You haven't typed the letter ${key} for ${days} days, so it's in this text a lot.`;
    }
    case "weakest": {
      const { key, pair } = reason;
      return msg`All letters are unlocked. The letter ${key} and the pair ${pair} need the most practice, so they're in this text a lot.`;
    }
  }
}

export const aimNames: Readonly<Record<PracticeAim, MessageDescriptor>> = {
  speed: msg`Speed`,
  accuracy: msg`Accuracy`,
  weakest: msg`Weakest keys`,
};

/** What an aim does to the texts, in a sentence or two. */
export const aimEffects: Readonly<Record<PracticeAim, MessageDescriptor>> = {
  speed: msg`You practice the letters and letter pairs that slow you down most in everyday texts.`,
  accuracy: msg`You practice the letters and letter pairs you get wrong most often in everyday texts. Get them right first, then get faster.`,
  weakest: msg`You practice the letters and letter pairs that are hardest for you, even rare ones. All letters are unlocked.`,
};

export function useUnitWords(): UnitWords {
  const { perWpm } = useShortUnit();
  return { perWpm, speedName: useSpeedName() };
}
