import SchemaBuilder, {
  BasePlugin,
  type FieldNullability,
  type FieldRequiredness,
  type InputFieldMap,
  type InputShapeFromFields,
  type InputType,
  type PothosInputFieldConfig,
  type PothosInputFieldType,
  type PothosOutputFieldConfig,
  type SchemaTypes,
  type ShapeFromTypeParam,
  type TypeParam,
} from "@pothos/core";
import {
  defaultFieldResolver,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isObjectType,
  isUnionType,
  lexicographicSortSchema,
  type GraphQLArgument,
  type GraphQLError,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
} from "graphql";
import { textFault } from "../../contract/limits";
import { MAX_ENCODED_LOG_LENGTH } from "../../engine/log/Keystroke";
import { DomainError, InvalidInput, RateLimited } from "../DomainError";
import { mapMaybePromise } from "../promises";
import { codedError, rateLimitedError } from "./codedError";
import type { Context } from "../Context";

declare global {
  // eslint-disable-next-line typescript/no-namespace -- Pothos finds its plugins by merging into this namespace.
  export namespace PothosSchemaTypes {
    // eslint-disable-next-line typescript/no-unused-vars -- the parameter must be there for the merge.
    export interface Plugins<Types extends SchemaTypes> {
      fieldGuards: FieldGuardsPlugin<Types>;
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
    // The parameters are those of Pothos's own interface, which this merges with.
    export interface FieldOptions<
      Types extends SchemaTypes = SchemaTypes,
      // eslint-disable-next-line typescript/no-unused-vars -- likewise.
      ParentShape = unknown,
      Type extends TypeParam<Types> = TypeParam<Types>,
      // eslint-disable-next-line typescript/no-unused-vars -- likewise.
      Nullable extends FieldNullability<Type> = FieldNullability<Type>,
      Args extends InputFieldMap = InputFieldMap,
      // eslint-disable-next-line typescript/no-unused-vars -- likewise.
      ResolveShape = unknown,
      // eslint-disable-next-line typescript/no-unused-vars -- likewise.
      ResolveReturnShape = unknown,
    > {
      /** For a field that takes a secret code: wrong codes count, so that they cannot be guessed. */
      guess?: true | Guess<InputShapeFromFields<Args>, ShapeFromTypeParam<Types, Type, false>>;
    }
  }
}

declare module "graphql" {
  interface GraphQLFieldExtensions<_TSource, _TContext, _TArgs> {
    /** The option `guess` of a field. */
    readonly guess?: Guess<Record<string, unknown>, unknown>;
  }
}

/** How a field takes a secret code that could be guessed. By default each call is a guess. */
export type Guess<Args, Answer> = {
  /** Whether these arguments contain a code. */
  isGuess?(args: Args): boolean;
  /** Whether a result means that the code was wrong, besides null and the errors of wrong codes. */
  isWrong?(answer: Answer): boolean;
  /** Whether the code was right although the answer is null. */
  isRight?(args: Args, context: Context): Promise<boolean>;
};

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

const rootTypes: ReadonlySet<string> = new Set(["Query", "Mutation", "Subscription"]);

/**
 * What is checked before a resolver runs, so that no resolver does it itself: the length of all arguments, and codes
 * that could be guessed. A schema in which a text has no limit, or a race's code could be guessed, is not built.
 */
class FieldGuardsPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  /** Stores each input's limit as data (`extensions.maxLength`). */
  override onInputFieldConfig(config: PothosInputFieldConfig<Types>): PothosInputFieldConfig<Types> {
    const { kind, ref } = itemOf(config.type);
    if (kind !== "Scalar") return config;
    const scalar = String(this.buildCache.getTypeConfig(ref).name);
    if (boundedScalars.has(scalar)) return config;
    const maxLength = config.pothosOptions.maxLength ?? scalarLengths.get(scalar);
    if (maxLength === undefined)
      throw new Error(
        `${config.parentType}.${config.parentField ?? ""} takes ${config.name}, of the scalar ${scalar}, ` +
          "without a bound: give it a maxLength.",
      );
    return { ...config, extensions: { ...config.extensions, maxLength } };
  }

  /** Stores the option `guess` as data (`extensions.guess`). */
  override onOutputFieldConfig(config: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    const { guess } = config.pothosOptions;
    if (guess) return { ...config, extensions: { ...config.extensions, guess: guess === true ? {} : guess } };
    const isCode = ({ type }: PothosInputFieldConfig<Types>) => String(itemOf(type).ref) === "RaceCode";
    if (rootTypes.has(config.parentType) && Object.values(config.args).some(isCode))
      throw new Error(
        `${config.parentType}.${config.name} takes the code of a race, which could be guessed: give it a guess.`,
      );
    return config;
  }

  override afterBuild(built: GraphQLSchema): GraphQLSchema {
    // Faults are listed in the order of the printed schema.
    const schema = lexicographicSortSchema(built);
    for (const type of Object.values(schema.getTypeMap())) {
      if (!isObjectType(type) || type.name.startsWith("__")) continue;
      for (const field of Object.values(type.getFields())) {
        // The websocket counts the wrong codes of subscriptions.
        if (field.extensions.guess && type !== schema.getSubscriptionType())
          guardGuesses(field, field.extensions.guess);
        if (field.args.some(isBounded)) boundArguments(field);
      }
    }
    return schema;
  }
}

function itemOf<Types extends SchemaTypes>(
  type: PothosInputFieldType<Types>,
): Exclude<PothosInputFieldType<Types>, { kind: "List" }> {
  return type.kind === "List" ? itemOf(type.type) : type;
}

SchemaBuilder.registerPlugin("fieldGuards", FieldGuardsPlugin);

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

/** Whether a value of this input can be refused; numbers and files cannot. */
function isBounded({ type, extensions }: GraphQLArgument): boolean {
  const nullable = getNullableType(type);
  return extensions["maxLength"] !== undefined || isListType(nullable) || isInputObjectType(nullable);
}

/** The failure is data if the field's payload has a type for it. Over HTTP and websocket. */
function boundArguments(field: GraphQLField<unknown, Context>): void {
  const resolve = field.resolve ?? defaultFieldResolver;
  const members = payloadTypes(field);
  const refuse = (faults: readonly InputFault[]): DomainError => {
    if (members.has("InvalidInputError")) return new InvalidInput(faults);
    if (members.has("RefusedError")) return new DomainError(faults[0]?.code ?? "TOO_LONG");
    throw faultError(faults);
  };
  field.resolve = (parent, args: Record<string, unknown>, context, info) => {
    const faults = inputFaults(field.args, args);
    return faults.length === 0 ? resolve(parent, args, context, info) : refuse(faults);
  };
}

/** The names of the types of a payload; none for a field without a payload. */
function payloadTypes({ type }: GraphQLField<unknown, Context>): ReadonlySet<string> {
  const named = getNamedType(type);
  return new Set(isUnionType(named) ? named.getTypes().map(({ name }) => name) : []);
}

/** An error for fields whose payload has no type for it: the code of the first fault, and the paths of all. */
export function faultError(faults: readonly InputFault[]): GraphQLError {
  const code = faults[0]?.code ?? "TOO_LONG";
  return codedError(code, undefined, { issues: faults });
}

/** Said over HTTP and websocket. How long to wait is in the error's extensions. */
export const TOO_MANY_WRONG_CODES = "Too many codes were wrong. Wait a minute, then try again.";

const wrongCodes: ReadonlySet<string> = new Set([
  "COACH_LINK_UNKNOWN",
  "JOIN_CODE_UNKNOWN",
  "RACE_NOT_FOUND",
  "RATE_LIMITED",
]);

/**
 * Counts wrong codes across all queries and mutations that take one, so that no field can be used to get around the
 * limit of another.
 */
function guardGuesses(
  field: GraphQLField<unknown, Context>,
  { isGuess, isWrong, isRight }: Guess<Record<string, unknown>, unknown>,
): void {
  const resolve = field.resolve ?? defaultFieldResolver;
  const hasRateLimited = payloadTypes(field).has("RateLimitedError");
  const refuse = (wait: number): RateLimited => {
    if (hasRateLimited) return new RateLimited(wait);
    throw rateLimitedError(wait, TOO_MANY_WRONG_CODES);
  };
  const countWrong = async (args: Record<string, unknown>, context: Context): Promise<number | null> =>
    (await isRight?.(args, context)) === true ? null : context.services.guesses.count(context);
  field.resolve = (root, args: Record<string, unknown>, context, info) => {
    if (isGuess?.(args) === false) return resolve(root, args, context, info);
    const wait = context.services.guesses.waitOf(context);
    if (wait !== null) return refuse(wait);
    return mapMaybePromise<unknown, unknown>(resolve(root, args, context, info), (answer) => {
      if (!isRefusal(answer) && isWrong?.(answer) !== true) return answer;
      return countWrong(args, context).then((next) => (next === null ? answer : refuse(next)));
    });
  };
}

function isRefusal(answer: unknown): boolean {
  if (answer === null || answer === undefined) return true;
  return answer instanceof DomainError && wrongCodes.has(answer.code);
}
