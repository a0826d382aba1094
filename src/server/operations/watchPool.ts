import type { Pool } from "pg";
import type { Watch } from "./Watch";

type Asking = (...args: readonly unknown[]) => unknown;

/** What statements begin with, as far as it is told apart. */
const kinds: ReadonlySet<string> = new Set([
  "SELECT",
  "INSERT",
  "UPDATE",
  "DELETE",
  "WITH",
  "BEGIN",
  "COMMIT",
  "ROLLBACK",
  "COPY",
]);

/**
 * Shows every statement of a pool to a watch, waiting for a connection included. Where the pool's own method hands a
 * statement on later, who asked would be forgotten: so it is met at its door.
 */
export function watchPool(pool: Pool, watch: Watch): void {
  const query: Asking = pool.query.bind(pool);
  Reflect.set(pool, "query", watched(query, watch));
  const connect: Asking = pool.connect.bind(pool);
  Reflect.set(pool, "connect", (...args: readonly unknown[]) => {
    const outcome = connect(...args);
    // With a callback it is the pool itself that asks, for a statement that was met already.
    return args.length === 0 && outcome instanceof Promise
      ? outcome.then((client: unknown) => lend(client, watch))
      : outcome;
  });
}

/** A connection for a transaction: watched until it is given back. */
function lend(client: unknown, watch: Watch): unknown {
  if (!(client instanceof Object) || !("query" in client) || !("release" in client)) return client;
  const { query, release } = client;
  if (typeof query !== "function" || typeof release !== "function") return client;
  Reflect.set(
    client,
    "query",
    watched((...args) => Reflect.apply(query, client, args), watch),
  );
  Reflect.set(client, "release", (...args: readonly unknown[]) => {
    Reflect.deleteProperty(client, "query");
    return Reflect.apply(release, client, args);
  });
  return client;
}

function watched(ask: Asking, watch: Watch): Asking {
  return (...args) => {
    const outcome = ask(...args);
    if (!(outcome instanceof Promise)) return outcome;
    const end = watch.step("postgresql", kindOf(args[0]));
    outcome.then(
      () => end(false),
      () => end(true),
    );
    return outcome;
  };
}

function kindOf(statement: unknown): string {
  const text = statement instanceof Object && "text" in statement ? statement.text : statement;
  const word = typeof text === "string" ? (/^\s*(\w+)/u.exec(text)?.[1] ?? "").toUpperCase() : "";
  return kinds.has(word) ? word : "OTHER";
}
