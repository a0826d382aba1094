import {
  getNamedType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from "graphql";

/**
 * How surely something is there: it may be null, null only where an error says why (`@semanticNonNull`), or never null.
 */
export const certainty = { nullable: 0, semantic: 1, always: 2 } as const;

/**
 * A field's output as a client sees it: the named type, and from the outside in how sure the value and the items of its
 * lists are.
 */
type FieldShape = { readonly named: string; readonly levels: readonly number[] };

/** The field of this name on an object or an interface. */
export function fieldOf(type: GraphQLNamedType | undefined, name: string): GraphQLField<unknown, unknown> | null {
  return (isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : null) ?? null;
}

/** The type of a field as it is written in the schema, `@semanticNonNull` included. */
export function writeFieldType(field: GraphQLField<unknown, unknown>): string {
  const levels = semanticLevels(field);
  if (levels.length === 0) return String(field.type);
  const places = levels.length === 1 && levels[0] === 0 ? "" : `(levels: [${levels.join(", ")}])`;
  return `${String(field.type)} @semanticNonNull${places}`;
}

/** Whether a client that was made for one field can read the other: the same type, and nothing less sure. */
export function isReadAlike(then: GraphQLField<unknown, unknown>, now: GraphQLField<unknown, unknown>): boolean {
  const [before, after] = [shapeOf(then), shapeOf(now)];
  return before.named === after.named && isAsSure(before, after);
}

/**
 * The object types in which a field that is read by way of an interface is less sure than it was there and than the
 * interface says.
 * @returns their fields, then and now.
 */
export function lessSureObjects(
  [then, now]: readonly [GraphQLSchema, GraphQLSchema],
  [parentThen, parentNow]: readonly [GraphQLNamedType, GraphQLNamedType],
  name: string,
): readonly {
  readonly type: string;
  readonly before: GraphQLField<unknown, unknown>;
  readonly after: GraphQLField<unknown, unknown>;
}[] {
  if (!isInterfaceType(parentThen) || !isInterfaceType(parentNow)) return [];
  return now.getPossibleTypes(parentNow).flatMap((type) => {
    const [before, after] = [fieldOf(then.getType(type.name), name), fieldOf(type, name)];
    return before && after && !isAsSure(shapeOf(before), shapeOf(after)) ? [{ type: type.name, before, after }] : [];
  });
}

function isAsSure(before: FieldShape, after: FieldShape): boolean {
  return (
    before.levels.length === after.levels.length && before.levels.every((level, at) => (after.levels[at] ?? 0) >= level)
  );
}

/** From the outside in, how sure the value of a field and the items of its lists are. */
export function levelsOf(field: GraphQLField<unknown, unknown>): readonly number[] {
  return shapeOf(field).levels;
}

function shapeOf(field: GraphQLField<unknown, unknown>): FieldShape {
  const semantic = semanticLevels(field);
  const levels: number[] = [];
  let type: GraphQLOutputType = field.type;
  for (;;) {
    const isSure = isNonNullType(type);
    if (isNonNullType(type)) type = type.ofType;
    levels.push(isSure ? certainty.always : semantic.includes(levels.length) ? certainty.semantic : certainty.nullable);
    if (!isListType(type)) return { named: getNamedType(type).name, levels };
    type = type.ofType;
  }
}

/** The levels of `@semanticNonNull`; 0 is the value itself. */
function semanticLevels({ astNode }: GraphQLField<unknown, unknown>): readonly number[] {
  const directive = astNode?.directives?.find(({ name }) => name.value === "semanticNonNull");
  if (!directive) return [];
  const levels = directive.arguments?.find(({ name }) => name.value === "levels")?.value;
  if (levels?.kind === Kind.INT) return [Number(levels.value)];
  if (levels?.kind !== Kind.LIST) return [0];
  return levels.values.flatMap((value) => (value.kind === Kind.INT ? [Number(value.value)] : []));
}
