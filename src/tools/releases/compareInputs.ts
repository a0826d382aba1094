import {
  astFromValue,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
  print,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
} from "graphql";

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
