import { randomUUID } from "node:crypto";
import { ShippedOperations } from "../bench/support/ShippedOperations";

let operations: ShippedOperations | null = null;

/**
 * Asks a running app what its own pages ask: the operation with this root field, with these arguments. Gives what the
 * field gave.
 */
export async function askApp(
  url: string,
  field: string,
  values: Readonly<Record<string, unknown>>,
  token: string | null,
): Promise<any> {
  operations ??= new ShippedOperations();
  const { name, id, variables } = operations.byField(field);
  const response = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "idempotency-key": randomUUID(),
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({
      operationName: name,
      variables: variables(values),
      extensions: { persistedQuery: { version: 1, sha256Hash: id } },
    }),
  });
  const { data, errors } = (await response.json()) as {
    readonly data?: Record<string, any>;
    readonly errors?: unknown;
  };
  if (data?.[field] === undefined) throw new Error(`${name}: ${JSON.stringify(errors)}`);
  return data[field];
}
