import { graphql, type IEnvironment } from "relay-runtime";
import type { ErrorCode } from "../../contract/errorCodes";
import type { ensureAccountMutation } from "../../../__generated__/ensureAccountMutation.graphql";
import { deviceLabel } from "../platform/deviceLabel";
import { browserPreferences } from "../platform/preferences/usePreferences";
import { commitPromise } from "./commitPromise";
import { RequestError } from "./RequestError";
import { getExpiredMember, getToken, setToken } from "./sessionToken";

const document = graphql`
  mutation ensureAccountMutation($input: CreateGuestInput!) {
    createGuest(input: $input) {
      __typename
      ... on SignedIn {
        token
      }
      ... on RateLimitedError {
        code
      }
    }
  }
`;

let inFlight: Promise<void> | undefined;

/**
 * Creates a guest account unless the user is signed in; concurrent calls share one. Rejects with a RequestError when
 * the server cannot be reached or refuses, and with SESSION_EXPIRED for a member, who may want to sign in again.
 */
export function ensureAccount(environment: IEnvironment): Promise<void> {
  if (getToken() !== null) return Promise.resolve();
  inFlight ??= (
    getExpiredMember() === null ? createGuest(environment) : Promise.reject(refusal("SESSION_EXPIRED"))
  ).finally(() => {
    inFlight = undefined;
  });
  return inFlight;
}

function refusal(code: ErrorCode): RequestError {
  return new RequestError(code, { operationName: "ensureAccountMutation" });
}

async function createGuest(environment: IEnvironment): Promise<void> {
  const { createGuest: payload } = await commitPromise<ensureAccountMutation>(environment, {
    mutation: document,
    variables: { input: { deviceLabel: deviceLabel(), speedUnit: browserPreferences().current().speedUnit } },
  });
  if (payload?.__typename !== "SignedIn" || payload.token == null)
    throw refusal(payload?.__typename === "RateLimitedError" ? "RATE_LIMITED" : "INTERNAL");
  setToken(payload.token, { shared: false, isSamePerson: true });
}
