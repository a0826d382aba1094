import { useCallback } from "react";
import { useMutation, type UseMutationConfig } from "react-relay";
import type { CacheConfig, GraphQLTaggedNode, MutationParameters } from "relay-runtime";

type Options<T extends MutationParameters> = Omit<UseMutationConfig<T>, "variables" | "onCompleted" | "onError"> & {
  /**
   * `withIdempotencyKey` if the user may repeat the mutation. The types of react-relay leave it out, but it is passed
   * on to Relay's commitMutation.
   */
  readonly cacheConfig?: CacheConfig;
};

/**
 * A mutation as an async function. Rejects with a RequestError when there is no response; a refusal by the server is
 * part of the response. Also returns whether a call is in flight.
 */
export function useMutationPromise<T extends MutationParameters>(mutation: GraphQLTaggedNode) {
  const [commit, isInFlight] = useMutation<T>(mutation);
  const run = useCallback(
    (variables: T["variables"], options?: Options<T>) =>
      new Promise<T["response"]>((resolve, reject) => {
        commit({ ...options, variables, onCompleted: (response) => resolve(response), onError: reject });
      }),
    [commit],
  );
  return [run, isInFlight] as const;
}
