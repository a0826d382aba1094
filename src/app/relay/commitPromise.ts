import { commitMutation, type IEnvironment, type MutationConfig, type MutationParameters } from "relay-runtime";

/**
 * Relay's `commitMutation` as a promise of the response. Rejects with a RequestError when there is none, and with the
 * reason of `signal` when that is aborted.
 */
export function commitPromise<T extends MutationParameters>(
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
