import { defaultFieldResolver, getNamedType, isUnionType, type GraphQLField, type GraphQLSchema } from "graphql";
import type { Context } from "./Context";
import { rateLimitedError } from "./errors";
import { RateLimited, DomainError } from "../DomainError";
import { mapMaybePromise } from "../transport/failures";

/** How a field takes a secret code that could be guessed. */
export type Guess = {
  /** Whether these arguments contain a code. Default: always. */
  readonly isGuess?: (args: Record<string, unknown>) => boolean;
  /** Whether a non-null result means that the code was wrong. Default: only for some errors. */
  readonly isWrong?: (answer: unknown) => boolean;
};

declare module "graphql" {
  interface GraphQLFieldExtensions<_TSource, _TContext, _TArgs> {
    /** Makes the field count wrong codes. Fields with an argument of type RaceCode do so without it. */
    readonly guess?: Guess;
  }
}

const wrongCodes: ReadonlySet<string> = new Set(["JOIN_CODE_UNKNOWN", "RACE_NOT_FOUND", "RATE_LIMITED"]);

/**
 * Counts wrong codes across all queries and mutations that take one, so that no field can be used to get around the
 * limit of another. GraphqlWebsocket counts those of subscriptions.
 */
export function guardGuesses(schema: GraphQLSchema): GraphQLSchema {
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      const guess = guessOf(field);
      if (guess !== null) guard(field, guess);
    }
  }
  return schema;
}

function guessOf({ args, extensions }: GraphQLField<unknown, Context>): Guess | null {
  if (extensions.guess) return extensions.guess;
  return args.some(({ type }) => getNamedType(type).name === "RaceCode") ? {} : null;
}

function guard(field: GraphQLField<unknown, Context>, { isGuess, isWrong = () => false }: Guess): void {
  const resolve = field.resolve ?? defaultFieldResolver;
  const refuse = refusal(field);
  field.resolve = (root, args: Record<string, unknown>, context, info) => {
    if (isGuess?.(args) === false) return resolve(root, args, context, info);
    const wait = context.services.guesses.waitOf(context);
    if (wait !== null) return refuse(wait);
    return mapMaybePromise<unknown, unknown>(resolve(root, args, context, info), (answer) => {
      if (!isRefusal(answer) && !isWrong(answer)) return answer;
      return context.services.guesses.count(context).then((next) => (next === null ? answer : refuse(next)));
    });
  };
}

function isRefusal(answer: unknown): boolean {
  if (answer === null || answer === undefined) return true;
  return answer instanceof DomainError && wrongCodes.has(answer.code);
}

/** Data if the field's payload has a type for it, otherwise an error with the code. */
function refusal({ type }: GraphQLField<unknown, Context>): (wait: number) => unknown {
  const named = getNamedType(type);
  const isInPayload = isUnionType(named) && named.getTypes().some(({ name }) => name === "RateLimitedError");
  return (wait) => {
    if (isInPayload) return new RateLimited(wait);
    throw rateLimitedError(wait, "Too many codes were wrong. Wait a minute, then try again.");
  };
}
