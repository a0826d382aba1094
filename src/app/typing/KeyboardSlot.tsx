import { useLingui } from "@lingui/react/macro";
import { lazy, Suspense, useSyncExternalStore } from "react";
import { usePreferences } from "../platform/preferences/usePreferences";
import { usePreferenceStore } from "../platform/preferences/usePreferenceStore";
import { Button } from "../ui/Button";
import { ErrorBoundary } from "../ui/ErrorBoundary";
import type { TypingRun } from "./TypingRun";
import styles from "./KeyboardSlot.module.css";
import { loadKeyboard } from "./keyboard/loadKeyboard";

const Keyboard = lazy(loadKeyboard);

const never = () => () => undefined;

/** The place of the keyboard's picture under the line, for who wants one. The server leaves it empty, as high as it will be. */
export function KeyboardSlot({ run }: { readonly run: TypingRun }) {
  const { t } = useLingui();
  const { keyboard } = usePreferences();
  const { change } = usePreferenceStore();
  const isAlive = useSyncExternalStore(never, () => true, () => false);
  return (
    <div className={styles["slot"]}>
      {keyboard && (
        <div className={styles["place"]}>
          <div className={styles["space"]}>
            {isAlive && (
              <ErrorBoundary rank="part">
                <Suspense>
                  <Keyboard run={run} />
                </Suspense>
              </ErrorBoundary>
            )}
          </div>
        </div>
      )}
      <div data-fades>
        <Button look="quiet" isSmall onClick={() => change({ keyboard: !keyboard })}>
          {keyboard ? t`Hide keyboard` : t`Show keyboard`}
        </Button>
      </div>
    </div>
  );
}
