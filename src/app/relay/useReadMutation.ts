import { useCallback } from "react";

type MutationHook<Variables, Response> = readonly [
  run: (variables: Variables) => Promise<Response>,
  isInFlight: boolean,
];

/**
 * A mutation whose payload, in `field` of the answer, is read by a function that many share. `read` stays the same from
 * one render to the next.
 */
export function useReadMutation<Variables, Field extends string, Payload, Answer>(
  [run, isInFlight]: MutationHook<Variables, Readonly<Record<Field, Payload>>>,
  field: Field,
  read: (asked: Promise<Payload>) => Promise<Answer>,
): MutationHook<Variables, Answer> {
  const ask = useCallback(
    (variables: Variables) => read(run(variables).then((answer) => answer[field])),
    [run, field, read],
  );
  return [ask, isInFlight];
}
