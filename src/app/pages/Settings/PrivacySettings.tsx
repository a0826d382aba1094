import { useLingui } from "@lingui/react/macro";
import { isRefusedByBrowser, setConsent, useConsent } from "../../platform/analytics";
import { readPageConfig } from "../../platform/readPageConfig";
import { Card } from "../../ui/Card";
import { Checkbox } from "../../ui/ChoiceFields";
import { useIsInBrowser } from "../../ui/InBrowser";
import { Notice } from "../../ui/Notice";
import { graphql, useFragment } from "react-relay";
import type { PrivacySettings_viewer$key } from "../../../../__generated__/PrivacySettings_viewer.graphql";
import { useExport } from "../../relay/useExport";
import { Button } from "../../ui/Button";
import { ErrorNotice } from "../../ui/ErrorBoundary";

/** Consent to analytics. Empty on a host without analytics. */
export function PrivacySettings() {
  const { t } = useLingui();
  const consent = useConsent();
  const isInBrowser = useIsInBrowser();
  if (readPageConfig().analyticsId === undefined) return null;
  return (
    <Card id="privacy" title={t`Privacy`} lead={t`Saved in this browser.`}>
      {isInBrowser && isRefusedByBrowser() ? (
        <Notice text={t`This browser asks sites not to track you, so your visits aren't counted.`} />
      ) : (
        <Checkbox
          label={t`Let this site count visits with Google Analytics`}
          hint={t`Only the kind of page you open, never what you type or who you are. Changes take effect right away.`}
          isChecked={consent === "granted"}
          onChange={(isChecked) => setConsent(isChecked ? "granted" : "denied")}
        />
      )}
    </Card>
  );
}

/** Downloads everything that Typeloop stores about the viewer. */
export function DataSettings({ viewerRef }: { readonly viewerRef: PrivacySettings_viewer$key }) {
  const { t } = useLingui();
  const { username } = useFragment(
    graphql`
      fragment PrivacySettings_viewer on User @throwOnFieldError {
        username
      }
    `,
    viewerRef,
  );
  const [save, isSaving, issue] = useExport();
  const download = () => void save(null, `typeloop-${username ?? "guest"}.json`);
  return (
    <Card
      id="data"
      title={t`Your data`}
      lead={t`Everything Typeloop stores about you: results with every keystroke, exams, certificates, texts and groups. As a JSON file.`}
    >
      <div>
        <Button isBusy={isSaving} onClick={download}>
          {isSaving ? t`Downloading` : t`Download everything`}
        </Button>
      </div>
      {issue !== null && <ErrorNotice code={issue} onRetry={download} />}
    </Card>
  );
}
