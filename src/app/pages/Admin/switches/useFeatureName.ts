import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { Feature } from "../../../../contract/enums";

const words = {
  RACES: { name: msg`Races`, hint: msg`Making and joining races. Races that are there already go on.` },
  UPLOADS: { name: msg`Uploads`, hint: msg`Pictures, files with texts, and lists of names.` },
  SIGN_UP: { name: msg`Sign-up`, hint: msg`Making an account. Guests go on, and so do accounts that coaches make.` },
};

/** What a feature is called, and what stops when it is off; null for none. */
export function useFeatureName(feature: Feature | undefined): { readonly name: string; readonly hint: string } | null {
  const { t } = useLingui();
  if (feature === undefined) return null;
  return { name: t(words[feature].name), hint: t(words[feature].hint) };
}
