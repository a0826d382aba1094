import { useCallback, useEffect, useRef, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import {
  type GraphQLTaggedNode,
  type MutationConfig,
  type MutationParameters,
  graphql,
  type IEnvironment,
  commitMutation,
} from "relay-runtime";
import type { ErrorCode } from "../../contract/errorCodes";
import { isErrorCode, readErrorCode } from "../../contract/readErrorCode";
import type { useResultMutationAccountMutation } from "../../../__generated__/useResultMutationAccountMutation.graphql";
import { deviceLabel } from "../platform/deviceLabel";
import { browserPreferences } from "../platform/preferences/usePreferences";
import { RequestError } from "./RequestError";
import { getExpiredMember, getToken, setToken } from "./sessionToken";

/** The result of a mutation. A request without a response fails like a refused one: with a code. */
export type MutationResult<Data> = { readonly ok: true; readonly data: Data } | MutationFailure;

type MutationFailure = {
  readonly ok: false;
  readonly error: ErrorCode;
  /** From an InvalidInputError: what is wrong with which field. */
  readonly issues: readonly FieldIssue[];
  /** From a RateLimitedError. */
  readonly retryAfterSeconds?: number;
  /** From a SequenceGapError: the number of the batch that the server expects. */
  readonly expected?: number;
};

type FieldIssue = { readonly path: string; readonly code: ErrorCode };

type Maybe<Value> = Value | null | undefined;

/** The payload of a mutation: a union of its success and of types that implement `Error`. */
type Payload = {
  readonly __typename: string;
  readonly code?: Maybe<string>;
  readonly issues?: Maybe<readonly Maybe<{ readonly path?: Maybe<string>; readonly code: Maybe<string> }>[]>;
  readonly retryAfterSeconds?: Maybe<number>;
  readonly expected?: Maybe<number>;
};

/** The response of a mutation with one root field. */
type Answers = Readonly<Record<string, Maybe<Payload>>>;
type Mutation = MutationParameters & { readonly response: Answers };
type PayloadOf<Response extends Answers> = NonNullable<Response[Extract<keyof Response, string>]>;

type RunOptions<T extends Mutation> = Pick<
  MutationConfig<T>,
  "cacheConfig" | "optimisticResponse" | "optimisticUpdater" | "updater"
>;

type Settings = {
  /** Visitors without an account become a guest first. */
  readonly needsAccount?: boolean;
};

/**
 * A mutation as an async function that takes the variables and resolves to a result; it never rejects. Also returns
 * whether a call is in flight.
 * @param read takes what the caller needs from a successful payload. A success without it counts as INTERNAL.
 */
export function useResultMutation<T extends Mutation, Data>(
  mutation: GraphQLTaggedNode,
  read: (payload: PayloadOf<T["response"]>) => Maybe<Data>,
  { needsAccount = false }: Settings = {},
) {
  const environment = useRelayEnvironment();
  const [inFlight, setInFlight] = useState(0);
  const latestRead = useRef(read);
  useEffect(() => {
    latestRead.current = read;
  }, [read]);

  const run = useCallback(
    async (variables: T["variables"], options?: RunOptions<T>): Promise<MutationResult<Data>> => {
      setInFlight((count) => count + 1);
      try {
        if (needsAccount) await ensureAccount(environment);
        const response = await commitPromise<T>(environment, { ...options, mutation, variables });
        return toResult(response, latestRead.current);
      } catch (failure) {
        return { ok: false, error: readErrorCode(failure), issues: [] };
      } finally {
        setInFlight((count) => count - 1);
      }
    },
    [environment, mutation, needsAccount],
  );
  return [run, inFlight > 0] as const;
}

/** The part of a result that a form (src/app/ui/form) needs. */
export function toFormOutcome(result: MutationResult<unknown>) {
  if (result.ok) return { kind: "done" } as const;
  const { error, issues, retryAfterSeconds } = result;
  if (issues.length > 0) return { kind: "issues", issues } as const;
  return { kind: "refused", code: error, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) } as const;
}

function toResult<Response extends Answers, Data>(
  response: Response,
  read: (payload: PayloadOf<Response>) => Maybe<Data>,
): MutationResult<Data> {
  for (const field in response) {
    const payload = response[field];
    if (payload == null || payload.__typename.endsWith("Error")) return toFailure(payload);
    const data = read(payload);
    if (data != null) return { ok: true, data };
  }
  return toFailure(null);
}

function toFailure(payload: Maybe<Payload>): MutationFailure {
  const found = payload?.issues ?? [];
  const issues = found.flatMap((issue) =>
    issue?.path == null ? [] : [{ path: issue.path, code: toErrorCode(issue.code) }],
  );
  const { retryAfterSeconds: wait, expected } = payload ?? {};
  return {
    ok: false,
    error: toErrorCode(found[0]?.code ?? payload?.code),
    issues,
    ...(wait != null && { retryAfterSeconds: wait }),
    ...(expected != null && { expected }),
  };
}

/** Unknown codes of a newer server count as INTERNAL. */
function toErrorCode(code: Maybe<string>): ErrorCode {
  return isErrorCode(code) ? code : "INTERNAL";
}

const document = graphql`
  mutation useResultMutationAccountMutation($input: CreateGuestInput!) {
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
  return new RequestError(code, { operationName: "useResultMutationAccountMutation" });
}

async function createGuest(environment: IEnvironment): Promise<void> {
  const result = await commitResult<useResultMutationAccountMutation, string>(
    environment,
    {
      mutation: document,
      variables: { input: { deviceLabel: deviceLabel(), speedUnit: browserPreferences().current().speedUnit } },
    },
    (payload) => ("token" in payload ? payload.token : null),
  );
  if (!result.ok) throw refusal(result.error);
  setToken(result.data, { shared: false, isSamePerson: true });
}

/**
 * As {@link useResultMutation}, outside of components. Rejects with a RequestError when there is no response, and with
 * the reason of `signal` when that is aborted.
 * @param read as of useResultMutation
 */
export async function commitResult<T extends Mutation, Data>(
  environment: IEnvironment,
  config: Omit<MutationConfig<T>, "onCompleted" | "onError">,
  read: (payload: PayloadOf<T["response"]>) => Maybe<Data>,
  signal?: AbortSignal,
): Promise<MutationResult<Data>> {
  return toResult(await commitPromise<T>(environment, config, signal), read);
}

/** Relay's `commitMutation` as a promise of the response, which rejects as {@link commitResult} does. */
function commitPromise<T extends MutationParameters>(
  environment: IEnvironment,
  config: Omit<MutationConfig<T>, "onCompleted" | "onError">,
  signal?: AbortSignal,
): Promise<T["response"]> {
  return new Promise((resolve, reject) => {
    const request = commitMutation<T>(environment, {
      ...config,
      onCompleted: (response) => {
        signal?.removeEventListener("abort", abort);
        resolve(response);
      },
      onError: (error) => {
        signal?.removeEventListener("abort", abort);
        reject(error);
      },
    });
    signal?.addEventListener("abort", abort);

    function abort(): void {
      request.dispose();
      reject(signal?.reason);
    }
  });
}
