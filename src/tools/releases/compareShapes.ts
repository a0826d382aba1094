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
  astFromValue,
  isEnumType,
  isInputObjectType,
  isRequiredArgument,
  isRequiredInputField,
  print,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
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

/** Takes down what was noticed, in words that name it and are the same wherever it is noticed. */
export type Note = (what: string) => void;

/**
 * What a client notices in an input type, by name, that it was free to send: everything that was accepted must be, and
 * mean what it meant.
 * @param seen types that were compared before.
 */
export function compareInputType(
  [then, now]: readonly [GraphQLSchema, GraphQLSchema],
  name: string,
  note: Note,
  seen: Set<string>,
): void {
  if (seen.has(name)) return;
  seen.add(name);
  const [before, after] = [then.getType(name), now.getType(name)];
  if (!before || !after) return note(`${name} is gone`);
  if (isEnumType(before) && isEnumType(after)) {
    for (const value of before.getValues()) if (!after.getValue(value.name)) note(`${name}.${value.name} is gone`);
    return;
  }
  if (!isInputObjectType(before) || !isInputObjectType(after)) return;
  if (after.isOneOf && !before.isOneOf) note(`${name} takes one field only now`);
  for (const field of Object.values(before.getFields())) {
    const today = after.getFields()[field.name];
    if (today) compareInput(`${name}.${field.name}`, field, today, note);
    else note(`${name}.${field.name} is gone`);
    compareInputType([then, now], getNamedType(field.type).name, note, seen);
  }
  for (const field of Object.values(after.getFields())) {
    if (!before.getFields()[field.name] && isRequiredInputField(field))
      note(`${name}.${field.name} is new and required`);
  }
}

/** What a document notices in the arguments of a field. @param passed those that it gives. */
export function compareArguments(
  coordinate: string,
  then: GraphQLField<unknown, unknown>,
  now: GraphQLField<unknown, unknown>,
  passed: ReadonlySet<string>,
  note: Note,
): void {
  for (const argument of then.args) {
    const today = now.args.find(({ name }) => name === argument.name);
    const place = `${coordinate}(${argument.name}:)`;
    if (today && passed.has(argument.name)) compareTypes(place, argument, today, note);
    if (today && !passed.has(argument.name)) compareDefaults(place, argument, today, note);
    if (!today && passed.has(argument.name)) note(`${place} is gone`);
  }
  for (const argument of now.args) {
    const isNewlyRequired = isRequiredArgument(argument) && !passed.has(argument.name);
    if (isNewlyRequired) note(`${coordinate}(${argument.name}:) is required now`);
  }
}

type Input = GraphQLArgument | GraphQLInputField;

function compareInput(place: string, then: Input, now: Input, note: Note): void {
  compareTypes(place, then, now, note);
  compareDefaults(place, then, now, note);
}

function compareTypes(place: string, then: Input, now: Input, note: Note): void {
  if (!takesAll(then.type, now.type)) note(`${place} was ${String(then.type)} and is ${String(now.type)}`);
}

/** What is left out means what it meant. */
function compareDefaults(place: string, then: Input, now: Input, note: Note): void {
  const [before, after] = [writeDefault(then), writeDefault(now)];
  if (before !== after) note(`${place} defaulted to ${before} and defaults to ${after}`);
}

function writeDefault({ defaultValue, type }: Input): string {
  const value = defaultValue === undefined ? null : astFromValue(defaultValue, type);
  return value ? print(value) : "nothing";
}

/** Whether an input takes everything that it took. */
function takesAll(then: GraphQLInputType, now: GraphQLInputType): boolean {
  if (isNonNullType(now)) return isNonNullType(then) && takesAll(then.ofType, now.ofType);
  if (isNonNullType(then)) return takesAll(then.ofType, now);
  if (isListType(then)) return isListType(now) && takesAll(then.ofType, now.ofType);
  return !isListType(now) && getNamedType(then).name === getNamedType(now).name;
}
