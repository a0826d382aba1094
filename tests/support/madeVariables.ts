import { randomUUID } from "node:crypto";
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  typeFromAST,
  visit,
  type DocumentNode,
  type FieldNode,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from "graphql";

/** What there is on a server: a global id for each type, a race's code, and texts for inputs by name. */
export type Given = {
  readonly ids: Readonly<Record<string, string>>;
  readonly raceCode: string;
  readonly strings: Readonly<Record<string, string>>;
};

/** Ten words, typed by somebody once (of release 1's visit). */
const LOG =
  "AQB58AFv8AF18AEg8AFh8AEg8AFh8AFk8AFk8AFy8AFl8AFz8AFz8AEg8AFz8AFl8AFu8AFk8AEg8AFt8AFh8AF08AF08AFl8AFy" +
  "8AEg8AFt8AFh8AFk8AFl8AEg8AFm8AFp8AFu8AFl8AEg8AFz8AFl8AFl8AEg8AFw8AFs8AFh8AF58AEg8AFm8AFh8AFz8AF0";

/** In this order: a member's id is one of a group's too. */
const idTypes: readonly (readonly [RegExp, string])[] = [
  [/member/iu, "GroupMember"],
  [/assignment/iu, "Assignment"],
  [/session/iu, "Session"],
  [/exam/iu, "Exam"],
  [/result|other|review|visibility/iu, "Result"],
  [/user/iu, "User"],
  [/text/iu, "Text"],
  [/group/iu, "Group"],
  [/race/iu, "Race"],
];

/**
 * Variables for an operation, made from what its names and types say and what there is: enough to be answered, if only
 * by a refusal. What may be left out is. Places of files, such as `variables.file`, are in `files`; the file goes
 * there.
 */
export function madeVariables(
  schema: GraphQLSchema,
  document: DocumentNode,
  given: Given,
): { readonly variables: Record<string, unknown>; readonly files: readonly string[] } {
  const operation = document.definitions.find(
    (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
  )!;
  const root = operation.selectionSet.selections
    .filter((node): node is FieldNode => node.kind === Kind.FIELD)
    .map(({ name }) => name.value)
    .join(" ");
  const nodeType = typeOfNode(document);
  const files: string[] = [];

  const idOf = (name: string, container: string): string => {
    const type =
      name === "id" && nodeType !== null
        ? nodeType
        : (idTypes.find(([pattern]) => pattern.test(name)) ??
            idTypes.find(([pattern]) => pattern.test(container)))?.[1];
    return given.ids[type ?? ""] ?? "made-up";
  };

  const make = (type: GraphQLInputType, name: string, container: string): unknown => {
    if (isNonNullType(type)) return make(type.ofType, name, container);
    if (isListType(type)) return [make(type.ofType, name, container)];
    const named = getNamedType(type);
    if (isEnumType(named)) return named.getValues()[0]!.name;
    if (isInputObjectType(named)) {
      const required = Object.values(named.getFields()).filter(
        (field) => isNonNullType(field.type) && field.defaultValue === undefined,
      );
      return Object.fromEntries(
        required.map((field) => [field.name, make(field.type, field.name, `${container} ${named.name}`)]),
      );
    }
    return scalar(named.name, name, container);
  };

  const scalar = (type: string, name: string, container: string): unknown => {
    switch (type) {
      case "ID":
        return name === "page" ? "page-1" : idOf(name, container);
      case "Int":
      case "Float":
        return 1;
      case "Boolean":
        return true;
      case "DateTime":
        return new Date().toISOString();
      case "IsoWeek":
        return "2026-W47";
      case "RaceCode":
        return given.raceCode;
      case "KeystrokeLog":
        return LOG;
      case "Upload":
        files.push(`variables.${name}`);
        return null;
      default:
        return (
          given.strings[name] ??
          (/^(?:run|batch)Id$/u.test(name) ? randomUUID() : "A text of some words, for whatever asks for one.")
        );
    }
  };

  const variables = Object.fromEntries(
    (operation.variableDefinitions ?? []).flatMap(({ variable, type, defaultValue }) => {
      const input = typeFromAST(schema, type as any) as GraphQLInputType;
      return isNonNullType(input) && !defaultValue
        ? [[variable.name.value, make(input, variable.name.value, root)]]
        : [];
    }),
  );
  return { variables, files };
}

/** The type that a document asks `node` for; null when it does not ask for one. */
function typeOfNode(document: DocumentNode): string | null {
  const conditions = new Map(
    document.definitions.flatMap((node): [string, string][] =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node.typeCondition.name.value]] : [],
    ),
  );
  let found: string | null = null;
  visit(document, {
    Field(node) {
      if (node.name.value !== "node" || !node.arguments?.length) return;
      for (const selection of node.selectionSet?.selections ?? []) {
        if (selection.kind === Kind.INLINE_FRAGMENT) found ??= selection.typeCondition?.name.value ?? null;
        if (selection.kind === Kind.FRAGMENT_SPREAD) found ??= conditions.get(selection.name.value) ?? null;
      }
    },
  });
  return found;
}
