import {
  GraphQLError,
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLType,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from "graphql";
import { limits } from "../../contract/limits";

/** The most fields that one document may give, as it is estimated. */
export const MOST_COST = 20_000;

/** How many a list holds whose length nobody asks for: members on a wall, keys of a keyboard. */
const LIST_LENGTH = 10;

/**
 * Refuses documents that ask for too much: each field counts one, and everything below a connection as often as `first`
 * or `last` says (a variable may be the most allowed; nothing
 * said is a page of 25), below another list ten times. So a page of 100 with 20 fields each costs some 2,000, and 100
 * pages of 100 are refused. Introspection is bounded elsewhere.
 */
export const documentCostRule: ValidationRule = (context) => {
  const costOf = estimator(context);
  return {
    OperationDefinition(operation) {
      const cost = costOf(operation.selectionSet, context.getSchema().getRootType(operation.operation) ?? null);
      if (cost > MOST_COST) {
        context.reportError(
          new GraphQLError(
            `The document costs ${cost} (every field, as often as first or last asks for it); at most ${MOST_COST} is allowed. Ask for smaller pages.`,
            { nodes: operation },
          ),
        );
      }
      return false;
    },
    FragmentDefinition: () => false,
  };
};

type Parent = GraphQLNamedType | null;

/** Each fragment is estimated once, so that fragments which spread each other cost no more than their text. */
function estimator(context: ValidationContext): (set: SelectionSetNode, parent: Parent) => number {
  const known = new Map<FragmentDefinitionNode, number>();
  const typeOf = (name: string): Parent => context.getSchema().getType(name) ?? null;

  const ofFragment = (name: string): number => {
    const fragment = context.getFragment(name);
    if (!fragment) return 0;
    const before = known.get(fragment);
    if (before !== undefined) return before;
    // A fragment that spreads itself counts once: another rule refuses it.
    known.set(fragment, 0);
    const cost = ofSet(fragment.selectionSet, typeOf(fragment.typeCondition.name.value));
    known.set(fragment, cost);
    return cost;
  };

  const ofField = (node: FieldNode, parent: Parent): number => {
    const type = fieldType(node, parent);
    if (!node.selectionSet || !type || !isCompositeType(getNamedType(type))) return 1;
    return 1 + timesOf(node, parent, type) * ofSet(node.selectionSet, getNamedType(type));
  };

  const ofSet = (set: SelectionSetNode, parent: Parent): number =>
    set.selections.reduce((sum, selection) => {
      if (selection.kind === Kind.FRAGMENT_SPREAD) return sum + ofFragment(selection.name.value);
      if (selection.kind === Kind.INLINE_FRAGMENT)
        return (
          sum +
          ofSet(selection.selectionSet, selection.typeCondition ? typeOf(selection.typeCondition.name.value) : parent)
        );
      return sum + ofField(selection, parent);
    }, 0);

  return ofSet;
}

/** Null for what is none of the type's own, such as introspection. */
function fieldType({ name }: FieldNode, parent: Parent): GraphQLType | null {
  if (!isObjectType(parent) && !isInterfaceType(parent)) return null;
  return parent.getFields()[name.value]?.type ?? null;
}

/** How often what is below a field comes. The edges of a connection are counted where it is asked for. */
function timesOf(node: FieldNode, parent: Parent, type: GraphQLType): number {
  if (getNamedType(type).name.endsWith("Connection")) return pageOf(node);
  if (!isListType(getNullableType(type)) || parent?.name.endsWith("Connection")) return 1;
  return LIST_LENGTH;
}

function pageOf(node: FieldNode): number {
  const asked = (node.arguments ?? [])
    .filter(({ name }) => name.value === "first" || name.value === "last")
    .map(({ value }) => value);
  if (asked.length === 0) return limits.pageSize.standard;
  const sizes = asked.map((value) => (value.kind === Kind.INT ? Number(value.value) : limits.pageSize.max));
  return Math.min(limits.pageSize.max, Math.max(1, ...sizes));
}
