import { useLingui } from "@lingui/react/macro";
import type { Language } from "../../../../engine/practice/PracticeMode";
import { LinkButton } from "../../../ui/LinkButton";
import { Notice } from "../../../ui/Notice";

/** Runs of texts that somebody brings. */
export function CustomPractice({ language }: { readonly language: Language }) {
  const { t } = useLingui();
  return (
    <Notice text={t`Your own texts cannot be practised yet.`}>
      <LinkButton to={`/?mode=text&language=${language}`} isSmall>{t`Practise a text of the library`}</LinkButton>
    </Notice>
  );
}
