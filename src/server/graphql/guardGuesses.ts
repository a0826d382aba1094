import { defaultFieldResolver, getNamedType, isUnionType, type GraphQLField, type GraphQLSchema } from "graphql";
import { mapMaybePromise } from "./mapMaybePromise";
import type { Context } from "./Context";
import { rateLimitedError } from "./errors";
import { RateLimited, DomainError } from "../DomainError";

/** Fields with an argument `code` that opens something, beside all that take a RaceCode. */
const codeFields: ReadonlySet<string> = new Set(["groupByJoinCode", "joinGroup", "certificate"]);
const wrongCodes: ReadonlySet<string> = new Set(["JOIN_CODE_UNKNOWN", "RACE_NOT_FOUND", "RATE_LIMITED"]);

/**
 * Counts wrong codes wherever one can be given to a query or a mutation, so that no field is a way around the others.
 * Subscriptions are counted at their door.
 */
export function guardGuesses(schema: GraphQLSchema): GraphQLSchema {
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      if (takesCode(field)) guard(field);
    }
  }
  return schema;
}

function takesCode({ name, args }: GraphQLField<unknown, Context>): boolean {
  return name === "node" || codeFields.has(name) || args.some(({ type }) => getNamedType(type).name === "RaceCode");
}

function guard(field: GraphQLField<unknown, Context>): void {
  const resolve = field.resolve ?? defaultFieldResolver;
  const refuse = refusal(field);
  field.resolve = (root, args: Record<string, unknown>, context, info) => {
    if (field.name === "node" && !isOfRace(args["id"])) return resolve(root, args, context, info);
    const wait = context.services.guesses.waitOf(context);
    if (wait !== null) return refuse(wait);
    return mapMaybePromise<unknown, unknown>(resolve(root, args, context, info), (value) =>
      judge(value, context, refuse),
    );
  };
}

/** Ids of races and of racers are made of race codes. */
function isOfRace(id: unknown): boolean {
  return /^Racer?:/u.test(Buffer.from(String(id), "base64").toString());
}

/** A value as it is, or once it is counted as wrong. */
function judge(value: unknown, context: Context, refuse: (wait: number) => unknown): unknown {
  if (!isWrong(value)) return value;
  return context.services.guesses.count(context).then((wait) => (wait === null ? value : refuse(wait)));
}

function isWrong(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (value instanceof DomainError) return wrongCodes.has(value.code);
  // What raceRights gives for no race, and for a race in which one may do nothing.
  return (
    typeof value === "object" && "mayJoin" in value && "mayConduct" in value && !value.mayJoin && !value.mayConduct
  );
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
