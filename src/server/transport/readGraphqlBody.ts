import { RequestFailure } from "../RequestFailure";

/** How a request identifies its document; null for what it leaves out. */
export type DocumentRequest = {
  readonly id: string | null;
  readonly text: string | null;
  readonly operationName: string | null;
};

/** The content of a request body, for all its formats. */
export type GraphqlBody = DocumentRequest & { readonly variables: Record<string, unknown> };

/** @throws RequestFailure when the body is not a GraphQL request. */
export function readGraphqlBody(body: unknown): GraphqlBody {
  if (!isRecord(body))
    throw new RequestFailure(400, "BAD_REQUEST", "The body is a JSON object with variables and extensions.");
  const { query, operationName } = body;
  if (typeof operationName === "string" && operationName.length > MOST_NAME)
    throw new RequestFailure(400, "BAD_REQUEST", `operationName has at most ${MOST_NAME} characters.`);
  return {
    id: readPersistedId(body["extensions"]),
    text: typeof query === "string" && query !== "" ? query : null,
    operationName: typeof operationName === "string" ? operationName : null,
    variables: readVariables(body["variables"]),
  };
}

/** Maximum length of an operation's name. */
const MOST_NAME = 200;

/**
 * Maximum nesting of objects and lists. Inputs need three levels; thousands would be too many for the code that walks
 * them.
 */
const MOST_LEVELS = 12;

/**
 * The variables of a request, or an empty object.
 * @throws RequestFailure 400 when they are not an object, or nested deeper than any input.
 */
export function readVariables(variables: unknown = {}): Record<string, unknown> {
  const found = variables ?? {};
  if (!isRecord(found)) throw new RequestFailure(400, "BAD_REQUEST", "variables is an object.");
  if (isDeeper(found, MOST_LEVELS))
    throw new RequestFailure(400, "BAD_REQUEST", `variables has at most ${MOST_LEVELS} levels.`);
  return found;
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((item) => isDeeper(item, levels - 1));
}

const sha256 = /^[0-9a-f]{64}$/u;

/** The document id of a request's `extensions`, or null when it names none. */
export function readPersistedId(extensions: unknown): string | null {
  if (!isRecord(extensions) || !isRecord(extensions["persistedQuery"])) return null;
  const { version, sha256Hash } = extensions["persistedQuery"];
  return version === 1 && typeof sha256Hash === "string" && sha256.test(sha256Hash) ? sha256Hash : null;
}

/** Whether a value is an object with names, not a list and not null. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
