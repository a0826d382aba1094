import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import type { LayoutId } from "../../../engine/keyboards/KeyboardLayout";
import { usePreferenceStore } from "../../platform/preferences/usePreferences";
import { Button } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { noteAskedLayout } from "./askedLayout";
import { layoutNames } from "./layouts";
import { LayoutSelect } from "./LayoutSelect";
import { guessLayout, type SeenKey } from "../../../engine/keyboards/keyboardLayouts";

/** Asks once whether the guessed layout is right. Nothing changes without an answer. */
export function LayoutQuestion({ guess }: { readonly guess: LayoutId }) {
  const { t } = useLingui();
  const { change } = usePreferenceStore();
  const [answer, setAnswer] = useState<"yes" | "other" | "no" | null>(null);
  useEffect(noteAskedLayout, []);
  const name = t(layoutNames[guess]);

  if (answer === "yes")
    return (
      <Notice
        kind="success"
        text={t`The on-screen keyboard now shows ${name}, and your texts match it. You can change this in the settings.`}
      />
    );
  if (answer === "no")
    return (
      <Notice text={t`Nothing has changed, and you won't be asked again. You can choose a layout in the settings.`} />
    );
  if (answer === "other") {
    return (
      <Notice text={t`Which layout does your keyboard have?`}>
        <LayoutSelect />
      </Notice>
    );
  }
  return (
    <Notice text={t`Your keyboard looks like ${name}. Use this layout for the on-screen keyboard and your texts?`}>
      <Button
        isSmall
        onClick={() => {
          change({ layout: guess });
          setAnswer("yes");
        }}
      >
        {t`Yes`}
      </Button>
      <Button isSmall onClick={() => setAnswer("other")}>
        {t`Another layout…`}
      </Button>
      <Button look="quiet" isSmall onClick={() => setAnswer("no")}>
        {t`No`}
      </Button>
    </Notice>
  );
}

/** Minimum certainty for asking. */
const SURE = 0.8;

/** The layout that the keys suggest; null while several fit. */
export function guessedLayout(seen: readonly SeenKey[]): LayoutId | null {
  const [best] = guessLayout(seen);
  return best !== undefined && best.certainty >= SURE ? best.id : null;
}
