import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { layoutNames } from "../../typing/keyboard/layoutNames";
import { MultiSelect } from "../../ui/MultiSelect";
import { difficultyWord } from "../Text/words/difficultyWord";
import { languageWord } from "../Text/words/languageWord";
import { textsChoices } from "./textsAddress";
import type { TextsPlace } from "./TextsPlace";

const lengthWords = {
  SHORT: msg`short, under 220 characters`,
  MEDIUM: msg`medium, 220 to 399`,
  LONG: msg`long, 400 or more`,
} as const;

type Props = { readonly place: TextsPlace; readonly choose: (change: Partial<TextsPlace>) => void };

/** What can be asked of any text, whoever looks. */
export function TextFilters({ place, choose }: Props) {
  const { t } = useLingui();
  return (
    <>
      <MultiSelect
        label={t`Language`}
        options={textsChoices.languages.map((value) => ({ value, label: t(languageWord(value)) }))}
        value={place.languages}
        onChange={(languages) => choose({ languages })}
      />
      <MultiSelect
        label={t`Difficulty`}
        options={textsChoices.difficulties.map((value) => ({ value, label: t(difficultyWord(value)) }))}
        value={place.difficulties}
        onChange={(difficulties) => choose({ difficulties })}
      />
      <MultiSelect
        label={t`Length`}
        options={textsChoices.lengths.map((value) => ({ value, label: t(lengthWords[value]) }))}
        value={place.lengths}
        onChange={(lengths) => choose({ lengths })}
      />
      <MultiSelect
        label={t`Keyboards that can type it`}
        placeholder={t`Any`}
        options={textsChoices.layouts.map((value) => ({ value, label: t(layoutNames[value]) }))}
        value={place.layouts}
        onChange={(layouts) => choose({ layouts })}
      />
    </>
  );
}
