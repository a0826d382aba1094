import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { DataSettings_viewer$key } from "../../../../__generated__/DataSettings_viewer.graphql";
import { useExport } from "../../relay/useExport";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { ErrorNotice } from "../../ui/ErrorBoundary";

/** Everything that Typeloop knows of the viewer, as a file. */
export function DataSettings({ viewerRef }: { readonly viewerRef: DataSettings_viewer$key }) {
  const { t } = useLingui();
  const { username } = useFragment(
    graphql`
      fragment DataSettings_viewer on User @throwOnFieldError {
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
      lead={t`Everything Typeloop keeps of you: results with every keystroke, exams, certificates, texts, groups. As a JSON file.`}
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
