import { useCallback, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import type { GraphQLTaggedNode, MutationParameters } from "relay-runtime";
import { ensureAccount } from "./ensureAccount";
import { useMutationPromise } from "./useMutationPromise";

/** As {@link useMutationPromise}, for what takes an account: who has none becomes a guest first. */
export function useAccountMutation<T extends MutationParameters>(mutation: GraphQLTaggedNode) {
  const environment = useRelayEnvironment();
  const [isInFlight, setInFlight] = useState(false);
  const [run] = useMutationPromise<T>(mutation);
  const ask = useCallback(
    (variables: T["variables"]): Promise<T["response"]> => {
      setInFlight(true);
      return ensureAccount(environment)
        .then(() => run(variables))
        .finally(() => setInFlight(false));
    },
    [environment, run],
  );
  return [ask, isInFlight] as const;
}
