import { defaultFieldResolver, getNamedType, isUnionType, type GraphQLField, type GraphQLSchema } from "graphql";
import type { Context } from "./Context";
import { rateLimitedError } from "./errors";
import { RateLimited, DomainError } from "../DomainError";
import { mapMaybePromise } from "../transport/failures";

/** How a field takes a code that opens something and could be guessed. */
export type Guess = {
  /** Whether these arguments hold a code at all; left out: they always do. */
  readonly isGuess?: (args: Record<string, unknown>) => boolean;
  /** Whether an answer that is not null says that the code was wrong; left out: only some errors do. */
  readonly isWrong?: (answer: unknown) => boolean;
};

declare module "graphql" {
  interface GraphQLFieldExtensions<_TSource, _TContext, _TArgs> {
    /** Of a field whose wrong codes are counted. Those with an argument of type RaceCode need not say it. */
    readonly guess?: Guess;
  }
}

const wrongCodes: ReadonlySet<string> = new Set(["JOIN_CODE_UNKNOWN", "RACE_NOT_FOUND", "RATE_LIMITED"]);

/**
 * Counts wrong codes in every query and mutation that takes one, so that no field is a way around the others.
 * GraphqlWebsocket counts those of subscriptions.
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

/** Data where the field's payload knows how to say it, else an error with the code. */
function refusal({ type }: GraphQLField<unknown, Context>): (wait: number) => unknown {
  const named = getNamedType(type);
  const isInPayload = isUnionType(named) && named.getTypes().some(({ name }) => name === "RateLimitedError");
  return (wait) => {
    if (isInPayload) return new RateLimited(wait);
    throw rateLimitedError(wait, "Too many codes were wrong. Wait a minute, then try again.");
  };
}
