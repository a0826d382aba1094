import { commitMutation, graphql, type IEnvironment } from "relay-runtime";
import type { ensureAccountMutation } from "../../../__generated__/ensureAccountMutation.graphql";
import type { ErrorCode } from "../../contract/errorCodes";
import { deviceLabel } from "../platform/deviceLabel";
import { getExpiredMember } from "./sessionMember";
import { RequestError } from "./RequestError";
import { getToken, setToken } from "./sessionToken";

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
    getExpiredMember() === null ? createGuest(environment) : Promise.reject(failure("SESSION_EXPIRED"))
  ).finally(() => {
    inFlight = undefined;
  });
  return inFlight;
}

function failure(code: ErrorCode): RequestError {
  return new RequestError(code, { operationName: "ensureAccountMutation" });
}

function createGuest(environment: IEnvironment): Promise<void> {
  return new Promise((resolve, reject) => {
    commitMutation<ensureAccountMutation>(environment, {
      mutation: document,
      variables: { input: { deviceLabel: deviceLabel() } },
      onCompleted: ({ createGuest: payload }) => {
        if (payload?.__typename === "SignedIn" && payload.token != null) {
          setToken(payload.token, { shared: false, isSamePerson: true });
          resolve();
          return;
        }
        reject(failure(payload?.__typename === "RateLimitedError" ? "RATE_LIMITED" : "INTERNAL"));
      },
      onError: reject,
    });
  });
}
