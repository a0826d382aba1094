type Named = { readonly operationName?: string | null | undefined; readonly variables?: unknown };

/**
 * Names subscriptions by what they ask for, so that the server can send the same bytes to everybody who asks for the
 * same. A further one of the
 * same kind gets a number behind it: on one connection a name is given once.
 */
export function subscriptionNames(): (subscription: Named) => string {
  const given = new Map<string, number>();
  return ({ operationName, variables }) => {
    const name = `${operationName ?? ""} ${JSON.stringify(variables ?? {})}`;
    const count = (given.get(name) ?? 0) + 1;
    given.set(name, count);
    return count === 1 ? name : `${name} ${count}`;
  };
}
