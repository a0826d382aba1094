import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Language } from "../../../../engine/practice/PracticeMode";
import { usePreferences } from "../../../platform/preferences/usePreferences";
import { Button } from "../../../ui/Button";
import { Notice } from "../../../ui/Notice";
import { StageSkeleton } from "../StageSkeleton";
import { AdaptiveSession } from "./AdaptiveSession";
import { practiceLayout } from "../../../typing/keyboard/layouts";
import { useMaterials } from "./useMaterials";

/**
 * Runs of texts that are chosen for the person, on their keyboard. Who tells another one gets it with the next text.
 */
export function AdaptivePractice({ language }: { readonly language: Language }) {
  const { t } = useLingui();
  const wanted = practiceLayout(usePreferences(), language);
  const [layout, setLayout] = useState(wanted);
  const materials = useMaterials(language, layout.id);
  const isOther = wanted.id !== layout.id || wanted.isTold !== layout.isTold;

  if (materials === undefined) return <StageSkeleton />;
  if (materials === null) {
    return (
      <Notice kind="error" text={t`The words could not be loaded. Check the connection, then load the page again.`}>
        <Button onClick={() => location.reload()}>{t`Load again`}</Button>
      </Notice>
    );
  }
  return (
    <AdaptiveSession
      key={layout.id}
      {...materials}
      language={language}
      layout={layout}
      onLayout={isOther ? () => setLayout(wanted) : null}
    />
  );
}
