import { loadWithCatalog } from "../platform/locale/i18n";
import { usePreferences, usePreferenceStore } from "../platform/preferences/usePreferences";
import { useLingui } from "@lingui/react/macro";
import { lazy, Suspense } from "react";
import type { Language } from "../../contract/languages/languages";
import { useIsInBrowser } from "../ui/InBrowser";
import { Button } from "../ui/Button";
import { ErrorBoundary } from "../ui/ErrorBoundary";
import type { TypingRun } from "./TypingRun";
import { useRunPhase } from "./runHooks";
import styles from "./KeyboardSlot.module.css";

const Keyboard = lazy(async () => {
  const module = await loadWithCatalog("keyboard", import("./keyboard/Keyboard"));
  return { default: module.Keyboard };
});

/** The keyboard below the lines, if it is switched on. The server renders an empty box of its height. */
export function KeyboardSlot({ run, language }: { readonly run: TypingRun; readonly language: Language }) {
  const { t } = useLingui();
  const { keyboard } = usePreferences();
  const { change } = usePreferenceStore();
  const isInBrowser = useIsInBrowser();
  const phase = useRunPhase(run);
  return (
    <div className={styles["slot"]} data-keyboard={keyboard}>
      {keyboard && (
        <div className={styles["place"]}>
          <div className={styles["space"]}>
            {isInBrowser && (
              <ErrorBoundary rank="part">
                <Suspense>
                  <Keyboard run={run} language={language} />
                </Suspense>
              </ErrorBoundary>
            )}
          </div>
        </div>
      )}
      <div data-fades>
        <Button
          look="quiet"
          isSmall
          data-types-on={phase === "running" ? "always" : "pointer"}
          onClick={() => change({ keyboard: !keyboard })}
        >
          {keyboard ? t`Hide keyboard` : t`Show keyboard`}
        </Button>
      </div>
    </div>
  );
}
