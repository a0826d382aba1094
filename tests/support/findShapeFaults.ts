import {
  getNamedType,
  isAbstractType,
  isEnumType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type SelectionSetNode,
} from "graphql";
import { certainty, fieldOf, levelsOf } from "../../src/tools/releases/compareShapes";

/** What values of a scalar look like in an answer. */
const scalars: Readonly<Record<string, (value: unknown) => boolean>> = {
  Int: (value) => Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31,
  Float: (value) => typeof value === "number" && Number.isFinite(value),
  Boolean: (value) => typeof value === "boolean",
  String: (value) => typeof value === "string",
  ID: (value) => typeof value === "string" && value !== "",
  DateTime: (value) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/u.test(String(value)),
  RaceCode: (value) => /^[A-HJ-NP-Z2-9]{6}$/u.test(String(value)),
  IsoWeek: (value) => /^\d{4}-W\d\d$/u.test(String(value)),
  KeystrokeLog: (value) => /^[\w-]*$/u.test(String(value)),
};

/**
 * Where an answer without errors is not what a page was built for: a value that is missing, null or of another type
 * than its release's schema says.
 * @param isKnownLater whether a value of an enum that the release does not have may come all the same.
 */
export function findShapeFaults(
  schema: GraphQLSchema,
  document: DocumentNode,
  data: unknown,
  isKnownLater = (type: string) => type === "ErrorCode",
): readonly string[] {
  const faults: string[] = [];
  const fragments = new Map(
    document.definitions.flatMap((node): (readonly [string, FragmentDefinitionNode])[] =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [],
    ),
  );

  const checkSet = (set: SelectionSetNode, type: GraphQLNamedType, value: any, place: string): void => {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) checkField(selection, type, value, place);
      else {
        const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value)!;
        const condition = fragment.typeCondition ? schema.getType(fragment.typeCondition.name.value) : type;
        if (condition && applies(condition, type)) checkSet(fragment.selectionSet, type, value, place);
      }
    }
  };

  const applies = (condition: GraphQLNamedType, type: GraphQLNamedType): boolean =>
    condition === type || (isAbstractType(condition) && isObjectType(type) && schema.isSubType(condition, type));

  const checkField = (node: FieldNode, type: GraphQLNamedType, parent: any, place: string): void => {
    const name = (node.alias ?? node.name).value;
    const value = parent[name];
    const here = `${place}.${name}`;
    if (node.name.value.startsWith("__"))
      return void (value === type.name || faults.push(`${here} is ${JSON.stringify(value)}`));
    const field = fieldOf(type, node.name.value);
    if (!field) return void faults.push(`${here} is no field of ${type.name}`);
    if (value === undefined) return void (node.directives?.length || faults.push(`${here} is missing`));
    checkValue(node, field, value, here, levelsOf(field));
  };

  const checkValue = (
    node: FieldNode,
    field: GraphQLField<unknown, unknown>,
    value: any,
    place: string,
    [level, ...inner]: readonly number[],
  ): void => {
    if (value === null) return void (level === certainty.nullable || faults.push(`${place} is null`));
    if (inner.length > 0) {
      if (!Array.isArray(value)) return void faults.push(`${place} is no list`);
      return value.forEach((item, at) => checkValue(node, field, item, `${place}[${at}]`, inner));
    }
    const type = getNamedType(field.type);
    const check = scalars[type.name];
    if (check) return void (check(value) || faults.push(`${place} is no ${type.name}: ${JSON.stringify(value)}`));
    if (isEnumType(type))
      return void (
        type.getValue(value) ||
        isKnownLater(type.name) ||
        faults.push(`${place} is a new ${type.name}: ${JSON.stringify(value)}`)
      );
    if (!node.selectionSet || typeof value !== "object")
      return void faults.push(`${place} is no ${type.name}: ${JSON.stringify(value)}`);
    const concrete = isAbstractType(type) ? schema.getType(value.__typename) : type;
    if (!concrete) return void faults.push(`${place} is of an unknown type: ${JSON.stringify(value.__typename)}`);
    checkSet(node.selectionSet, concrete, value, place);
  };

  for (const node of document.definitions)
    if (node.kind === Kind.OPERATION_DEFINITION)
      checkSet(node.selectionSet, schema.getRootType(node.operation)!, data, node.name?.value ?? "");
  return faults;
}
