import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import type { LayoutId } from "../../../engine/keyboards/KeyboardLayout";
import { usePreferenceStore } from "../../platform/preferences/usePreferences";
import { Button } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { noteAskedLayout } from "./askedLayout";
import { layoutNames } from "./layouts";
import { LayoutSelect } from "./LayoutSelect";
import { guessLayout, type SeenKey } from "../../../engine/keyboards/guessLayout";

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
        text={t`The picture of the keyboard shows ${name}, and what you type fits it. You can change that in the settings.`}
      />
    );
  if (answer === "no")
    return (
      <Notice
        text={t`Nothing has changed, and you will not be asked again. The layout can be chosen in the settings.`}
      />
    );
  if (answer === "other") {
    return (
      <Notice text={t`Which layout does your keyboard have?`}>
        <LayoutSelect />
      </Notice>
    );
  }
  return (
    <Notice text={t`Your keyboard looks like ${name}. Use it for the picture of the keyboard and for what you type?`}>
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
