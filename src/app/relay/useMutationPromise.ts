import { useCallback } from "react";
import { useMutation, type UseMutationConfig } from "react-relay";
import type { CacheConfig, GraphQLTaggedNode, MutationParameters } from "relay-runtime";

type Options<T extends MutationParameters> = Omit<UseMutationConfig<T>, "variables" | "onCompleted" | "onError"> & {
  /**
   * `withIdempotencyKey` for what somebody may ask for again by hand. The types of react-relay leave it out; it goes on
   * to Relay's commitMutation.
   */
  readonly cacheConfig?: CacheConfig;
};

/**
 * A mutation as a function: give the variables, await the answer. Rejects with a RequestError when no answer came; what
 * the server refuses
 * is part of the answer. Beside it, whether one is under way.
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
