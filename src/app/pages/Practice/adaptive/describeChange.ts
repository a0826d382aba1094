import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { Change } from "../../../../engine/adaptive/explainChoice";
import { roundDown } from "../../../../engine/metrics/rates";
import type { Locale } from "../../../platform/locale/Locale";
import { listOf } from "./listOf";

/** One thing that became better, in a sentence. */
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
