import type { ObjectRef, SchemaTypes } from "@pothos/core";
import { errorMessages } from "../../contract/languages/en/errorMessages";
import { errorCodes, type ErrorCode } from "../../contract/errorCodes";
import { builder } from "./builder";
import { DomainError, type Issue, InvalidInput, RateLimited, SequenceGap } from "../DomainError";
import { BREAK, Kind, visit, type FieldNode, type GraphQLResolveInfo, type SelectionNode } from "graphql";

function message(code: ErrorCode): string {
  return errorMessages[code];
}

export const ErrorCodeEnum = builder.enumType("ErrorCode", {
  values: errorCodes,
  description:
    "Every way in which Typeloop refuses or fails. errorMessages.ts in src/contract/languages says each in words.",
});

const ErrorInterface = builder.interfaceRef<DomainError>("Error").implement({
  description: "An expected failure. Nothing was changed.",
  fields: (t) => ({
    code: t.expose("code", { type: ErrorCodeEnum, description: "The code, for clients to branch on." }),
    message: t.string({ resolve: ({ code }) => message(code), description: "The English message of the code." }),
  }),
});

const RefusedError = builder.objectType(DomainError, {
  name: "RefusedError",
  description: "A rule refused the request; the code says which.",
  interfaces: [ErrorInterface],
});

export const InputIssue = builder.objectRef<Issue>("InputIssue").implement({
  description: "A field of the input that breaks a rule.",
  fields: (t) => ({
    path: t.exposeString("path", { description: "The field's path in the input, such as `displayName`." }),
    code: t.expose("code", { type: ErrorCodeEnum, description: "The rule it breaks." }),
    message: t.string({ resolve: ({ code }) => message(code), description: "The English message of the code." }),
  }),
});

const InvalidInputError = builder.objectType(InvalidInput, {
  name: "InvalidInputError",
  description: "The input breaks the rules, field by field.",
  interfaces: [ErrorInterface],
  fields: (t) => ({
    issues: t.field({ type: [InputIssue], resolve: ({ issues }) => issues, description: "At least one." }),
  }),
});

const RateLimitedError = builder.objectType(RateLimited, {
  name: "RateLimitedError",
  description: "Too many requests; the same request works later.",
  interfaces: [ErrorInterface],
  fields: (t) => ({
    retryAfterSeconds: t.exposeInt("retryAfterSeconds", { description: "Whole seconds to wait, at least 1." }),
  }),
});

const SequenceGapError = builder.objectType(SequenceGap, {
  name: "SequenceGapError",
  description: "A batch before this one is missing. Continue from `expected`.",
  interfaces: [ErrorInterface],
  fields: (t) => ({ expected: t.exposeInt("expected", { description: "The expected batch number." }) }),
});

const errorTypes = { RefusedError, InvalidInputError, RateLimitedError, SequenceGapError };
type ErrorName = keyof typeof errorTypes;

function errorName(value: unknown): ErrorName | null {
  if (value instanceof InvalidInput) return "InvalidInputError";
  if (value instanceof RateLimited) return "RateLimitedError";
  if (value instanceof SequenceGap) return "SequenceGapError";
  return value instanceof DomainError ? "RefusedError" : null;
}

type BuilderTypes =
  typeof builder extends PothosSchemaTypes.SchemaBuilder<infer Types extends SchemaTypes> ? Types : never;

/**
 * The payload of a mutation: a union of its result and the named failures. Resolvers return the backing value of the
 * result or an instance of a failure class.
 */
export function payload<Success>(
  name: string,
  success: ObjectRef<BuilderTypes, Success>,
  errors: readonly ErrorName[],
) {
  const successName = success.name;
  return builder.unionType(name, {
    description:
      `The result of \`${name.charAt(0).toLowerCase()}${name.slice(1).replace(/Payload$/u, "")}\`, ` +
      "or why it was refused.",
    types: [success, ...errors.map((error) => errorTypes[error])],
    resolveType: (value) => errorName(value) ?? successName,
  });
}

/** Whether a document selects this type on the resolved field (`... on RateLimitedError`). */
export function asksFor(
  { fieldNodes, fragments }: Pick<GraphQLResolveInfo, "fieldNodes" | "fragments">,
  type: string,
): boolean {
  const names = (selection: SelectionNode): boolean => {
    if (selection.kind === Kind.FIELD) return false;
    const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments[selection.name.value] : selection;
    return fragment?.typeCondition?.name.value === type || Boolean(fragment?.selectionSet.selections.some(names));
  };
  return fieldNodes.some(({ selectionSet }) => selectionSet?.selections.some(names));
}

/** Whether a document selects a field with this name anywhere, on any type, in the operation or in a fragment. */
export function readsField(
  { operation, fragments }: Pick<GraphQLResolveInfo, "operation" | "fragments">,
  field: string,
): boolean {
  let isRead = false;
  const look = (node: FieldNode) => {
    if (node.name.value !== field) return undefined;
    isRead = true;
    return BREAK;
  };
  for (const part of [operation, ...Object.values(fragments)]) if (!isRead) visit(part, { Field: look });
  return isRead;
}
