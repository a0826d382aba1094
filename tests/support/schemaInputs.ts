import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from "graphql";

/** A place where a request carries a text (or a file): an argument, or a field of an input object in one. */
export type SchemaInput = {
  /** As `Mutation.signUp.input.displayName`. */
  readonly name: string;
  readonly kind: "query" | "mutation" | "subscription";
  /**
   * The document with one field, all of whose arguments are variables of their names; `id` too where the field is not
   * of a root.
   */
  readonly document: string;
  /** The type of the object that the field is of; null for a root. */
  readonly parent: string | null;
  readonly field: GraphQLField<unknown, unknown>;
  /** Names from the variables to the text. */
  readonly path: readonly string[];
  readonly isList: boolean;
  readonly scalar: string;
  /** Most UTF-16 units, as the schema says; for scalars of a fixed form, a length that is none of theirs. */
  readonly maxLength: number;
};

const noTexts: ReadonlySet<string> = new Set(["Int", "Float", "Boolean"]);

/**
 * Every input of a schema that a JSON string is sent for, and every file. Generated, so that a new one is among them by
 * itself.
 */
export function schemaInputs(schema: GraphQLSchema): readonly SchemaInput[] {
  const roots = new Map([
    [schema.getQueryType(), "query"],
    [schema.getMutationType(), "mutation"],
    [schema.getSubscriptionType(), "subscription"],
  ] as const);
  return Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !name.startsWith("__"))
    .flatMap((type) => {
      const kind = roots.get(type) ?? "query";
      const holder = roots.has(type) || isNode(type) ? null : findHolder(schema, type);
      const parent = roots.has(type) ? null : holder === null ? type.name : (holder.node?.name ?? null);
      return Object.values(type.getFields()).flatMap((field) => {
        const about = { kind, parent, field, document: documentOf(kind, parent, field, holder?.field) };
        return field.args.flatMap((arg) =>
          textsIn(arg, [arg.name]).map((found) => ({
            ...about,
            ...found,
            name: [type.name, field.name, ...found.path].join("."),
          })),
        );
      });
    });
}

type Found = Pick<SchemaInput, "path" | "isList" | "scalar" | "maxLength">;

function textsIn({ type, extensions }: GraphQLArgument | GraphQLInputField, path: readonly string[]): readonly Found[] {
  const named = getNamedType(type);
  if (isInputObjectType(named))
    return Object.values(named.getFields()).flatMap((field) => textsIn(field, [...path, field.name]));
  if (!isLeafType(named) || noTexts.has(named.name)) return [];
  return [
    {
      path,
      isList: isListType(getNullableType(type)),
      scalar: named.name,
      maxLength: Number(extensions["maxLength"] ?? 64),
    },
  ];
}

const isNode = (type: GraphQLObjectType): boolean => type.getInterfaces().some(({ name }) => name === "Node");

/** The field that gives an object which is no node: of a node, or of the root of queries (`node` is null). */
function findHolder(schema: GraphQLSchema, type: GraphQLObjectType) {
  const query = schema.getQueryType();
  const nodes = Object.values(schema.getTypeMap()).filter(isObjectType).filter(isNode);
  for (const node of [...nodes, ...(query ? [query] : [])])
    for (const field of Object.values(node.getFields()))
      if (getNamedType(field.type) === type && field.args.length === 0)
        return { node: node === query ? null : node, field: field.name };
  return null;
}

function documentOf(
  kind: string,
  parent: string | null,
  { name, args, type }: GraphQLField<unknown, unknown>,
  holder?: string,
): string {
  const selection = isLeafType(getNamedType(type)) ? "" : " { __typename }";
  const call = `${name}(${args.map((arg) => `${arg.name}: $${arg.name}`).join(", ")})${selection}`;
  const variables = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(", ");
  const held = holder === undefined ? call : `${holder} { ${call} }`;
  return parent === null
    ? `${kind}(${variables}) { ${held} }`
    : `query($nodeId: ID!, ${variables}) { node(id: $nodeId) { ... on ${parent} { ${held} } } }`;
}

/**
 * Variables for a field that a request with nothing wrong would send: `known` values by name, and any others that fit
 * their types.
 */
export function plausibleVariables(
  { field }: SchemaInput,
  known: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(field.args.map((arg) => [arg.name, plausible(arg.type, arg.name, known)]));
}

function plausible(type: GraphQLInputType, name: string, known: Readonly<Record<string, unknown>>): unknown {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return [plausible(nullable.ofType, name.replace(/s$/u, ""), known)];
  if (isInputObjectType(nullable)) {
    const fields = Object.values(nullable.getFields()).filter(
      (field) => isNonNullType(field.type) || field.name in known,
    );
    return Object.fromEntries(fields.map((field) => [field.name, plausible(field.type, field.name, known)]));
  }
  if (isEnumType(nullable)) return known[name] ?? nullable.getValues()[0]?.name;
  if (name in known) return known[name];
  const byScalar: Readonly<Record<string, unknown>> = {
    Int: 1,
    Float: 1,
    Boolean: false,
    DateTime: "2026-01-05T10:00:00.000Z",
    IsoWeek: "2026-W02",
  };
  return isNonNullType(type) ? (byScalar[nullable.name] ?? "harmless") : null;
}

/**
 * The same variables with another value at one place. Lists and objects on the way there are made where they are
 * missing.
 */
export function withValue(
  variables: Readonly<Record<string, unknown>>,
  { path, isList }: Pick<SchemaInput, "path" | "isList">,
  value: unknown,
): Record<string, unknown> {
  const [first = "", ...rest] = path;
  const inner = variables[first];
  if (rest.length === 0) return { ...variables, [first]: isList && !Array.isArray(value) ? [value] : value };
  const within = (held: unknown) => withValue((held ?? {}) as Record<string, unknown>, { path: rest, isList }, value);
  return { ...variables, [first]: Array.isArray(inner) ? inner.map(within) : within(inner) };
}
