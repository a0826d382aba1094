import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Run } from "../../../engine/metrics/measureRun";
import { SegmentedControl } from "../../ui/ChoiceFields";
import { readTypedText } from "./readTypedText";
import { TypedText } from "./TypedText";
import { WordSpeeds } from "./WordSpeeds";

type Props = { readonly run: Run; readonly language: "en" | "nl" };

/** The text of a run as it was typed: with its errors, or with the speed of each word. */
export function WordsOfRun({ run, language }: Props) {
  const { t } = useLingui();
  const [shown, setShown] = useState<"errors" | "speed">("errors");
  return (
    <>
      <SegmentedControl
        label={t`What to show of the text`}
        isLabelHidden
        options={[
          { value: "errors", label: t`Errors` },
          { value: "speed", label: t`Speed of each word` },
        ]}
        value={shown}
        onChange={setShown}
      />
      {shown === "errors" ? (
        <TypedText parts={readTypedText(run.rules, run.text, run.keystrokes)} language={language} />
      ) : (
        <WordSpeeds run={run} language={language} />
      )}
    </>
  );
}
