import { commitMutation, type GraphQLTaggedNode, type IEnvironment, type MutationParameters } from "relay-runtime";
import { noRetry } from "./retry";

/**
 * Sends a mutation once, without retries, for callers that retry themselves. Stops when `signal` is aborted and rejects
 * when there is no response.
 */
export function commitOnce<T extends MutationParameters>(
  environment: IEnvironment,
  mutation: GraphQLTaggedNode,
  variables: T["variables"],
  signal: AbortSignal,
): Promise<T["response"]> {
  return new Promise((resolve, reject) => {
    const request = commitMutation<T>(environment, {
      mutation,
      variables,
      cacheConfig: noRetry,
      onCompleted: (response) => resolve(response),
      onError: reject,
    });
    signal.addEventListener("abort", () => {
      request.dispose();
      reject(signal.reason);
    });
  });
}
