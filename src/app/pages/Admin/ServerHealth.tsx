import { useLingui } from "@lingui/react/macro";
import { startTransition, useEffect, useEffectEvent, useState } from "react";
import { graphql, useFragment, useRefetchableFragment } from "react-relay";
import type { ServerHealth_backup$key } from "../../../../__generated__/ServerHealth_backup.graphql";
import type { ServerHealth_query$key } from "../../../../__generated__/ServerHealth_query.graphql";
import type { ServerHealthRefetchQuery } from "../../../../__generated__/ServerHealthRefetchQuery.graphql";
import type { ServerHealthStartBackupMutation } from "../../../../__generated__/ServerHealthStartBackupMutation.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { formatDateTime } from "../../platform/dates/formatDate";
import { useLocale } from "../../platform/locale/useLocale";
import { useResultMutation } from "../../relay/useResultMutation";
import { formatFigure } from "../../typing/figures/formatFigure";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { announce } from "../../ui/Notice";
import styles from "./AdminPage.module.css";

/** How often a running backup is asked about, in ms. */
const POLL_MS = 3_000;

/** The server's figures at a glance, and its backups. */
export function ServerHealth({ queryRef }: { readonly queryRef: ServerHealth_query$key }) {
  const { t } = useLingui();
  const bytes = useBytes();
  const locale = useLocale();
  const [{ serverHealth: health }, refetch] = useRefetchableFragment<ServerHealthRefetchQuery, ServerHealth_query$key>(
    graphql`
      fragment ServerHealth_query on Query @throwOnFieldError @refetchable(queryName: "ServerHealthRefetchQuery") {
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
            ...ServerHealth_backup
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

type BackupProps = { readonly backupRef: ServerHealth_backup$key; readonly onStarted: () => void };

/** The last backup, and the button for the next one. */
function BackupCard({ backupRef, onStarted }: BackupProps) {
  const { t } = useLingui();
  const bytes = useBytes();
  const { isRunning, lastAt, lastFile, lastBytes, kept, failure } = useFragment(
    graphql`
      fragment ServerHealth_backup on BackupState @throwOnFieldError {
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
  return useResultMutation<ServerHealthStartBackupMutation, true>(
    graphql`
      mutation ServerHealthStartBackupMutation {
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
