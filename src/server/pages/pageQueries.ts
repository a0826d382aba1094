import { randomBytes } from "node:crypto";
import type { ExecuteFor } from "../../contract/renderPage";
import type { Services } from "../Context";
import type { Documents } from "../transport/Documents";
import { maskErrors } from "../graphql/codedError";
import { eq } from "drizzle-orm";
import type { Connection } from "../database/Database";
import { assignments } from "../database/schema";
import { groups } from "../database/userSchema";
import { fromGlobalId } from "../globalIds";

/**
 * Runs queries for pages in this process, without an account, from a given address. `onError` is called with unexpected
 * failures.
 */
export function executeSignedOut(
  documents: Documents,
  services: Services,
  onError: (traceId: string, error: Error) => void,
): ExecuteFor {
  const fail = (error: Error): string => {
    const traceId = randomBytes(16).toString("hex");
    onError(traceId, error);
    return traceId;
  };
  return async (id, variables, address) => {
    const { operation, compiled } = documents.find({ id, text: null, operationName: null });
    if (operation.operation !== "query") throw new Error(`Document ${id} is no query: a page does not run it.`);
    return maskErrors(
      await compiled.query(undefined, { viewer: null, address, services, mayLag: true, exchange: null }, variables),
      fail,
    );
  };
}

/** Pages about one thing that only some users may see, by the beginning of their path. */
const kinds = new Map([
  ["groups", { typename: "Group", table: groups }],
  ["assignments", { typename: "Assignment", table: assignments }],
] as const);

const address = /^\/(groups|assignments)\/([^/?#]+)/u;

/**
 * Whether the address of a page has the id of a group or assignment that does not exist. The result is the same for all
 * users, because pages are rendered without knowing the viewer; one that exists is never reported as missing to those
 * who may see it. Ids are random UUIDs, so trying some reveals nothing.
 * @param url path of the page, possibly with a query.
 */
export async function namesNothing(database: Connection, url: string): Promise<boolean> {
  const [, first, written = ""] = address.exec(url) ?? [];
  const kind = first === "groups" || first === "assignments" ? kinds.get(first) : undefined;
  if (kind === undefined) return false;
  const id = fromGlobalId(kind.typename, decoded(written));
  if (id === null) return true;
  const { table } = kind;
  return (await database.select({ id: table.id }).from(table).where(eq(table.id, id)).limit(1)).length === 0;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}
