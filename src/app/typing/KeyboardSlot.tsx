import { loadCatalogue } from "../platform/locale/catalogues";
import { browserPreferences, usePreferences, usePreferenceStore } from "../platform/preferences/usePreferences";
import type { Keyboard } from "./keyboard/Keyboard";
import { useLingui } from "@lingui/react/macro";
import { lazy, Suspense } from "react";
import type { Language } from "../../engine/practice/PracticeMode";
import { useIsInBrowser } from "../ui/InBrowser";
import { Button } from "../ui/Button";
import { ErrorBoundary } from "../ui/ErrorBoundary";
import type { TypingRun } from "./TypingRun";
import { useRunPhase } from "./runHooks";
import styles from "./KeyboardSlot.module.css";

/** The picture of the keyboard, and its words in the browser's language. In the browser only. */
async function loadKeyboard(): Promise<{ readonly default: typeof Keyboard }> {
  const [module] = await Promise.all([
    import("./keyboard/Keyboard"),
    loadCatalogue("keyboard", browserPreferences().locale()),
  ]);
  return { default: module.Keyboard };
}

const KeyboardSlotKeyboard = lazy(loadKeyboard);

/**
 * The place of the keyboard's picture under the line, for who wants one. The server leaves it empty, as high as it will
 * be.
 */
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
                  <KeyboardSlotKeyboard run={run} language={language} />
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
