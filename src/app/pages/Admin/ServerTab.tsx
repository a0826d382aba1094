import { useLingui } from "@lingui/react/macro";
import { graphql, usePreloadedQuery, useFragment } from "react-relay";
import ServerTabQueryNode, { type ServerTabQuery } from "../../../../__generated__/ServerTabQuery.graphql";
import { useViewerQuery } from "../../relay/routeQuery";
import { AdminFrame } from "./AdminFrame";
import { AdminAnnouncements } from "./AdminAnnouncements";
import { ServerHealth } from "./ServerHealth";
import type { ServerTab_query$key } from "../../../../__generated__/ServerTab_query.graphql";
import { useProcessing } from "../../features/privacy/processing";
import { saveBlob } from "../../platform/saveFile";
import { Button, LinkButton } from "../../ui/Button";
import { Card } from "../../ui/Card";
import styles from "./AdminPage.module.css";

/** How the server is, its backups, and announcements to everybody. */
export function ServerTab() {
  const { t } = useLingui();
  const query = usePreloadedQuery<ServerTabQuery>(
    graphql`
      query ServerTabQuery @throwOnFieldError @preloadable {
        ...AdminFrame_query
        ...ServerHealth_query
        ...AdminAnnouncements_query
        ...ServerTab_query
      }
    `,
    useViewerQuery<ServerTabQuery>(ServerTabQueryNode),
  );
  return (
    <AdminFrame queryRef={query} title={t`Server`} lead={t`This server's health, backups and announcements.`}>
      <ServerHealth queryRef={query} />
      <AdminAnnouncements queryRef={query} />
      <ProcessingRecord queryRef={query} />
    </AdminFrame>
  );
}

/** The record of processing activities of this host (GDPR, article 30), as a file to complete. */
function ProcessingRecord({ queryRef }: { readonly queryRef: ServerTab_query$key }) {
  const { t } = useLingui();
  const { hostPolicy } = useFragment(
    graphql`
      fragment ServerTab_query on Query @throwOnFieldError {
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
      `- ${t`People affected`}: ${t`pupils, teachers, other users and guests`}`,
      `- ${t`Security`}: ${t`passwords hashed, session keys not stored, access by role, audit log of what admins did`}`,
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
