import { useLingui } from "@lingui/react/macro";
import { startTransition, useEffect, useEffectEvent, useState } from "react";
import { graphql, usePreloadedQuery, useFragment, useRefetchableFragment } from "react-relay";
import type { ServerTab_backup$key } from "../../../../__generated__/ServerTab_backup.graphql";
import type { ServerTab_health$key } from "../../../../__generated__/ServerTab_health.graphql";
import type { ServerTabHealthRefetchQuery } from "../../../../__generated__/ServerTabHealthRefetchQuery.graphql";
import type { ServerTabStartBackupMutation } from "../../../../__generated__/ServerTabStartBackupMutation.graphql";
import ServerTabQueryNode, { type ServerTabQuery } from "../../../../__generated__/ServerTabQuery.graphql";
import { formatDateTime } from "../../platform/dates/formatDate";
import { useLocale } from "../../platform/locale/useLocale";
import { useViewerQuery } from "../../relay/routeQuery";
import { AdminFrame } from "./AdminFrame";
import { AdminAnnouncements } from "./AdminAnnouncements";
import { SignInProviders } from "./SignInProviders";
import type { ServerTab_query$key } from "../../../../__generated__/ServerTab_query.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { useProcessing } from "../../features/privacy/processing";
import { saveBlob } from "../../platform/saveFile";
import { useResultMutation } from "../../relay/useResultMutation";
import { formatFigure } from "../../typing/figures/formatFigure";
import { Button, LinkButton } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { announce } from "../../ui/Notice";
import styles from "./AdminPage.module.css";

/** How the server is, its backups, and announcements to everybody. */
export function ServerTab() {
  const { t } = useLingui();
  const query = usePreloadedQuery<ServerTabQuery>(
    graphql`
      query ServerTabQuery @throwOnFieldError @preloadable {
        ...AdminFrame_query
        ...ServerTab_health
        ...AdminAnnouncements_query
        ...SignInProviders_query
        ...ServerTab_query
      }
    `,
    useViewerQuery<ServerTabQuery>(ServerTabQueryNode),
  );
  return (
    <AdminFrame
      queryRef={query}
      title={t`Server`}
      lead={t`This server's health, backups, school accounts and announcements.`}
    >
      <ServerHealth queryRef={query} />
      <SignInProviders queryRef={query} />
      <AdminAnnouncements queryRef={query} />
      <ProcessingRecord queryRef={query} />
    </AdminFrame>
  );
}

/** How often a running backup is asked about, in ms. */
const POLL_MS = 3_000;

/** The server's figures at a glance, and its backups. */
function ServerHealth({ queryRef }: { readonly queryRef: ServerTab_health$key }) {
  const { t } = useLingui();
  const bytes = useBytes();
  const locale = useLocale();
  const [{ serverHealth: health }, refetch] = useRefetchableFragment<ServerTabHealthRefetchQuery, ServerTab_health$key>(
    graphql`
      fragment ServerTab_health on Query @throwOnFieldError @refetchable(queryName: "ServerTabHealthRefetchQuery") {
        serverHealth {
          version
          startedAt
          database {
            bytes
            tables {
              name
              bytes
            }
          }
          diskFree
          openSessions
          racers
          connections
          errors
          isRedisConnected
          backup {
            isRunning
            ...ServerTab_backup
          }
        }
      }
    `,
    queryRef,
  );
  const isRunning = health?.backup.isRunning ?? false;
  const look = useEffectEvent(() => startTransition(() => void refetch({}, { fetchPolicy: "store-and-network" })));
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => look(), POLL_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  if (!health) return null;
  const { version, startedAt, database, diskFree, openSessions, racers, connections, errors, isRedisConnected } =
    health;
  const number = (value: number) => formatFigure(locale, value);
  const figures: readonly (readonly [name: string, value: string, lang?: string])[] = [
    [t`Version`, version],
    [t`Running since`, formatDateTime(startedAt, "short"), "nl"],
    [t`Database size`, bytes(database.bytes)],
    ...(diskFree == null ? [] : [[t`Free disk space`, bytes(diskFree)] as const]),
    [t`Open sessions`, number(openSessions)],
    [t`Racers now`, number(racers)],
    [t`Live connections`, number(connections)],
    [t`Errors in the last hour`, number(errors)],
    ...(isRedisConnected == null ? [] : [[t`Redis`, isRedisConnected ? t`Connected` : t`Not connected`] as const]),
  ];
  return (
    <>
      <Card
        title={t`Health`}
        lead={t`Racers, live connections and errors are counted for one server process. Everything else is for the whole server.`}
      >
        <dl className={styles["figures"]}>
          {figures.map(([name, value, lang]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd lang={lang}>{value}</dd>
            </div>
          ))}
        </dl>
        <h3 className={styles["strong"]}>{t`Largest tables`}</h3>
        <dl className={styles["figures"]}>
          {database.tables.map((table) => (
            <div key={table.name}>
              <dt lang="en" translate="no">
                {table.name}
              </dt>
              <dd>{bytes(table.bytes)}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <BackupCard backupRef={health.backup} onStarted={look} />
    </>
  );
}

type BackupProps = { readonly backupRef: ServerTab_backup$key; readonly onStarted: () => void };

/** The last backup, and the button for the next one. */
function BackupCard({ backupRef, onStarted }: BackupProps) {
  const { t } = useLingui();
  const bytes = useBytes();
  const { isRunning, lastAt, lastFile, lastBytes, kept, failure } = useFragment(
    graphql`
      fragment ServerTab_backup on BackupState @throwOnFieldError {
        isRunning
        lastAt
        lastFile
        lastBytes
        kept
        failure
      }
    `,
    backupRef,
  );
  const [start, isStarting] = useStartBackup();
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  const go = async (): Promise<void> => {
    const result = await start({});
    setIssue(result.ok ? null : result.error);
    if (!result.ok) return;
    announce(t`The backup has started.`);
    onStarted();
  };
  const size = bytes(lastBytes ?? 0);
  return (
    <Card
      title={t`Backup`}
      lead={t`Creates one file in the server's backup folder, while everyone keeps typing. It contains what people typed, so keep it safe. Backups made from the command line aren't listed here.`}
    >
      <output>
        {isRunning && <p>{t`Backup in progress.`}</p>}
        {!isRunning && failure != null && <p>{t`The last backup failed: ${failure}`}</p>}
        {lastAt == null ? (
          <p>{t`No backup yet.`}</p>
        ) : (
          <p>
            {t`Last backup:`} <span lang="nl">{formatDateTime(lastAt, "short")}</span> · {lastFile} · {size}
          </p>
        )}
      </output>
      <p>
        {kept === 1
          ? t`The newest backup is kept. It is deleted once the next one is done.`
          : t`The newest ${kept} backups are kept. Older ones are deleted once the next one is done.`}
      </p>
      {issue !== null && <ErrorNotice code={issue} />}
      <div>
        <Button isBusy={isStarting || isRunning} onClick={() => void go()}>
          {t`Back up now`}
        </Button>
      </div>
    </Card>
  );
}

function useStartBackup() {
  return useResultMutation<ServerTabStartBackupMutation, true>(
    graphql`
      mutation ServerTabStartBackupMutation {
        startBackup {
          __typename
          ... on Error {
            code
          }
        }
      }
    `,
    () => true,
  );
}

/** Formats sizes: in GB from 1 GB, otherwise in MB. */
function useBytes(): (bytes: number) => string {
  const locale = useLocale();
  return (bytes) =>
    bytes >= 1e9 ? `${formatFigure(locale, bytes / 1e9, 1)} GB` : `${formatFigure(locale, bytes / 1e6, 1)} MB`;
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
      `- ${t`Data subjects`}: ${t`pupils, teachers, other users and guests`}`,
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
