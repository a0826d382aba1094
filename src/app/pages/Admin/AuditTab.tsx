import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { startTransition, useState } from "react";
import {
  fetchQuery,
  graphql,
  useFragment,
  usePaginationFragment,
  usePreloadedQuery,
  useRelayEnvironment,
} from "react-relay";
import type { AuditFiltersInput, AuditTabFileQuery } from "../../../../__generated__/AuditTabFileQuery.graphql";
import type { AuditTab_entry$key } from "../../../../__generated__/AuditTab_entry.graphql";
import type { AuditTab_query$key } from "../../../../__generated__/AuditTab_query.graphql";
import type { AuditTabPaginationQuery } from "../../../../__generated__/AuditTabPaginationQuery.graphql";
import AuditTabQueryNode, { type AuditTabQuery } from "../../../../__generated__/AuditTabQuery.graphql";
import { auditActions, type AuditAction } from "../../../contract/adminRules";
import { groupOperationNames, isGroupOperation } from "./groupOperationNames";
import type { ErrorCode } from "../../../contract/errorCodes";
import { readErrorCode } from "../../../contract/readErrorCode";
import { limits } from "../../../contract/limits";
import { toIsoDateTime } from "../../../contract/scalars";
import { saveCsv } from "../../platform/csv";
import { parseDateAndTime } from "../../platform/dates/localTime";
import { formatDateTime } from "../../platform/dates/formatDate";
import { useLocale } from "../../platform/locale/useLocale";
import { useViewerQuery } from "../../relay/routeQuery";
import { Button } from "../../ui/Button";
import { Select } from "../../ui/ChoiceFields";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { ShowMore } from "../../ui/ShowMore";
import { AdminFrame } from "./AdminFrame";
import styles from "./AdminPage.module.css";
import { DateField } from "../../ui/DateField";

/** Who did what on this server, for two years. */
export function AuditTab() {
  const { t } = useLingui();
  const query = usePreloadedQuery<AuditTabQuery>(
    graphql`
      query AuditTabQuery @throwOnFieldError @preloadable {
        ...AdminFrame_query
        ...AuditTab_query
      }
    `,
    useViewerQuery<AuditTabQuery>(AuditTabQueryNode),
  );
  return (
    <AdminFrame
      queryRef={query}
      title={t`Audit log`}
      lead={t`What admins did, and which groups and accounts were deleted. Entries are kept for two years, and nobody can change them.`}
    >
      <AuditList queryRef={query} />
    </AdminFrame>
  );
}

/** The filters as the fields hold them; empty for all. */
type Filters = { readonly actor: string; readonly action: string; readonly from: string; readonly until: string };

const everything: Filters = { actor: "", action: "", from: "", until: "" };

const DAY_MS = 86_400_000;

function toInput({ actor, action, from, until }: Filters): AuditFiltersInput {
  const start = parseDateAndTime(from, "00:00");
  // The day itself is included: its end is the beginning of the next one, also when the clock changes.
  const last = parseDateAndTime(until, "12:00");
  const next = last === null ? null : new Date(last + DAY_MS).toISOString().slice(0, 10);
  const end = next === null ? null : parseDateAndTime(next, "00:00");
  return {
    actorId: actor === "" ? null : actor,
    action: findAction(action),
    from: start === null ? null : toIsoDateTime(start),
    until: end === null ? null : toIsoDateTime(end),
  };
}

function AuditList({ queryRef }: { readonly queryRef: AuditTab_query$key }) {
  const { t } = useLingui();
  const { data, refetch, ...page } = usePaginationFragment<AuditTabPaginationQuery, AuditTab_query$key>(
    graphql`
      fragment AuditTab_query on Query
      @throwOnFieldError
      @refetchable(queryName: "AuditTabPaginationQuery")
      @argumentDefinitions(
        filters: { type: "AuditFiltersInput" }
        first: { type: "Int", defaultValue: 25 }
        after: { type: "String" }
      ) {
        auditActors {
          userId
          name
        }
        auditLog(filters: $filters, first: $first, after: $after) @connection(key: "AuditTab_query_auditLog") {
          edges {
            node {
              id
              ...AuditTab_entry
            }
          }
        }
      }
    `,
    queryRef,
  );
  const [filters, setFilters] = useState(everything);
  const set = (change: Partial<Filters>) => {
    const next = { ...filters, ...change };
    setFilters(next);
    startTransition(() => void refetch({ filters: toInput(next) }, { fetchPolicy: "store-and-network" }));
  };
  const edges = data.auditLog?.edges ?? [];
  const actors = (data.auditActors ?? []).map(({ userId, name }) => ({ value: userId, label: name }));
  const actions = auditActions.map((action) => ({ value: action, label: nameOfAction(t, action) }));
  return (
    <>
      <div className={styles["filters"]}>
        <Select
          label={t`Who`}
          options={[{ value: "", label: t`Everyone` }, ...actors]}
          value={filters.actor}
          onChange={(actor) => set({ actor })}
        />
        <Select<string>
          label={t`What`}
          options={[{ value: "", label: t`Everything` }, ...actions]}
          value={filters.action}
          onChange={(action) => set({ action })}
        />
        <DateField name="from" label={t`From`} value={filters.from} onChange={(from) => set({ from })} />
        <DateField name="until" label={t`Until`} value={filters.until} onChange={(until) => set({ until })} />
        <SaveFile filters={filters} />
      </div>
      {edges.length === 0 && <output>{t`Nothing found`}</output>}
      <ol className={styles["list"]}>
        {edges.map(({ node }) => (
          <AuditRow key={node.id} entryRef={node} />
        ))}
      </ol>
      <ShowMore page={page} count={limits.pageSize.standard} />
    </>
  );
}

function AuditRow({ entryRef }: { readonly entryRef: AuditTab_entry$key }) {
  const { t } = useLingui();
  const { createdAt, actorName, targetName, newName, reason, ...act } = useFragment(
    graphql`
      fragment AuditTab_entry on AuditEntry @throwOnFieldError {
        createdAt
        actorName
        action
        operation
        targetName
        newName
        reason
      }
    `,
    entryRef,
  );
  return (
    <li className={styles["entry"]}>
      <p>
        {nameOfAct(t, act)}: <bdi className={styles["strong"]}>{targetName}</bdi>
        {newName != null && (
          <>
            {" → "}
            <bdi className={styles["strong"]}>{newName}</bdi>
          </>
        )}
      </p>
      {reason != null && (
        <p>
          <q>{reason}</q>
        </p>
      )}
      <p className={styles["about"]}>
        <bdi>{actorName}</bdi> ·{" "}
        <time dateTime={createdAt} lang="nl">
          {formatDateTime(createdAt, "short")}
        </time>
      </p>
    </li>
  );
}

/** Saves the acts that are shown, and those behind them, as a file for spreadsheets. */
function SaveFile({ filters }: { readonly filters: Filters }) {
  const { t } = useLingui();
  const locale = useLocale();
  const environment = useRelayEnvironment();
  const [isBusy, setBusy] = useState(false);
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      const answer = await fetchQuery<AuditTabFileQuery>(
        environment,
        graphql`
          query AuditTabFileQuery($filters: AuditFiltersInput) @throwOnFieldError {
            auditFile(filters: $filters) {
              createdAt
              actorName
              action
              operation
              targetName
              newName
              reason
            }
          }
        `,
        { filters: toInput(filters) },
        { fetchPolicy: "network-only" },
      ).toPromise();
      const head = [t`When`, t`Who`, t`What`, t`Name`, t`New name`, t`Reason`];
      const rows = (answer?.auditFile ?? []).map((entry) => [
        entry.createdAt,
        entry.actorName,
        nameOfAct(t, entry),
        entry.targetName,
        entry.newName ?? null,
        entry.reason ?? null,
      ]);
      saveCsv("typeloop-audit.csv", locale, [head, ...rows]);
      setIssue(null);
    } catch (error) {
      setIssue(readErrorCode(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button isBusy={isBusy} onClick={() => void save()}>{t`Download CSV`}</Button>
      {issue !== null && <ErrorNotice code={issue} />}
    </>
  );
}

/** What the audit log calls each act. */
const auditActionNames: Readonly<Record<AuditAction, MessageDescriptor>> = {
  ADMIN_CLAIMED: msg`Became the first admin`,
  ADMIN_APPOINTED: msg`Added admin`,
  ADMIN_REMOVED: msg`Removed admin`,
  USER_RENAMED: msg`Renamed user`,
  USER_LOCKED: msg`Locked account`,
  USER_UNLOCKED: msg`Unlocked account`,
  USER_SIGNED_OUT: msg`Signed out everywhere`,
  USER_ERASED: msg`Deleted account`,
  USER_BROUGHT_BACK: msg`Restored account`,
  USER_MERGED: msg`Merged account`,
  PASSWORD_RENEWED: msg`Gave new password`,
  CONSENT_RECORDED: msg`Recorded consent of a parent or guardian`,
  CONSENT_WITHDRAWN: msg`Withdrew consent of a parent or guardian`,
  DATA_EXPORTED: msg`Exported someone's data`,
  GROUP_ROLE_CHANGED: msg`Changed role in group`,
  COACH_LINK_CREATED: msg`Created link for coaches`,
  PASSKEY_ADDED: msg`Added passkey`,
  PASSKEY_REMOVED: msg`Removed passkey`,
  ROSTER_IMPORTED: msg`Imported roster`,
  GROUP_ARCHIVED: msg`Archived group`,
  GROUP_RESTORED: msg`Restored group`,
  GROUP_DELETED: msg`Deleted group`,
  GROUP_CHANGED: msg`Changed someone else's group`,
  REPORT_UPHELD: msg`Acted on report`,
  REPORT_DISMISSED: msg`Dismissed report`,
  RESULT_ACCEPTED: msg`Let run count`,
  RESULT_REJECTED: msg`Kept flag on run`,
  EXAM_ACCEPTED: msg`Let exam count`,
  EXAM_REJECTED: msg`Kept flag on exam`,
  TEXT_PUBLISHED: msg`Published text`,
  TEXT_SENT_BACK: msg`Sent text back`,
  TEXT_ARCHIVED: msg`Archived text`,
  TEXT_RESTORED: msg`Restored text`,
  SENTENCE_REMOVED: msg`Removed reported sentence`,
  NORM_CREATED: msg`Created standard`,
  NORM_CHANGED: msg`Changed standard`,
  NORM_ARCHIVED: msg`Archived standard`,
  NORM_RESTORED: msg`Restored standard`,
  FEATURE_PAUSED: msg`Paused feature`,
  FEATURE_RESUMED: msg`Turned feature on`,
  ANNOUNCEMENT_PUBLISHED: msg`Published announcement`,
  ANNOUNCEMENT_CHANGED: msg`Changed announcement`,
  ANNOUNCEMENT_REMOVED: msg`Removed announcement`,
  BACKUP_STARTED: msg`Started backup`,
};

/** The known action of this name; null for one of a newer server. */
function findAction(name: string): AuditAction | null {
  return auditActions.find((action) => action === name) ?? null;
}

type Act = { readonly action: string; readonly operation: string | null | undefined };

/** What an entry says was done. */
function nameOfAct(t: (message: MessageDescriptor) => string, { action, operation }: Act): string {
  return isGroupOperation(operation) ? t(groupOperationNames[operation]) : nameOfAction(t, action);
}

/** What an action is called; the name itself for one of a newer server. */
function nameOfAction(t: (message: MessageDescriptor) => string, name: string): string {
  const action = findAction(name);
  return action === null ? name : t(auditActionNames[action]);
}
