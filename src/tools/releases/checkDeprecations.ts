import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from "graphql";
import type { Problem } from "../gates";
import type { Exceptions, Release } from "./readReleases";

/**
 * Something of the schema that can be deprecated: a field, an argument, a value of an enum or a field of an input.
 * `Race.seats`, `Query.texts(search:)`.
 */
type Member = { readonly coordinate: string; readonly reason: string | null };

const dated = /\bRemoved after (\d{4}-\d\d-\d\d)\.$/u;

/**
 * A field is removed by date: its deprecation says when, was part of a release, and the date has passed.
 * checkReleases.ts checks that no page of a stored release uses it.
 * @param newest the newest release; null when there is none yet.
 * @param today as `2026-11-23`.
 */
export function checkDeprecations(
  schema: GraphQLSchema,
  newest: Release | null,
  exceptions: Exceptions,
  today: string,
): readonly Problem[] {
  const members = membersOf(schema);
  const undated = [...members.values()].filter(({ reason }) => reason !== null && dateOf(reason) === null);
  const gone =
    newest === null
      ? []
      : [...membersOf(newest.schema, schema).values()].filter(({ coordinate }) => !members.has(coordinate));
  return [
    ...undated.map(({ coordinate }) => ({
      what: `${coordinate} is deprecated without a date`,
      fix:
        "Say what to use instead and end with a date, then npm run schema: " +
        'deprecationReason: "Use seatCount. Removed after 2027-03-01."',
    })),
    ...gone.flatMap((member) => checkGone(member, newest?.number ?? 0, exceptions, today)),
  ];
}

/** The date in a reason, as `2027-03-01`; null when there is none or no such day. */
export function dateOf(reason: string): string | null {
  const date = dated.exec(reason)?.[1];
  if (date === undefined) return null;
  const time = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date ? null : date;
}

function checkGone(
  { coordinate, reason }: Member,
  number: number,
  exceptions: Exceptions,
  today: string,
): readonly Problem[] {
  const date = reason === null ? null : dateOf(reason);
  if ((date !== null && today > date) || exceptions.covers(`${coordinate} is gone`)) return [];
  if (date !== null)
    return [
      {
        what: `${coordinate} is gone, and release ${number} promised it until ${date}`,
        fix: "Bring it back until that day has passed; then npm run schema.",
      },
    ];
  return [
    {
      what: `${coordinate} is gone, and release ${number} did not deprecate it`,
      fix: 'Bring it back with a deprecationReason that ends in "Removed after <date>.", and remove it after that.',
    },
  ];
}

/**
 * What can be deprecated, by its coordinate.
 * @param within leaves out the types that this schema has no longer: whatever led to them is looked at instead.
 */
function membersOf(schema: GraphQLSchema, within: GraphQLSchema = schema): ReadonlyMap<string, Member> {
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith("__") && within.getType(name));
  return new Map(types.flatMap(membersOfType).map((member) => [member.coordinate, member]));
}

function membersOfType(type: GraphQLNamedType): readonly Member[] {
  if (isEnumType(type))
    return type.getValues().map(({ name, deprecationReason }) => ({
      coordinate: `${type.name}.${name}`,
      reason: deprecationReason ?? null,
    }));
  if (isInputObjectType(type))
    return Object.values(type.getFields()).map(({ name, deprecationReason }) => ({
      coordinate: `${type.name}.${name}`,
      reason: deprecationReason ?? null,
    }));
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).flatMap(({ name, deprecationReason, args }) => {
    const coordinate = `${type.name}.${name}`;
    const own = args.map((argument) => ({
      coordinate: `${coordinate}(${argument.name}:)`,
      reason: argument.deprecationReason ?? null,
    }));
    return [{ coordinate, reason: deprecationReason ?? null }, ...own];
  });
}
