import { readFileSync } from "node:fs";
import fc from "fast-check";
import {
  buildASTSchema,
  buildSchema,
  findBreakingChanges,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isUnionType,
  Kind,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DefinitionNode,
  type DocumentNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  type TypeNode,
} from "graphql";
import { findNoticeable } from "../../src/tools/releases/findNoticeable";
import { readReleases } from "../../src/tools/releases/readReleases";
import { projectFile } from "../support/workshop";

const base = `
  directive @semanticNonNull(levels: [Int!]! = [0]) on FIELD_DEFINITION
  type Query { race(code: String!, first: Int = 25): Race
    people: [Person] @semanticNonNull(levels: [0, 1])  node(id: ID!): Node  who: Who  unread: Int }
  type Mutation { join(input: JoinInput!): JoinPayload }
  interface Node { id: ID! }
  interface Error { code: Code @semanticNonNull }
  type Race implements Node { id: ID!  seats: Int @semanticNonNull  phase: Phase  host: Person }
  type Person implements Node { id: ID!  name: String! }
  type NoRace implements Error { code: Code @semanticNonNull }
  type Late implements Error { code: Code @semanticNonNull }
  type Ghost { pace: Int }
  union JoinPayload = Race | NoRace
  union Who = Person | Race
  enum Phase { LOBBY RUNNING }
  enum Code { FULL GONE }
  enum Side { LEFT RIGHT }
  input JoinInput { code: String!  side: Side = LEFT  team: TeamInput }
  input TeamInput { name: String }
`;

const then = buildSchema(base);

/** What a document notices when this part of the schema is replaced. */
function noticed(document: string, from: string, to: string): readonly string[] {
  expect(base).toContain(from);
  return [...findNoticeable(then, buildSchema(base.replace(from, to), { assumeValid: true }), parse(document))];
}

const race =
  "query R($code: String!) { race(code: $code) { ...Lane } } fragment Lane on Race { seats phase host { name } }";
const join =
  "mutation J($input: JoinInput!) { join(input: $input) { __typename ... on Race { seats } ... on Error { code } } }";

test.each([
  [
    race,
    "seats: Int @semanticNonNull",
    "seats: String @semanticNonNull",
    "Race.seats was Int @semanticNonNull and is String @semanticNonNull",
  ],
  [race, "seats: Int @semanticNonNull", "seats: Int", "Race.seats was Int @semanticNonNull and is Int"],
  [
    race,
    "seats: Int @semanticNonNull",
    "seats: [Int] @semanticNonNull",
    "Race.seats was Int @semanticNonNull and is [Int] @semanticNonNull",
  ],
  [race, "seats: Int @semanticNonNull", "places: Int", "Race.seats is gone"],
  [race, "name: String!", "name: String @semanticNonNull", "Person.name was String! and is String @semanticNonNull"],
  [
    "{ people { name } }",
    "(levels: [0, 1])",
    "",
    "Query.people was [Person] @semanticNonNull(levels: [0, 1]) and is [Person] @semanticNonNull",
  ],
  [
    "{ people { name } }",
    "(levels: [0, 1])",
    "(levels: [1])",
    "Query.people was [Person] @semanticNonNull(levels: [0, 1]) and is [Person] @semanticNonNull(levels: [1])",
  ],
  [race, "LOBBY RUNNING", "LOBBY RUNNING PAUSED", "Phase.PAUSED is new"],
  [race, "LOBBY RUNNING", "LOBBY TYPING", "Phase.RUNNING is gone"],
  [race, "race(code: String!,", "race(id: String!,", "Query.race(code:) is gone"],
  [race, "race(code: String!,", "race(code: ID!,", "Query.race(code:) was String! and is ID!"],
  [race, "race(code: String!,", "race(code: String!, side: Side!,", "Query.race(side:) is required now"],
  [race, "first: Int = 25", "first: Int = 10", "Query.race(first:) defaulted to 25 and defaults to 10"],
  [race, "host: Person", "host: Who", "Race.host was Person and is Who"],
  [join, "= Race | NoRace", "= Race | NoRace | Ghost", "Ghost is a new JoinPayload"],
  [join, "= Race | NoRace", "= Race", "NoRace is no JoinPayload any more"],
  [
    join,
    "type NoRace implements Error { code: Code @semanticNonNull }",
    "type NoRace implements Error { code: Code }",
    "NoRace.code was Code @semanticNonNull and is Code",
  ],
  [
    join,
    "interface Error { code: Code @semanticNonNull }",
    "interface Error { code: Code }",
    "Error.code was Code @semanticNonNull and is Code",
  ],
  [join, "code: String!  side: Side", "race: String!  side: Side", "JoinInput.code is gone"],
  [join, "team: TeamInput", "team: TeamInput!", "JoinInput.team was TeamInput and is TeamInput!"],
  [join, "team: TeamInput", "team: TeamInput  lane: Int!", "JoinInput.lane is new and required"],
  [join, "input TeamInput { name: String }", "input TeamInput { name: ID }", "TeamInput.name was String and is ID"],
  [join, "LEFT RIGHT", "LEFT", "Side.RIGHT is gone"],
  [join, "side: Side = LEFT", "side: Side = RIGHT", "JoinInput.side defaulted to LEFT and defaults to RIGHT"],
  [
    "{ who { ... on Person { name } } }",
    "union Who = Person | Race",
    "union Who = Person | Race | Ghost",
    "Ghost is a new Who",
  ],
  [
    "{ node(id: 1) { ... on Race { seats } } }",
    "type Ghost {",
    "type Ghost implements Node { id: ID! ",
    "Ghost is a new Node",
  ],
])("%s notices %j → %j", (document, from, to, what) => expect(noticed(document, from, to)).toContain(what));

test.each([
  [race, "unread: Int", "unread: String"],
  [race, "unread: Int", "unread: Int  more: Int"],
  [race, "seats: Int @semanticNonNull", "seats: Int!"],
  [race, "phase: Phase", "phase: Phase @semanticNonNull"],
  [race, "race(code: String!,", "race(code: String, side: Side,"],
  [race, "union Who = Person | Race", "union Who = Person"],
  [join, "LEFT RIGHT", "LEFT RIGHT MIDDLE"],
  [join, "= Race | NoRace", "= Race | NoRace | Late"],
  [join, "team: TeamInput", "team: TeamInput  lane: Int"],
  [join, "code: String!  side", "code: String  side"],
  ["{ node(id: 1) { id ... on Race { seats } } }", "type Ghost {", "type Ghost implements Node { id: ID! "],
])("%s does not notice %j → %j", (document, from, to) => expect(noticed(document, from, to)).toEqual([]));

describe("any change of what a shipped document selects", () => {
  const { releases } = readReleases(projectFile("tests/contract/releases"));
  const trees = new Map(
    releases.map(({ number }) => [
      number,
      parse(readFileSync(projectFile(`tests/contract/releases/${number}/schema.graphql`), "utf8")),
    ]),
  );
  const documents = releases.flatMap((release) => release.documents.map((shipped) => ({ release, ...shipped })));

  test.each(releases)("release $number notices nothing in its own schema", ({ schema, documents: own }) => {
    expect(own.flatMap(({ document }) => [...findNoticeable(schema, schema, document)])).toEqual([]);
  });

  test("is found", () => {
    const change = fc.record({ at: fc.nat(), place: fc.nat(), kind: fc.nat() });
    let changed = 0;
    fc.assert(
      fc.property(change, ({ at, place, kind }) => {
        const { release, document } = documents[at % documents.length]!;
        const places = placesOf(release.schema, document);
        const chosen = places[place % places.length]!;
        const kinds = changesOf(chosen);
        const { name, make } = kinds[kind % kinds.length]!;
        const after = applyChange(trees.get(release.number)!, chosen, make);
        if (after === null) return;
        changed += 1;
        const schema = buildASTSchema(after, { assumeValid: true });
        const found = [...findNoticeable(release.schema, schema, document)];
        const graphql = findBreakingChanges(release.schema, schema).map(({ description }) => description);
        expect({ name, chosen, graphql, found: found.some((what) => what.includes(chosen.member)) }).toEqual({
          name,
          chosen,
          graphql,
          found: true,
        });
      }),
      { numRuns: 60 },
    );
    // Not every change can be made everywhere, but most can.
    expect(changed).toBeGreaterThan(25);
  }, 60_000);

  test("graphql's own list of breaking changes has nothing more, if only selected parts change", () => {
    const release = releases[0]!;
    const tree = trees.get(release.number)!;
    const { document } = release.documents.find(({ name }) => name === "RaceByCodeQuery")!;
    for (const chosen of placesOf(release.schema, document)) {
      const after = applyChange(tree, chosen, () => null);
      if (after === null) continue;
      const schema = buildASTSchema(after, { assumeValid: true });
      expect(findBreakingChanges(release.schema, schema)).not.toEqual([]);
      expect([chosen, [...findNoticeable(release.schema, schema, document)]]).toEqual([
        chosen,
        expect.arrayContaining([expect.stringContaining(chosen.member)]),
      ]);
    }
  });
});

/** A part of the schema that a document uses: a field, a value or a member of a type. */
type Place = { readonly kind: "field" | "value" | "union" | "input"; readonly type: string; readonly member: string };
type Field = {
  readonly name: { readonly value: string };
  readonly type: TypeNode;
  readonly directives?: readonly unknown[];
};
type Change = { readonly name: string; readonly make: (node: any) => any };

/** The parts of a schema that a document uses, found by graphql's own visitor. */
function placesOf(schema: GraphQLSchema, document: DocumentNode): readonly Place[] {
  const info = new TypeInfo(schema);
  const places = new Map<string, Place>();
  const add = (place: Place) => places.set(JSON.stringify(place), place);
  const addInput = (type: GraphQLNamedType, depth = 0): void => {
    if (isEnumType(type))
      for (const { name } of type.getValues()) add({ kind: "value", type: type.name, member: name });
    if (!isInputObjectType(type) || depth > 3) return;
    for (const field of Object.values(type.getFields())) {
      add({ kind: "input", type: type.name, member: field.name });
      addInput(getNamedType(field.type), depth + 1);
    }
  };
  visit(
    document,
    visitWithTypeInfo(info, {
      Field({ name }) {
        const [parent, type] = [info.getParentType(), info.getType()];
        if (!parent || !type || name.value.startsWith("__")) return;
        add({ kind: "field", type: parent.name, member: name.value });
        const named = getNamedType(type);
        if (isEnumType(named))
          for (const value of named.getValues()) add({ kind: "value", type: named.name, member: value.name });
        if (isUnionType(named))
          for (const member of named.getTypes()) add({ kind: "union", type: named.name, member: member.name });
      },
      VariableDefinition({ type }) {
        const found = schema.getType(nameOf(type));
        if (found) addInput(found);
      },
    }),
  );
  return [...places.values()];
}

/**
 * The ways to break such a part; each returns another node, or null to remove it. Undefined if a change is not possible
 * there.
 */
function changesOf({ kind }: Place): readonly Change[] {
  const remove: Change = { name: "removed", make: () => null };
  const rename: Change = {
    name: "renamed",
    make: (node) => ({ ...node, name: { kind: Kind.NAME, value: `${node.name.value}Anew` } }),
  };
  if (kind === "union") return [remove];
  if (kind === "value") return [remove, rename];
  const otherType: Change = { name: "another type", make: (node: Field) => ({ ...node, type: retyped(node.type) }) };
  const list: Change = {
    name: "a list",
    make: (node: Field) => ({ ...node, type: { kind: Kind.LIST_TYPE, type: node.type } }),
  };
  if (kind === "input") {
    const required: Change = {
      name: "required",
      make: (node: Field) =>
        node.type.kind === Kind.NON_NULL_TYPE
          ? undefined
          : { ...node, type: { kind: Kind.NON_NULL_TYPE, type: node.type } },
    };
    return [remove, rename, otherType, required];
  }
  const unsure: Change = {
    name: "no longer sure",
    make: (node: Field) => (node.directives?.length ? { ...node, directives: [] } : undefined),
  };
  const nullable: Change = {
    name: "nullable",
    make: (node: Field) => (node.type.kind === Kind.NON_NULL_TYPE ? { ...node, type: node.type.type } : undefined),
  };
  const argument: Change = {
    name: "a required argument",
    make: (node: any) => ({
      ...node,
      arguments: [
        ...node.arguments,
        (parse("type T { f(extra: Int!): Int }").definitions[0] as any).fields[0].arguments[0],
      ],
    }),
  };
  return [remove, rename, otherType, list, unsure, nullable, argument];
}

function retyped(type: TypeNode): TypeNode {
  if (type.kind !== Kind.NAMED_TYPE) return { ...type, type: retyped(type.type) } as TypeNode;
  return { ...type, name: { kind: Kind.NAME, value: type.name.value === "Int" ? "String" : "Int" } };
}

function nameOf(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type);
}

/** A copy of a schema with one part changed; null if that is not possible there. */
function applyChange(tree: DocumentNode, { kind, type, member }: Place, make: Change["make"]): DocumentNode | null {
  const list = { field: "fields", input: "fields", value: "values", union: "types" }[kind];
  let isChanged = false;
  const definitions = tree.definitions.map((definition: any): DefinitionNode => {
    if (definition.name?.value !== type) return definition;
    const parts = definition[list].flatMap((node: any) => {
      if (node.name.value !== member) return [node];
      const made = make(node);
      if (made === undefined) return [node];
      isChanged = true;
      return made === null ? [] : [made];
    });
    return { ...definition, [list]: parts };
  });
  return isChanged ? { ...tree, definitions } : null;
}
