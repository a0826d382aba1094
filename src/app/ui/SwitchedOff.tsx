import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { Feature } from "../../contract/enums";
import { Notice } from "./Notice";

const words = {
  RACES: msg`New races are switched off at the moment, by those who run this server. Races that are there already go on. Come back later.`,
  UPLOADS: msg`Uploads are switched off at the moment, by those who run this server. Come back later.`,
  SIGN_UP: msg`New accounts are switched off at the moment, by those who run this server. You can type and race as a guest.`,
};

/** Replaces a feature that the admins switched off. */
export function SwitchedOff({ feature }: { readonly feature: Feature }) {
  const { t } = useLingui();
  return <Notice text={t(words[feature])} />;
}
