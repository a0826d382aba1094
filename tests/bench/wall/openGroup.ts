import { ShippedOperations } from "../support/ShippedOperations";

/** A new group: its owner's token, and the address of its wall. */
export async function openGroup(url: string): Promise<{ readonly token: string; readonly address: string }> {
  const operations = new ShippedOperations();
  const ask = async (field: string, values: Readonly<Record<string, unknown>>, token: string | null): Promise<any> => {
    const { name, id, variables } = operations.byField(field);
    const response = await fetch(`${url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": crypto.randomUUID(), ...(token !== null && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ operationName: name, variables: variables(values), extensions: { persistedQuery: { version: 1, sha256Hash: id } } }),
    });
    const { data, errors } = (await response.json()) as { readonly data?: Record<string, any>; readonly errors?: unknown };
    if (data?.[field] === undefined) throw new Error(`${name}: ${JSON.stringify(errors)}`);
    return data[field];
  };
  const input = { username: `coach-${Date.now().toString(36)}`, displayName: "Coach", password: "correct horse", deviceLabel: "Benchmark" };
  const { token } = await ask("signUp", { input, ...input }, null);
  const made = await ask("createGroup", { name: "3B" }, token);
  const groupId: string = made.group?.id ?? made.id;
  return { token, address: `/groups/${encodeURIComponent(groupId)}/live` };
}
