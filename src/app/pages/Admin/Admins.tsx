import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { AdminFrame_query$key } from "../../../../__generated__/AdminFrame_query.graphql";
import type { Admins_query$key } from "../../../../__generated__/Admins_query.graphql";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { useAdminViewer } from "./AdminFrame";
import styles from "./AdminPage.module.css";
import { object, string } from "yup";
import type { ErrorCode } from "../../../contract/errorCodes";
import { announce } from "../../ui/Notice";
import { checkRules, useForm, Form } from "../../ui/form/Form";
import { TextField } from "../../ui/TextField";
import { Dialog } from "../../ui/Dialog";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import type { RecordSourceSelectorProxy } from "relay-runtime";
import type { AdminsAppointMutation } from "../../../../__generated__/AdminsAppointMutation.graphql";
import type { AdminsRemoveMutation } from "../../../../__generated__/AdminsRemoveMutation.graphql";
import { toFormOutcome, useResultMutation } from "../../relay/useResultMutation";

type AdminsProps = { readonly queryRef: Admins_query$key; readonly viewerRef: AdminFrame_query$key };

/** The list of admins, with actions to appoint and remove them. The last one cannot be removed. */
export function Admins({ queryRef, viewerRef }: AdminsProps) {
  const { t } = useLingui();
  const viewer = useAdminViewer(viewerRef);
  const { admins } = useFragment(
    graphql`
      fragment Admins_query on Query @throwOnFieldError {
        admins {
          id
          displayName
          username
        }
      }
    `,
    queryRef,
  );
  const [removed, setRemoved] = useState<NamedAdmin | null>(null);
  const all = admins ?? [];
  return (
    <Card title={t`Admins`} lead={t`They review texts, pause features, and see every result.`}>
      <ul className={styles["list"]}>
        {all.map(({ id, displayName, username }) => (
          <li key={id} className={styles["row"]}>
            <span className={styles["name"]}>
              <bdi>{displayName}</bdi> <span className={styles["username"]}>{username}</span>
              {id === viewer?.id && <span className={styles["username"]}> {t`(you)`}</span>}
            </span>
            {all.length > 1 && (
              <Button
                aria-label={t`Remove admin ${displayName}`}
                onClick={() => setRemoved({ id, displayName, isViewer: id === viewer?.id })}
              >
                {t`Remove`}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className={styles["form"]}>
        <AppointAdmin />
      </div>
      {removed !== null && <RemoveAdminDialog admin={removed} onClose={() => setRemoved(null)} />}
    </Card>
  );
}

const required: ErrorCode = "REQUIRED";

const rules = object({ username: string().trim().required(required) });

/** Makes a member an admin, by their username. */
function AppointAdmin() {
  const { t } = useLingui();
  const [appoint] = useAppointAdmin();
  const { field, ...form } = useForm({
    initial: { username: "" },
    check: (values) => checkRules(rules, values),
    send: async ({ username }) => {
      const result = await appoint({ username }, { updater: (store) => replaceAdmins(store, "appointAdmin") });
      if (result.ok) {
        const displayName = result.data;
        announce(t`${displayName} is now an admin.`);
      }
      return toFormOutcome(result);
    },
    isEmptiedWhenDone: true,
  });
  return (
    <Form {...form} action={t`Add admin`} actionUnderWay={t`Adding`}>
      <TextField
        {...field("username")}
        label={t`Username`}
        hint={t`The username of an existing account.`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
    </Form>
  );
}

type NamedAdmin = { readonly id: string; readonly displayName: string; readonly isViewer: boolean };

/** Asks for confirmation before an admin becomes a member again. */
function RemoveAdminDialog({ admin, onClose }: { readonly admin: NamedAdmin; readonly onClose: () => void }) {
  const { t } = useLingui();
  const [remove, isBusy] = useRemoveAdmin();
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  const { id, displayName, isViewer } = admin;
  const go = async (): Promise<void> => {
    const result = await remove({ userId: id }, { updater: (store) => replaceAdmins(store, "removeAdmin") });
    setIssue(result.ok ? null : result.error);
    if (!result.ok) return;
    announce(t`${displayName} is no longer an admin.`);
    onClose();
  };
  return (
    <Dialog title={t`Remove admin`} isOpen onClose={onClose}>
      <div className={styles["dialog"]}>
        <p>
          {isViewer
            ? t`You'll no longer be an admin. Another admin can add you again.`
            : t`${displayName} will no longer be an admin. The account and its results stay.`}
        </p>
        {issue !== null && <ErrorNotice code={issue} onRetry={() => void go()} />}
        <div className={styles["buttons"]}>
          <Button look="danger" isBusy={isBusy} onClick={() => void go()}>
            {t`Remove admin`}
          </Button>
          <Button onClick={onClose}>{t`Cancel`}</Button>
        </div>
      </div>
    </Dialog>
  );
}

/** Makes a member an admin. Returns their name. */
function useAppointAdmin() {
  return useResultMutation<AdminsAppointMutation, string>(
    graphql`
      mutation AdminsAppointMutation($username: String!) {
        appointAdmin(username: $username) {
          __typename
          ... on AdminSuccess {
            user {
              displayName
            }
            admins {
              # eslint-disable-next-line relay/unused-fields -- They become the list.
              id
              # eslint-disable-next-line relay/unused-fields -- The same.
              displayName
              # eslint-disable-next-line relay/unused-fields -- The same.
              username
            }
          }
          ... on Error {
            code
          }
          ... on InvalidInputError {
            issues {
              path
              code
            }
          }
        }
      }
    `,
    ({ user }) => user?.displayName,
  );
}

/** Makes an admin a member again. */
function useRemoveAdmin() {
  return useResultMutation<AdminsRemoveMutation, object>(
    graphql`
      mutation AdminsRemoveMutation($userId: ID!) {
        removeAdmin(userId: $userId) {
          __typename
          ... on AdminSuccess {
            user {
              # eslint-disable-next-line relay/unused-fields -- It may be the viewer, who is no admin any more.
              role
            }
            admins {
              # eslint-disable-next-line relay/unused-fields -- They become the list.
              id
            }
          }
          ... on Error {
            code
          }
        }
      }
    `,
    ({ admins }) => admins,
  );
}

function replaceAdmins(store: RecordSourceSelectorProxy, field: "appointAdmin" | "removeAdmin"): void {
  const admins = store.getRootField(field)?.getLinkedRecords("admins");
  if (admins) store.getRoot().setLinkedRecords(admins, "admins");
}
