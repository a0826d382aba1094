import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { SignInProviders_query$key } from "../../../../__generated__/SignInProviders_query.graphql";
import type { SignInProviders_setup$key } from "../../../../__generated__/SignInProviders_setup.graphql";
import type { SignInProvidersCheckMutation } from "../../../../__generated__/SignInProvidersCheckMutation.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { useLocale } from "../../platform/locale/useLocale";
import { useResultMutation } from "../../relay/useResultMutation";
import { formatFigure } from "../../typing/figures/formatFigure";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import styles from "./AdminPage.module.css";

/** The services with which people sign in: how each is set up, and whether it responds. */
export function SignInProviders({ queryRef }: { readonly queryRef: SignInProviders_query$key }) {
  const { t } = useLingui();
  const { signInProviderSetups: setups } = useFragment(
    graphql`
      fragment SignInProviders_query on Query @throwOnFieldError {
        signInProviderSetups {
          provider {
            id
          }
          ...SignInProviders_setup
        }
      }
    `,
    queryRef,
  );
  if (setups == null) return null;
  return (
    <Card title={t`School accounts`} lead={t`Services that people can sign in with, such as their school's.`}>
      {setups.length === 0 && <p>{t`No service is set up.`}</p>}
      <ul className={styles["rows"]}>
        {setups.map((setup) => (
          <Provider key={setup.provider.id} setupRef={setup} />
        ))}
      </ul>
      <p className={styles["about"]}>
        <Trans>
          To add a service or change one, set <code>TYPELOOP_PUBLIC_URL</code> and{" "}
          <code>TYPELOOP_SIGN_IN_PROVIDERS</code> on the server and restart it. The section “School accounts” of the
          deployment guide (<code>src/deploy/README.md</code>) explains each field.
        </Trans>
      </p>
    </Card>
  );
}

function Provider({ setupRef }: { readonly setupRef: SignInProviders_setup$key }) {
  const { t } = useLingui();
  const locale = useLocale();
  const setup = useFragment(
    graphql`
      fragment SignInProviders_setup on SignInProviderSetup @throwOnFieldError {
        provider {
          id
          name
        }
        issuer
        callbackAddress
        makesAccounts
        linkedAccounts
        groupClaim
        groups {
          value
          name
          isCoach
        }
        rosterClaim
        rosterColumn
      }
    `,
    setupRef,
  );
  const { provider, issuer, callbackAddress, makesAccounts, linkedAccounts, rosterClaim, rosterColumn } = setup;
  const facts: readonly (readonly [name: string, value: string, isAddress?: true])[] = [
    [t`Issuer`, issuer, true],
    [t`Redirect address to register`, callbackAddress, true],
    [t`First sign-in`, makesAccounts ? t`Creates an account` : t`Only for accounts that are already linked`],
    [t`Linked accounts`, formatFigure(locale, linkedAccounts)],
    ...(setup.groupClaim == null ? [] : [[t`Claim for groups`, setup.groupClaim, true] as const]),
    ...(rosterClaim == null ? [] : [[t`Claim for imported people`, `${rosterClaim} = ${rosterColumn}`, true] as const]),
  ];
  return (
    <li className={styles["provider"]}>
      <h3 className={styles["strong"]}>{provider.name}</h3>
      <dl className={styles["figures"]}>
        {facts.map(([name, value, isAddress]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd translate={isAddress ? "no" : undefined}>{value}</dd>
          </div>
        ))}
      </dl>
      {setup.groups.length > 0 && (
        <ul className={styles["mapped"]} aria-label={t`Groups`}>
          {setup.groups.map(({ value, name, isCoach }) => (
            <li key={value}>
              <bdi translate="no">{value}</bdi> → <bdi>{name ?? t`Group no longer exists`}</bdi>
              {isCoach && ` (${t`as coach`})`}
            </li>
          ))}
        </ul>
      )}
      <Check id={provider.id} name={provider.name} />
    </li>
  );
}

type KnownState = keyof typeof stateWords;

/** Whether this page has words for a state; not for one of a newer server. */
function isKnownState(state: string | null | undefined): state is KnownState {
  return state != null && Object.hasOwn(stateWords, state);
}

/** Asks the service about itself now, and says what it answered. */
function Check({ id, name }: { readonly id: string; readonly name: string }) {
  const { t } = useLingui();
  const [check, isChecking] = useCheck();
  const [state, setState] = useState<KnownState | null>(null);
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  const go = async (): Promise<void> => {
    const result = await check({ id });
    setState(result.ok ? result.data : null);
    setIssue(result.ok ? null : result.error);
  };
  return (
    <div className={styles["check"]}>
      <Button isBusy={isChecking} onClick={() => void go()} aria-label={t`Check ${name}`}>{t`Check`}</Button>
      <output>{state !== null && <p>{t(stateWords[state])}</p>}</output>
      {issue !== null && <ErrorNotice code={issue} />}
    </div>
  );
}

const stateWords = {
  WORKS: msg`It responds. Its client ID and secret are checked when someone signs in.`,
  AWAY: msg`It doesn't respond. Check the issuer's address, and whether this server may connect to it.`,
  WRONG_ISSUER: msg`It names another issuer. Enter the issuer exactly as the service publishes it.`,
  NO_PROVIDER: msg`There is no OpenID Connect service at the issuer's address. Check the address.`,
  INCOMPLETE: msg`It lacks something that signing in here needs: the authorization code flow with PKCE, or its keys.`,
};

function useCheck() {
  return useResultMutation<SignInProvidersCheckMutation, KnownState>(
    graphql`
      mutation SignInProvidersCheckMutation($id: ID!) {
        checkSignInProvider(id: $id) {
          __typename
          ... on CheckSignInProviderSuccess {
            state
          }
          ... on Error {
            code
          }
        }
      }
    `,
    ({ state }) => (isKnownState(state) ? state : null),
  );
}
