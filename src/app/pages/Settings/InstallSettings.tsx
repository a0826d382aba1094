import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { installPrompt, isAppleTouchDevice, isInstalled } from "../../platform/offline/installPrompt";
import { useStore } from "../../platform/useStore";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";

/** How to install Typeloop as an app. Empty where it is one, and where the browser cannot. */
export function InstallSettings() {
  const { t } = useLingui();
  const prompt = useStore(installPrompt);
  // The button stays, with the focus.
  const [isAsked, setAsked] = useState(false);
  const hasMenu = isAppleTouchDevice();
  if (isInstalled() || (prompt === null && !isAsked && !hasMenu)) return null;
  const install = (): void => {
    setAsked(true);
    installPrompt.set(null);
    void prompt?.prompt().catch(() => undefined);
  };
  return (
    <Card
      id="install"
      title={t`Install Typeloop`}
      lead={t`It opens like an app, and you can practice without a connection.`}
    >
      {hasMenu ? (
        <p>{t`In Safari, tap Share, then “Add to Home Screen”.`}</p>
      ) : (
        <div>
          <Button onClick={install} aria-disabled={prompt === null}>
            {t`Install`}
          </Button>
        </div>
      )}
      <output>{isAsked && t`You can also install it later, from the menu of your browser.`}</output>
    </Card>
  );
}
