import { buildSchema, parse } from "graphql";
import { findShapeFaults } from "../support/findShapeFaults";

const schema = buildSchema(`
  directive @semanticNonNull(levels: [Int!]! = [0]) on FIELD_DEFINITION
  scalar DateTime
  type Query { race: Race  people: [Person] @semanticNonNull(levels: [0, 1])  who: Who }
  type Race { id: ID!  seats: Int @semanticNonNull  phase: Phase  at: DateTime  pace: Float }
  type Person { name: String @semanticNonNull }
  union Who = Person | Race
  enum Phase { LOBBY RUNNING }
`);
const document = parse(
  "{ race { ...Lane at pace } people { name } who { __typename ... on Person { name } ... on Race { id } } } " +
    "fragment Lane on Race { id seats phase }",
);
const race = { id: "1", seats: 5, phase: "LOBBY", at: "2026-11-23T09:30:00.000Z", pace: 1.5 };
const answer = { race, people: [{ name: "Ada" }], who: { __typename: "Race", id: "2" } };
const faults = (change: object) => findShapeFaults(schema, document, { ...answer, ...change });

test("a response by the release's schema is what its pages expect", () => {
  expect(faults({})).toEqual([]);
  expect(faults({ race: null, who: null })).toEqual([]);
});

test.each([
  [{ race: { ...race, seats: "5" } }, '.race.seats is no Int: "5"'],
  [{ race: { ...race, seats: null } }, ".race.seats is null"],
  [{ race: { ...race, seats: undefined } }, ".race.seats is missing"],
  [{ race: { ...race, id: null } }, ".race.id is null"],
  [{ race: { ...race, phase: "PAUSED" } }, '.race.phase is a new Phase: "PAUSED"'],
  [{ race: { ...race, at: "23 november" } }, '.race.at is no DateTime: "23 november"'],
  [{ race: { ...race, pace: "1.5" } }, '.race.pace is no Float: "1.5"'],
  [{ race: "5" }, '.race is no Race: "5"'],
  [{ people: null }, ".people is null"],
  [{ people: [null] }, ".people[0] is null"],
  [{ people: { name: "Ada" } }, ".people is no list"],
  [{ people: [{ name: 1 }] }, ".people[0].name is no String: 1"],
  [{ who: { __typename: "Ghost" } }, '.who is of an unknown type: "Ghost"'],
])("%j is noticed", (change, fault) => expect(faults(change)).toEqual([fault]));
