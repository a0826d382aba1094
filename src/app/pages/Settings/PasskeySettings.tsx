import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { PasskeySettings_viewer$key } from "../../../../__generated__/PasskeySettings_viewer.graphql";
import { passkeyNameRules } from "../../../contract/accountRules";
import type { ErrorCode } from "../../../contract/errorCodes";
import { formatDateTime } from "../../platform/dates/formatDate";
import { deviceLabel, readDeviceLabel } from "../../platform/deviceLabel";
import { useHasPasskeys, makePasskey } from "../../features/signIn/signIn";
import { Button } from "../../ui/Button";
import { Card, CardRows } from "../../ui/Card";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { Form, checkRules, useForm, type FormOutcome } from "../../ui/form/Form";
import { Notice, announce } from "../../ui/Notice";
import { PasswordField, TextField } from "../../ui/TextField";
import { string } from "yup";
import profile from "./ProfileSettings.module.css";
import styles from "./SessionList.module.css";
import type { PasskeySettingsUseAddPasskeyBeginMutation } from "../../../../__generated__/PasskeySettingsUseAddPasskeyBeginMutation.graphql";
import type { PasskeySettingsUseAddPasskeyMutation } from "../../../../__generated__/PasskeySettingsUseAddPasskeyMutation.graphql";
import type { PasskeySettingsUseRemovePasskeyMutation } from "../../../../__generated__/PasskeySettingsUseRemovePasskeyMutation.graphql";
import { toFormOutcome, useResultMutation } from "../../relay/useResultMutation";

/** The viewer's passkeys, and a form to add one. Coaches and admins are told why they should. */
export function PasskeySettings({ viewerRef }: { readonly viewerRef: PasskeySettings_viewer$key }) {
  const { t } = useLingui();
  const { passkeys, groups, role, hasPassword } = useFragment(
    graphql`
      fragment PasskeySettings_viewer on User @throwOnFieldError {
        role
        hasPassword
        groups {
          myRole
        }
        passkeys {
          id
          name
          createdAt
          lastUsedAt
        }
      }
    `,
    viewerRef,
  );
  const mayAdd = useHasPasskeys();
  const [remove, isRemoving] = useRemovePasskey();
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  const rows = passkeys ?? [];
  const leads = role === "ADMIN" || (groups ?? []).some(({ myRole }) => myRole === "OWNER" || myRole === "COACH");
  return (
    <Card
      id="passkeys"
      title={t`Passkeys`}
      lead={t`Sign in with your fingerprint, your face or the PIN of your device instead of a password.`}
    >
      {leads && rows.length === 0 && (
        <Notice
          text={t`You can see other people's results, so keep your account safe: a passkey protects it better than a password.`}
        />
      )}
      {rows.length > 0 && (
        <CardRows keys={rows.map(({ id }) => id)}>
          <ul className={styles["list"]}>
            {rows.map(({ id, name, createdAt, lastUsedAt }) => (
              <li key={id} className={styles["row"]}>
                <div>
                  <p className={styles["device"]}>{name}</p>
                  <PasskeyTimes createdAt={createdAt} lastUsedAt={lastUsedAt ?? null} />
                </div>
                <Button
                  isSmall
                  isBusy={isRemoving}
                  onClick={() => void remove(id).then(setIssue)}
                  aria-label={t`Remove ${name}`}
                >
                  {t`Remove`}
                </Button>
              </li>
            ))}
          </ul>
        </CardRows>
      )}
      {issue !== null && <ErrorNotice code={issue} />}
      {mayAdd ? (
        <AddPasskey hasPassword={hasPassword !== false} />
      ) : (
        <p className={styles["times"]}>{t`This browser doesn't support passkeys here.`}</p>
      )}
    </Card>
  );
}

type Times = { readonly createdAt: string; readonly lastUsedAt: string | null };

function PasskeyTimes({ createdAt, lastUsedAt }: Times) {
  const added = formatDateTime(createdAt);
  const used = lastUsedAt === null ? "" : formatDateTime(lastUsedAt);
  return (
    <p className={styles["times"]}>
      {lastUsedAt === null ? (
        <Trans>
          Not used yet, added{" "}
          <time dateTime={createdAt} lang="nl">
            {added}
          </time>
        </Trans>
      ) : (
        <Trans>
          Last used{" "}
          <time dateTime={lastUsedAt} lang="nl">
            {used}
          </time>
          , added{" "}
          <time dateTime={createdAt} lang="nl">
            {added}
          </time>
        </Trans>
      )}
    </p>
  );
}

const required: ErrorCode = "REQUIRED";
const withoutPassword = passkeyNameRules.shape({ password: string() });
const withPassword = passkeyNameRules.shape({ password: string().required(required) });

/** A name and, if the account has one, the password; and a button on which the browser asks the user's device. */
function AddPasskey({ hasPassword }: { readonly hasPassword: boolean }) {
  const { t } = useLingui();
  const addPasskey = useAddPasskey();
  const [failure, setFailure] = useState<"cancelled" | "known" | null>(null);
  const { browser, system } = readDeviceLabel(deviceLabel());
  const { field, ...form } = useForm({
    initial: { name: system === null ? browser : t`${browser} on ${system}`, password: "" },
    isEmptiedWhenDone: true,
    check: (values) => checkRules(hasPassword ? withPassword : withoutPassword, values),
    send: async ({ name, password }) => {
      setFailure(null);
      const outcome = await addPasskey(name, hasPassword ? (password ?? "") : null);
      if (outcome === "cancelled" || outcome === "known") {
        setFailure(outcome);
        return { kind: "stopped" };
      }
      if (outcome.kind === "done") announce(t`Your passkey was added. From now on, you can sign in with it.`);
      return outcome;
    },
  });
  return (
    <div className={profile["name"]}>
      <Form {...form} action={t`Add passkey`} actionUnderWay={t`Adding`}>
        <TextField
          {...field("name")}
          label={t`Name of the passkey`}
          hint={t`So you recognize it in this list.`}
          required
        />
        {hasPassword && (
          <PasswordField
            {...field("password")}
            label={t`Confirm with your password`}
            autoComplete="current-password"
            required
          />
        )}
        {failure === "cancelled" && <Notice kind="error" text={t`No passkey was added. You can try again.`} />}
        {failure === "known" && <Notice text={t`This device already has a passkey for your account.`} />}
      </Form>
    </div>
  );
}

/** Asks the user's device for a passkey and adds it to the account. */
function useAddPasskey() {
  const [begin] = useResultMutation<PasskeySettingsUseAddPasskeyBeginMutation, string>(
    graphql`
      mutation PasskeySettingsUseAddPasskeyBeginMutation($password: String) {
        beginPasskey(password: $password) {
          __typename
          ... on PasskeyOptions {
            options
          }
          ... on RateLimitedError {
            retryAfterSeconds
          }
          ... on InvalidInputError {
            issues {
              path
              code
            }
          }
          ... on Error {
            code
          }
        }
      }
    `,
    ({ options }) => options,
  );
  const [add] = useResultMutation<PasskeySettingsUseAddPasskeyMutation, true>(
    graphql`
      mutation PasskeySettingsUseAddPasskeyMutation($input: AddPasskeyInput!) {
        addPasskey(input: $input) {
          __typename
          ... on AddPasskeySuccess {
            user {
              # eslint-disable-next-line relay/must-colocate-fragment-spreads -- Refreshes the list.
              ...PasskeySettings_viewer
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
    () => true,
  );
  return async (name: string, password: string | null): Promise<FormOutcome | "cancelled" | "known"> => {
    const begun = await begin({ password });
    if (!begun.ok) return toFormOutcome(begun);
    const made = await makePasskey(begun.data);
    if (typeof made === "string") return made;
    return toFormOutcome(await add({ input: { name, response: made.response } }));
  };
}

/** Removes a passkey. Gives the error code, or null when it is done. */
function useRemovePasskey() {
  const [run, isInFlight] = useResultMutation<PasskeySettingsUseRemovePasskeyMutation, true>(
    graphql`
      mutation PasskeySettingsUseRemovePasskeyMutation($id: ID!) {
        removePasskey(id: $id) {
          __typename
          ... on RemovePasskeySuccess {
            user {
              # eslint-disable-next-line relay/must-colocate-fragment-spreads -- Refreshes the list.
              ...PasskeySettings_viewer
            }
          }
          ... on Error {
            code
          }
        }
      }
    `,
    () => true,
  );
  const remove = async (id: string): Promise<ErrorCode | null> => {
    const result = await run({ id });
    return result.ok ? null : result.error;
  };
  return [remove, isInFlight] as const;
}
