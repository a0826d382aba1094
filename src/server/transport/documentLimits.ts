import {
  GraphQLError,
  Kind,
  type FragmentDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  type FieldNode,
  type GraphQLNamedType,
  type GraphQLType,
} from "graphql";
import { limits } from "../../contract/limits";

/** Limits for documents that are sent as text. Fragments count wherever they are spread. */
export const documentLimits = { depth: 8, aliases: 15, rootFields: 10, tokens: 2_000 } as const;

type Size = { readonly depth: number; readonly aliases: number; readonly fields: number };

const nothing: Size = { depth: 0, aliases: 0, fields: 0 };

/**
 * Refuses documents beyond the limits. Measures each fragment once, so that fragments that spread each other cost no
 * more than their text. The depth of introspection is limited by graphql's own rule.
 */
export const documentLimitsRule: ValidationRule = (context) => {
  const sizeOf = measurer(context);
  return {
    OperationDefinition(operation) {
      const { depth, aliases, fields } = sizeOf(operation.selectionSet);
      const check = (name: string, value: number, most: number) => {
        if (value > most)
          context.reportError(
            new GraphQLError(`The document has ${name} ${value}; at most ${most} is allowed.`, { nodes: operation }),
          );
      };
      check("depth", depth, documentLimits.depth);
      check("aliases", aliases, documentLimits.aliases);
      check("root fields", fields, documentLimits.rootFields);
      return false;
    },
    FragmentDefinition: () => false,
  };
};

/** `fields` counts those of the set itself; depth and aliases include everything below. */
function measurer(context: ValidationContext): (set: SelectionSetNode) => Size {
  const cache = new Map<FragmentDefinitionNode, Size>();

  const ofFragment = (name: string): Size => {
    const fragment = context.getFragment(name);
    if (!fragment) return nothing;
    const before = cache.get(fragment);
    if (before) return before;
    // A fragment that spreads itself counts once; another rule refuses it.
    cache.set(fragment, nothing);
    const size = ofSet(fragment.selectionSet);
    cache.set(fragment, size);
    return size;
  };

  const ofSet = (set: SelectionSetNode): Size => set.selections.map(ofSelection).reduce(beside, nothing);

  const ofSelection = (selection: SelectionSetNode["selections"][number]): Size => {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return ofFragment(selection.name.value);
    if (selection.kind === Kind.INLINE_FRAGMENT) return ofSet(selection.selectionSet);
    const inner = selection.selectionSet ? ofSet(selection.selectionSet) : nothing;
    const isIntrospection = selection.name.value === "__schema" || selection.name.value === "__type";
    return {
      depth: isIntrospection ? 1 : inner.depth + 1,
      aliases: inner.aliases + (selection.alias ? 1 : 0),
      fields: 1,
    };
  };

  return ofSet;
}

function beside(a: Size, b: Size): Size {
  return { depth: Math.max(a.depth, b.depth), aliases: a.aliases + b.aliases, fields: a.fields + b.fields };
}

/** Maximum estimated number of fields in one response. */
const MOST_COST = 20_000;

/** Estimated length of lists without an argument for it: members on a wall, keys of a keyboard. */
const LIST_LENGTH = 10;

/**
 * Refuses documents that ask for too much. Each field counts as one. Everything below a connection counts as often as
 * `first` or `last` says (the maximum for a variable, 25 by default), and below other lists ten times. So a page of 100
 * with 20 fields each costs about 2,000, and 100 pages of 100 are refused. Introspection is limited elsewhere.
 */
export const documentCostRule: ValidationRule = (context) => {
  const costOf = estimator(context);
  return {
    OperationDefinition(operation) {
      const cost = costOf(operation.selectionSet, context.getSchema().getRootType(operation.operation) ?? null);
      if (cost > MOST_COST) {
        context.reportError(
          new GraphQLError(
            `The document costs ${cost} (every field, as often as first or last asks for it); at most ` +
              `${MOST_COST} is allowed. Ask for smaller pages.`,
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

/** Estimates each fragment once, so that fragments that spread each other cost no more than their text. */
function estimator(context: ValidationContext): (set: SelectionSetNode, parent: Parent) => number {
  const cache = new Map<FragmentDefinitionNode, number>();
  const typeOf = (name: string): Parent => context.getSchema().getType(name) ?? null;

  const ofFragment = (name: string): number => {
    const fragment = context.getFragment(name);
    if (!fragment) return 0;
    const before = cache.get(fragment);
    if (before !== undefined) return before;
    // A fragment that spreads itself counts once; another rule refuses it.
    cache.set(fragment, 0);
    const cost = ofSet(fragment.selectionSet, typeOf(fragment.typeCondition.name.value));
    cache.set(fragment, cost);
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

/** Null for fields that are not the type's own, such as introspection. */
function fieldType({ name }: FieldNode, parent: Parent): GraphQLType | null {
  if (!isObjectType(parent) && !isInterfaceType(parent)) return null;
  return parent.getFields()[name.value]?.type ?? null;
}

/** How often the fields below a field are repeated. The edges of a connection are counted at the connection itself. */
function timesOf(node: FieldNode, parent: Parent, type: GraphQLType): number {
  if (getNamedType(type).name.endsWith("Connection")) return pageOf(node);
  if (!isListType(getNullableType(type)) || parent?.name.endsWith("Connection")) return 1;
  return LIST_LENGTH;
}

function pageOf(node: FieldNode): number {
  const pageArguments = (node.arguments ?? [])
    .filter(({ name }) => name.value === "first" || name.value === "last")
    .map(({ value }) => value);
  if (pageArguments.length === 0) return limits.pageSize.standard;
  const sizes = pageArguments.map((value) => (value.kind === Kind.INT ? Number(value.value) : limits.pageSize.max));
  return Math.min(limits.pageSize.max, Math.max(1, ...sizes));
}
