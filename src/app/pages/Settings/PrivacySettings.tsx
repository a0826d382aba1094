import { useLingui } from "@lingui/react/macro";
import { isRefusedByBrowser, setConsent, useConsent } from "../../platform/analytics";
import { readPageConfig } from "../../platform/readPageConfig";
import { Card } from "../../ui/Card";
import { Checkbox } from "../../ui/ChoiceFields";
import { Notice } from "../../ui/Notice";

/** Whether visits may be counted. Nothing on a host that does not count them. */
export function PrivacySettings() {
  const { t } = useLingui();
  const consent = useConsent();
  if (readPageConfig().analyticsId === undefined) return null;
  return (
    <Card id="privacy" title={t`Privacy`} lead={t`Kept in this browser.`}>
      {isRefusedByBrowser() ? (
        <Notice text={t`This browser asks not to be followed, so visits are not counted.`} />
      ) : (
        <Checkbox
          label={t`This host may count visits with Google Analytics`}
          hint={t`Only which kind of page is opened, never what you type or who you are. Changes take effect at once.`}
          isChecked={consent === "granted"}
          onChange={(isChecked) => setConsent(isChecked ? "granted" : "denied")}
        />
      )}
    </Card>
  );
}
