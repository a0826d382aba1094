import SchemaBuilder, {
  BasePlugin,
  type InputType,
  type FieldRequiredness,
  type PothosInputFieldConfig,
  type PothosInputFieldType,
  type SchemaTypes,
} from "@pothos/core";
import {
  defaultFieldResolver,
  getNamedType,
  getNullableType,
  GraphQLError,
  isInputObjectType,
  isListType,
  isObjectType,
  isUnionType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
} from "graphql";
import { errorCatalogue } from "../../contract/errorCatalogue";
import { textFault } from "../../contract/limits";
import { MAX_ENCODED_LOG_LENGTH } from "../../engine/log/Keystroke";
import type { Context } from "./Context";

declare global {
  // eslint-disable-next-line typescript/no-namespace -- Pothos finds its plugins by merging into this namespace.
  export namespace PothosSchemaTypes {
    // eslint-disable-next-line typescript/no-unused-vars -- the parameter must be there for the merge.
    export interface Plugins<Types extends SchemaTypes> {
      inputBounds: InputBoundsPlugin<Types>;
    }
    // eslint-disable-next-line typescript/no-unused-vars -- likewise.
    export interface InputFieldOptions<
      Types extends SchemaTypes = SchemaTypes,
      Type extends InputType<Types> | [InputType<Types>] = InputType<Types> | [InputType<Types>],
      Req extends FieldRequiredness<Type> = FieldRequiredness<Type>,
    > {
      /** Maximum UTF-16 units of the text as sent. Default: the limit of its scalar ({@link scalarLengths}). */
      maxLength?: number;
    }
  }
}

/**
 * Maximum UTF-16 units of a text as sent, unless the input sets its own. Leaves names and titles of 40 to 200
 * characters room for spaces and marks that normalizing removes. Inputs for longer texts set a `maxLength`.
 */
const scalarLengths: ReadonlyMap<string, number> = new Map([
  ["String", 1_000],
  ["ID", 400],
  ["KeystrokeLog", MAX_ENCODED_LOG_LENGTH],
]);

/** Scalars whose values are not text, or have one short format that is checked as a whole. */
const boundedScalars: ReadonlySet<string> = new Set([
  "Boolean",
  "DateTime",
  "Float",
  "Int",
  "IsoWeek",
  "RaceCode",
  "Upload",
]);

/** Maximum number of items in a list. Rules may allow fewer. */
const MOST_ITEMS = 1_000;

/** Stores each input's limit as data (`extensions.maxLength`). A schema in which a text has no limit is not built. */
class InputBoundsPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onInputFieldConfig(config: PothosInputFieldConfig<Types>): PothosInputFieldConfig<Types> {
    const { kind, ref } = itemOf(config.type);
    if (kind !== "Scalar") return config;
    const scalar = String(this.buildCache.getTypeConfig(ref).name);
    if (boundedScalars.has(scalar)) return config;
    const maxLength = config.pothosOptions.maxLength ?? scalarLengths.get(scalar);
    if (maxLength === undefined)
      throw new Error(
        `${config.parentType}.${config.parentField ?? ""} takes ${config.name}, of the scalar ${scalar}, without a bound: give it a maxLength.`,
      );
    return { ...config, extensions: { ...config.extensions, maxLength } };
  }
}

function itemOf<Types extends SchemaTypes>(
  type: PothosInputFieldType<Types>,
): Exclude<PothosInputFieldType<Types>, { kind: "List" }> {
  return type.kind === "List" ? itemOf(type.type) : type;
}

SchemaBuilder.registerPlugin("inputBounds", InputBoundsPlugin);

/** An input that is refused: its path, as in the input rules, and the reason. */
export type InputFault = { readonly path: string; readonly code: "TOO_LONG" | "WRONG_CHARACTERS" };

/**
 * The arguments of a field that are too long or have too many consecutive combining marks; empty if there are none.
 * Takes time in proportion to the limits, however much was sent.
 * @param values the arguments as coerced by graphql.
 */
export function inputFaults(
  args: readonly GraphQLArgument[],
  values: Readonly<Record<string, unknown>>,
): readonly InputFault[] {
  const faults: InputFault[] = [];
  for (const arg of args) check(arg, values[arg.name], "", faults);
  return faults;
}

/** The name of an object is not part of a path: `displayName`, not `input.displayName`. */
function check(
  { name, type, extensions }: GraphQLArgument | GraphQLInputField,
  value: unknown,
  path: string,
  faults: InputFault[],
): void {
  const nullable = getNullableType(type);
  const own = path === "" ? name : `${path}.${name}`;
  checkValue(
    nullable,
    value,
    isInputObjectType(nullable) ? path : own,
    Number(extensions["maxLength"] ?? Infinity),
    faults,
  );
}

function checkValue(
  type: GraphQLInputType,
  value: unknown,
  path: string,
  maxLength: number,
  faults: InputFault[],
): void {
  if (typeof value === "string") {
    const code = textFault(value, maxLength);
    if (code) faults.push({ path, code });
  } else if (isListType(type) && Array.isArray(value)) {
    if (value.length > MOST_ITEMS) return void faults.push({ path, code: "TOO_LONG" });
    value.forEach((item, index) =>
      checkValue(getNullableType(type.ofType), item, `${path}.${index}`, maxLength, faults),
    );
  } else if (isInputObjectType(type) && isRecord(value)) {
    for (const field of Object.values(type.getFields())) check(field, value[field.name], path, faults);
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

/** Creates the failures of a payload. Passed in because errors.ts needs the builder. */
type Failures = {
  readonly invalid: (faults: readonly InputFault[]) => unknown;
  readonly refused: (code: InputFault["code"]) => unknown;
};

/**
 * Makes every field of a schema check its arguments before its resolver runs, over HTTP and websocket. The failure is
 * data if the payload has a type for it.
 */
export function boundInputs(schema: GraphQLSchema, failures: Failures): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith("__")) continue;
    for (const field of Object.values(type.getFields())) {
      if (field.args.length > 0) bound(field, failures);
    }
  }
  return schema;
}

function bound(field: GraphQLField<unknown, Context>, failures: Failures): void {
  const resolve = field.resolve ?? defaultFieldResolver;
  const refuse = refusal(field, failures);
  field.resolve = (parent, args: Record<string, unknown>, context, info) => {
    const faults = inputFaults(field.args, args);
    return faults.length === 0 ? resolve(parent, args, context, info) : refuse(faults);
  };
}

function refusal(
  { type }: GraphQLField<unknown, Context>,
  { invalid, refused }: Failures,
): (faults: readonly InputFault[]) => unknown {
  const named = getNamedType(type);
  const members: ReadonlySet<string> = new Set(isUnionType(named) ? named.getTypes().map(({ name }) => name) : []);
  if (members.has("InvalidInputError")) return invalid;
  if (members.has("RefusedError")) return ([first]) => refused(first?.code ?? "TOO_LONG");
  return (faults) => {
    throw faultError(faults);
  };
}

/** An error for fields whose payload has no type for it: the code of the first fault, and the paths of all. */
export function faultError(faults: readonly InputFault[]): GraphQLError {
  const code = faults[0]?.code ?? "TOO_LONG";
  return new GraphQLError(errorCatalogue[code].message["en-US"], { extensions: { code, issues: faults } });
}
