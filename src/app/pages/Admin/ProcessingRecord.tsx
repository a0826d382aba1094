import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { ProcessingRecord_query$key } from "../../../../__generated__/ProcessingRecord_query.graphql";
import { useProcessing } from "../../features/privacy/processing";
import { saveBlob } from "../../platform/saveFile";
import { Button, LinkButton } from "../../ui/Button";
import { Card } from "../../ui/Card";
import styles from "./AdminPage.module.css";

/** The record of processing activities of this host (GDPR, article 30), as a file to complete. */
export function ProcessingRecord({ queryRef }: { readonly queryRef: ProcessingRecord_query$key }) {
  const { t } = useLingui();
  const { hostPolicy } = useFragment(
    graphql`
      fragment ProcessingRecord_query on Query @throwOnFieldError {
        hostPolicy {
          ...processing_policy
        }
      }
    `,
    queryRef,
  );
  const processing = useProcessing(hostPolicy);
  const toFillIn = t`to be filled in`;
  const download = (): void => {
    const lines = [
      `# ${t`Record of processing activities`}`,
      "",
      `- ${t`Controller`}: ${toFillIn}`,
      `- ${t`Contact`}: ${toFillIn}`,
      `- ${t`Data protection officer`}: ${toFillIn}`,
      `- ${t`Persons concerned`}: ${t`pupils, teachers, other users and guests`}`,
      `- ${t`Security`}: ${t`passwords hashed, session keys not stored, access by role, log of what admins did`}`,
      "",
      toRow([t`Processing`, t`Purpose`, t`Categories of data`, t`Recipients`, t`Retention`]),
      "| --- | --- | --- | --- | --- |",
      ...processing.map(({ name, purpose, data, recipients, retention }) =>
        toRow([name, purpose, data, recipients, retention]),
      ),
      "",
    ];
    saveBlob(new Blob([lines.join("\n")], { type: "text/markdown" }), "typeloop-processing-record.md");
  };
  return (
    <Card
      title={t`Record of processing activities`}
      lead={t`What this server stores, why, who sees it and for how long, as the GDPR asks (article 30). Add your organization and contact details to the file.`}
    >
      <div className={styles["recordActions"]}>
        <Button onClick={download}>{t`Download the record`}</Button>
        <LinkButton to="/privacy">{t`Privacy page`}</LinkButton>
      </div>
    </Card>
  );
}

/** A row of a table in Markdown. */
function toRow(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
}
