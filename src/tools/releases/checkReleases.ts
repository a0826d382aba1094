import path from "node:path";
import { existsSync, readFileSync } from "node:fs";
import {
  buildSchema,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLNamedType,
} from "graphql";
import type { Problem } from "../gates";
import { Exceptions, readDocumentMap, readReleases, type Release } from "./readReleases";
import { findNoticeable } from "./findNoticeable";

/** Where today's schema, the map of documents and the folder of releases lie. */
export type ReleaseFiles = { readonly schema: string; readonly documents: string; readonly releases: string };

/**
 * What pages of a release that still counts would notice, and what clients of the schema were not warned of.
 * @param today as `2026-11-23`; a deprecated field may go after its date.
 * @param current number of the release that the code says it is.
 */
export function checkReleases(files: ReleaseFiles, today: string, current: number): readonly Problem[] {
  const { releases, problems } = readReleases(files.releases);
  const schema = buildSchema(readFileSync(files.schema, "utf8"), { assumeValid: true });
  const exceptions = Exceptions.read(path.join(files.releases, "exceptions.json"));
  const newest = releases.at(-1) ?? null;
  return [
    ...problems,
    ...checkNumber(newest, current),
    ...missingDocuments(releases, files),
    ...noticedChanges(releases, schema, exceptions, files),
    ...checkDeprecations(schema, newest, exceptions, today),
    ...exceptions.problems(),
  ];
}

function checkNumber(newest: Release | null, current: number): readonly Problem[] {
  if (newest === null || newest.number === current) return [];
  return [
    {
      what: `src/contract/protocol.ts says release ${current}, and the newest release that is kept is ${newest.number}`,
      fix: `Set RELEASE to ${newest.number}; npm run release makes the next.`,
    },
  ];
}

/** Documents of stored releases that the server would no longer run. */
function missingDocuments(releases: readonly Release[], files: ReleaseFiles): readonly Problem[] {
  const map = existsSync(files.documents) ? readDocumentMap(files.documents) : {};
  const missing = new Map<string, { readonly name: string; readonly numbers: number[] }>();
  for (const { number, documents } of releases) {
    for (const { id, name, text } of documents) {
      if (map[id] === text) continue;
      const entry = missing.get(id) ?? { name, numbers: [] };
      entry.numbers.push(number);
      missing.set(id, entry);
    }
  }
  return [...missing].map(([id, { name, numbers }]) => ({
    what:
      `${name} (${id.slice(0, 12)}…), shipped with release ${numbers.join(" and ")}, ` +
      `is not in ${files.documents} as it was`,
    fix: `npm run retire -- --undo   (or delete the release's folder in ${files.releases}, then npm run retire)`,
  }));
}

/** What was noticed, and by which pages: the names of their documents, by the number of the release. */
type Noticed = Map<string, Map<number, string[]>>;

function noticedChanges(
  releases: readonly Release[],
  today: GraphQLSchema,
  exceptions: Exceptions,
  { releases: folder }: ReleaseFiles,
): readonly Problem[] {
  const all: Noticed = new Map();
  for (const { number, schema, documents } of releases) {
    for (const { name, document } of documents) {
      for (const what of findNoticeable(schema, today, document)) affectedNames(all, what, number).push(name);
    }
  }
  return [...all]
    .filter(([what]) => !exceptions.covers(what))
    .map(([what, pages]) => ({ what: `${what}: ${writePages(pages)} notice it`, fix: fixOf(what, folder) }));
}

function affectedNames(all: Noticed, what: string, number: number): string[] {
  const pages = all.get(what) ?? new Map<number, string[]>();
  const names = pages.get(number) ?? [];
  all.set(what, pages.set(number, names));
  return names;
}

/** The first two by name. */
function writePages(pages: ReadonlyMap<number, readonly string[]>): string {
  return [...pages]
    .map(([number, names]) => {
      const more = names.length - 2;
      return `pages of release ${number} (${names.slice(0, 2).join(", ")}${more > 0 ? ` and ${more} more` : ""})`;
    })
    .join(" and ");
}

function fixOf(what: string, folder: string): string {
  if (/ is (?:a )?new\b(?! and required)/u.test(what))
    return (
      "If those pages show something sensible for it, say so in " +
      `${folder}/exceptions.json: "${what}": "<what they show>".`
    );
  return (
    'Keep what was there and add beside it; what is old gets a deprecationReason ending in "Removed after <date>.". ' +
    `Or let go of the release: delete its folder in ${folder}, then npm run retire.`
  );
}

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
function checkDeprecations(
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
 * @param within leaves out the types that this schema has no longer: what led to them is compared instead.
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
