import { useCallback, useEffect, useRef, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import type { GraphQLTaggedNode, MutationConfig, MutationParameters } from "relay-runtime";
import type { ErrorCode } from "../../contract/errorCodes";
import { isErrorCode, readErrorCode } from "../../contract/readErrorCode";
import type { FieldIssue, FormOutcome } from "../ui/form/Form";
import { commitPromise } from "./commitPromise";
import { ensureAccount } from "./ensureAccount";

/** The result of a mutation. A request without a response fails like a refused one: with a code. */
export type MutationResult<Data> = { readonly ok: true; readonly data: Data } | MutationFailure;

type MutationFailure = {
  readonly ok: false;
  readonly error: ErrorCode;
  /** From an InvalidInputError: what is wrong with which field. */
  readonly issues: readonly FieldIssue[];
  /** From a RateLimitedError. */
  readonly retryAfterSeconds?: number;
};

type Maybe<Value> = Value | null | undefined;

/** The payload of a mutation: a union of its success and of types that implement `Error`. */
type Payload = {
  readonly __typename: string;
  readonly code?: Maybe<string>;
  readonly issues?: Maybe<readonly Maybe<{ readonly path?: Maybe<string>; readonly code: Maybe<string> }>[]>;
  readonly retryAfterSeconds?: Maybe<number>;
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

/** The part of a result that a form needs. */
export function toFormOutcome(result: MutationResult<unknown>): FormOutcome {
  if (result.ok) return { kind: "done" };
  const { error, issues, retryAfterSeconds } = result;
  if (issues.length > 0) return { kind: "issues", issues };
  return { kind: "refused", code: error, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) };
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
  const wait = payload?.retryAfterSeconds;
  return {
    ok: false,
    error: toErrorCode(found[0]?.code ?? payload?.code),
    issues,
    ...(wait != null && { retryAfterSeconds: wait }),
  };
}

/** Unknown codes of a newer server count as INTERNAL. */
function toErrorCode(code: Maybe<string>): ErrorCode {
  return isErrorCode(code) ? code : "INTERNAL";
}
